import { GoogleGenAI, type Interactions } from "@google/genai";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import {
  gatherInteraction,
  type InteractionEvent,
  type Step,
  type GatheredInteraction,
} from "../../support/clients/gather-interaction.js";
import {
  answerOf,
  BOTH_CALLS,
  BOTH_CITIES,
  DEGREES,
  PIXEL,
  pixelSeen,
  PLACE,
  REPORT,
  SUM,
  SUM_ANSWER,
  TOOLS,
  WEATHER,
} from "../../support/clients/questions.js";
import { counts, requiresCalls, signsReasoning, textDialect } from "../../support/dialect-features.js";
import { simulated, simulatedGateway, thinking } from "./simulated.js";

type ClientCall = Omit<Interactions.CreateModelInteractionParamsNonStreaming, "stream">;
type Ask = (params: ClientCall) => Promise<GatheredInteraction>;

/** Set by the suite that runs. */
let gateway: ReturnType<typeof simulatedGateway>;

/** As applications create it: only the address and the key are set. */
function client(apiKey = gateway().key): GoogleGenAI {
  return new GoogleGenAI({ apiKey, httpOptions: { baseUrl: gateway().url } });
}

async function collect(params: ClientCall): Promise<InteractionEvent[]> {
  const events: InteractionEvent[] = [];
  for await (const event of await client().interactions.create({ ...params, stream: true })) events.push(event);
  return events;
}

const whole: Ask = (params) => client().interactions.create(params);
const streamed: Ask = async (params) => gatherInteraction(await collect(params));
const WAYS = [
  ["whole", whole],
  ["streamed", streamed],
] as const;

const tools = TOOLS.map(({ name, description }) => ({
  type: "function" as const,
  name,
  description,
  parameters: PLACE,
}));
const callsOf = ({ steps }: GatheredInteraction) =>
  steps.flatMap((step) => (step.type === "function_call" ? [step] : []));
const kindsOf = ({ steps }: GatheredInteraction) => steps.map(({ type }) => type);
const thoughtOf = ({ steps }: GatheredInteraction) =>
  steps.find((step): step is Interactions.ThoughtStep => step.type === "thought");

function textOf({ steps }: GatheredInteraction): string {
  const contents = steps.flatMap((step) => (step.type === "model_output" ? (step.content ?? []) : []));
  return contents.map((content) => (content.type === "text" ? content.text : "")).join("");
}

const INPUT: Step[] = [{ type: "user_input", content: [{ type: "text", text: BOTH_CITIES }] }];

/** The next input: the unchanged answer, and the results of the tools. */
function continued(input: Step[], answer: GatheredInteraction): Step[] {
  const results = callsOf(answer).map(({ id, name }) => ({
    type: "function_result" as const,
    call_id: id,
    name,
    result: answerOf(name),
  }));
  return [...input, ...answer.steps, ...results];
}

function describeUpstream(dialect: string): void {
  const model = simulated(dialect);

  describe(`the genai client's interactions with a model behind ${dialect}`, () => {
    for (const [way, ask] of WAYS) {
      it(`return an answer with the public name of its model and the usage, ${way}`, async () => {
        const answer = await ask({ model, input: SUM });
        expect(answer).to.include({ model, status: "completed" });
        expect(kindsOf(answer)).to.deep.equal(["model_output"]);
        expect(textOf(answer)).to.contain(SUM_ANSWER);
        const { total_input_tokens = 0, total_output_tokens = 0, total_tokens } = answer.usage ?? {};
        expect([total_input_tokens > 0, total_output_tokens > 0]).to.deep.equal([true, true]);
        expect(total_tokens).to.equal(total_input_tokens + total_output_tokens);
      });

      it(`receives two parallel tool calls, ${way}`, async () => {
        const answer = await ask({ model, input: BOTH_CITIES, tools });
        expect(answer.status).to.equal("requires_action");
        expect(callsOf(answer).map((call) => [call.name, call.arguments])).to.deep.equal(BOTH_CALLS);
        expect(new Set(callsOf(answer).map(({ id }) => id)).size).to.equal(2);
      });

      it(`finish a conversation of two steps, ${way}`, async () => {
        const first = await ask({ model, input: INPUT, tools });
        const second = await ask({ model, input: continued(INPUT, first), tools });
        expect(second.status).to.equal("completed");
        expect(textOf(second)).to.contain(REPORT);
      });

      it(`finish one with reasoning, its signatures sent back, ${way}`, async () => {
        const params = {
          model: thinking(dialect, { effort: "low" }),
          tools,
          store: false,
          generation_config: { thinking_level: "low" as const, thinking_summaries: "auto" as const },
        };
        const first = await ask({ ...params, input: INPUT });
        expect(kindsOf(first)).to.deep.equal(["thought", "function_call", "function_call"]);
        expect(thoughtOf(first)).to.have.nested.property("summary[0].text").that.contains("I need 2 tools for that.");
        expect(thoughtOf(first)?.signature === undefined).to.equal(!signsReasoning(textDialect(dialect)));
        const { total_thought_tokens = 0 } = first.usage ?? {};
        expect(total_thought_tokens > 0).to.equal(counts(textDialect(dialect), "reasoning"));
        const second = await ask({ ...params, input: continued(INPUT, first) });
        expect(kindsOf(second)).to.deep.equal(["thought", "model_output"]);
        expect(textOf(second)).to.contain(REPORT);
      });

      it(`reports the finish reason of a truncated answer, ${way}`, async () => {
        const answer = await ask({ model, input: SUM, generation_config: { max_output_tokens: 16 } });
        expect(answer.status).to.equal("incomplete");
        expect(answer.usage?.total_output_tokens).to.equal(16);
      });

      it(`give an answer in the form of a schema, ${way}`, async () => {
        const response_format = { type: "text" as const, mime_type: "application/json", schema: WEATHER };
        expect(JSON.parse(textOf(await ask({ model, input: DEGREES, response_format })))).to.deep.equal({
          city: "Oslo",
          degrees: 21,
        });
      });
    }

    it("stream events that name the interaction and its steps in order", async () => {
      const events = await collect({ model, input: SUM });
      expect(
        events.map(({ event_type }) => event_type).filter((type, index, all) => type !== all[index - 1]),
      ).to.deep.equal([
        "interaction.created",
        "interaction.status_update",
        "step.start",
        "step.delta",
        "step.stop",
        "interaction.completed",
      ]);
      const ids = events.flatMap((event) =>
        "interaction" in event ? [event.interaction.id] : "interaction_id" in event ? [event.interaction_id] : [],
      );
      expect(new Set(ids).size).to.equal(1);
    });

    it("send an image and system instructions", async () => {
      const input: Interactions.Content[] = [
        { type: "text", text: "What is this?" },
        { type: "image", data: PIXEL, mime_type: "image/png" },
      ];
      const text = textOf(await whole({ model, input, system_instruction: "Be kind." }));
      expect(text).to.contain(pixelSeen(dialect)).and.to.contain("My instructions begin with “Be kind.”.");
    });

    it("call a required function where one can be required", async () => {
      const tool_choice = { allowed_tools: { mode: "any" as const, tools: ["read_clock"] } };
      const answer = await whole({ model, input: "Go on.", tools, generation_config: { tool_choice } });
      const called = requiresCalls(textDialect(dialect)) ? ["read_clock"] : [];
      expect(callsOf(answer).map(({ name }) => name)).to.deep.equal(called);
    });

    for (const [name, status] of [
      ["assistant-error-400", 400],
      ["assistant-error-404", 404],
      ["assistant-error-429", 429],
      ["assistant-error-500", 502],
    ] as const) {
      it(`throws the SDK's error for ${name}`, async () => {
        for (const stream of [false, true]) {
          const options = { retries: { strategy: "none" as const } };
          const error = await failureOf(
            client().interactions.create(
              { model: simulated(dialect, name), input: SUM, stream },
              options,
            ) as Promise<unknown>,
          );
          expect(error).to.include({ status });
        }
      });
    }

    for (const name of ["assistant-error-stream", "assistant-cut"] as const) {
      it(`throws on a truncated answer of ${name}`, async () => {
        const events = await collect({ model: simulated(dialect, name), input: SUM });
        expect(events.map(({ event_type }) => event_type))
          .to.include("step.delta")
          .and.not.to.include("interaction.completed");
        expect(events.at(-1)).to.deep.nested.include({ event_type: "error", "error.code": "upstream_error" });
      });
    }
  });
}

/** What the client does with models behind these dialects. */
export function describeInteractions(dialects: readonly string[]): void {
  gateway = simulatedGateway();
  for (const dialect of dialects) describeUpstream(dialect);
}

/** What is the same whatever is behind the gateway. */
export function describeInteractionsItself(): void {
  describe("the genai client's interactions and invalid requests", () => {
    const model = simulated("interactions");
    const cases = [
      ["a wrong key", () => client("sk-iso-wrong").interactions.create({ model, input: SUM }), 401, /./],
      ["an unknown model", () => client().interactions.create({ model: "maker/none", input: SUM }), 404, /./],
      ["requesting storage", () => client().interactions.create({ model, input: SUM, store: true }), 400, /store/],
      [
        "continuing from an answer that was not stored",
        () => client().interactions.create({ model, input: SUM, previous_interaction_id: "int_1" }),
        400,
        /previous_interaction_id/,
      ],
    ] as const;
    for (const [mistake, making, status, words] of cases) {
      it(`gets an error for ${mistake}`, async () => {
        const error = await failureOf(making());
        expect(error).to.include({ status });
        expect(error.message).to.match(words);
      });
    }
  });
}

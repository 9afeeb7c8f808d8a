import { expect } from "chai";
import OpenAI, {
  APIError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
} from "openai";
import type {
  FunctionTool,
  Response,
  ResponseCreateParamsNonStreaming,
  ResponseInput,
  ResponseStreamEvent,
} from "openai/resources/responses/responses";
import { failureOf } from "../../support/promises.js";
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
import {
  counts,
  requiresCalls,
  signsReasoning,
  switchesParallelCalls,
  textDialect,
} from "../../support/dialect-features.js";
import { simulated, simulatedGateway } from "./simulated.js";

type ClientCall = Omit<ResponseCreateParamsNonStreaming, "stream">;
type Ask = (params: ClientCall) => Promise<Response>;

/** Set by the suite that runs. */
let gateway: ReturnType<typeof simulatedGateway>;

/** As applications make it: nothing is set but the address and the key. */
function client(apiKey = gateway().key): OpenAI {
  return new OpenAI({ baseURL: `${gateway().url}/v1`, apiKey, maxRetries: 0 });
}

const tools: FunctionTool[] = TOOLS.map(({ name, description }) => ({
  type: "function",
  name,
  description,
  parameters: PLACE,
  strict: false,
}));

const whole: Ask = (options) => client().responses.create(options);
const streamed: Ask = (params) => client().responses.stream(params).finalResponse();
const WAYS = [
  ["whole", whole],
  ["streamed", streamed],
] as const;

async function collect(params: ClientCall): Promise<ResponseStreamEvent[]> {
  const events: ResponseStreamEvent[] = [];
  for await (const event of await client().responses.create({ ...params, stream: true })) events.push(event);
  return events;
}

const callsOf = ({ output }: Response) => output.flatMap((item) => (item.type === "function_call" ? [item] : []));
const kindsOf = ({ output }: Response) => output.map(({ type }) => type);

/** The next input: all that came back as it came, and what the tools answered. */
function continued(input: ResponseInput, answer: Response): ResponseInput {
  const results = callsOf(answer).map(({ call_id, name }) => ({
    type: "function_call_output" as const,
    call_id,
    output: answerOf(name),
  }));
  return [...input, ...(answer.output as ResponseInput), ...results];
}

const INPUT: ResponseInput = [{ role: "user", content: BOTH_CITIES }];

function describeUpstream(dialect: string): void {
  const model = simulated(dialect);

  describe(`the openai client's responses with a model behind ${dialect}`, () => {
    for (const [way, ask] of WAYS) {
      it(`return an answer with the public name of its model and the usage, ${way}`, async () => {
        const answer = await ask({ model, input: SUM });
        expect(answer).to.deep.include({
          object: "response",
          model,
          status: "completed",
          store: false,
          error: null,
          incomplete_details: null,
        });
        expect(answer.id).to.match(/^resp_/);
        expect(answer.created_at).to.be.closeTo(Date.now() / 1000, 60);
        expect(answer.output).to.have.length(1);
        expect(answer.output[0]).to.deep.include({ type: "message", role: "assistant", status: "completed" });
        expect(answer.output_text).to.contain(SUM_ANSWER);
        const { input_tokens = 0, output_tokens = 0, total_tokens } = answer.usage ?? {};
        expect([input_tokens > 0, output_tokens > 0]).to.deep.equal([true, true]);
        expect(total_tokens).to.equal(input_tokens + output_tokens);
      });

      it(`receives two parallel tool calls, ${way}`, async () => {
        const calls = callsOf(await ask({ model, input: BOTH_CITIES, tools }));
        expect(calls.map((call) => [call.name, JSON.parse(call.arguments)])).to.deep.equal(BOTH_CALLS);
        expect(new Set(calls.map(({ call_id }) => call_id)).size).to.equal(2);
        expect(new Set(calls.map(({ id }) => id)).size).to.equal(2);
      });

      it(`finish a conversation of two steps, ${way}`, async () => {
        const first = await ask({ model, input: INPUT, tools });
        const second = await ask({ model, input: continued(INPUT, first), tools });
        expect(second.output_text).to.contain(REPORT);
        expect(kindsOf(second)).to.deep.equal(["message"]);
      });

      it(`finish one with reasoning, its opaque state sent back, ${way}`, async () => {
        const params = {
          model: simulated(dialect, "assistant-thinking"),
          tools,
          store: false,
          include: ["reasoning.encrypted_content" as const],
          reasoning: { effort: "low" as const, summary: "auto" as const },
        };
        const first = await ask({ ...params, input: INPUT });
        expect(kindsOf(first)).to.deep.equal(["reasoning", "function_call", "function_call"]);
        const [thought] = first.output;
        expect(thought).to.have.nested.property("summary[0].text").that.contains("I need 2 tools for that.");
        if (!signsReasoning(textDialect(dialect))) expect(thought).not.to.have.property("encrypted_content");
        else
          expect(thought)
            .to.have.property("encrypted_content")
            .that.matches(/^[\w+/=]{40,}$/);
        const { reasoning_tokens = 0 } = first.usage?.output_tokens_details ?? {};
        expect(reasoning_tokens > 0).to.equal(counts(textDialect(dialect), "reasoning"));
        const second = await ask({ ...params, input: continued(INPUT, first) });
        expect(kindsOf(second)).to.deep.equal(["reasoning", "message"]);
        expect(second.output_text).to.contain(REPORT);
      });

      it(`reports the finish reason of a truncated answer, ${way}`, async () => {
        const answer = await ask({ model, input: SUM, max_output_tokens: 16 });
        expect(answer).to.deep.include({ status: "incomplete", incomplete_details: { reason: "max_output_tokens" } });
        expect(answer.usage?.output_tokens).to.equal(16);
      });
    }

    it("stream numbered events that add up to the whole answer", async () => {
      const { output_text } = await whole({ model, input: SUM });
      const events = await collect({ model, input: SUM });
      expect(events.map(({ sequence_number }) => sequence_number)).to.deep.equal(events.map((_, index) => index));
      expect(events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])).to.deep.equal([
        "response.created",
        "response.in_progress",
        "response.output_item.added",
        "response.content_part.added",
        "response.output_text.delta",
        "response.output_text.done",
        "response.content_part.done",
        "response.output_item.done",
        "response.completed",
      ]);
      expect(events.map((event) => (event.type === "response.output_text.delta" ? event.delta : "")).join("")).to.equal(
        output_text,
      );
      const ids = events.flatMap((event) =>
        "response" in event ? [`${event.response.id} ${event.response.model}`] : [],
      );
      expect(new Set(ids).size).to.equal(1);
    });

    it("call one tool where parallel calls are disabled, or list the dropped member", async () => {
      const { data, response } = await client()
        .responses.create({ model, input: BOTH_CITIES, tools, parallel_tool_calls: false })
        .withResponse();
      const isDropped = !switchesParallelCalls(textDialect(dialect));
      expect(callsOf(data)).to.have.length(isDropped ? 2 : 1);
      expect(response.headers.get("x-dropped-params")).to.equal(isDropped ? "parallel_tool_calls" : null);
    });

    it("call a required tool where one can be required", async () => {
      for (const [, ask] of WAYS) {
        const { output } = await ask({
          model,
          input: "Go on.",
          tools,
          tool_choice: { type: "function", name: "read_clock" },
        });
        expect(output.map((item) => (item.type === "function_call" ? item.name : item.type))).to.deep.equal([
          requiresCalls(textDialect(dialect)) ? "read_clock" : "message",
        ]);
      }
    });

    it("give an answer in the form of a schema, parsed", async () => {
      const text = { format: { type: "json_schema" as const, name: "weather", strict: true, schema: WEATHER } };
      const answer = await client().responses.parse({ model, input: DEGREES, text });
      expect(answer.output_parsed).to.deep.equal({ city: "Oslo", degrees: 21 });
      expect(
        (await client().responses.stream({ model, input: DEGREES, text }).finalResponse()).output_parsed,
      ).to.deep.equal({ city: "Oslo", degrees: 21 });
    });

    it("show an image", async () => {
      const content = [
        { type: "input_text" as const, text: "What is this?" },
        { type: "input_image" as const, image_url: `data:image/png;base64,${PIXEL}`, detail: "auto" as const },
      ];
      expect((await whole({ model, input: [{ role: "user", content }] })).output_text).to.contain(pixelSeen(dialect));
    });

    it("send system instructions", async () => {
      expect((await whole({ model, input: SUM, instructions: "Be kind." })).output_text).to.contain(
        "My instructions begin with “Be kind.”.",
      );
    });

    const failures = [
      ["assistant-error-400", BadRequestError, 400],
      ["assistant-error-429", RateLimitError, 429],
      ["assistant-error-500", InternalServerError, 502],
    ] as const;
    for (const [name, kind, status] of failures) {
      it(`throws ${kind.name} for ${name}`, async () => {
        for (const [, ask] of WAYS) {
          const error = await failureOf(ask({ model: simulated(dialect, name), input: SUM }));
          expect(error).to.be.instanceOf(kind).and.to.include({ status });
        }
      });
    }

    for (const name of ["assistant-error-stream", "assistant-cut"] as const) {
      it(`throws on a truncated answer of ${name}`, async () => {
        const error = await failureOf(collect({ model: simulated(dialect, name), input: SUM }));
        expect(error).to.be.instanceOf(APIError).and.to.include({ code: "upstream_error" });
        expect(await failureOf(streamed({ model: simulated(dialect, name), input: SUM }))).to.be.instanceOf(APIError);
      });
    }
  });
}

/** What the client does with models behind these dialects. */
export function describeResponses(dialects: readonly string[]): void {
  gateway = simulatedGateway();
  for (const dialect of dialects) describeUpstream(dialect);
}

/** What is the same whatever is behind the gateway. */
export function describeResponsesItself(): void {
  describe("the openai client's responses and invalid requests", () => {
    const model = simulated("responses");
    const cases = [
      [
        "a wrong key",
        () => client("sk-iso-wrong").responses.create({ model, input: SUM }),
        AuthenticationError,
        "invalid_api_key",
      ],
      ["an unknown model", () => whole({ model: "maker/none", input: SUM }), NotFoundError, "model_not_found"],
      [
        "a field of a wrong type",
        () => whole({ model, input: SUM, temperature: "hot" as unknown as number }),
        BadRequestError,
        "invalid_request",
      ],
      [
        "requesting storage",
        () => whole({ model, input: SUM, store: true }),
        BadRequestError,
        "stateful_not_supported",
      ],
      [
        "continuing from an answer that was not stored",
        () => whole({ model, input: SUM, previous_response_id: "resp_1" }),
        BadRequestError,
        "stateful_not_supported",
      ],
    ] as const;
    for (const [mistake, making, kind, code] of cases) {
      it(`gets an error for ${mistake}`, async () => {
        expect(await failureOf(making()))
          .to.be.instanceOf(kind)
          .and.to.include({ code });
      });
    }
  });
}

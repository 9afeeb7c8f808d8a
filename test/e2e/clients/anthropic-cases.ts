import Anthropic from "@anthropic-ai/sdk";
import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import { jsonSchemaOutputFormat } from "@anthropic-ai/sdk/helpers/json-schema";
import type {
  ContentBlock,
  Message,
  MessageParam,
  MessageStreamEvent,
  Tool,
  ToolResultBlockParam,
} from "@anthropic-ai/sdk/resources/messages";
import { expect } from "chai";
import { PIXEL, pixelSeen } from "../../support/clients/questions.js";
import { reportsStop, takesStop, textDialect } from "../../support/dialect-features.js";
import { simulated, simulatedGateway, upstreamDialects } from "./simulated.js";

/** Set by the suite that runs. */
let gateway: ReturnType<typeof simulatedGateway>;

/** As applications create it: only the address and the key are set. */
function client(): Anthropic {
  const { url, key } = gateway();
  return new Anthropic({ baseURL: url, apiKey: key, maxRetries: 0 });
}

const ask = (content: string): MessageParam[] => [{ role: "user", content }];
const SUM = ask("What is 17 * 23?");
const BOTH_CITIES = ask("What are the weather in Oslo and the clock in Rome?");

const PLACE = { type: "object", properties: { city: { type: "string" } }, required: ["city"] } as const;
const TOOLS: Tool[] = ["get_weather", "read_clock"].map((name) => ({
  name,
  description: `Tells the ${name.slice(-5)} of a city.`,
  input_schema: { ...PLACE, required: ["city"] },
}));

/** Tools as the client's own runner takes them. Each call of one is recorded. */
function runnable(requested: string[]) {
  return Object.entries({ get_weather: "snow and wind", read_clock: "five past nine" }).map(([name, answer]) =>
    betaTool({
      name,
      description: `Tells the ${name.slice(-5)} of a city.`,
      inputSchema: PLACE,
      run: ({ city }) => {
        requested.push(`${name} ${city}`);
        return answer;
      },
    }),
  );
}

const textOf = (message: Message): string =>
  message.content.map((block) => (block.type === "text" ? block.text : "")).join("");
const kindsOf = (content: readonly ContentBlock[]): string[] => content.map(({ type }) => type);

async function collect(stream: AsyncIterable<MessageStreamEvent>): Promise<MessageStreamEvent[]> {
  const events: MessageStreamEvent[] = [];
  for await (const event of stream) events.push(event);
  return events;
}

function answers(dialect: string): void {
  const params = { model: simulated(dialect), max_tokens: 500, messages: SUM };

  it("gets an answer with the public name of its model and the usage", async () => {
    const answer = await client().messages.create(params);
    expect(answer).to.deep.include({
      type: "message",
      role: "assistant",
      model: params.model,
      stop_reason: "end_turn",
      stop_sequence: null,
    });
    expect(textOf(answer)).to.contain("17*23 = 391.");
    expect(answer.usage.input_tokens).to.be.greaterThan(0);
    expect(answer.usage.output_tokens).to.be.greaterThan(0);
  });

  it("gets the same answer as a stream, in the order its events have", async () => {
    const whole = await client().messages.create(params);
    const events = await collect(await client().messages.create({ ...params, stream: true }));
    const types = events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1]);
    expect(types).to.deep.equal([
      "message_start",
      "content_block_start",
      "content_block_delta",
      "content_block_stop",
      "message_delta",
      "message_stop",
    ]);
    const [start] = events;
    expect(start?.type === "message_start" && start.message.model).to.equal(params.model);
    const text = events
      .map((event) =>
        event.type === "content_block_delta" && event.delta.type === "text_delta" ? event.delta.text : "",
      )
      .join("");
    expect(text).to.equal(textOf(whole));
  });

  it("assembles a stream itself", async () => {
    const whole = await client().messages.create(params);
    const stream = client().messages.stream(params);
    const received: string[] = [];
    stream.on("text", (piece) => received.push(piece));
    const final = await stream.finalMessage();
    expect(final).to.deep.include({
      role: "assistant",
      model: params.model,
      stop_reason: "end_turn",
      content: whole.content,
    });
    expect(final.usage).to.deep.include({
      input_tokens: whole.usage.input_tokens,
      output_tokens: whole.usage.output_tokens,
    });
    expect(received.join("")).to.equal(textOf(whole));
    expect(received.length).to.be.greaterThan(3);
  });

  it("ends the answer at its stop sequence", async () => {
    const { data, response } = await client()
      .messages.create({ ...params, stop_sequences: ["391"] })
      .withResponse();
    const isCarried = takesStop(textDialect(dialect));
    expect(response.headers.get("x-dropped-params")).to.equal(isCarried ? null : "stop_sequences");
    expect(textOf(data)).to.match(isCarried ? /^17\*23 = $/ : /^17\*23 = 391\./);
    const reported = reportsStop(textDialect(dialect));
    expect(data).to.include({
      stop_reason: isCarried && reported.finish ? "stop_sequence" : "end_turn",
      stop_sequence: isCarried && reported.sequence ? "391" : null,
    });
  });

  it("reports the finish reason of a truncated answer", async () => {
    const answer = await client().messages.create({ ...params, max_tokens: 16 });
    expect(answer).to.deep.include({ stop_reason: "max_tokens" });
    expect(answer.usage.output_tokens).to.equal(16);
  });
}

function tools(dialect: string): void {
  const options = { model: simulated(dialect), max_tokens: 500, messages: BOTH_CITIES };

  it("receives two parallel tool calls, with distinct IDs", async () => {
    const { content, stop_reason } = await client().messages.create({ ...options, tools: TOOLS });
    const calls = content.flatMap((block) => (block.type === "tool_use" ? [block] : []));
    expect(stop_reason).to.equal("tool_use");
    expect(calls.map(({ name, input }) => [name, input])).to.deep.equal([
      ["get_weather", { city: "Oslo" }],
      ["read_clock", { city: "Rome" }],
    ]);
    expect(new Set(calls.map(({ id }) => id)).size).to.equal(2);
  });

  it("continues a conversation with tool results, streamed", async () => {
    const first = await client()
      .messages.stream({ ...options, tools: TOOLS })
      .finalMessage();
    const results = first.content.flatMap((block): ToolResultBlockParam[] =>
      block.type === "tool_use"
        ? [{ type: "tool_result", tool_use_id: block.id, content: `${block.name} says hello` }]
        : [],
    );
    const messages: MessageParam[] = [
      ...BOTH_CITIES,
      { role: "assistant", content: first.content },
      { role: "user", content: results },
    ];
    const second = await client()
      .messages.stream({ ...options, messages, tools: TOOLS })
      .finalMessage();
    expect(second.stop_reason).to.equal("end_turn");
    expect(textOf(second))
      .to.contain("get_weather answered: get_weather says hello.")
      .and.to.contain("read_clock answered: read_clock says hello.");
  });

  // By default the runner asks the vendor to store the conversation, and keeps it itself where that is refused.
  for (const settings of [{}, { stream: true }, { thread: false }, { thread: false, stream: true }] as const) {
    it(`runs a conversation of two steps with its own tool runner, ${JSON.stringify(settings)}`, async () => {
      const requested: string[] = [];
      const runner = client().beta.messages.toolRunner({ ...options, tools: runnable(requested), ...settings });
      const final = await runner.runUntilDone();
      expect(requested.sort()).to.deep.equal(["get_weather Oslo", "read_clock Rome"]);
      expect(final).to.include({ model: options.model, stop_reason: "end_turn" });
      const text = final.content.map((block) => (block.type === "text" ? block.text : "")).join("");
      expect(text)
        .to.contain("get_weather answered: snow and wind.")
        .and.to.contain("read_clock answered: five past nine.");
    });
  }
}

function describeOptions(dialect: string): void {
  const params = { model: simulated(dialect), max_tokens: 500, messages: SUM };

  it("gets an answer in the form of its schema, parsed", async () => {
    const schema = {
      type: "object",
      properties: { city: { type: "string" }, degrees: { type: "integer" } },
      required: ["city", "degrees"],
      additionalProperties: false,
    } as const;
    const answer = await client().messages.parse({
      ...params,
      messages: ask("It is 21 degrees in Oslo."),
      output_config: { format: jsonSchemaOutputFormat(schema) },
    });
    expect(answer.parsed_output).to.deep.equal({ city: "Oslo", degrees: 21 });
  });

  it("sends an image", async () => {
    const source = { type: "base64" as const, media_type: "image/png" as const, data: PIXEL };
    const messages: MessageParam[] = [
      {
        role: "user",
        content: [
          { type: "image", source },
          { type: "text", text: "What is this?" },
        ],
      },
    ];
    const answer = await client().messages.create({ ...params, messages });
    expect(textOf(answer)).to.contain(pixelSeen(dialect));
  });

  it("gets reasoning before the answer, whole and streamed", async () => {
    const thinking = { type: "enabled" as const, budget_tokens: 1024 };
    const whole = await client().messages.create({ ...params, max_tokens: 2000, thinking });
    const [thought] = whole.content;
    expect(kindsOf(whole.content)).to.deep.equal(["thinking", "text"]);
    expect(thought?.type === "thinking" && thought.thinking).to.contain("I am asked");
    const received: string[] = [];
    const stream = client()
      .messages.stream({ ...params, max_tokens: 2000, thinking })
      .on("thinking", (piece) => received.push(piece));
    expect((await stream.finalMessage()).content).to.deep.equal(whole.content);
    expect(received.join("")).to.equal(thought?.type === "thinking" && thought.thinking);
  });
}

function describeUpstream(dialect: string): void {
  describe(`the anthropic client with a model behind ${dialect}`, () => {
    answers(dialect);
    tools(dialect);
    describeOptions(dialect);
  });
}

/** What the client does with models behind these dialects. */
export function describeAnthropic(dialects: readonly string[]): void {
  gateway = simulatedGateway();
  for (const dialect of dialects) describeUpstream(dialect);
}

/** What is the same whatever is behind the gateway. */
export function describeAnthropicItself(): void {
  describe("the anthropic client", () => {
    it("may send its key as a bearer token", async () => {
      const { url, key } = gateway();
      const bearer = new Anthropic({ baseURL: url, authToken: key, apiKey: null, maxRetries: 0 });
      expect(
        textOf(await bearer.messages.create({ model: simulated("messages"), max_tokens: 100, messages: SUM })),
      ).to.contain("391");
      const ids: string[] = [];
      for await (const { id } of bearer.models.list()) ids.push(id);
      expect(ids).to.include.members(upstreamDialects.map((dialect) => simulated(dialect)));
    });
  });
}

import { expect } from "chai";
import OpenAI from "openai";
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from "openai/resources/chat/completions";
import type { RunnableToolFunctionWithParse } from "openai/lib/RunnableFunction";
import { counts, switchesParallelCalls, takesStop, textDialect } from "../../support/dialect-features.js";
import { PIXEL, pixelSeen } from "../../support/clients/questions.js";
import { simulated, simulatedGateway, thinking, upstreamDialects } from "./simulated.js";

/** Set by the suite that runs. */
let gateway: ReturnType<typeof simulatedGateway>;

/** As applications create it: only the address and the key are set. */
function client(): OpenAI {
  const { url, key } = gateway();
  return new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
}

const ask = (content: string): ChatCompletionMessageParam[] => [{ role: "user", content }];
const SUM = ask("What is 17 * 23?");
const BOTH_CITIES = ask("What are the weather in Oslo and the clock in Rome?");

const PLACE = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const TOOLS: ChatCompletionTool[] = ["get_weather", "read_clock"].map((name) => ({
  type: "function",
  function: { name, description: `Tells the ${name.slice(-5)} of a city.`, parameters: PLACE },
}));

/** Tools as the client's own runner takes them, and the arguments of their calls. */
function runnable() {
  const requested: string[] = [];
  const tool = (name: string, answer: string): RunnableToolFunctionWithParse<{ city: string }> => ({
    type: "function",
    function: {
      name,
      description: `Tells the ${name.slice(-5)} of a city.`,
      parameters: PLACE,
      parse: (text) => JSON.parse(text) as { city: string },
      function: ({ city }) => {
        requested.push(`${name} ${city}`);
        return answer;
      },
    },
  });
  return { requested, tools: [tool("get_weather", "snow and wind"), tool("read_clock", "five past nine")] };
}

async function collect(stream: AsyncIterable<ChatCompletionChunk>) {
  const chunks: ChatCompletionChunk[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  const choices = chunks.flatMap((chunk) => chunk.choices);
  return { chunks, choices, text: choices.map(({ delta }) => delta.content ?? "").join(""), last: choices.at(-1) };
}

function answers(dialect: string): void {
  const model = simulated(dialect);

  it("gets an answer with the public name of its model and the usage", async () => {
    const answer = await client().chat.completions.create({ model, messages: SUM });
    expect(answer).to.include({ object: "chat.completion", model });
    expect(answer.created).to.be.closeTo(Date.now() / 1000, 60);
    expect(answer.choices).to.have.length(1);
    expect(answer.choices[0]).to.deep.include({ index: 0, finish_reason: "stop" });
    expect(answer.choices[0]?.message.content).to.contain("17*23 = 391.");
    const { prompt_tokens = 0, completion_tokens = 0, total_tokens } = answer.usage ?? {};
    expect([prompt_tokens > 0, completion_tokens > 0]).to.deep.equal([true, true]);
    expect(total_tokens).to.equal(prompt_tokens + completion_tokens);
  });

  it("gets the same answer as a stream, every chunk under one ID and the public name", async () => {
    const whole = await client().chat.completions.create({ model, messages: SUM });
    const { chunks, choices, text, last } = await collect(
      await client().chat.completions.create({ model, messages: SUM, stream: true }),
    );
    expect(text).to.equal(whole.choices[0]?.message.content);
    expect(new Set(chunks.map((chunk) => `${chunk.object} ${chunk.model}`))).to.deep.equal(
      new Set([`chat.completion.chunk ${model}`]),
    );
    expect(new Set(chunks.map(({ id }) => id)).size).to.equal(1);
    expect(choices[0]?.delta.role).to.equal("assistant");
    expect(last?.finish_reason).to.equal("stop");
    expect(choices.slice(0, -1).every(({ finish_reason }) => finish_reason === null)).to.equal(true);
  });

  it("gets the usage of a stream in a last chunk of its own on request only", async () => {
    const whole = await client().chat.completions.create({ model, messages: SUM });
    const requested = await collect(
      await client().chat.completions.create({
        model,
        messages: SUM,
        stream: true,
        stream_options: { include_usage: true },
      }),
    );
    expect(requested.chunks.at(-1)).to.deep.include({ choices: [], usage: whole.usage });
    expect(requested.chunks.filter(({ choices }) => choices.length === 0)).to.have.length(1);
    const silent = await collect(await client().chat.completions.create({ model, messages: SUM, stream: true }));
    expect(silent.chunks.filter(({ choices, usage }) => choices.length === 0 || usage)).to.deep.equal([]);
  });

  it("assembles a stream itself", async () => {
    const whole = await client().chat.completions.create({ model, messages: SUM });
    const stream = client().chat.completions.stream({ model, messages: SUM, stream_options: { include_usage: true } });
    const final = await stream.finalChatCompletion();
    expect(final).to.deep.include({ model, usage: whole.usage });
    expect(final.choices[0]).to.deep.include({ finish_reason: "stop" });
    expect(final.choices[0]?.message.content).to.equal(whole.choices[0]?.message.content);
    expect(await stream.totalUsage()).to.include({ total_tokens: whole.usage?.total_tokens });
  });

  it("ends the answer at its stop sequence", async () => {
    const { data, response } = await client()
      .chat.completions.create({ model, messages: SUM, stop: ["391"] })
      .withResponse();
    const isCarried = takesStop(textDialect(dialect));
    expect(response.headers.get("x-dropped-params")).to.equal(isCarried ? null : "stop");
    expect(data.choices[0]).to.deep.include({ finish_reason: "stop" });
    expect(data.choices[0]?.message.content).to.match(isCarried ? /^17\*23 = $/ : /^17\*23 = 391\./);
  });

  it("reports the finish reason of a truncated answer", async () => {
    const answer = await client().chat.completions.create({ model, messages: SUM, max_completion_tokens: 16 });
    expect(answer.choices[0]).to.deep.include({ finish_reason: "length" });
    expect(answer.usage?.completion_tokens).to.equal(16);
  });
}

function tools(dialect: string): void {
  const model = simulated(dialect);

  it("receives two parallel tool calls, with distinct IDs", async () => {
    const answer = await client().chat.completions.create({ model, messages: BOTH_CITIES, tools: TOOLS });
    const [choice] = answer.choices;
    const calls = (choice?.message.tool_calls ?? []).map((call) => (call.type === "function" ? call : undefined));
    expect(choice?.finish_reason).to.equal("tool_calls");
    expect(calls.map((call) => [call?.function.name, JSON.parse(call?.function.arguments ?? "")])).to.deep.equal([
      ["get_weather", { city: "Oslo" }],
      ["read_clock", { city: "Rome" }],
    ]);
    expect(new Set(calls.map((call) => call?.id)).size).to.equal(2);
  });

  it("receives one tool call where parallel calls are disabled", async () => {
    const params = { model, messages: BOTH_CITIES, tools: TOOLS, parallel_tool_calls: false };
    const { data, response } = await client().chat.completions.create(params).withResponse();
    const isObeyed = switchesParallelCalls(textDialect(dialect));
    expect(response.headers.get("x-dropped-params")).to.equal(isObeyed ? null : "parallel_tool_calls");
    expect(data.choices[0]?.message.tool_calls).to.have.length(isObeyed ? 1 : 2);
  });

  for (const stream of [false, true] as const) {
    it(`runs a conversation of two steps with its own tool runner${stream ? ", streamed" : ""}`, async () => {
      const { requested, tools } = runnable();
      const runner = stream
        ? client().chat.completions.runTools({ model, messages: BOTH_CITIES, tools, stream })
        : client().chat.completions.runTools({ model, messages: BOTH_CITIES, tools });
      const content = await runner.finalContent();
      expect(requested).to.deep.equal(["get_weather Oslo", "read_clock Rome"]);
      expect(content)
        .to.contain("get_weather answered: snow and wind.")
        .and.to.contain("read_clock answered: five past nine.");
      expect(
        runner.allChatCompletions().map((completion) => [completion.model, completion.choices[0]?.finish_reason]),
      ).to.deep.equal([
        [model, "tool_calls"],
        [model, "stop"],
      ]);
    });
  }
}

function describeOptions(dialect: string): void {
  const model = simulated(dialect);

  it("gets an answer in the form of its schema, parsed", async () => {
    const schema = {
      type: "object",
      properties: { city: { type: "string" }, degrees: { type: "integer" } },
      required: ["city", "degrees"],
      additionalProperties: false,
    };
    const answer = await client().chat.completions.parse({
      model,
      messages: ask("It is 21 degrees in Oslo."),
      response_format: { type: "json_schema", json_schema: { name: "weather", strict: true, schema } },
    });
    expect(answer.choices[0]?.message.parsed).to.deep.equal({ city: "Oslo", degrees: 21 });
  });

  it("sends an image", async () => {
    const content = [
      { type: "text" as const, text: "What is this?" },
      { type: "image_url" as const, image_url: { url: `data:image/png;base64,${PIXEL}` } },
    ];
    const answer = await client().chat.completions.create({ model, messages: [{ role: "user", content }] });
    expect(answer.choices[0]?.message.content).to.contain(pixelSeen(dialect));
  });

  it("gets reasoning beside the answer, whole and streamed, and its share of the usage", async () => {
    const options = { model: thinking(dialect, { effort: "high" }), messages: SUM, reasoning_effort: "high" as const };
    const whole = await client().chat.completions.create(options);
    const { reasoning_content: thought } = whole.choices[0]?.message as { reasoning_content?: string };
    expect(thought).to.contain("I am asked");
    const { reasoning_tokens = 0 } = whole.usage?.completion_tokens_details ?? {};
    expect(reasoning_tokens > 0).to.equal(counts(textDialect(dialect), "reasoning"));
    const { choices } = await collect(await client().chat.completions.create({ ...options, stream: true }));
    expect(
      choices.map(({ delta }) => (delta as { reasoning_content?: string }).reasoning_content ?? "").join(""),
    ).to.equal(thought);
  });
}

function describeUpstream(dialect: string): void {
  describe(`the openai client with a model behind ${dialect}`, () => {
    answers(dialect);
    tools(dialect);
    describeOptions(dialect);
  });
}

/** What the client does with models behind these dialects. */
export function describeOpenai(dialects: readonly string[]): void {
  gateway = simulatedGateway();
  for (const dialect of dialects) describeUpstream(dialect);
}

/** What is the same whatever is behind the gateway. */
export function describeOpenaiItself(): void {
  describe("the openai client", () => {
    it("lists the models that it can call", async () => {
      const models = [];
      for await (const model of client().models.list()) models.push(model);
      expect(models.map(({ id }) => id)).to.include.members(upstreamDialects.map((dialect) => simulated(dialect)));
      for (const model of models) expect(model).to.deep.include({ object: "model", owned_by: model.id.split("/")[0] });
    });
  });
}

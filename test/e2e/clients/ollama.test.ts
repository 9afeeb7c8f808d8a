import Anthropic from "@anthropic-ai/sdk";
import { expect } from "chai";
import { type ChatRequest, type Message, Ollama } from "ollama";
import OpenAI from "openai";
import { PIXEL } from "../../support/dialect-features.js";
import { failureOf } from "../../support/promises.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, streams } from "../../support/upstream.js";
import { CALLS, INNER_MODEL, WORDS } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

const DIALECTS = ["ollama-chat", "chat", "messages"];
const modelOf = (dialect: string) => `maker/${dialect}`;
const scripted = scriptedGateway(
  DIALECTS.map((dialect) => ({
    id: modelOf(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  })),
);
const formsOf = (dialect: string) => vendorForms.get(dialect) ?? expect.fail(`no forms of ${dialect}`);
const SCHEMA = { type: "object", properties: { city: { type: "string" } }, required: ["city"] };
const ASK: Message[] = [{ role: "user", content: "hi" }];
const tools = ["get_weather", "read_clock"].map((name) => ({
  type: "function" as const,
  function: { name, description: "A tool.", parameters: SCHEMA },
}));

function client(): Ollama {
  const { url, key } = scripted().gateway;
  return new Ollama({ host: url, headers: { authorization: `Bearer ${key}` } });
}

/** What an upstream is sent for a request of the client. */
async function sent(dialect: string, request: Partial<ChatRequest>): Promise<Record<string, unknown>> {
  scripted().one.plays(answers(formsOf(dialect).words.body));
  const answer = await client().chat({ messages: ASK, ...request, model: modelOf(dialect), stream: false });
  expect(answer.message.content).to.equal(WORDS);
  return scripted().one.onlyJson;
}

/** Answers a body that no client made. */
async function post(body: object): Promise<Response> {
  const { url, key } = scripted().gateway;
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return fetch(`${url}/api/chat`, { method: "POST", headers, body: JSON.stringify(body) });
}

describe("the ollama client", () => {
  it("lists the models", async () => {
    const { models } = await client().list();
    expect(models.map(({ name }) => name)).to.have.members(DIALECTS.map(modelOf));
  });

  it("sends images with the type that their bytes show", async () => {
    const bytes = Buffer.from(PIXEL, "base64");
    const { messages } = await sent("chat", { messages: [{ role: "user", content: "See:", images: [bytes] }] });
    expect(messages).to.deep.equal([
      {
        role: "user",
        content: [
          { type: "text", text: "See:" },
          { type: "image_url", image_url: { url: `data:image/png;base64,${PIXEL}` } },
        ],
      },
    ]);
  });

  for (const [what, request, expected] of [
    ["a format that is a schema", { format: SCHEMA }, { response_format: { type: "json_schema" } }],
    ["a format that is a word", { format: "json" }, { response_format: { type: "json_object" } }],
    ["a switch for reasoning that is off", { think: false }, { reasoning_effort: "none" }],
    ["a switch for reasoning that is on", { think: true }, { reasoning_effort: "medium" }],
    ["a word for reasoning", { think: "high" }, { reasoning_effort: "high" }],
    ["the limit of tokens", { options: { num_predict: 9 } }, { max_completion_tokens: 9 }],
  ] as const) {
    it(`sends ${what}`, async () => {
      expect(await sent("chat", request)).to.containSubset(expected);
    });
  }

  it("sends no limit where minus two means the whole context", async () => {
    expect(await sent("chat", { options: { num_predict: -2 } })).not.to.have.property("max_completion_tokens");
  });

  it("sends results of calls without IDs by name, then by order", async () => {
    const call = (name: string, city: string) => ({ function: { name, arguments: { city } } });
    const result = (tool_name: string, content: string): Message => ({ role: "tool", tool_name, content });
    const { messages } = await sent("chat", {
      messages: [
        ...ASK,
        {
          role: "assistant",
          content: "",
          tool_calls: [call("get_weather", "Oslo"), call("read_clock", "Rome"), call("get_weather", "Bergen")],
        },
        result("read_clock", "noon"),
        result("get_weather", "snow"),
        result("get_weather", "rain"),
      ],
      tools,
    });
    const [, { tool_calls: calls }, ...results] = messages as [
      object,
      { tool_calls: { id: string; function: { arguments: string } }[] },
      ...{ tool_call_id: string; content: string }[],
    ];
    const contents = new Map(results.map(({ tool_call_id: id, content }) => [id, content]));
    expect(calls.map(({ id, function: { arguments: given } }) => [given, contents.get(id)])).to.deep.equal([
      ['{"city":"Oslo"}', "snow"],
      ['{"city":"Rome"}', "noon"],
      ['{"city":"Bergen"}', "rain"],
    ]);
  });

  it("gets a refusal as words, whole", async () => {
    const { body } = formsOf("chat").words;
    const message = { role: "assistant", content: null, refusal: "I cannot." };
    scripted().one.plays(answers({ ...body, choices: [{ index: 0, message, finish_reason: "stop" }] }));
    const answer = await client().chat({ model: modelOf("chat"), messages: ASK });
    expect(answer.message.content).to.equal("I cannot.");
  });

  it("throws its own error with the status and the message", async () => {
    const error = await failureOf(client().chat({ model: "maker/none", messages: ASK }));
    expect(error).to.include({ name: "ResponseError", status_code: 404 });
    expect(error.message).to.match(/^model_not_found: /);
  });

  it("leaves a stream, and the upstream's with it", async () => {
    scripted().one.plays(streams(formsOf("chat").beginning, { ending: "mute" }));
    const stream = await client().chat({ model: modelOf("chat"), messages: ASK, stream: true });
    for await (const { message } of stream) {
      expect(WORDS.startsWith(message.content)).to.equal(true);
      break;
    }
    stream.abort();
    expect(await scripted().one.only.left).to.equal(true);
  });
});

describe("requests in the dialect of the ollama client", () => {
  it("are answered as a stream of lines, unless they ask for none", async () => {
    for (const [dialect, more, type] of [
      ["messages", {}, "application/x-ndjson"],
      ["ollama-chat", {}, "application/x-ndjson"],
      ["messages", { stream: false }, "application/json"],
    ] as const) {
      const { stream, body } = formsOf(dialect).words;
      scripted().one.plays("stream" in more ? answers(body) : streams(stream));
      const response = await post({ model: modelOf(dialect), messages: ASK, ...more });
      const text = await response.text();
      expect(response.headers.get("content-type")).to.contain(type);
      const lines = text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { message: Message; done: boolean });
      expect(lines.map(({ message }) => message.content).join("")).to.equal(WORDS);
      expect(lines.filter(({ done }) => done)).to.deep.equal(lines.slice(-1));
    }
  });

  it("get the names of their dropped parameters", async () => {
    scripted().one.plays(answers(formsOf("chat").words.body));
    const response = await post({
      model: modelOf("chat"),
      messages: ASK,
      stream: false,
      keep_alive: "5m",
      truncate: true,
      options: { num_ctx: 8_192, min_p: 0.1, seed: 7 },
    });
    expect(response.headers.get("x-dropped-params")).to.equal("keep_alive, options.num_ctx, options.min_p");
  });
});

describe("a model behind the API of the ollama client", () => {
  /** As older hosts answer: calls have no IDs. */
  const calls = CALLS.map(({ name, arguments: given }) => ({ function: { name, arguments: given } }));
  const called = {
    model: INNER_MODEL,
    created_at: "2026-01-01T00:00:00Z",
    message: { role: "assistant", content: "", tool_calls: calls },
    done: true,
    done_reason: "stop",
    prompt_eval_count: 3,
    eval_count: 2,
  };

  it("calls tools of the openai client, and gets their results by name", async () => {
    const { url, key } = scripted().gateway;
    const openai = new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
    const { words } = formsOf("ollama-chat");
    const model = modelOf("ollama-chat");
    const ask: OpenAI.ChatCompletionMessageParam[] = [{ role: "user", content: "hi" }];
    scripted().one.plays(streams([`${JSON.stringify(called)}\n`]), answers(words.body));
    const first = openai.chat.completions.stream({ model, messages: ask, tools });
    const [choice] = (await first.finalChatCompletion()).choices;
    if (choice === undefined) return expect.fail("there is no answer");
    expect(choice.finish_reason).to.equal("tool_calls");
    const results = (choice.message.tool_calls ?? []).map(({ id }, index): OpenAI.ChatCompletionMessageParam => ({
      role: "tool",
      tool_call_id: id,
      content: `${index}`,
    }));
    const second = await openai.chat.completions.create({ model, messages: [...ask, choice.message, ...results] });
    expect(second.choices[0]?.message.content).to.equal(WORDS);
    const { messages } = JSON.parse(scripted().one.received[1]?.body.toString() ?? "{}") as { messages: object[] };
    expect(messages.slice(2)).to.containSubset(
      CALLS.map(({ name }, index) => ({ role: "tool", tool_name: name, content: `${index}` })),
    );
  });

  it("streams to the anthropic client, without what its API has no place for", async () => {
    const { url, key } = scripted().gateway;
    const anthropic = new Anthropic({ baseURL: url, apiKey: key, maxRetries: 0 });
    scripted().one.plays(streams(formsOf("ollama-chat").words.stream));
    const stream = anthropic.messages.stream({
      model: modelOf("ollama-chat"),
      max_tokens: 99,
      system: "Be brief.",
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text: "One." },
            { type: "text", text: "Two." },
            { type: "document", source: { type: "url", url: "https://pages.test/a.pdf" } },
          ],
        },
      ],
    });
    const { response } = await stream.withResponse();
    expect(await stream.finalText()).to.equal(WORDS);
    expect(response.headers.get("x-dropped-params")).to.equal("messages[0].content[2]");
    expect(scripted().one.onlyJson).to.deep.include({
      messages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: "One.\n\nTwo." },
      ],
      options: { num_predict: 99 },
    });
  });
});

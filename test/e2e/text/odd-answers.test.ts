/** Features of recorded answers that no manual describes, converted whole and as streams. */
import { expect } from "chai";
import { events, json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { dialectClients } from "../../support/dialect-clients/index.js";

const open = temporaryGateway({
  models: ["chat", "messages", "generate-content"].map((dialect) => ({
    id: `maker/${dialect}`,
    routes: [route("one", dialect)],
  })),
});

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const DONE = "data: [DONE]\n\n";
const chunk = (delta: object, more: object = {}, { index = 0, finish = null as string | null } = {}) =>
  data({
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "inner-model",
    choices: [{ index, delta, finish_reason: finish }],
    ...more,
  });
const whole = (more: object = {}) => ({
  id: "c1",
  object: "chat.completion",
  created: 1,
  model: "inner-model",
  choices: [{ index: 0, message: { role: "assistant", content: "Boats float." }, finish_reason: "stop" }],
  ...more,
});
const tokens = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 };

const written = [{ role: "user", content: "hi" }];
type Answer = Readonly<Record<string, unknown>>;

async function ask(test: TestGateway, dialect: "chat" | "messages", model: string, stream: boolean): Promise<Answer[]> {
  const body = {
    model: `maker/${model}`,
    stream,
    messages: written,
    ...(dialect === "messages" ? { max_tokens: 50 } : { stream_options: stream ? { include_usage: true } : undefined }),
  };
  const answer = await test.call(dialect === "chat" ? "/v1/chat/completions" : "/v1/messages", body, {
    headers: { "anthropic-version": "2023-06-01" },
  });
  const text = await answer.text();
  expect(answer.status, text).to.equal(200);
  return stream
    ? [...text.matchAll(/^data: (\{.*)$/gm)].map(([, one]) => JSON.parse(one ?? "") as Answer)
    : [JSON.parse(text) as Answer];
}

/** The usage that each event reports, the last one last. */
const usagesIn = (reported: readonly Answer[]): Answer[] =>
  reported
    .map((event) => (event.usage ?? (event.message as Answer | undefined)?.usage) as Answer | null | undefined)
    .filter((usage): usage is Answer => usage != null);
const textIn = (reported: readonly Answer[]) => JSON.stringify(reported);

describe("tokens that were read from a cache and written to it", () => {
  const usage = {
    prompt_tokens: 2168,
    completion_tokens: 100,
    total_tokens: 2268,
    prompt_tokens_details: { cached_tokens: 2161, cache_write_tokens: 2161 },
  };

  for (const stream of [false, true]) {
    it(`count once ${stream ? "in a stream" : "in an answer"}`, async () => {
      const test = open();
      test.upstream.answer = stream
        ? events(chunk({ content: "Boats" }), chunk({}, { usage }, { finish: "stop" }), DONE)
        : json(whole({ usage }));
      const reported = usagesIn(await ask(test, "messages", "chat", stream)).at(-1);
      expect(reported).to.include({
        cache_read_input_tokens: 2161,
        cache_creation_input_tokens: 7,
        input_tokens: 0,
        output_tokens: 100,
      });
    });
  }

  it("are counted exactly where they do not overlap", async () => {
    const test = open();
    test.upstream.answer = json(
      whole({ usage: { ...usage, prompt_tokens_details: { cached_tokens: 2000, cache_write_tokens: 160 } } }),
    );
    expect(usagesIn(await ask(test, "messages", "chat", false))[0]).to.include({
      cache_read_input_tokens: 2000,
      cache_creation_input_tokens: 160,
      input_tokens: 8,
    });
  });
});

describe("an answer without text that has a reason", () => {
  for (const [reason, finish, stop] of [
    ["OTHER", "stop", "end_turn"],
    ["MODEL_ARMOR", "content_filter", "refusal"],
    ["ESCALATION", "content_filter", "refusal"],
    ["PUP_LIMITED_DISABLED", "content_filter", "refusal"],
    ["A_WORD_OF_TOMORROW", "stop", "end_turn"],
  ] as const) {
    const candidate = {
      candidates: [{ finishReason: reason, index: 0 }],
      usageMetadata: { promptTokenCount: 3, totalTokenCount: 3 },
      modelVersion: "inner-model",
    };
    for (const stream of [false, true]) {
      it(`is complete ${stream ? "in a stream" : "in one body"} after ${reason}`, async () => {
        const test = open();
        test.upstream.answer = stream ? events(data(candidate)) : json(candidate);
        expect(textIn(await ask(test, "chat", "generate-content", stream))).to.contain(`"finish_reason":"${finish}"`);
        expect(textIn(await ask(test, "messages", "generate-content", stream))).to.contain(`"stop_reason":"${stop}"`);
      });
    }
  }
});

describe("an answer that is only a call that cannot be used", () => {
  const ended = (parts: object[], reason = "MALFORMED_FUNCTION_CALL") => ({
    candidates: [{ finishReason: reason, finishMessage: "No such tool.", index: 0, content: { role: "model", parts } }],
    usageMetadata: { promptTokenCount: 3, totalTokenCount: 3 },
    modelVersion: "inner-model",
  });
  const thought = { text: "Hm.", thought: true };
  const cases: readonly (readonly [title: string, answer: object, fails: boolean])[] = [
    ["is an error", ended([]), true],
    ["is an error after another word", ended([{ text: "" }], "UNEXPECTED_TOOL_CALL"), true],
    ["is an error behind reasoning", ended([thought]), true],
    ["is an answer where there are words", ended([thought, { text: "Boats float." }]), false],
  ];
  for (const client of ["chat", "messages", "cohere-chat", "ollama-chat", "bedrock-converse", "responses"])
    for (const [title, answer, isFault] of cases)
      for (const stream of [false, true])
        it(`${title} ${stream ? "in a stream" : "in one body"} for a client of ${client}`, async () => {
          const test = open();
          test.upstream.answer = stream ? events(data(answer)) : json(answer);
          const dialectClient = dialectClients.get(client) ?? expect.fail(client);
          const { body, path, streaming, headers } = dialectClient;
          const model = "maker/generate-content";
          const sent = { ...body(model), ...(stream ? streaming : {}) };
          const answered = await test.call(path(model, stream), sent, { headers: { ...headers } });
          const text = await answered.text();
          const hasWord = client === "bedrock-converse" || client === "responses";
          if (hasWord) expect([answered.status, text]).to.satisfy(() => /malformed|"failed"/.test(text));
          else if (!isFault) expect([answered.status, text.includes("Boats float.")]).to.deep.equal([200, true]);
          else expect(text).to.contain("No such tool.");
          if (stream && !hasWord && isFault) expect(text).not.to.match(dialectClient.goodEnd);
          else if (!hasWord) expect(answered.status).to.equal(isFault ? 502 : 200);
        });
});

describe("a stream without usage", () => {
  const answers: readonly (readonly [string, string, string[]])[] = [
    [
      "messages",
      "chat",
      [chunk({ content: "Boats float because of what they push away." }), chunk({}, {}, { finish: "stop" }), DONE],
    ],
    [
      "chat",
      "generate-content",
      [
        data({
          candidates: [
            {
              content: { role: "model", parts: [{ text: "Boats float because of what they push away." }] },
              finishReason: "STOP",
              index: 0,
            },
          ],
        }),
      ],
    ],
  ];
  for (const [client, upstream, pieces] of answers) {
    it(`is estimated on both sides for a client of ${client}`, async () => {
      const test = open();
      test.upstream.answer = events(...pieces);
      const reported = usagesIn(await ask(test, client as "chat", upstream, true)).at(-1);
      const [input, output] =
        client === "chat"
          ? [reported?.prompt_tokens, reported?.completion_tokens]
          : [reported?.input_tokens, reported?.output_tokens];
      expect(input).to.be.above(0);
      expect(output).to.be.above(5);
    });
  }
});

describe("a stream with one count of its usage", () => {
  const words = "Boats float because of what they push away.";
  const usageOf = async (usage: object) => {
    const test = open();
    test.upstream.answer = events(chunk({ content: words }), chunk({}, { usage }, { finish: "stop" }), DONE);
    return usagesIn(await ask(test, "messages", "chat", true)).at(-1);
  };

  it("has an estimate of its input", async () => {
    const reported = await usageOf({ completion_tokens: 9 });
    expect(reported?.output_tokens).to.equal(9);
    expect(reported?.input_tokens).to.be.above(0);
  });

  it("has an estimate of its output", async () => {
    const reported = await usageOf({ prompt_tokens: 7 });
    expect(reported?.input_tokens).to.equal(7);
    expect(reported?.output_tokens).to.be.above(5);
  });
});

describe("the first event of a converted stream", () => {
  it("reports the prompt tokens of the upstream's first event", async () => {
    const test = open();
    const part = (text: string, more: object = {}) =>
      data({
        candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, ...more }],
        usageMetadata: {
          promptTokenCount: 777,
          cachedContentTokenCount: 700,
          candidatesTokenCount: 2,
          totalTokenCount: 779,
        },
      });
    test.upstream.answer = events(part("Boats"), part(" float.", { finishReason: "STOP" }));
    const [start] = usagesIn(await ask(test, "messages", "generate-content", true));
    expect(start).to.include({ input_tokens: 77, cache_read_input_tokens: 700 });
  });
});

describe("citations beside the choices of an answer", () => {
  const [boats, rivers] = ["https://boats.test/a", "https://rivers.test/b"];
  const found = {
    citations: [boats, rivers],
    search_results: [{ title: "Boats", url: boats, date: "2026-01-01", snippet: "…" }],
  };

  for (const stream of [false, true]) {
    it(`are cited once ${stream ? "in a stream" : "in an answer"}`, async () => {
      const test = open();
      test.upstream.answer = stream
        ? events(
            chunk({ content: "Boats" }, found),
            chunk({ content: " float." }, found),
            chunk({}, { ...found, usage: tokens }, { finish: "stop" }),
            DONE,
          )
        : json(whole({ ...found, usage: tokens }));
      const reported = textIn(await ask(test, "messages", "chat", stream));
      expect(reported.split(boats).length - 1).to.equal(1);
      expect(reported).to.contain('"title":"Boats"').and.to.contain(rivers);
    });
  }

  const ends: readonly (readonly [dialect: string, start: string, end: string])[] = [
    ["responses", "start_index", "end_index"],
    ["interactions", "start_index", "end_index"],
    ["generate-content", "startIndex", "endIndex"],
  ];
  for (const [dialect, start, end] of ends) {
    for (const stream of [false, true]) {
      it(`cover the whole text for a client of ${dialect} ${stream ? "in a stream" : "in an answer"}`, async () => {
        const test = open();
        const text = "Böats float.";
        test.upstream.answer = stream
          ? events(chunk({ content: text }, found), chunk({}, { ...found, usage: tokens }, { finish: "stop" }), DONE)
          : json(
              whole({
                ...found,
                choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
              }),
            );
        const dialectClient = dialectClients.get(dialect) ?? expect.fail(dialect);
        const body = { ...dialectClient.body("maker/chat"), ...(stream ? dialectClient.streaming : {}) };
        const answer = await test.call(dialectClient.path("maker/chat", stream), body, {
          headers: { ...dialectClient.headers },
        });
        const reported = await answer.text();
        const numbersOf = (member: string) =>
          new Set([...reported.matchAll(new RegExp(`"${member}":(\\d+)`, "g"))].map(([, number]) => Number(number)));
        const last = dialect === "responses" ? text.length : Buffer.byteLength(text);
        expect([...numbersOf(start)].filter((number) => number !== 0)).to.deep.equal([]);
        expect([...numbersOf(end)]).to.deep.equal([last]);
      });
    }
  }
});

describe("several answers in one stream", () => {
  it("become the first of them in another dialect", async () => {
    const test = open();
    const other = { index: 1 };
    test.upstream.answer = events(
      chunk({ role: "assistant", content: "Boats" }),
      chunk({ role: "assistant", content: "Ships" }, {}, other),
      chunk({ content: " sink." }, {}, other),
      chunk({}, {}, { index: 1, finish: "length" }),
      chunk({ content: " float." }),
      chunk({}, {}, { finish: "stop" }),
      data({ id: "c1", choices: [], usage: tokens }),
      DONE,
    );
    const reported = await ask(test, "messages", "chat", true);
    const words = reported.map(({ delta }) => (delta as { text?: string } | undefined)?.text ?? "").join("");
    expect(words).to.equal("Boats float.");
    expect(textIn(reported)).to.contain('"stop_reason":"end_turn"');
  });

  it("are forwarded in full in the same dialect", async () => {
    const test = open();
    test.upstream.answer = events(
      chunk({ content: "Boats" }),
      chunk({ content: "Ships" }, {}, { index: 1 }),
      chunk({}, {}, { finish: "stop" }),
      chunk({}, {}, { index: 1, finish: "stop" }),
      DONE,
    );
    expect(textIn(await ask(test, "chat", "chat", true))).to.contain("Ships");
  });
});

describe("a success without content and with a reason", () => {
  const cases: [name: string, body: Answer, status: number, message: string][] = [
    ["that has a code and a message", { code: 500, msg: "Not found.", success: false }, 502, "Not found."],
    [
      "that has a status of the host",
      { choices: null, base_resp: { status_code: 1002, status_msg: "Later." } },
      429,
      "Later.",
    ],
    ["that has a detail", { detail: "Gone." }, 502, "Gone."],
  ];
  for (const [name, body, status, message] of cases)
    for (const path of ["/v1/chat/completions", "/v1/messages"])
      it(`${name} is an error that is not charged, at ${path}`, async () => {
        const test = open();
        test.upstream.answer = json(body);
        const answer = await test.call(
          path,
          { model: "maker/chat", max_tokens: 50, messages: written },
          { headers: { "anthropic-version": "2023-06-01" } },
        );
        expect([answer.status, await answer.text()]).to.satisfy(
          ([given, text]: [number, string]) => given === status && text.includes(message),
        );
        expect(test.log.some(({ ticks }) => ticks !== undefined && ticks !== "0")).to.equal(false);
      });
});

describe("an answer whose content type says JSON", () => {
  const hello =
    chunk({ role: "assistant", content: "Boats" }) + chunk({}, { usage: tokens }, { finish: "stop" }) + DONE;
  const bodies: readonly (readonly [string, string])[] = [
    ["is read as the stream that it is", hello],
    ["is read as a stream after a comment", `: connected\n\n${hello}`],
    ["is one body after white space and a byte order mark", `\ufeff \n\n ${JSON.stringify(whole({ usage: tokens }))}`],
  ];
  for (const dialect of ["chat", "messages"] as const)
    for (const [title, body] of bodies)
      it(`${title}, for a client of ${dialect}`, async () => {
        const test = open();
        test.upstream.answer = (response) => {
          response.writeHead(200, { "content-type": "application/json" });
          for (const byte of Buffer.from(body)) response.write(Buffer.of(byte));
          response.end();
        };
        const reported = await ask(test, dialect, "chat", true);
        expect(textIn(reported)).to.contain("Boats");
        expect(usagesIn(reported).at(-1)).to.include(
          dialect === "chat" ? { prompt_tokens: 3, completion_tokens: 2 } : { output_tokens: 2 },
        );
      });
});

/** How likely the tokens of an answer are: in whole answers and in streams, between the dialects that have them. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Dialect, type Json, type Wire } from "../../src/registry.js";

const texts = dialectsOf("text");
const named = (name: string): Dialect<"text"> => {
  const dialect = texts.get(name);
  if (dialect === undefined) throw new Error(`There is no dialect ${name}.`);
  return dialect;
};

/** The tokens of "Hi é", each in the form that most dialects share. */
const tokens: readonly Wire[] = [
  { token: "Hi", logprob: -0.5, bytes: [72, 105], top_logprobs: [{ token: "Hi", logprob: -0.5, bytes: [72, 105] }] },
  { token: " é", logprob: -2, bytes: [32, 195, 169], top_logprobs: [{ token: " a", logprob: -1, bytes: [32, 97] }] },
];
const [first = {}, second = {}] = tokens;

const candidate = ({ token, logprob }: Wire): Wire => ({ token, logProbability: logprob });
const likeliest = ({ top_logprobs: top }: Wire): Wire => ({ candidates: (top as Wire[]).map(candidate) });
const chosen = (...given: Wire[]): Wire => ({
  chosenCandidates: given.map(candidate),
  topCandidates: given.map(likeliest),
});
const inMessage = (text: string, logprobs: readonly Wire[]): Wire => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text, annotations: [], logprobs: [...logprobs] }],
});

interface Form {
  /** A whole answer, and where it has the probabilities. */
  readonly answer: Wire;
  readonly whole: (answer: Wire) => unknown;
  readonly events: readonly Wire[];
  /** The text of an event and its probabilities. */
  readonly streamed: (event: Wire) => readonly [text: unknown, probabilities: unknown] | undefined;
  /** Those of these tokens, as whole answers and events have them. */
  readonly written: (...given: Wire[]) => unknown;
}

const inner = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((object, key) => (object as Record<string | number, unknown> | undefined)?.[key], value);

const choice = (delta: Wire, logprobs: Json): Wire => ({ choices: [{ index: 0, delta, logprobs }] });
const finished: Wire = {
  choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 2 },
};
const part = { item_id: "msg_1", output_index: 0, content_index: 0 };
const spoken = (text: string, logprobsResult?: Wire): Wire => ({
  candidates: [{ index: 0, content: { role: "model", parts: [{ text }] }, ...(logprobsResult && { logprobsResult }) }],
});

const forms: Readonly<Record<string, Form>> = {
  chat: {
    answer: {
      id: "c1",
      choices: [
        {
          index: 0,
          finish_reason: "stop",
          message: { role: "assistant", content: "Hi é" },
          logprobs: { content: [...tokens], refusal: null },
        },
      ],
    },
    whole: (answer) => inner(answer, "choices", 0, "logprobs"),
    events: [
      choice({ role: "assistant", content: "" }, null),
      choice({ content: "Hi" }, { content: [first] }),
      choice({ content: " é" }, { content: [second] }),
      finished,
    ],
    streamed: (event) => [inner(event, "choices", 0, "delta", "content"), inner(event, "choices", 0, "logprobs")],
    written: (...given) => ({ content: given, refusal: null }),
  },
  responses: {
    answer: { id: "r1", object: "response", status: "completed", output: [inMessage("Hi é", tokens)] },
    whole: (answer) => inner(answer, "output", 0, "content", 0, "logprobs"),
    events: [
      { type: "response.created", response: { id: "r1" } },
      { type: "response.output_item.added", output_index: 0, item: { id: "msg_1", ...inMessage("", []) } },
      { type: "response.output_text.delta", ...part, delta: "Hi", logprobs: [first] },
      { type: "response.output_text.delta", ...part, delta: " é", logprobs: [second] },
      { type: "response.output_text.done", ...part, text: "Hi é", logprobs: [...tokens] },
      {
        type: "response.completed",
        response: { id: "r1", status: "completed", output: [inMessage("Hi é", tokens)] },
      },
    ],
    streamed: ({ type, delta, logprobs }) => (type === "response.output_text.delta" ? [delta, logprobs] : undefined),
    written: (...given) => given,
  },
  "generate-content": {
    answer: {
      candidates: [
        {
          index: 0,
          finishReason: "STOP",
          content: { role: "model", parts: [{ text: "Hi é" }] },
          avgLogprobs: -1.25,
          logprobsResult: chosen(first, second),
        },
      ],
    },
    whole: (answer) => inner(answer, "candidates", 0, "logprobsResult"),
    events: [
      spoken("Hi", chosen(first)),
      spoken(" é", chosen(second)),
      { candidates: [{ index: 0, finishReason: "STOP" }] },
    ],
    streamed: (event) => [
      inner(event, "candidates", 0, "content", "parts", 0, "text"),
      inner(event, "candidates", 0, "logprobsResult"),
    ],
    written: chosen,
  },
  "ollama-chat": {
    answer: {
      model: "m",
      done: true,
      done_reason: "stop",
      message: { role: "assistant", content: "Hi é" },
      logprobs: [...tokens],
    },
    whole: ({ logprobs }) => logprobs,
    events: [
      { model: "m", message: { role: "assistant", content: "Hi" }, logprobs: [first], done: false },
      { model: "m", message: { role: "assistant", content: " é" }, logprobs: [second], done: false },
      { model: "m", message: { role: "assistant", content: "" }, done: true, done_reason: "stop" },
    ],
    streamed: ({ message, logprobs }) => [inner(message, "content"), logprobs],
    written: (...given) => given,
  },
};

/** The events that a client gets, without the marks of the end. */
function converted(from: Dialect<"text">, to: Dialect<"text">, events: readonly Wire[]): Wire[] {
  let written = "";
  const writer = new StreamWriter(to, {
    model: "m",
    requestId: "r",
    usageWanted: false,
    write: (text) => (written += text),
  });
  const reader = from.openReader(writer);
  for (const event of events) reader.event(JSON.stringify(event));
  reader.close();
  expect(writer.lost).to.deep.equal([]);
  return [...written.matchAll(/^(?:data: )?(\{.*\})$/gm)].map(([, data = ""]) => JSON.parse(data) as Wire);
}

describe("probabilities of tokens", () => {
  for (const [from, source] of Object.entries(forms))
    for (const [to, target] of Object.entries(forms)) {
      if (from === to) continue;
      it(`go from a whole answer of ${from} to one of ${to}`, () => {
        const answer = named(to).writeResponse(named(from).readResponse(source.answer));
        expect(target.whole(answer)).to.deep.equal(target.written(first, second));
      });

      it(`go from the events of ${from} to those of ${to}`, () => {
        const events = converted(named(from), named(to), source.events);
        const pieces = events.flatMap((event) => {
          const [text, probabilities] = target.streamed(event) ?? [];
          return probabilities == null ? [] : [[text, probabilities]];
        });
        expect(pieces).to.deep.equal([
          ["Hi", target.written(first)],
          [" é", target.written(second)],
        ]);
      });
    }

  for (const from of ["chat", "generate-content"])
    it(`are in the last events of responses too, from ${from}`, () => {
      const events = converted(named(from), named("responses"), forms[from]?.events ?? []);
      const ends = [
        events.find(({ type }) => type === "response.output_text.done")?.logprobs,
        inner(
          events.find(({ type }) => type === "response.content_part.done"),
          "part",
          "logprobs",
        ),
        inner(
          events.find(({ type }) => type === "response.output_item.done"),
          "item",
          "content",
          0,
          "logprobs",
        ),
        inner(events.at(-1), "response", "output", 0, "content", 0, "logprobs"),
      ];
      expect(ends).to.deep.equal([tokens, tokens, tokens, tokens]);
    });

  it("are written as an event without text where they came after the last one", () => {
    const events = [choice({ content: "Hi é" }, null), choice({ content: "" }, { content: [...tokens] }), finished];
    const deltas = converted(named("chat"), named("responses"), events).filter(
      ({ type }) => type === "response.output_text.delta",
    );
    expect(deltas.map(({ delta, logprobs }) => [delta, logprobs])).to.deep.equal([
      ["Hi é", []],
      ["", tokens],
    ]);
  });

  it("belong to the texts of an answer in their order", () => {
    const parts = [{ text: "Hi" }, { functionCall: { name: "f", args: {} } }, { text: " é" }];
    const answer = named("generate-content").readResponse({
      candidates: [{ content: { role: "model", parts }, logprobsResult: chosen(first, second) }],
    });
    const { output } = named("responses").writeResponse(answer);
    const found = (output as Wire[]).map((item) => inner(item, "content", 0, "logprobs"));
    expect(found).to.deep.equal([[first], undefined, [second]]);
  });

  /** What the texts of `responses` are made of: each text of an event, with its tokens. */
  const likelyTexts = (from: string, events: readonly Wire[]): unknown[] =>
    converted(named(from), named("responses"), events)
      .filter(({ type }) => type === "response.output_text.delta")
      .map(({ delta, logprobs }) => [delta, (logprobs as Wire[]).map(({ token }) => token)]);

  const likely = (token: string): Wire => ({ content: [{ token, logprob: -1 }] });
  const lookUp = { index: 0, id: "call_1", type: "function", function: { name: "f", arguments: "{}" } };

  it("may come before the text that they spell", () => {
    const events = [
      choice({ content: "" }, likely("Hel")),
      choice({ content: "" }, likely("lo")),
      choice({ content: "Hel" }, likely(" you")),
      choice({ content: "lo you" }, null),
      finished,
    ];
    expect(likelyTexts("chat", events)).to.deep.equal([
      ["Hel", ["Hel"]],
      ["lo you", ["lo", " you"]],
    ]);
  });

  it("of reasoning and of a text in one event are those that spell the text", () => {
    const content = [" so", "</think>", "Hi"].map((token) => ({ token, logprob: -1 }));
    const events = [choice({ reasoning_content: " so", content: "Hi" }, { content }), finished];
    expect(likelyTexts("chat", events)).to.deep.equal([["Hi", ["Hi"]]]);
  });

  it("are written where the whole text comes in the last event alone", () => {
    const response = { id: "r1", status: "completed", output: [inMessage("Hi é", tokens)] };
    const written = converted(named("responses"), named("chat"), [{ type: "response.completed", response }]);
    const found = written.map((event) => inner(event, "choices", 0, "logprobs")).filter((one) => one != null);
    expect(found).to.deep.equal([{ content: [...tokens], refusal: null }]);
  });

  it("are given in their order where hosts hold back text by characters", () => {
    const events = [
      ["", "1234"],
      ["1", "5"],
      ["2", "6"],
      ["3", "7"],
      ["4567", undefined],
    ].map(([content, token]) => choice({ content: content ?? "" }, token === undefined ? null : likely(token)));
    const texts = likelyTexts("chat", [...events, finished]) as [string, string[]][];
    expect(texts.flatMap(([, own]) => own)).to.deep.equal(["1234", "5", "6", "7"]);
    expect(texts.map(([words]) => words).join("")).to.equal("1234567");
  });

  it("wait beside an empty refusal, and where something else comes without any", () => {
    const events = [
      choice({ content: "", refusal: "" }, likely("Hello")),
      choice({ reasoning_content: "Hm" }, null),
      choice({ content: "Hello" }, null),
      finished,
    ];
    expect(likelyTexts("chat", events)).to.deep.equal([["Hello", ["Hello"]]]);
  });

  it("count while they wait for a text", () => {
    const writer = new StreamWriter(named("chat"), { model: "m", requestId: "r", usageWanted: false, write: () => {} });
    for (let event = 0; event < 1000; event++) {
      writer.probabilities([{ text: "a", logarithm: -1, bytes: [97], likeliest: [] }]);
      writer.endPieces();
    }
    expect(writer.kept).to.be.greaterThan(50_000);
  });

  it("of reasoning and of calls are not those of a text", () => {
    const events = [
      choice({ reasoning_content: "Hm" }, likely("Hm")),
      choice({ content: "Hi" }, likely("Hi")),
      choice({ tool_calls: [lookUp] }, likely("<call>")),
      finished,
    ];
    expect(likelyTexts("chat", events)).to.deep.equal([["Hi", ["Hi"]]]);
  });

  it("of a text beside a call in one event are its own", () => {
    const parts = [{ functionCall: { name: "f", args: {} } }, { text: " é" }];
    const events = [
      spoken("Hi", chosen(first)),
      { candidates: [{ index: 0, content: { role: "model", parts }, logprobsResult: chosen(second) }] },
      { candidates: [{ index: 0, finishReason: "STOP" }] },
    ];
    expect(likelyTexts("generate-content", events)).to.deep.equal([
      ["Hi", ["Hi"]],
      [" é", [" é"]],
    ]);
  });

  it("of a second text are not those of the first, which it ends", () => {
    const delta = (content_index: number, text: string): Wire => ({
      type: "response.output_text.delta",
      ...part,
      content_index,
      delta: text,
      logprobs: [{ token: text, logprob: -1 }],
    });
    const events = [delta(0, "A"), delta(1, "B"), { type: "response.completed", response: { status: "completed" } }];
    const written = converted(named("responses"), named("chat"), events).map(({ choices }) => [
      inner(choices, 0, "delta", "content"),
      inner(choices, 0, "logprobs", "content", 0, "token"),
    ]);
    expect(written.filter(([text]) => text !== undefined)).to.deep.equal([
      ["", undefined],
      ["A", "A"],
      ["B", "B"],
    ]);
  });

  it("of the reasoning before it are not those of a whole answer's text", () => {
    const content = ["Hm", " é", "Hi", " é"].map((token) => ({ token, logprob: -1 }));
    const message = { role: "assistant", content: "Hi é", reasoning_content: "Hm é" };
    const answer = named("chat").readResponse({ choices: [{ index: 0, message, logprobs: { content } }] });
    const { output } = named("responses").writeResponse(answer);
    const [text] = (output as Wire[]).filter(({ type }) => type === "message");
    expect((inner(text, "content", 0, "logprobs") as Wire[]).map(({ token }) => token)).to.deep.equal(["Hi", " é"]);
  });

  it("count the bytes of tokens that are parts of characters", () => {
    const halves = [
      { text: "\\xf0\\x9f", logarithm: -1, bytes: [240, 159] },
      { text: "\\x98\\x80", logarithm: -1, bytes: [152, 128] },
      { text: "B", logarithm: -1, bytes: [66] },
    ];
    const content = ["😀", "B"].map((text) => ({ type: "output_text", text, annotations: [], logprobs: [] }));
    const answer = named("responses").readResponse({ output: [{ type: "message", role: "assistant", content }] });
    const { output } = named("responses").writeResponse({ ...answer, probabilities: halves });
    const counts = (output as Wire[]).map((item) => (inner(item, "content", 0, "logprobs") as Wire[]).length);
    expect(counts).to.deep.equal([2, 1]);
  });

  for (const logprob of [null, "-Infinity", undefined])
    it(`have a number where a host has ${String(logprob)}, which clients would refuse`, () => {
      const content = [{ token: "Hi", ...(logprob !== undefined && { logprob }) }];
      const answer = named("chat").readResponse({
        choices: [{ index: 0, message: { role: "assistant", content: "Hi" }, logprobs: { content } }],
      });
      const { output } = named("responses").writeResponse(answer);
      expect(inner(output, 0, "content", 0, "logprobs", 0, "logprob")).to.equal(-9999);
    });

  it("may be many in one answer, and count as kept where the last events repeat them", () => {
    const many = Array.from({ length: 200_000 }, () => ({ text: "a", logarithm: -1, bytes: [97], likeliest: [] }));
    let written = 0;
    const options = {
      model: "m",
      requestId: "r",
      usageWanted: false,
      write: (text: string) => (written += text.length),
    };
    const writer = new StreamWriter(named("responses"), options);
    writer.probabilities(many);
    writer.piece({ kind: "text", text: "a".repeat(many.length) });
    writer.endPieces();
    expect(written).to.be.greaterThan(many.length * 50);
    expect(writer.kept).to.be.greaterThan(many.length * 50);
  });

  for (const to of ["messages", "interactions", "bedrock-converse", "cohere-chat"])
    it(`are left out of answers for ${to}, which has no place for them`, () => {
      const written = JSON.stringify(named(to).writeResponse(named("chat").readResponse(forms.chat?.answer ?? {})));
      expect(written).to.include("Hi é").and.not.to.include("logprob");
      let streamed = "";
      const options = { model: "m", requestId: "r", usageWanted: false, write: (text: string) => (streamed += text) };
      const reader = named("chat").openReader(new StreamWriter(named(to), options));
      for (const event of forms.chat?.events ?? []) reader.event(JSON.stringify(event));
      expect(streamed).to.include("Hi").and.not.to.include("logprob");
    });
});

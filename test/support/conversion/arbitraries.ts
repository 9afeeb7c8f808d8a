/** Requests and answers in the terms of the vocabulary, with every text recognisable. */
import fc from "fast-check";
import type { Part, Request, Response, Tool, Turn, Usage } from "../../../src/registry.js";

/** The number of runs of a property. The long runs set it higher. */
export const runs = Number(process.env.ISOGLOSS_RUNS ?? 20);

/** A text that occurs nowhere else. */
export const token = fc.stringMatching(/^[a-z]{14}$/);

const callId = fc.stringMatching(/^call_[A-Za-z0-9]{12}$/);
const text: fc.Arbitrary<Part> = token.map((words) => ({ kind: "text", text: words }));
const base64 = token.map((words) => Buffer.from(words).toString("base64").replace(/=+$/, ""));

const media: fc.Arbitrary<Part> = fc.oneof(
  base64.map((data): Part => ({ kind: "media", medium: "image", source: { mime: "image/png", data } })),
  token.map((name): Part => ({ kind: "media", medium: "image", source: { url: `https://example.test/${name}.png` } })),
  fc.tuple(base64, token).map(([data, name]): Part => ({
    kind: "media",
    medium: "document",
    source: { mime: "application/pdf", data },
    title: `${name}.pdf`,
  })),
  base64.map((data): Part => ({ kind: "media", medium: "audio", source: { mime: "audio/wav", data } })),
  token.map((words): Part => ({ kind: "media", medium: "document", source: { mime: "text/plain", text: words } })),
);

const reasoning: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(token, token).map(([words, signature]): Part => ({ kind: "reasoning", text: words, signature })),
  token.map((signature): Part => ({ kind: "reasoning", text: "", signature })),
  token.map((redacted): Part => ({ kind: "reasoning", text: "", redacted })),
);

const argumentsText = fc
  .dictionary(token, fc.oneof(token, fc.integer(), fc.boolean(), fc.constant(null)), { maxKeys: 3 })
  .map((value) => JSON.stringify(value));
export const call: fc.Arbitrary<Extract<Part, { kind: "call" }>> = fc.record({
  kind: fc.constant("call" as const),
  id: callId,
  name: token,
  arguments: argumentsText,
});

/** A call with a free text. */
const textCall: typeof call = fc.record({
  kind: fc.constant("call" as const),
  id: callId,
  name: token,
  arguments: token,
  calling: fc.constant("text" as const),
});

/** A question, calls, their results, and an answer: the history that an agent sends. */
const exchange: fc.Arbitrary<Turn[]> = fc
  .record({
    question: fc.array(fc.oneof(text, media), { minLength: 1, maxLength: 3 }),
    thought: fc.option(reasoning, { nil: undefined }),
    text: fc.option(text, { nil: undefined }),
    calls: fc.array(fc.oneof({ weight: 3, arbitrary: call }, textCall), { maxLength: 3 }),
    results: fc.array(fc.tuple(text, fc.boolean()), { minLength: 3, maxLength: 3 }),
    answer: text,
    mused: fc.option(reasoning, { nil: undefined }),
    shown: fc.option(media, { nil: undefined }),
  })
  .map(({ question: requested, thought, text: answerText, calls, results, answer, mused, shown }) => {
    const turns: Turn[] = [{ role: "user", parts: requested }];
    if (calls.length > 0) {
      const spoken = [...(thought === undefined ? [] : [thought]), ...(answerText === undefined ? [] : [answerText])];
      turns.push({ role: "assistant", parts: [...spoken, ...calls] });
      const replies = calls.map(({ id, name, calling }, index): Part => {
        const [part, failed] = results[index] ?? [];
        return {
          kind: "result",
          id,
          name,
          parts: part === undefined ? [] : [part],
          ...(failed === true ? { error: true } : {}),
          ...(calling === undefined ? {} : { calling }),
        };
      });
      turns.push({ role: "user", parts: replies });
    }
    turns.push({
      role: "assistant",
      parts: [answer, ...(mused === undefined ? [] : [mused]), ...(shown === undefined ? [] : [shown])],
    });
    return turns;
  });

const tool: fc.Arbitrary<Tool> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record(
      {
        name: token,
        description: token,
        parameters: token.map((name) => ({ type: "object", properties: { [name]: { type: "string" } } })),
        strict: fc.boolean(),
        group: token,
      },
      { requiredKeys: ["name", "description", "parameters"] },
    ),
  },
  fc.record(
    {
      name: token,
      description: token,
      calling: fc.constant("text" as const),
      grammar: fc.record({ syntax: token, definition: token }),
    },
    { requiredKeys: ["name", "calling"] },
  ),
);

const instructions: fc.Arbitrary<Turn> = fc
  .tuple(fc.constantFrom("system" as const, "developer" as const), text)
  .map(([role, part]) => ({ role, parts: [part] }));

export const request: fc.Arbitrary<Request> = fc
  .record(
    {
      head: fc.array(instructions, { maxLength: 2 }),
      turns: fc.array(exchange, { minLength: 1, maxLength: 3 }),
      question: text,
      tools: fc.array(tool, { minLength: 1, maxLength: 3 }),
      settings: fc.record(
        {
          output_limit: fc.integer({ min: 1, max: 8000 }),
          temperature: fc.double({ min: 0, max: 1, noNaN: true }),
          top_p: fc.double({ min: 0, max: 1, noNaN: true }),
          top_k: fc.integer({ min: 1, max: 100 }),
          stop: fc.array(token, { minLength: 1, maxLength: 4 }),
          presence_penalty: fc.double({ min: -2, max: 2, noNaN: true }),
          seed: fc.integer({ min: 0, max: 1e9 }),
          candidates: fc.integer({ min: 1, max: 3 }),
          parallel_calls: fc.boolean(),
          verbosity: fc.constantFrom("low", "high"),
          user: token,
          metadata: fc.dictionary(token, token, { minKeys: 1, maxKeys: 2 }),
          cache_key: token,
          output_format: fc.oneof(
            fc.constant({ kind: "json" as const }),
            fc.record({
              kind: fc.constant("schema" as const),
              name: token,
              description: token,
              schema: token.map((name) => ({ type: "object", properties: { [name]: { type: "number" } } })),
              strict: fc.boolean(),
            }),
          ),
          reasoning: fc.oneof(
            fc
              .constantFrom("none" as const, "low" as const, "medium" as const, "high" as const, "max" as const)
              .map((effort) => ({ effort })),
            fc.integer({ min: 1024, max: 30_000 }).map((budget) => ({ mode: "on" as const, budget })),
          ),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ["head", "turns", "question", "settings"] },
  )
  .map(({ head, turns, question, tools, settings }) => ({
    turns: [...head, ...turns.flat(), { role: "user" as const, parts: [question] }],
    ...(tools === undefined ? {} : { tools }),
    ...settings,
  }));

const usage: fc.Arbitrary<Usage> = fc
  .record({
    fresh: fc.nat(9000),
    cached: fc.nat(9000),
    writtenForMinutes: fc.nat(9000),
    writtenForAnHour: fc.nat(9000),
    words: fc.nat(9000),
    thoughts: fc.nat(9000),
  })
  .map(({ fresh, cached, writtenForMinutes: minutes, writtenForAnHour: hour, words, thoughts }) => ({
    input: fresh + cached + minutes + hour,
    cached_input: cached,
    cache_write: minutes + hour,
    cache_write_hour: hour,
    cache_write_minutes: minutes,
    output: words + thoughts,
    reasoning: thoughts,
    total: fresh + cached + minutes + hour + words + thoughts,
  }));

export const response: fc.Arbitrary<Response> = fc
  .record({
    id: token,
    thought: fc.option(reasoning, { nil: undefined }),
    text: fc.option(fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 }), { nil: undefined }),
    calls: fc.array(call, { maxLength: 3 }),
    cut: fc.boolean(),
    usage,
  })
  .map(({ id, thought, text: spoken, calls, cut, usage: used }) => ({
    id,
    model: "maker/model",
    created: 1_700_000_000,
    parts: [
      ...(thought === undefined ? [] : [thought]),
      ...(spoken === undefined ? [] : [{ kind: "text" as const, text: spoken }]),
      ...calls,
    ],
    finish: cut ? ("length" as const) : calls.length > 0 ? ("awaiting_results" as const) : ("stop" as const),
    usage: used,
  }));

/** Answers in the terms of the vocabulary with what random ones rarely have: each is about one concept. */
import type { Part, Response } from "../../../src/registry.js";

const said = "qwertyuiopasdf";
const cited: Part = {
  kind: "text",
  text: said,
  citations: [
    { url: "https://example.test/zxcvbnmasdfghj", title: "plmoknijbuhvyg", quote: "rfvtgbyhnujmik", start: 0, end: 14 },
  ],
};
const call = { kind: "call", id: "call_wsxedcrfvtgbyh", name: "lookupweatherx" } as const;

const parts: readonly (readonly Part[])[] = [
  [cited],
  [{ kind: "refusal", text: said }],
  [{ ...call, arguments: said, calling: "text" }],
  [{ ...call, arguments: '{"edcrfvtgbyhnuj":1}', signature: "tgbyhnujmikolp" }],
  [{ kind: "reasoning", text: said }],
  [
    { kind: "reasoning", text: said, signature: "yhnujmikolpqaz" },
    { kind: "text", text: "ujmikolpqazwsx" },
  ],
  [
    { kind: "reasoning", text: "", redacted: "ikolpqazwsxedcrf" },
    { kind: "text", text: "ujmikolpqazwsx" },
  ],
  [{ kind: "text", text: said, signature: "olpqazwsxedcrf" }],
  ...(["image", "audio", "video", "document"] as const).map((medium): readonly Part[] => [
    { kind: "media", medium, source: { url: "https://example.test/zxcvbnmasdfghj.png" }, signature: "qazwsxedcrfvtg" },
  ]),
  [{ kind: "media", medium: "image", source: { mime: "image/png", data: "iVBORw0KGgo=" } }],
];

const whole: Response = {
  id: "qwertyuioplkjh",
  model: "maker/model",
  created: 1_700_000_000,
  parts: [{ kind: "text", text: said }],
  finish: "stop",
  usage: {
    input: 2003,
    cached_input: 301,
    cache_write: 53,
    cache_write_hour: 31,
    cache_write_minutes: 22,
    output: 1009,
    reasoning: 211,
    total: 3012,
  },
};

export const citedAnswer: Response = { ...whole, parts: [cited] };

export const rareAnswers: readonly Response[] = [
  ...parts.map((own): Response => ({ ...whole, parts: [...own] })),
  { ...whole, finish: "stop_sequence", stop_sequence: "mikolpqazwsxed" },
  { ...whole, finish: "length" },
  { ...whole, probabilities: [{ text: "azwsxedcrfvtgb", logarithm: -1, bytes: [97], likeliest: [] }] },
  ...(["filtered", "refused"] as const).map((finish): Response => ({
    ...whole,
    finish,
    explanation: "nujmikolpqazws",
  })),
];

/**
 * Bodies with long lists, from every text dialect to others. A client must not block the gateway with one request, so
 * that four times as many items take about four times as long.
 */
import { expect } from "chai";
import type { Part, Request, Turn } from "../../generated/interlingua/text.js";
import { dialectsOf, type Dialect, type Wire } from "../../src/registry.js";
import { assistant, call, result, text, user } from "../support/conversion/turns.js";
import { convert, write } from "./properties/conversion.js";

const LENGTH = 8_000;
/** Conversions that take no longer are fast enough, however they grow. */
const FAST_MICROSECONDS = 200_000;
/** Linear work grows by 4, a little more with the memory that it fills. Quadratic work grows by 16. */
const MOST_GROWTH = 9;
const MOST_PAIRS = 5;

const times = <T>(length: number, make: (index: number) => T): T[] => Array.from({ length }, (_, index) => make(index));

const document: Part = { kind: "media", medium: "document", source: { data: "aGk=", mime: "application/pdf" } };
const image: Part = { kind: "media", medium: "image", source: { data: "aGk=", mime: "image/png" } };
const cited = (words: string, count: number): Part => ({
  kind: "text",
  text: words,
  citations: times(count, (index) => ({ url: `https://a.test/${index}`, title: "A", start: index, end: index + 1 })),
});
const conversation = (turns: Turn[]): Request => ({ turns });
const pair = (index: number): Turn[] => [assistant(call(`c${index}`)), user(result(`c${index}`))];

/** So many items, in each list that a request may have. */
const shapes: readonly (readonly [title: string, make: (length: number) => Request])[] = [
  ["turns of one role", (length) => conversation(times(length, () => user("q")))],
  [
    "turns of two roles",
    (length) => conversation(times(length, (index) => (index % 2 === 0 ? user("q") : assistant("a")))),
  ],
  ["turns of the assistant", (length) => conversation([user("q"), ...times(length, () => assistant("a"))])],
  [
    "instructions between turns",
    (length) =>
      conversation(times(length, (index) => (index % 2 === 0 ? { role: "system", parts: [text("s")] } : user("q")))),
  ],
  ["texts of one turn", (length) => conversation([user(...times(length, (index) => `q${index}`))])],
  ["documents", (length) => conversation([user("q", ...times(length, () => document))])],
  ["images", (length) => conversation([user("q", ...times(length, () => image))])],
  ["calls and results in turns of their own", (length) => conversation([user("q"), ...times(length / 2, pair).flat()])],
  [
    "calls and results in two turns",
    (length) =>
      conversation([
        user("q"),
        assistant(...times(length / 2, (index) => call(`c${index}`))),
        user(...times(length / 2, (index) => result(`c${index}`))),
      ]),
  ],
  [
    "parts of one result",
    (length) =>
      conversation([
        user("q"),
        assistant(call("c")),
        user({ kind: "result", id: "c", parts: times(length, () => text("r")) }),
      ]),
  ],
  [
    "citations of one text",
    (length) => conversation([user("q"), assistant(cited("ä".repeat(length), length)), user("q")]),
  ],
  [
    "texts with a citation each",
    (length) => conversation([user("q"), assistant(...times(length, () => cited("ä", 1))), user("q")]),
  ],
  [
    "tools, and a choice of them",
    (length) => ({
      ...conversation([user("q")]),
      tools: times(length, (index) => ({ name: `t${index}`, input: { type: "object", properties: {} } })),
      tool_choice: { mode: "auto", names: times(length, (index) => `t${index}`) },
    }),
  ],
  ["stop words", (length) => ({ ...conversation([user("q")]), stop: times(length, (index) => `s${index}`) })],
];

/** Requests whose citations are next to the content, or count bytes. */
const citedBodies: readonly (readonly [from: string, make: (length: number) => Wire])[] = [
  [
    "chat",
    (length) => ({
      model: "a/b",
      messages: [
        {
          role: "assistant",
          content: times(length, () => ({ type: "text", text: "ä" })),
          annotations: times(length, (index) => ({
            type: "url_citation",
            url_citation: { url: `https://a.test/${index}`, title: "A", start_index: index, end_index: index + 1 },
          })),
        },
      ],
    }),
  ],
  [
    "interactions",
    (length) => ({
      model: "a/b",
      input: [
        {
          type: "model_output",
          content: [
            {
              type: "text",
              text: "ä".repeat(length * 10),
              annotations: times(length, (index) => ({
                type: "url_citation",
                url: `https://a.test/${index}`,
                start_index: index * 20,
                end_index: index * 20 + 10,
              })),
            },
          ],
        },
      ],
    }),
  ],
];

type TextDialect = Dialect<"text">;

function timeOf(from: TextDialect, to: TextDialect, body: Wire): number {
  const start = process.cpuUsage();
  convert(from, to, body);
  const { user: own, system } = process.cpuUsage(start);
  return own + system;
}

/** Of several times, so that no pause of the machine counts. */
function leastTimeOf(from: TextDialect, to: TextDialect, body: Wire): number {
  return Math.min(...times(3, () => timeOf(from, to, body)));
}

function isLinear(from: TextDialect, to: TextDialect, make: (length: number) => Wire): void {
  const long = make(LENGTH);
  if (timeOf(from, to, long) < FAST_MICROSECONDS) return;
  const short = make(LENGTH / 4);
  let growth = Infinity;
  // On a busy machine some pairs of times differ too much. Where time is quadratic, none comes below.
  for (let pairs = 0; pairs < MOST_PAIRS && growth >= MOST_GROWTH; pairs += 1)
    growth = leastTimeOf(from, to, long) / leastTimeOf(from, to, short);
  expect(growth).to.be.below(MOST_GROWTH);
}

describe("a body with long lists is converted in linear time", () => {
  const all = [...dialectsOf("text").values()];
  for (const [index, [title, make]] of shapes.entries()) {
    for (const [place, from] of all.entries()) {
      // Readers and writers are apart, so that each has every shape. All pairs have some of them.
      const to = all[(place + 1 + (index % (all.length - 1))) % all.length] ?? from;
      it(`${title}, from ${from.name} to ${to.name}`, () => isLinear(from, to, (length) => write(from, make(length))));
    }
  }

  for (const [name, make] of citedBodies) {
    it(`citations of ${name}`, () => {
      const [from, to] = [dialectsOf("text").get(name), dialectsOf("text").get("responses")];
      if (from === undefined || to === undefined) throw new Error("a dialect is missing");
      isLinear(from, to, make);
    });
  }
});

import { randomBytes } from "node:crypto";
import { expect } from "chai";
import fc from "fast-check";
import { withPlaceholders } from "../../src/request-log/placeholders.js";
import type { Json } from "../../src/registry.js";
import { processorTime } from "../support/processor-time.js";

const mediaMembers: ReadonlySet<string> = new Set(["data", "url"]);
const bytes = randomBytes(600);
const plain = bytes.toString("base64");
const key = `sk-iso-${"aB3".repeat(14)}Z`;
const lines = (text: string, length: number, end: string): string =>
  text.replace(new RegExp(`.{${length}}(?=.)`, "g"), `$&${end}`);
const long = (count: number): number[] => Array.from({ length: count }, (_unused, index) => index / 7);

describe("members with bulk data", () => {
  const bulkMembers = new Set(["embedding"]);
  for (const [name, value, label] of [
    ["a short vector", [0.25, 1, 2], "<3 numbers>"],
    ["a short vector in base64", "AACAPwAAAEA=", "<base64, 8 bytes>"],
    ["a label", "<200 numbers>", "<200 numbers>"],
    ["an absent value", [], []],
  ] as const) {
    it(`are never kept: ${name}`, () =>
      expect(withPlaceholders({ data: [{ embedding: value }] } as Json, { bulkMembers })).to.deep.equal({
        data: [{ embedding: label }],
      }));
  }
});

describe("withPlaceholders", () => {
  const cases: [name: string, given: Json, want: Json][] = [
    [
      "text stays",
      { role: "user", content: "What is an isogloss?" },
      { role: "user", content: "What is an isogloss?" },
    ],
    ["numbers, booleans and null stay", [1, 0.5, true, null, "", {}, []], [1, 0.5, true, null, "", {}, []]],
    ["a data URI", `data:image/png;base64,${plain}`, "<image/png, 600 bytes>"],
    ["a small data URI", "data:image/png;base64,AAAA", "<image/png, 3 bytes>"],
    ["padding is no byte", "data:image/png;base64,AAAAAA==", "<image/png, 4 bytes>"],
    ["in capitals", `DATA:IMAGE/PNG;BASE64,${plain}`, "<image/png, 600 bytes>"],
    ["with parameters", `data:image/svg+xml;charset=utf-8;base64,${plain}`, "<image/svg+xml, 600 bytes>"],
    ["without a type", `data:;base64,${plain}`, "<data, 600 bytes>"],
    [
      "in the middle of text",
      `See ![it](data:image/png;base64,${plain}) here.`,
      "See ![it](<image/png, 600 bytes>) here.",
    ],
    [
      "two of them",
      `data:image/png;base64,${plain},data:image/gif;base64,${plain}`,
      "<image/png, 600 bytes>,<image/gif, 600 bytes>",
    ],
    ["with line ends inside", `data:image/png;base64,\n${lines(plain, 76, "\r\n")}\n`, "<image/png, 600 bytes>"],
    ["with line ends in its header", `data:image/png;\n base64,${plain}`, "<image/png, 600 bytes>"],
    ["not in base64: all that follows", "look: data:text/plain,hello%20world", "look: <text/plain, 13 characters>"],
    [
      "an image in text",
      'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
      "<image/svg+xml, 53 characters>",
    ],
    ["the word data is no data", "The data: a list, and more data: 5, 6", "The data: a list, and more data: 5, 6"],
    ["long base64 anywhere", `before: ${plain}; after`, "before: <base64, 600 bytes>; after"],
    ["the URL-safe alphabet", bytes.toString("base64url"), "<base64, 600 bytes>"],
    ["wrapped lines", `PEM:\n${lines(plain, 64, "\n")}\n.`, "PEM:\n<base64, 600 bytes>\n."],
    ["narrow lines", `(${lines(plain, 8, " ")})`, "(<base64, 600 bytes>)"],
    ["escaped once more", JSON.stringify({ a: lines(plain, 76, "\n") }), '{"a":"<base64, 600 bytes>"}'],
    ["short base64 stays", "YWJjZGVm", "YWJjZGVm"],
    [
      "a long text without separators stays",
      "so many words without any sign ".repeat(30),
      "so many words without any sign ".repeat(30),
    ],
    [
      "paths stay",
      "src/calls/run.ts and https://example.test/a/b?c=d",
      "src/calls/run.ts and https://example.test/a/b?c=d",
    ],
    [
      "a member for media",
      { type: "base64", media_type: "image/webp", data: "AAAA" },
      { type: "base64", media_type: "image/webp", data: "<image/webp, 3 bytes>" },
    ],
    ["a member for media whose bytes show its kind", { data: "iVBORw0KGgoAAAAA" }, { data: "<image/png, 12 bytes>" }],
    ["a member for media of unknown kind", { data: "AAAA" }, { data: "<base64, 3 bytes>" }],
    ["a member for media with text", { data: "Some plain words." }, { data: "<text, 17 characters>" }],
    [
      "a member for media with an address",
      { url: "https://example.test/a.png" },
      { url: "https://example.test/a.png" },
    ],
    ["a list for media", { data: ["AAAA", "https://a.test"] }, { data: ["<base64, 3 bytes>", "https://a.test"] }],
    ["a member for media with an object", { data: { text: "hi" } }, { data: { text: "hi" } }],
    ["a vector", { embedding: long(1536) }, { embedding: "<1536 numbers>" }],
    ["a short list of numbers", long(3), long(3)],
    ["a key", `Bearer ${key}.`, "Bearer <key>."],
    ["keys next to each other", key + key, "<key><key>"],
    ["a key as a name", { [key]: 1, [`${key}.`]: 2 }, { "<key>": 1, "<key>.": 2 }],
    ["names that become the same", { [key]: 1, [key.replace("aB3", "bB3")]: 2 }, { "<key>": 1, "<key> (1)": 2 }],
    ["text that only looks like a key", "sk-iso-short", "sk-iso-short"],
    ["another secret", "the secret is xyz.123:abc, they say", "the secret is <key>, they say"],
    ["a secret with long base64 in it", `a.${plain}.b`, "<key>"],
    [
      "a name of every object",
      JSON.parse('{"__proto__":{"a":1}}') as Json,
      JSON.parse('{"__proto__":{"a":1}}') as Json,
    ],
  ];
  const secrets = ["xyz.123:abc", `a.${plain}.b`, ""];
  for (const [name, given, want] of cases)
    it(name, () => expect(withPlaceholders(given, { mediaMembers, secrets })).to.deep.equal(want));

  const size = (value: Json): number => Buffer.byteLength(JSON.stringify(value));
  const bounded: [name: string, given: () => Json][] = [
    ["a long text", () => "words, and more words. ".repeat(100_000)],
    ["a text of signs that JSON escapes", () => '\u0001"\\'.repeat(100_000)],
    ["a text of wide characters", () => "方言の😀".repeat(100_000)],
    ["many texts", () => Array.from({ length: 100_000 }, () => "some words")],
    [
      "many members",
      () => Object.fromEntries(Array.from({ length: 100_000 }, (_unused, index) => [`member ${index}`, index])),
    ],
    ["many keys in a row", () => key.repeat(20_000)],
    ["lists in lists", () => Array.from({ length: 2000 }).reduce<Json>((inside) => [inside], "deep")],
    [
      "objects in objects",
      () =>
        Array.from({ length: 2000 }).reduce<Json>(
          (inside) => ({ name: inside, other: "some words ".repeat(200) }),
          "deep",
        ),
    ],
    [
      "long names",
      () =>
        Object.fromEntries(Array.from({ length: 10 }, (_unused, index) => [`${index} a name, `.repeat(20_000), index])),
    ],
  ];
  for (const [name, make] of bounded) {
    it(`keeps no more than 64 KiB of ${name}`, () => {
      const kept = withPlaceholders(make(), { mediaMembers });
      expect(size(kept)).to.be.at.most(65_536);
      expect(JSON.stringify(kept)).to.match(/<(\d+ more|\d+ more characters|nested deeper|key)>/);
    });
  }

  it("keeps as much as is configured", () =>
    expect(size(withPlaceholders("some words ".repeat(10_000), { limit: 10_000 }))).to.be.within(5000, 10_000));

  it("never splits a character", () => {
    for (const before of ["", "a"])
      expect(JSON.stringify(withPlaceholders(before + "😀".repeat(60_000)))).not.to.match(/\\ud83d/);
  });

  const huge: [name: string, given: () => Json][] = [
    ["a data URI of 60 MiB", () => ({ image: `data:image/png;base64,${"A".repeat(60 * 1024 * 1024)}` })],
    ["base64 of 60 MiB", () => "A".repeat(60 * 1024 * 1024)],
    ["text of 60 MiB", () => "words and more words ".repeat(3_000_000)],
    ["a million small objects", () => Array.from({ length: 1_000_000 }, () => ({ a: 1 }))],
    ["a hundred texts of a megabyte", () => Array.from({ length: 100 }, () => "A".repeat(1024 * 1024))],
    ["schemes without an end", () => "data:".repeat(1_000_000)],
    ["headers without an end", () => "data:image/png;".repeat(1_000_000)],
    ["percent signs", () => "%".repeat(5_000_000)],
    ["backslashes", () => "\\".repeat(5_000_000)],
    ["beginnings of keys", () => "sk-iso-".repeat(1_000_000)],
    ["short lines", () => "a bc ".repeat(1_000_000)],
  ];
  for (const [name, make] of huge) {
    it(`is quick with ${name}`, () => {
      const body = JSON.parse(JSON.stringify(make())) as Json;
      const start = processorTime();
      withPlaceholders(body, { mediaMembers, secrets: ["another secret"] });
      expect(processorTime() - start).to.be.below(1_500);
    });
  }
});

describe("media in logged bodies", () => {
  type Disguise = readonly [name: string, apply: (base64: string) => string];
  const disguises: Disguise[] = [
    ["unchanged", (base64) => base64],
    ["in the URL-safe alphabet", (base64) => base64.replace(/\+/g, "-").replace(/\//g, "_")],
    ["without padding", (base64) => base64.replace(/=/g, "")],
    ["escaped for a URL", encodeURIComponent],
    ["with escaped slashes", (base64) => base64.replace(/\//g, "\\/")],
    ["as JSON in a text", (base64) => JSON.stringify({ inside: base64 })],
    ["as JSON in JSON in a text", (base64) => JSON.stringify(JSON.stringify({ inside: base64 }))],
  ];
  const places: [name: string, put: (text: string) => Json][] = [
    ["alone", (text) => text],
    ["between texts", (text) => `Words before (${text}) and after.`],
    ["right after text", (text) => `some words before it ${text} and some after`],
    ["as a name", (text) => ({ [text]: 1 })],
    ["deep inside", (text) => [{ a: [{ b: { c: text } }] }]],
    ["in a list with others", (text) => ["x", text, text, 5]],
  ];
  const wraps: [name: string, wrap: (text: string, length: number) => string][] = [
    ["", (text) => text],
    [" in lines", (text, length) => lines(text, length, "\n")],
    [" in indented lines", (text, length) => lines(text, length, "\r\n    ")],
    [" in escaped lines", (text, length) => lines(text, length, "\\n")],
  ];
  /** The text that a reader could put together again. */
  const rejoined = (kept: Json): string =>
    JSON.stringify(kept)
      .replace(/%(2B|2F|3D|0A|0D|20|5C)/g, (escaped) => decodeURIComponent(escaped))
      .replace(/\\+[nrt]?|\s/g, "")
      .replace(/-/g, "+")
      .replace(/_/g, "/");

  for (const [disguise, apply] of disguises) {
    for (const [place, put] of places) {
      for (const [wrapped, wrap] of wraps) {
        it(`are never kept: ${disguise}, ${place}${wrapped}`, () => {
          fc.assert(
            fc.property(
              fc.uint8Array({ minLength: 300, maxLength: 900 }),
              fc.integer({ min: 8, max: 120 }),
              fc.boolean(),
              (canary, length, asUri) => {
                const base64 = Buffer.from(canary).toString("base64");
                const text = apply(wrap(base64, length));
                const kept = rejoined(
                  withPlaceholders(put(asUri ? `data:image/png;base64,${text}` : text), { mediaMembers }),
                );
                const pieces = Array.from({ length: Math.floor(base64.length / 24) }, (_unused, index) =>
                  base64.slice(24 * index, 24 * index + 24),
                );
                return !pieces.some((piece) => kept.includes(piece));
              },
            ),
            { numRuns: 50, endOnFailure: true },
          );
        });
      }
    }
  }

  it("are never kept in a member for media, however short", () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 6, maxLength: 60 }),
        fc.constantFrom("base64" as const, "base64url" as const),
        (canary, alphabet) => {
          const base64 = Buffer.from(canary).toString(alphabet);
          expect(withPlaceholders({ source: { data: base64 } }, { mediaMembers })).to.deep.equal({
            source: { data: `<base64, ${canary.length} bytes>` },
          });
        },
      ),
    );
  });
});

import { expect } from "chai";
import { complaints, parse } from "./parse-support.js";

const CAUSES = "must be connect, 401, 402, 403, 408, 424, 425, 429, 5xx, or a status from 500 to 599";

describe("problems of a model", () => {
  const route = "{ provider: compass, model: m, dialect: north }";
  const at = (fields: string, id = "a/b") =>
    `providers: [{ id: compass, preset: compass }]\nmodels:\n- id: ${id}\n  ${fields}\n`;
  const sound = `kind: text\n  routes: [${route}]\n  `;
  const cases: [string, string, string[]][] = [
    [
      "an ID without a manufacturer",
      at(sound, "large"),
      ["catalog.yaml:3:7: models[0].id must be <manufacturer>/<model name>"],
    ],
    [
      "an ID with an empty part",
      at(sound, "a//b"),
      ["catalog.yaml:3:7: models[0].id must be <manufacturer>/<model name>"],
    ],
    [
      "an ID that is too long for the keys of tables",
      at(sound, `a/${"b".repeat(199)}`),
      ["catalog.yaml:3:7: models[0].id must have at most 200 characters"],
    ],
    [
      "a model name that is too long for them",
      at(`kind: text\n  routes: [{ provider: compass, model: ${"m".repeat(301)}, dialect: north }]`),
      ["catalog.yaml:5:40: models[0].routes[0].model must have at most 300 characters"],
    ],
    [
      "an unknown kind",
      at(`kind: audio\n  routes: [${route}]`),
      ["catalog.yaml:4:9: models[0].kind must be one of text, image, embedding, video"],
    ],
    [
      "no kind and no routes",
      at("enabled: true"),
      ['catalog.yaml:3:3: models[0] needs the key "kind"', 'catalog.yaml:3:3: models[0] needs the key "routes"'],
    ],
    ["no route", at("kind: text\n  routes: []"), ["catalog.yaml:5:11: models[0].routes must not be empty"]],
    [
      "an unknown provider",
      at("kind: text\n  routes: [{ provider: nobody, model: m, dialect: north }]"),
      ['catalog.yaml:5:24: models[0].routes[0].provider names "nobody", which is no provider of this file'],
    ],
    [
      "an unknown dialect",
      at("kind: text\n  routes: [{ provider: compass, model: m, dialect: east }]"),
      ['catalog.yaml:5:52: models[0].routes[0].dialect names "east", which is no dialect'],
    ],
    [
      "a dialect that the preset lacks",
      at("kind: text\n  routes: [{ provider: compass, model: m, dialect: south }]"),
      ['catalog.yaml:5:52: models[0].routes[0].dialect is "south", but compass supports north'],
    ],
    [
      "a model name that is a number",
      at("kind: text\n  routes: [{ provider: compass, model: 1.5, dialect: north }]"),
      ["catalog.yaml:5:40: models[0].routes[0].model must be text; put it in quotes"],
    ],
    [
      "a weight of zero",
      at("kind: text\n  routes: [{ provider: compass, model: m, dialect: north, weight: 0 }]"),
      ["catalog.yaml:5:67: models[0].routes[0].weight must be a whole number from 1"],
    ],
    [
      "a limit of no calls",
      at("kind: text\n  routes: [{ provider: compass, model: m, dialect: north, maxConcurrent: 0 }]"),
      ["catalog.yaml:5:74: models[0].routes[0].maxConcurrent must be a whole number from 1 to 1000000"],
    ],
    [
      "a limit of calls for videos",
      at("kind: video\n  routes: [{ provider: compass, model: m, dialect: onward, maxConcurrent: 5 }]"),
      [
        'catalog.yaml:5:52: models[0].routes[0].dialect is "onward", but compass supports north',
        "catalog.yaml:5:75: models[0].routes[0].maxConcurrent must be left out: a video is made long after its call",
      ],
    ],
    [
      "an unknown accepted value",
      at(`${sound}accepts: { output: 0 }`),
      ["catalog.yaml:6:12: models[0].accepts is not what a model can accept: output is 0"],
    ],
    [
      "retries of a video",
      at("kind: video\n  routes: [{ provider: compass, model: m, dialect: north }]\n  retry: { attempts: 2 }"),
      [
        'catalog.yaml:5:52: models[0].routes[0].dialect is "north", but models of the kind video are served by onward',
        "catalog.yaml:6:10: models[0].retry must be left out: the creation of a video is never sent twice",
      ],
    ],
    [
      "stickiness by another name",
      at(`${sound}stickyBy: wallet`),
      ["catalog.yaml:6:13: models[0].stickyBy must be one of key, cacheKey"],
    ],
    [
      "stickiness of a model without prompts",
      at("kind: embedding\n  routes: [{ provider: compass, model: m, dialect: north }]\n  stickyBy: key"),
      [
        'catalog.yaml:5:52: models[0].routes[0].dialect is "north", but no dialect serves models of the kind embedding',
        "catalog.yaml:6:13: models[0].stickyBy must be left out: models of the kind text alone have prompt caches",
      ],
    ],
    [
      "no attempts",
      at(`${sound}retry: { attempts: 0 }`),
      ["catalog.yaml:6:22: models[0].retry.attempts must be a whole number from 1 to 10"],
    ],
    [
      "a budget of nothing",
      at(`${sound}retry: { budgetSeconds: 0 }`),
      ["catalog.yaml:6:27: models[0].retry.budgetSeconds must be a number from 0.001 to 300"],
    ],
    [
      "hedging of a model that is no embedding",
      at(`${sound}retry: { hedgeAfterMs: 100 }`),
      ["catalog.yaml:6:26: models[0].retry.hedgeAfterMs must be left out: only embeddings may be asked for twice"],
    ],
    [
      "causes of retries that are none",
      at(`${sound}retry: { on: [402, 429, 5xx, timeout, 404] }`),
      [`catalog.yaml:6:32: models[0].retry.on[3] ${CAUSES}`, `catalog.yaml:6:41: models[0].retry.on[4] ${CAUSES}`],
    ],
    [
      "an unknown profile",
      at(`${sound}profile: wide`),
      ['catalog.yaml:6:12: models[0].profile names "wide", which is no profile'],
    ],
    [
      "an unknown price",
      at(`${sound}pricing: { perDay: 1 }`),
      [
        'catalog.yaml:6:14: unknown key "perDay"; known here: input, cachedInput, cacheWrite, cacheWriteHour, ' +
          "output, reasoning, perImage, perSecond, perCall, tiers",
      ],
    ],
    [
      "a negative price",
      at(`${sound}pricing: { input: -1 }`),
      ["catalog.yaml:6:21: models[0].pricing.input must be a number from 0 to 1000000"],
    ],
    [
      "a price finer than a tick",
      at(`${sound}pricing: { input: 0.00000000001 }`),
      ["catalog.yaml:6:21: models[0].pricing.input must not have more than 10 decimals"],
    ],
    [
      "a table of prices without a price",
      at(`${sound}pricing: { perImage: {} }`),
      ["catalog.yaml:6:24: models[0].pricing.perImage must have a price"],
    ],
    [
      "two tiers of one bound",
      at(`${sound}pricing: { tiers: [{ above: 2, input: 5 }, { above: 2, input: 9 }] }`),
      ["catalog.yaml:6:21: models[0].pricing.tiers has two tiers above 2"],
    ],
    [
      "an output limit that no answer can have",
      at(`${sound}maxOutputTokens: 9000000000000`),
      ["catalog.yaml:6:20: models[0].maxOutputTokens must be a whole number from 1 to 1000000000"],
    ],
    [
      "a price in a table",
      at(`${sound}pricing: { perImage: { default: free } }`),
      ["catalog.yaml:6:35: models[0].pricing.perImage.default must be a number from 0 to 1000000"],
    ],
    [
      "a resolution that no video has",
      at(`${sound}pricing: { perSecond: { default: 1, 480p: 1, 720: 2 } }`),
      [
        'catalog.yaml:6:48: models[0].pricing.perSecond names "720", which is no resolution of videos such as 720p; ' +
          "known here: default, 480p, 720p",
      ],
    ],
    [
      "a name for calls",
      at(`${sound}pricing: { perCall: { default: 0.001, premium: 0.01 } }`),
      [
        'catalog.yaml:6:41: models[0].pricing.perCall names "premium"; ' +
          'a price for each call has the name "default" alone',
      ],
    ],
    [
      "a tier without its bound",
      at(`${sound}pricing: { tiers: [{ input: 1 }] }`),
      ['catalog.yaml:6:22: models[0].pricing.tiers[0] needs the key "above"'],
    ],
    [
      "an alias that is a pattern",
      at(`${sound}aliases: [claude-*]`),
      ["catalog.yaml:6:13: models[0].aliases[0] must be one name: patterns are not supported"],
    ],
    [
      "an alias that is no name",
      at(`${sound}aliases: [one, "two words"]`),
      ["catalog.yaml:6:18: models[0].aliases[1] must be a name as clients send it, such as assistant-large"],
    ],
    [
      "an alias that is an ID",
      at(`${sound}aliases: [one, a/b]`),
      ['catalog.yaml:6:18: models[0].aliases[1] is "a/b", which is the ID of a model'],
    ],
    [
      "an alias twice",
      at(`${sound}aliases: [one, one]`),
      ['catalog.yaml:6:18: models[0].aliases[1] names the alias "one" a second time'],
    ],
    [
      "an alias of two models",
      `${at(`${sound}aliases: [one]`)}${at(`${sound}aliases: [one]`, "a/c").split("\n").slice(2).join("\n")}`,
      ['catalog.yaml:10:13: models[1].aliases[0] names the alias "one" a second time'],
    ],
    [
      "an ID twice",
      `${at(sound)}${at(sound).split("\n").slice(2).join("\n")}`,
      ['catalog.yaml:7:7: models[1].id names model "a/b" a second time'],
    ],
  ];
  for (const [name, given, wanted] of cases) it(name, () => expect(complaints(given)).to.deep.equal(wanted));

  const unformed = "which is no size, quality or size/quality: 1024x1024/high";
  const doubtful: [string, string[]][] = [
    ["perImage: { 1024x1024: 1, 2K: 1, 1024x1024/high: 1, low: 1 }", []],
    [
      "perImage: { 1024x1024/hihg: 1 }",
      ['perImage names the quality "hihg", which no profile knows; known here: low, high'],
    ],
    ["perImage: { 1024*1024: 1 }", [`perImage names "1024*1024", ${unformed}`]],
    ["perImage: { high/1024x1024: 1 }", [`perImage names "high/1024x1024", ${unformed}`]],
    ["perSecond: { default: 1, 720P: 1 }", []],
    ["perSecond: { 540p: 1 }", ['perSecond names "540p", which no profile knows; known here: default, 480p, 720p']],
  ];
  for (const [prices, wanted] of doubtful)
    it(`may be doubtful in prices: ${prices}`, () => {
      const { doubts = [] } = parse(at(`${sound}pricing: { ${prices} }`));
      expect(doubts.map(({ detail }) => detail.replace(/^.*\.pricing\./, ""))).to.deep.equal(wanted);
    });

  it("is reported with all other problems", () => {
    const text =
      "providers:\n  - { id: a, preset: sextant }\n" +
      "models:\n  - { id: b, kind: c, routes: [{ provider: d, model: e, dialect: f }] }\nkeys: []\n";
    expect(complaints(text)).to.have.lengthOf(5);
  });
});

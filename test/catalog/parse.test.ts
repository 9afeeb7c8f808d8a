import { expect } from "chai";
import { parseCatalog } from "../../src/catalog/parse.js";
import { FileProblemsError } from "../../src/config/problems.js";
import { words } from "./words.js";

const environment = { ACME_URL: "https://acme.example.test/v1", ACME_MODE: "fast" };
const parse = (text: string) => parseCatalog("catalog.yaml", text, words, environment);

function complaints(text: string): string[] {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof FileProblemsError) return error.message.split("\n");
    throw error;
  }
  return [];
}

describe("parseCatalog", () => {
  it("reads providers", () => {
    const { providers } = parse(`
providers:
  - { id: compass, preset: compass, apiKey: \${COMPASS_KEY} }
  - id: acme
    baseUrl: \${ACME_URL}/
    apiKey: acme-\${ACME_MODE}-key
    auth: x-api-key
    headers: { X-Organisation: "\${ORGANISATION}", X-Mode: plain }
`);
    expect(providers).to.deep.equal([
      {
        id: "compass",
        preset: "compass",
        baseUrl: undefined,
        auth: undefined,
        headers: {},
        secret: { variable: "COMPASS_KEY" },
      },
      {
        id: "acme",
        preset: undefined,
        baseUrl: "https://acme.example.test/v1",
        auth: "x-api-key",
        headers: { "x-organisation": "${ORGANISATION}", "x-mode": "plain" },
        secret: { literal: "acme-fast-key" },
      },
    ]);
  });

  it("takes nothing after apiKey as the wish to keep what is stored", () => {
    const { providers } = parse("providers:\n  - id: a\n    preset: compass\n    apiKey: # kept\n");
    expect(providers[0]?.secret).to.deep.equal({ keptAt: "catalog.yaml:4:13" });
  });

  it("reads models", () => {
    const { models } = parse(`
models:
  - id: acme/large/2
    kind: text
    routes:
      - { provider: own, model: large-2, dialect: south, priority: 1, weight: 3 }
    profile: narrow
    outputs: [text, image]
    enabled: false
    pricing: { input: 1.25, perImage: { default: 0.04, 1024x1024/high: 0.17 }, tiers: [{ above: 200000, input: 2.5 }] }
    maxOutputTokens: 8192
providers:
  - { id: own, preset: own, baseUrl: "http://127.0.0.1:9/v1" }
`);
    expect(models).to.deep.equal([
      {
        id: "acme/large/2",
        kind: "text",
        routes: [{ provider: "own", model: "large-2", dialect: "south", priority: 1, weight: 3 }],
        profile: "narrow",
        outputs: ["text", "image"],
        enabled: false,
        pricing: {
          input: 1.25,
          perImage: { default: 0.04, "1024x1024/high": 0.17 },
          tiers: [{ above: 200000, input: 2.5 }],
        },
        maxOutputTokens: 8192,
      },
    ]);
  });

  it("fills in what a model leaves out", () => {
    const { models } = parse(`
providers: [{ id: compass, preset: compass }]
models: [{ id: acme/large, kind: image, routes: [{ provider: compass, model: m, dialect: north }] }]
`);
    expect(models[0]).to.deep.include({
      profile: "auto",
      outputs: ["image"],
      enabled: true,
      pricing: {},
      maxOutputTokens: undefined,
    });
    expect(models[0]?.routes[0]).to.deep.include({ priority: 0, weight: 1 });
  });

  it("reads what a model accepts, and the profile of a route", () => {
    const { models } = parse(`
providers: [{ id: compass, preset: compass }]
models: [{ id: acme/large, kind: text, accepts: { output: 9 }, routes: [{ provider: compass, model: m, dialect: north, profile: narrow }] }]
`);
    expect(models[0]).to.deep.include({ profile: "auto", accepts: { output: 9 } });
    expect(models[0]?.routes[0]).to.include({ profile: "narrow" });
  });

  it("reads the aliases of a model, and takes none for nothing said", () => {
    const model = (id: string, aliases: string) =>
      `{ id: acme/${id}, kind: text, aliases: ${aliases}, routes: [{ provider: compass, model: m, dialect: north }] }`;
    const { models } = parse(
      `providers: [{ id: compass, preset: compass }]\nmodels: [${model("large", "[large-4-8, other/large:7b]")}, ${model("small", "[]")}]\n`,
    );
    expect(models.map(({ aliases }) => aliases)).to.deep.equal([["large-4-8", "other/large:7b"], undefined]);
  });

  it("lets another address speak more than its preset", () => {
    const provider = "{ id: p, preset: compass, baseUrl: http://127.0.0.1:9/v1 }";
    expect(
      complaints(
        `providers: [${provider}]\nmodels: [{ id: a/b, kind: text, routes: [{ provider: p, model: m, dialect: south }] }]`,
      ),
    ).to.deep.equal([]);
  });

  it("takes an empty mapping as an empty catalog", () =>
    expect(parse("{}\n")).to.deep.equal({ providers: [], models: [] }));

  it("does not take an empty file as one", () =>
    expect(() => parse("# all gone\n")).to.throw("catalog.yaml: the file is empty"));
});

describe("what is wrong with a provider", () => {
  const at = (fields: string) => `providers:\n  - { id: acme, ${fields} }\n`;
  const cases: [string, string, string[]][] = [
    [
      "an unknown key",
      at("preset: own, baseUrl: 'http://x.test', colour: red"),
      [
        'catalog.yaml:2:56: unknown key "colour"; known here: id, preset, baseUrl, auth, headers, promptCache, family, apiKey',
      ],
    ],
    [
      "an unknown preset",
      at("preset: sextant"),
      ['catalog.yaml:2:25: providers[0].preset names "sextant", which is no preset'],
    ],
    [
      "a preset by a name every object has",
      at("preset: constructor"),
      ['catalog.yaml:2:25: providers[0].preset names "constructor", which is no preset'],
    ],
    ["no address", at("auth: none"), ["catalog.yaml:2:5: providers[0] needs a baseUrl or a preset"]],
    [
      "a preset without an address",
      at("preset: own"),
      ["catalog.yaml:2:5: providers[0] needs a baseUrl, as its preset has none"],
    ],
    [
      "an address of another kind",
      at("baseUrl: 'ftp://x.test'"),
      ["catalog.yaml:2:26: providers[0].baseUrl must be an http or https address"],
    ],
    [
      "an address with a password",
      at("baseUrl: 'http://u:p@x.test'"),
      ["catalog.yaml:2:26: providers[0].baseUrl must not hold a user or a password; use apiKey"],
    ],
    [
      "an address with a query",
      at("baseUrl: 'http://x.test?v=1'"),
      ["catalog.yaml:2:26: providers[0].baseUrl must not have a query or a fragment"],
    ],
    [
      "an address from an unset variable",
      at("baseUrl: ${NOWHERE}"),
      ["catalog.yaml:2:26: providers[0].baseUrl reads the variable NOWHERE, which is not set"],
    ],
    [
      "an unknown way to present the key",
      at("preset: compass, auth: basic"),
      ["catalog.yaml:2:40: providers[0].auth must be one of bearer, x-api-key, x-goog-api-key, query-key, none"],
    ],
    [
      "a header no request can have",
      at("preset: compass, headers: { 'a b': c }"),
      ["catalog.yaml:2:43: providers[0].headers has names no header can have: a b"],
    ],
    [
      "a header's value no request can have",
      at('preset: compass, headers: { a: "x\\ny" }'),
      ["catalog.yaml:2:48: providers[0].headers.a must be printable ASCII"],
    ],
    [
      "a family that no tag can hold",
      at("preset: compass, family: X-AI"),
      [
        "catalog.yaml:2:42: providers[0].family must be a word of small letters and digits that begins with a letter, of at most 16",
      ],
    ],
    [
      "a key with a space",
      at("preset: compass, apiKey: 'a b'"),
      ["catalog.yaml:2:42: providers[0].apiKey must be printable ASCII without spaces"],
    ],
    [
      "an empty key",
      at("preset: compass, apiKey: ''"),
      ["catalog.yaml:2:42: providers[0].apiKey must be printable ASCII without spaces"],
    ],
    [
      "a key that comes out empty",
      at("preset: compass, apiKey: ${NOTHING:-}"),
      ["catalog.yaml:2:42: providers[0].apiKey is empty once its variables are read"],
    ],
    [
      "a key that is a number",
      at("preset: compass, apiKey: 12"),
      ["catalog.yaml:2:42: providers[0].apiKey must be text; put it in quotes"],
    ],
    [
      "an ID twice",
      "providers:\n  - { id: a, preset: compass }\n  - { id: a, preset: compass }\n",
      ['catalog.yaml:3:11: providers[1].id names provider "a" a second time'],
    ],
    [
      "an ID with a slash",
      "providers: [{ id: a/b, preset: compass }]\n",
      ["catalog.yaml:1:19: providers[0].id must be letters, digits, dots, dashes and underscores"],
    ],
    ["no ID", "providers: [{ preset: compass }]\n", ['catalog.yaml:1:13: providers[0] needs the key "id"']],
  ];
  for (const [name, given, wanted] of cases) it(name, () => expect(complaints(given)).to.deep.equal(wanted));
});

describe("whether a model is served", () => {
  const served = (kind: string, dialects: readonly string[], profile: string) =>
    complaints(
      `providers: [{ id: acme, baseUrl: "https://acme.example.test" }]\nmodels:\n- id: a/b\n  kind: ${kind}\n  profile: ${profile}\n  routes:\n${dialects.map((dialect) => `  - { provider: acme, model: m, dialect: ${dialect} }\n`).join("")}`,
    );
  const cases: [string, Parameters<typeof served>, string[]][] = [
    ["takes text over a dialect of text", ["text", ["north"], "narrow"], []],
    ["takes images over a dialect of images", ["image", ["upward"], "steep"], []],
    ["takes images that are made in conversations", ["image", ["north"], "narrow"], []],
    ["takes images over both, with a profile of the one", ["image", ["north", "upward"], "steep"], []],
    ["takes no profile for every kind", ["video", ["onward"], "none"], []],
    [
      "refuses videos over a dialect of images",
      ["video", ["upward"], "none"],
      ['catalog.yaml:7:42: models[0].routes[0].dialect is "upward", but models of the kind video are served by onward'],
    ],
    [
      "refuses text over a dialect of images",
      ["text", ["north", "upward"], "none"],
      [
        'catalog.yaml:8:42: models[0].routes[1].dialect is "upward", but models of the kind text are served by north, south',
      ],
    ],
    [
      "refuses vectors where no dialect has them",
      ["embedding", ["north"], "none"],
      ['catalog.yaml:7:42: models[0].routes[0].dialect is "north", but no dialect serves models of the kind embedding'],
    ],
    [
      "refuses a profile of images for videos",
      ["video", ["onward"], "steep"],
      [
        'catalog.yaml:5:12: models[0].profile is "steep", but models with routes like these have one of long, longer, none',
      ],
    ],
    [
      "refuses a profile of images for those made in conversations",
      ["image", ["south"], "steep"],
      ['catalog.yaml:5:12: models[0].profile is "steep", but models with routes like these have one of narrow, none'],
    ],
    [
      "tells a wrong profile beside a wrong dialect",
      ["video", ["north"], "narrow"],
      [
        'catalog.yaml:7:42: models[0].routes[0].dialect is "north", but models of the kind video are served by onward',
        'catalog.yaml:5:12: models[0].profile is "narrow", but models with routes like these have one of long, longer, none',
      ],
    ],
    [
      "tells no profile wrong that is right for the kind",
      ["video", ["north"], "long"],
      ['catalog.yaml:7:42: models[0].routes[0].dialect is "north", but models of the kind video are served by onward'],
    ],
  ];
  for (const [name, given, wanted] of cases) it(name, () => expect(served(...given)).to.have.members(wanted));
});

describe("what is wrong with a model", () => {
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
      "a dialect the preset does not speak",
      at("kind: text\n  routes: [{ provider: compass, model: m, dialect: south }]"),
      ['catalog.yaml:5:52: models[0].routes[0].dialect is "south", but compass speaks north'],
    ],
    [
      "a model name that is a number",
      at("kind: text\n  routes: [{ provider: compass, model: 1.5, dialect: north }]"),
      ["catalog.yaml:5:40: models[0].routes[0].model must be text; put it in quotes"],
    ],
    [
      "a weight of nothing",
      at("kind: text\n  routes: [{ provider: compass, model: m, dialect: north, weight: 0 }]"),
      ["catalog.yaml:5:67: models[0].routes[0].weight must be a whole number from 1"],
    ],
    [
      "what no model can accept",
      at(`${sound}accepts: { output: 0 }`),
      ["catalog.yaml:6:12: models[0].accepts is not what a model can accept: output is 0"],
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
        'catalog.yaml:6:14: unknown key "perDay"; known here: input, cachedInput, cacheWrite, output, reasoning, perImage, perSecond, perCall, tiers',
      ],
    ],
    [
      "a price below nothing",
      at(`${sound}pricing: { input: -1 }`),
      ["catalog.yaml:6:21: models[0].pricing.input must be a number from 0 to 1000000"],
    ],
    [
      "a price finer than money",
      at(`${sound}pricing: { input: 0.00000000001 }`),
      ["catalog.yaml:6:21: models[0].pricing.input must not have more than 10 decimals"],
    ],
    [
      "a price in a table",
      at(`${sound}pricing: { perImage: { default: free } }`),
      ["catalog.yaml:6:35: models[0].pricing.perImage.default must be a number from 0 to 1000000"],
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

  it("is told together with all the rest", () => {
    const text =
      "providers:\n  - { id: a, preset: sextant }\nmodels:\n  - { id: b, kind: c, routes: [{ provider: d, model: e, dialect: f }] }\nkeys: []\n";
    expect(complaints(text)).to.have.lengthOf(5);
  });
});

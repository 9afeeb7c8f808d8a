import { expect } from "chai";
import { parse, complaints } from "./parse-support.js";

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

  it("keeps the stored key where apiKey has no value", () => {
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
models:
- id: acme/large
  kind: text
  accepts: { output: 9 }
  routes: [{ provider: compass, model: m, dialect: north, profile: narrow }]
`);
    expect(models[0]).to.deep.include({ profile: "auto", accepts: { output: 9 } });
    expect(models[0]?.routes[0]).to.include({ profile: "narrow" });
  });

  it("reads the aliases of a model, and treats a missing list as empty", () => {
    const model = (id: string, aliases: string) =>
      `{ id: acme/${id}, kind: text, aliases: ${aliases}, routes: [{ provider: compass, model: m, dialect: north }] }`;
    const { models } = parse(
      "providers: [{ id: compass, preset: compass }]\n" +
        `models: [${model("large", "[large-4-8, other/large:7b]")}, ${model("small", "[]")}]\n`,
    );
    expect(models.map(({ aliases }) => aliases)).to.deep.equal([["large-4-8", "other/large:7b"], undefined]);
  });

  it("allows more dialects at another address than its preset has", () => {
    const provider = "{ id: p, preset: compass, baseUrl: http://127.0.0.1:9/v1 }";
    expect(
      complaints(
        `providers: [${provider}]\n` +
          "models: [{ id: a/b, kind: text, routes: [{ provider: p, model: m, dialect: south }] }]",
      ),
    ).to.deep.equal([]);
  });

  it("treats an empty mapping as an empty catalog", () =>
    expect(parse("{}\n")).to.deep.equal({ providers: [], models: [] }));

  it("does not accept an empty file", () =>
    expect(() => parse("# all gone\n")).to.throw("catalog.yaml: the file is empty"));
});

describe("whether a model can be served", () => {
  const served = (kind: string, dialects: readonly string[], profile: string) =>
    complaints(
      'providers: [{ id: acme, baseUrl: "https://acme.example.test" }]\n' +
        `models:\n- id: a/b\n  kind: ${kind}\n  profile: ${profile}\n  routes:\n` +
        dialects.map((dialect) => `  - { provider: acme, model: m, dialect: ${dialect} }\n`).join(""),
    );
  const cases: [string, Parameters<typeof served>, string[]][] = [
    ["accepts text over a dialect of text", ["text", ["north"], "narrow"], []],
    ["accepts images over a dialect of images", ["image", ["upward"], "steep"], []],
    ["accepts images that are made in conversations", ["image", ["north"], "narrow"], []],
    ["accepts images over both, with a profile of one", ["image", ["north", "upward"], "steep"], []],
    ["accepts the profile `none` for every kind", ["video", ["onward"], "none"], []],
    [
      "refuses videos over a dialect of images",
      ["video", ["upward"], "none"],
      ['catalog.yaml:7:42: models[0].routes[0].dialect is "upward", but models of the kind video are served by onward'],
    ],
    [
      "refuses text over a dialect of images",
      ["text", ["north", "upward"], "none"],
      [
        'catalog.yaml:8:42: models[0].routes[1].dialect is "upward", but models of the kind text are served ' +
          "by north, south",
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
        'catalog.yaml:5:12: models[0].profile is "steep", but models with routes like these have one of ' +
          "long, longer, none",
      ],
    ],
    [
      "refuses a profile of images for those made in conversations",
      ["image", ["south"], "steep"],
      ['catalog.yaml:5:12: models[0].profile is "steep", but models with routes like these have one of narrow, none'],
    ],
    [
      "reports a wrong profile beside a wrong dialect",
      ["video", ["north"], "narrow"],
      [
        'catalog.yaml:7:42: models[0].routes[0].dialect is "north", but models of the kind video are served by onward',
        'catalog.yaml:5:12: models[0].profile is "narrow", but models with routes like these have one of ' +
          "long, longer, none",
      ],
    ],
    [
      "reports no profile that is right for the kind",
      ["video", ["north"], "long"],
      ['catalog.yaml:7:42: models[0].routes[0].dialect is "north", but models of the kind video are served by onward'],
    ],
  ];
  for (const [name, given, wanted] of cases) it(name, () => expect(served(...given)).to.have.members(wanted));
});

import { expect } from "chai";
import { errorOf, temporaryAdmin } from "./support.js";

const admin = temporaryAdmin();
const SECRET = "secret-of-a-provider-5e81";
const PRICED = "pricing: { input: 1, output: 2 }";
const CATALOG = `
providers:
  - { id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: ${SECRET} }
  - { id: other, baseUrl: "http://127.0.0.1:9/v1", apiKey: "\${OTHER_KEY}" }
models: [{ id: acme/small, kind: text, routes: [{ provider: acme, model: small, dialect: chat }], ${PRICED} }]
`;
const ADDED = [
  { action: "add", what: "provider", id: "acme", fields: [] },
  { action: "add", what: "provider", id: "other", fields: [] },
  { action: "add", what: "model", id: "acme/small", fields: [] },
];

describe("the catalog over the admin API", () => {
  it("is applied, and the difference is reported", async () => {
    const answer = await admin().file("/catalog/apply", CATALOG);
    expect([answer.status, answer.json]).to.deep.equal([200, { applied: true, changes: ADDED }]);
    expect(admin().reloads()).to.equal(1);
    expect((await admin().file("/catalog/apply", CATALOG)).json).to.deep.equal({ applied: true, changes: [] });
  });

  it("does not change in a dry run", async () => {
    expect((await admin().file("/catalog/apply?dry_run=true", CATALOG)).json).to.deep.equal({
      applied: false,
      changes: ADDED,
    });
    expect((await admin().ask("/catalog")).json).to.deep.equal({ providers: [], models: [] });
    expect(admin().reloads()).to.equal(0);
  });

  it("reports the differences", async () => {
    await admin().file("/catalog/apply", CATALOG);
    const { changes } = (await admin().file("/catalog/apply?dry_run=true", CATALOG.replace("output: 2", "output: 3")))
      .json;
    expect(changes).to.deep.equal([
      {
        action: "change",
        what: "model",
        id: "acme/small",
        fields: [{ field: "pricing", from: { input: 1, output: 2 }, to: { input: 1, output: 3 } }],
      },
    ]);
  });

  it("loses what a file lacks when it is pruned, and only then", async () => {
    await admin().file("/catalog/apply", CATALOG);
    const actions = async (query: string) =>
      ((await admin().file(`/catalog/apply${query}`, "{}")).json.changes as { action: string }[]).map(
        ({ action }) => action,
      );
    expect(await actions("")).to.deep.equal(["keep", "keep", "keep"]);
    expect(await actions("?prune=true&dry_run=true")).to.deep.equal(["remove", "remove", "remove"]);
    expect(await actions("?prune=true")).to.deep.equal(["remove", "remove", "remove"]);
    expect((await admin().ask("/catalog")).json).to.deep.equal({ providers: [], models: [] });
  });

  it("keeps the prices of a model that was removed, and has none of a model that never was", async () => {
    await admin().file("/catalog/apply", CATALOG);
    await admin().file("/catalog/apply?prune=true", "{}");
    const removed = await admin().ask("/models/acme%2Fsmall/prices");
    expect([removed.status, removed.json.prices]).to.have.nested.property("[1].length", 1);
    const unknown = await admin().ask("/models/none/prices");
    expect([unknown.status, errorOf(unknown).code]).to.deep.equal([404, "not_found"]);
  });

  it("warns of tasks that a removed provider leaves behind", async () => {
    await admin().file("/catalog/apply", CATALOG);
    admin().stores.tasks.countOpen = async () => [{ provider: "other", tasks: 2 }];
    const warnings = async (query: string) => (await admin().file(`/catalog/apply${query}`, "{}")).json.warnings;
    expect(await warnings("")).to.equal(undefined);
    for (const query of ["?prune=true&dry_run=true", "?prune=true"])
      expect(await warnings(query)).to.deep.equal([
        "provider other is removed with 2 open tasks: they can end only when it is applied again, " +
          "and otherwise expire after tasks.lifetimeHours",
      ]);
  });

  it("is exported without its keys, in two forms that can be applied again", async () => {
    await admin().file("/catalog/apply", CATALOG);
    const json = await admin().ask("/catalog");
    const file = await admin().ask("/catalog/file");
    expect(file.headers.get("content-type")).to.equal("application/yaml; charset=utf-8");
    for (const { text } of [json, file]) {
      expect(text).to.contain("${OTHER_KEY}").and.not.to.contain(SECRET);
      expect((await admin().file("/catalog/apply?prune=true", text)).json).to.deep.equal({
        applied: true,
        changes: [],
      });
    }
    expect((await admin().send("/catalog/apply?prune=true", json.text)).json).to.deep.equal({
      applied: true,
      changes: [],
    });
  });

  it("reports every problem of a file, with its place", async () => {
    const { status, json } = await admin().file(
      "/catalog/check",
      "providers: [{ id: acme, preset: sextant }]\nmodels: [{ id: small }]\n",
    );
    const problems = json.problems as { line: number; column: number; message: string }[];
    expect([status, json.ok]).to.deep.equal([200, false]);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).to.include.members([
      '1:33 providers[0].preset names "sextant", which is no preset',
      '2:10 models[0] needs the key "routes"',
    ]);
  });

  it("accepts a valid file", async () => {
    expect((await admin().file("/catalog/check", CATALOG)).json).to.deep.equal({ ok: true, problems: [] });
  });

  const unsound: [string, string, string][] = [
    ["that is empty", "", "invalid_request"],
    ["that is no YAML", "providers: [", "invalid_catalog"],
    [
      "with an unknown provider",
      "models: [{ id: a/b, kind: text, routes: [{ provider: x, model: y, dialect: chat }] }]",
      "invalid_catalog",
    ],
    [
      "that keeps a key where there is none",
      "providers: [{ id: acme, baseUrl: 'http://h/v1', apiKey: }]",
      "invalid_request",
    ],
    [
      "that reads the gateway's environment",
      "providers: [{ id: acme, baseUrl: 'http://h/${PATH}' }]",
      "invalid_catalog",
    ],
    [
      "that puts the environment into a key",
      "providers: [{ id: acme, baseUrl: 'http://h/v1', apiKey: 'x${PATH}' }]",
      "invalid_catalog",
    ],
    [
      "that uses too many aliases",
      `a: &a [x,x,x,x,x,x,x,x]\nb: &b [${"*a,".repeat(9)}]\nc: &c [${"*b,".repeat(9)}]\n` +
        `d: &d [${"*c,".repeat(9)}]\nproviders: *d`,
      "invalid_catalog",
    ],
  ];
  for (const [name, text, code] of unsound) {
    it(`does not accept a file ${name}`, async () => {
      expect(errorOf(await admin().file("/catalog/apply", text))).to.include({ status: 400, code });
      expect((await admin().ask("/catalog")).json).to.deep.equal({ providers: [], models: [] });
    });
  }

  it("never shows a key of an invalid file", async () => {
    const text = `providers: [{ id: acme, baseUrl: "http://h/v1", apiKey: "${SECRET} with a space" }]`;
    for (const path of ["/catalog/check", "/catalog/apply"])
      expect((await admin().file(path, text)).text).not.to.contain(SECRET);
    expect(admin().logged()).not.to.contain(SECRET);
  });
});

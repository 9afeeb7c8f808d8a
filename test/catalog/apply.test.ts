import { expect } from "chai";
import { type ApplyOptions, applyCatalog } from "../../src/catalog/apply.js";
import { printDifference } from "../../src/catalog/difference.js";
import { parseCatalog } from "../../src/catalog/parse.js";
import { forEachEngine } from "../support/engines.js";
import { failureOf } from "../support/promises.js";
import { storesAt } from "../support/stores.js";
import { words } from "../support/catalog/catalog-words.js";

const FIRST = `
providers:
  - { id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: secret-one }
  - { id: compass, preset: compass, apiKey: \${COMPASS_KEY} }
models:
  - id: acme/large
    kind: text
    routes:
      - { provider: acme, model: large, dialect: south }
      - { provider: compass, model: large, dialect: north, priority: 1 }
    pricing: { input: 1.25, output: 10 }
  - { id: acme/small, kind: text, routes: [{ provider: acme, model: small, dialect: south }] }
`;

forEachEngine("applyCatalog", (_, { location }) => {
  const stores = storesAt(location);

  async function apply(text: string, options: ApplyOptions = {}): Promise<string[]> {
    const file = parseCatalog("catalog.yaml", text, words, {});
    return (await applyCatalog(stores().catalog, stores().vault, file, options)).map(printDifference);
  }
  const storedModels = async () => [...(await stores().catalog.records()).models.keys()];
  const storedKey = async () => (await stores().catalog.records()).providers.get("acme")?.secret;

  it("adds what the database lacks", async () => {
    expect(await apply(FIRST)).to.deep.equal([
      "add provider acme",
      "add provider compass",
      "add model acme/large",
      "add model acme/small",
    ]);
    expect(await storedModels()).to.deep.equal(["acme/large", "acme/small"]);
  });

  it("keeps aliases, and removes them", async () => {
    await apply(FIRST);
    const named = FIRST.replace("id: acme/small,", "id: acme/small, aliases: [tiny],");
    expect(await apply(named)).to.deep.equal(['change model acme/small\n  aliases: (none) -> ["tiny"]']);
    expect(await apply(named)).to.deep.equal([]);
    expect(await apply(FIRST)).to.deep.equal(['change model acme/small\n  aliases: ["tiny"] -> (none)']);
  });

  it("refuses aliases that lead elsewhere in the stored catalog", async () => {
    await apply(FIRST.replace("id: acme/small,", "id: acme/small, aliases: [tiny],"));
    const other = (alias: string) => `
providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: secret-one }]
models:
  - { id: acme/other, aliases: [${alias}], kind: text, routes: [{ provider: acme, model: other, dialect: south }] }
`;
    expect(String(await failureOf(apply(other("acme/large"))))).to.contain(
      'the alias "acme/large" of acme/other already leads to acme/large',
    );
    expect(String(await failureOf(apply(other("tiny"))))).to.match(
      /the alias "tiny" of acme\/\w+ already leads to acme\/\w+/,
    );
    expect(await apply(other("tiny"), { prune: true })).to.include("add model acme/other");
  });

  it("has nothing to change a second time", async () => {
    await apply(FIRST);
    expect(await apply(FIRST)).to.deep.equal([]);
  });

  it("reports every changed field in readable form", async () => {
    await apply(FIRST);
    const changed = FIRST.replace("output: 10", "output: 12")
      .replace("preset: compass", "preset: compass, auth: none")
      .replace("${COMPASS_KEY}", "${OTHER_KEY}");
    expect(await apply(changed)).to.deep.equal([
      "change provider compass\n  auth: (none) -> none\n  apiKey: ${COMPASS_KEY} -> ${OTHER_KEY}",
      'change model acme/large\n  pricing: {"input":1.25,"output":10} -> {"input":1.25,"output":12}',
    ]);
  });

  it("increases the revision when something changed, and only then", async () => {
    await apply(FIRST);
    const revision = await stores().catalog.revision();
    await apply(FIRST);
    expect(await stores().catalog.revision()).to.equal(revision);
    await apply(FIRST.replace("1.25", "1.5"));
    expect(await stores().catalog.revision()).to.equal(revision + 1n);
  });

  it("keeps the day a model first appeared", async () => {
    await apply(FIRST);
    const created = async () => (await stores().catalog.records()).models.get("acme/large")?.created;
    const before = await created();
    expect(before).to.be.closeTo(Date.now() / 1000, 60);
    await apply(FIRST.replace("1.25", "1.5"));
    expect(await created()).to.equal(before);
  });

  describe("with what the file lacks", () => {
    const LESS = `
providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: secret-one }]
models: [{ id: acme/small, kind: text, routes: [{ provider: acme, model: small, dialect: south }] }]
`;
    beforeEach(() => apply(FIRST));

    it("leaves it, and reports that", async () => {
      expect(await apply(LESS)).to.deep.equal([
        "keep provider compass (the file lacks it; --prune removes it)",
        "keep model acme/large (the file lacks it; --prune removes it)",
      ]);
      expect(await storedModels()).to.deep.equal(["acme/large", "acme/small"]);
    });

    it("removes it with --prune", async () => {
      expect(await apply(LESS, { prune: true })).to.deep.equal(["remove provider compass", "remove model acme/large"]);
      expect(await storedModels()).to.deep.equal(["acme/small"]);
    });

    it("changes nothing on a dry run, and reports the same", async () => {
      const revision = await stores().catalog.revision();
      expect(await apply(LESS, { prune: true, dryRun: true })).to.deep.equal([
        "remove provider compass",
        "remove model acme/large",
      ]);
      expect(await storedModels()).to.deep.equal(["acme/large", "acme/small"]);
      expect(await stores().catalog.revision()).to.equal(revision);
    });

    it("changes nothing at all when one part cannot be changed", async () => {
      const impossible = FIRST.replace("output: 10", "output: 99").replace(
        "apiKey: ${COMPASS_KEY}",
        "apiKey: ${COMPASS_KEY} }\n  - { id: new, preset: compass, apiKey: ",
      );
      const { message } = await failureOf(apply(impossible));
      expect(message).to.equal("catalog.yaml:5:42: apiKey is to be kept, but none is stored for provider new");
      expect((await stores().catalog.records()).models.get("acme/large")?.pricing).to.deep.equal({
        input: 1.25,
        output: 10,
      });
    });
  });

  describe("with a provider's key", () => {
    beforeEach(() => apply(FIRST));

    it("stores a variable's name and nothing else", async () => {
      expect((await stores().catalog.records()).providers.get("compass")?.secret).to.deep.equal({
        variable: "COMPASS_KEY",
      });
    });

    it("stores a literal encrypted", async () => {
      const secret = await storedKey();
      expect(JSON.stringify(secret)).not.to.contain("secret-one");
      expect(secret !== undefined && "sealed" in secret && stores().vault.open("acme", secret.sealed)).to.equal(
        "secret-one",
      );
    });

    it("does not report the old key or the new one", async () => {
      expect(await apply(FIRST.replace("secret-one", "secret-two"))).to.deep.equal([
        "change provider acme\n  apiKey: (stored key) -> (new key)",
      ]);
    });

    it("keeps it where apiKey has no value", async () => {
      const before = await storedKey();
      expect(await apply(FIRST.replace("secret-one", ""))).to.deep.equal([]);
      expect(await storedKey()).to.deep.equal(before);
    });

    it("forgets it when apiKey is left out", async () => {
      expect(await apply(FIRST.replace(", apiKey: secret-one", ""))).to.deep.equal([
        "change provider acme\n  apiKey: (stored key) -> (none)",
      ]);
      expect(await storedKey()).to.equal(undefined);
    });
  });
});

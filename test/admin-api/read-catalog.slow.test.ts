/** Catalogs that are long enough for a thread. */
import { expect } from "chai";
import { checkCatalog, readCatalog } from "../../src/admin-api/read-catalog.js";
import { parseCatalog } from "../../src/catalog/parse.js";
import { loadCatalogWords } from "../../src/catalog/load-words.js";
import { FileProblemsError } from "../../src/config/problems.js";
import { temporaryAdmin } from "./support.js";

const PROVIDER = 'providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1" }]\n';
const MODELS = 200;

async function expectRefusal(reading: Promise<void>, kind: typeof FileProblemsError): Promise<void> {
  expect(await reading.catch((error: unknown) => error)).to.be.an.instanceOf(kind);
}

function longCatalog(dialect = "chat"): string {
  const models = Array.from(
    { length: MODELS },
    (_, index) =>
      `  - { id: acme/m${index}, kind: text, routes: [{ provider: acme, model: m${index}, dialect: ${dialect} }], ` +
      "pricing: { input: 1, output: 2 } }\n",
  );
  return `${PROVIDER}models:\n${models.join("")}`;
}

describe("a long catalog over the admin API", () => {
  const admin = temporaryAdmin();

  it("lets other work of the process go on while it is read", async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await checkCatalog(longCatalog(), await loadCatalogWords());
    clearInterval(timer);
    expect(turns).to.be.greaterThan(0);
  });

  it("lets other work go on too where aliases make it long", async () => {
    const route = "{ provider: acme, model: m, dialect: chat }";
    const models = Array.from({ length: 40 }, (_, index) => `  - { id: acme/m${index}, kind: text, routes: *all }\n`);
    const aliases = `x: &one ${route}\ny: &all [${"*one, ".repeat(200)}]\n`;
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const reading = checkCatalog(`${aliases}${PROVIDER}models:\n${models.join("")}`, await loadCatalogWords());
    await expectRefusal(reading, FileProblemsError);
    clearInterval(timer);
    expect(turns).to.be.greaterThan(0);
  });

  it("waits for a few others, and is refused behind more", async () => {
    const words = await loadCatalogWords();
    const readings = await Promise.allSettled(Array.from({ length: 6 }, () => checkCatalog(longCatalog(), words)));
    const refused = readings.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(refused.map(({ code }) => code)).to.deep.equal(["overloaded", "overloaded"]);
    await checkCatalog(longCatalog(), words);
  });

  it("is read as a short one is", async () => {
    const words = await loadCatalogWords();
    const text = longCatalog();
    expect(await readCatalog(text, words)).to.deep.equal(parseCatalog("catalog", text, words, {}));
  });

  it("is applied", async () => {
    const { status, json } = await admin().file("/catalog/apply", longCatalog());
    expect([status, json.applied]).to.deep.equal([200, true]);
    expect(json.changes).to.have.length(1 + MODELS);
  });

  it("has its problems listed, and is refused with them", async () => {
    const wrong = longCatalog("no-dialect");
    const { json: checked } = await admin().file("/catalog/check", wrong);
    expect(checked.ok).to.equal(false);
    expect(checked.problems).to.have.length(MODELS).and.to.have.nested.property("[0].line", 3);
    const applied = await admin().file("/catalog/apply", wrong);
    expect(applied.status).to.equal(400);
    expect(applied.json).to.have.nested.property("error.code", "invalid_catalog");
    const empty = await admin().file("/catalog/check", "#".repeat(20_000));
    expect([empty.status, empty.json]).to.deep.include(400);
    expect(empty.text).to.include("the file is empty");
  });
});

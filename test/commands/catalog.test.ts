import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { run, runCatalog } from "../../src/commands/catalog.js";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { createTaskStore } from "../../src/stores/tasks/task-store.js";
import { accepted, intentOf } from "../support/tasks/tasks.js";
import { callerOf, fund } from "../support/money/holds.js";
import { words } from "../support/catalog/catalog-words.js";
import { temporaryDirectory } from "../support/directories.js";
import { collectOutput } from "../support/commands/call-program.js";

const CATALOG = `
providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1", apiKey: secret-one }]
models:
  - id: acme/small
    kind: text
    routes: [{ provider: acme, model: small, dialect: south }]
    pricing: { input: 1, output: 1 }
`;

describe("isogloss catalog", () => {
  const directory = temporaryDirectory();
  const catalog = (...args: string[]) =>
    collectOutput(directory(), (io) => runCatalog(args, io, () => Promise.resolve(words)));

  beforeEach(() => {
    writeFileSync(join(directory(), "catalog.yaml"), CATALOG);
    writeFileSync(
      join(directory(), "wrong.yaml"),
      "providers: [{ id: acme, preset: sextant }]\nmodels: [{ id: small }]\n",
    );
    writeFileSync(join(directory(), "empty.yaml"), "{}\n");
  });

  it("applies a file and shows the difference", async () => {
    expect(await catalog("apply", "catalog.yaml")).to.deep.equal({
      code: 0,
      stdout: "add provider acme\nadd model acme/small\napplied\n",
      stderr: "",
    });
    expect((await catalog("apply", "catalog.yaml")).stdout).to.equal("nothing to change\n");
  });

  it("prints the difference as JSON", async () => {
    expect(JSON.parse((await catalog("apply", "catalog.yaml", "--json")).stdout)).to.deep.equal({
      applied: true,
      changes: [
        { action: "add", what: "provider", id: "acme", fields: [] },
        { action: "add", what: "model", id: "acme/small", fields: [] },
      ],
    });
  });

  it("changes nothing on a dry run", async () => {
    const { stdout } = await catalog("apply", "catalog.yaml", "--dry-run");
    expect(stdout).to.equal("add provider acme\nadd model acme/small\nnothing was changed: this is a dry run\n");
    expect(JSON.parse((await catalog("export", "--json")).stdout)).to.deep.equal({ providers: [], models: [] });
  });

  it("prunes with --prune", async () => {
    await catalog("apply", "catalog.yaml");
    const keep = "(the file lacks it; --prune removes it)";
    expect((await catalog("apply", "empty.yaml")).stdout).to.equal(
      `keep provider acme ${keep}\nkeep model acme/small ${keep}\nnothing to change\n`,
    );
    expect((await catalog("apply", "empty.yaml", "--prune")).stdout).to.equal(
      "remove provider acme\nremove model acme/small\napplied\n",
    );
  });

  for (const [tasks, warning] of [
    [1, "with 1 open task: it can end only when it is applied again, and otherwise expires"],
    [2, "with 2 open tasks: they can end only when it is applied again, and otherwise expire"],
  ] as const)
    it(`warns of ${tasks} open at a provider that is removed, also on a dry run`, async () => {
      await catalog("apply", "catalog.yaml");
      const database = await openDatabase(join(directory(), "data", "isogloss.db"));
      await fund(database, "alice", 1_000n);
      const caller = await callerOf(database, "alice");
      for (let made = 0; made < tasks; made++) await accepted(createTaskStore(database), intentOf(caller, 30n));
      await database.destroy();
      const line = `warning: provider acme is removed ${warning} after tasks.lifetimeHours\n`;
      expect((await catalog("apply", "empty.yaml", "--dry-run")).stderr).to.equal("");
      for (const args of [["--dry-run", "--json"], ["--dry-run"], []])
        expect((await catalog("apply", "empty.yaml", "--prune", ...args)).stderr).to.equal(line);
    });

  it("exports a file that can be applied again, without the key", async () => {
    await catalog("apply", "catalog.yaml");
    const { stdout } = await catalog("export");
    expect(stdout).not.to.contain("secret-one");
    writeFileSync(join(directory(), "exported.yaml"), stdout);
    expect((await catalog("apply", "exported.yaml", "--prune")).stdout).to.equal("nothing to change\n");
  });

  it("exports a stored key to machines as null", async () => {
    await catalog("apply", "catalog.yaml");
    const { providers } = JSON.parse((await catalog("export", "--json")).stdout) as { providers: unknown[] };
    expect(providers).to.deep.equal([{ id: "acme", baseUrl: "http://127.0.0.1:9/v1", apiKey: null }]);
  });

  it("accepts a valid file", async () => {
    expect(await catalog("check", "catalog.yaml")).to.deep.equal({
      code: 0,
      stdout: "catalog.yaml is sound: 1 provider, 1 model\n",
      stderr: "",
    });
    expect((await catalog("check", "catalog.yaml", "--json")).stdout).to.equal('{"ok":true,"problems":[]}\n');
  });

  it("names the models that are not served because they have no price", async () => {
    const models = [
      { id: "acme/priced", pricing: { input: 1, output: 2 } },
      { id: "acme/half", pricing: { input: 1 } },
      { id: "acme/none" },
      { id: "acme/off", enabled: false },
    ].map((model) => ({ ...model, kind: "text", routes: [{ provider: "acme", model: "m", dialect: "south" }] }));
    const providers = [{ id: "acme", baseUrl: "http://127.0.0.1:9/v1" }];
    writeFileSync(join(directory(), "unpriced.yaml"), JSON.stringify({ providers, models }));
    expect((await catalog("check", "unpriced.yaml")).stdout).to.equal(
      "unpriced.yaml is sound: 1 provider, 4 models\n" +
        "2 models without a price, not served until there is a price: acme/half, acme/none\n",
    );
    const { stdout } = await catalog("check", "unpriced.yaml", "--json");
    expect(JSON.parse(stdout)).to.deep.equal({ ok: true, problems: [], unpriced: ["acme/half", "acme/none"] });
  });

  it("warns of a quality in a table of prices that no profile of this build knows", async () => {
    const model = "id: acme/draws, kind: image, routes: [{ provider: acme, model: m, dialect: images }]";
    const prices = "perImage: { default: 0.1, 1024x1024/high: 0.2, hihg: 0.2 }, perSecond: { 4k: 1, 720p: 1 }";
    writeFileSync(
      join(directory(), "priced.yaml"),
      `providers: [{ id: acme, baseUrl: "http://127.0.0.1:9/v1" }]\nmodels: [{ ${model}, pricing: { ${prices} } }]\n`,
    );
    const check = (...args: string[]) => collectOutput(directory(), (io) => run(["check", "priced.yaml", ...args], io));
    const { code, stderr } = await check();
    expect([code, stderr.replace(/^.*priced/, "priced")]).to.deep.equal([
      0,
      'priced.yaml:2:156: models[0].pricing.perImage names the quality "hihg", which no profile knows; ' +
        "known here: auto, high, low, max, medium, xhigh\n",
    ]);
    expect(JSON.parse((await check("--json")).stdout))
      .to.have.property("warnings")
      .with.lengthOf(1);
  });

  it("prints as JSON every problem, with its place", async () => {
    const { code, stdout } = await catalog("check", "wrong.yaml", "--json");
    const { ok, problems } = JSON.parse(stdout) as {
      ok: boolean;
      problems: { line: number; column: number; message: string }[];
    };
    expect([code, ok]).to.deep.equal([1, false]);
    expect(problems.map(({ line, column, message }) => `${line}:${column} ${message}`)).to.deep.equal([
      '1:33 providers[0].preset names "sextant", which is no preset',
      '2:10 models[0] needs the key "kind"',
      '2:10 models[0] needs the key "routes"',
      "2:16 models[0].id must be <manufacturer>/<model name>",
    ]);
  });
});

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Environment } from "../../src/config/interpolate.js";
import { loadConfig } from "../../src/config/load.js";
import { parseCatalog } from "../../src/catalog/parse.js";
import { loadCatalogWords } from "../../src/catalog/load-words.js";
import { runProgram } from "../../src/commands/program.js";
import { loadStarters, presets, type Starter } from "../../src/registry.js";
import { collectOutput, spawnProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";

const starters = Object.entries(await loadStarters());
const KEY = "key-canary-93b1";
const all = Object.fromEntries(starters.map(([, { variable }]) => [variable, KEY]));

/** The models of a provider that are written without a price. */
function unpricedOf(id: string, { models }: Pick<Starter, "models">): string[] {
  return models.filter(({ pricing }) => pricing === undefined).map(({ model }) => `${id}/${model}`);
}

interface Written {
  readonly files: readonly string[];
  readonly providers: readonly { readonly id: string; readonly prices_line: number }[];
}

describe("isogloss init", () => {
  const directory = temporaryDirectory();
  const path = (name: string) => join(directory(), name);
  const read = (name: string) => readFileSync(path(name), "utf8");
  const callWith = (environment: Environment, ...args: string[]) =>
    collectOutput(directory(), (io) => runProgram(args, { ...io, environment }));

  it("writes a config that changes no default", async () => {
    const before = loadConfig({ directory: directory(), environment: {} });
    expect((await callWith({}, "init")).code).to.equal(0);
    expect(loadConfig({ directory: directory(), environment: {} })).to.deep.equal({ ...before, isCatalogNamed: true });
    for (const line of read("isogloss.yaml").split("\n")) expect(line.length).to.be.below(200);
  });

  it("writes a catalog of every provider whose key is there, without the keys", async () => {
    // Here as a process of its own, which has its variables from the system.
    const { code, stdout, stderr } = await spawnProgram(directory(), ["init"], all);
    expect([code, stderr]).to.deep.equal([0, ""]);
    for (const [id, { variable, checked, prices, models }] of starters) {
      expect(stdout).to.include(`  ${id}: `).and.to.include(`(key from ${variable})`);
      const isKnown = checked !== undefined;
      const [message, written] = isKnown
        ? [
            `prices as of ${checked}; check them at ${prices}`,
            `CHECK THESE PRICES before you charge anybody: ${prices}`,
          ]
        : [
            `write them from ${prices}; until then its models are not served`,
            `WRITE ITS PRICES before you charge anybody: ${prices}`,
          ];
      expect(stdout).to.include(message);
      expect(read("catalog.yaml")).to.include(written);
      for (const { model } of models) expect(read("catalog.yaml")).to.include(`id: ${id}/${model}`);
    }
    expect(stdout + read("catalog.yaml") + read("isogloss.yaml")).not.to.include(KEY);
    const check = await callWith(all, "catalog", "check", "catalog.yaml", "--json");
    const unpriced = starters.flatMap(([id, starter]) => unpricedOf(id, starter));
    expect(JSON.parse(check.stdout)).to.deep.equal({ ok: true, problems: [], unpriced });
    const doctor = await callWith(all, "doctor", "--offline", "--json");
    expect([doctor.code, (JSON.parse(doctor.stdout) as { ok: boolean }).ok]).to.deep.equal([0, true]);
    expect((await callWith(all, "catalog", "apply", "catalog.yaml")).code).to.equal(0);
  });

  for (const [id, { variable, checked, prices, models }] of starters)
    it(`writes ${id} alone where only its key is there, and says where its prices are to be checked`, async () => {
      const { code, stdout, stderr } = await callWith({ [variable]: KEY }, "init", "--json");
      expect([code, stderr]).to.deep.equal([0, ""]);
      const { files, providers } = JSON.parse(stdout) as Written;
      expect(files).to.deep.equal(["isogloss.yaml", "catalog.yaml"]);
      const [{ prices_line: line, ...provider } = expect.fail(), ...more] = providers;
      const names = models.map(({ model }) => model);
      expect([provider, more]).to.deep.equal([
        { id, variable, prices_checked: checked ?? null, prices_at: prices, models: names },
        [],
      ]);
      expect(read("catalog.yaml").split("\n")[line - 1]).to.equal(`  - id: ${id}/${names[0]}`);
      const check = await callWith({ [variable]: KEY }, "catalog", "check", "catalog.yaml", "--json");
      const unpriced = unpricedOf(id, { models });
      expect(JSON.parse(check.stdout)).to.deep.equal({
        ok: true,
        problems: [],
        ...(unpriced.length > 0 && { unpriced }),
      });
      const words = await loadCatalogWords();
      const parsed = parseCatalog("catalog.yaml", read("catalog.yaml"), words, { [variable]: KEY });
      expect(parsed.models.map((model) => [model.id, Object.keys(model.pricing ?? {}).length > 0])).to.deep.equal(
        models.map(({ model, pricing }) => [`${id}/${model}`, pricing !== undefined]),
      );
    });

  it("names the presets for which a key is not enough", async () => {
    const { stdout } = await callWith({}, "init");
    const others = Object.keys(presets).filter((id) => starters.every(([known]) => known !== id));
    expect(others).to.include("azure-openai");
    for (const text of [stdout.replaceAll("\n", " "), read("catalog.yaml")]) expect(text).to.include(others.join(", "));
  });

  it("names the variables that it looked for where none is set", async () => {
    const { code, stdout } = await callWith({}, "init");
    expect(code).to.equal(0);
    for (const [, { variable }] of starters) {
      expect(stdout).to.include(variable);
      expect(read("catalog.yaml")).to.include(`#   ${variable}`);
    }
    expect((await callWith({}, "catalog", "check", "catalog.yaml")).code).to.equal(0);
  });

  it("writes the config that is named, with a catalog beside it that it leads to", async () => {
    mkdirSync(path("etc"));
    const { code, stdout } = await callWith(all, "init", "--config", "etc/gateway.yaml");
    expect([code, readdirSync(directory()), readdirSync(path("etc")).sort()]).to.deep.equal([
      ...[0, ["etc"]],
      ["catalog.yaml", "gateway.yaml"],
    ]);
    expect(stdout).to.match(/^wrote etc\/gateway.yaml and etc\/catalog.yaml:\n/);
    expect(stdout).to.match(/^ {2}isogloss doctor --config etc\/gateway.yaml +checks/m);
    const { catalog } = loadConfig({ file: "etc/gateway.yaml", directory: directory(), environment: {} });
    expect(catalog).to.equal(path("etc/catalog.yaml"));
  });

  it("writes nothing where both files exist", async () => {
    for (const name of ["isogloss.yaml", "catalog.yaml"]) writeFileSync(path(name), "# mine\n");
    expect((await callWith(all, "init")).stderr).to.match(/^isogloss: isogloss.yaml and catalog.yaml exist already, /);
  });

  for (const name of ["isogloss.yaml", "catalog.yaml"])
    it(`writes nothing where ${name} exists`, async () => {
      writeFileSync(path(name), "# mine\n");
      const { code, stderr } = await callWith(all, "init");
      expect(code).to.equal(1);
      expect(stderr).to.match(new RegExp(`^isogloss: ${name} exists already, and nothing was written`));
      expect(read(name)).to.equal("# mine\n");
      const other = name === "catalog.yaml" ? "isogloss.yaml" : "catalog.yaml";
      expect(existsSync(path(other))).to.equal(false);
    });
});

describe("the prices for a new catalog", () => {
  for (const [id, { checked, prices, models }] of starters)
    it(`of ${id} have a day and a page where they are known, and output costs no less than input`, () => {
      expect(prices).to.match(/^https:\/\//);
      const known = models.flatMap(({ pricing }) => (pricing === undefined ? [] : [pricing]));
      for (const pricing of known) expect(pricing.output).to.be.at.least(pricing.input ?? Infinity);
      expect(checked !== undefined).to.equal(known.length > 0);
      if (checked === undefined) return;
      expect(new Date(checked).toISOString().slice(0, 10)).to.equal(checked);
      expect(Date.parse(checked)).to.be.below(Date.now());
    });
});

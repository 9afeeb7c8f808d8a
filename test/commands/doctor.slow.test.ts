import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import type { Finding } from "../../src/commands/doctor/finding.js";
import { checkClock } from "../../src/commands/doctor/check-clock.js";
import { checkMemory } from "../../src/commands/doctor/check-memory.js";
import { checkRuntime } from "../../src/commands/doctor/check-runtime.js";
import { runProgram } from "../../src/commands/program.js";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { callProgram, spawnProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";
import { emptyPlace } from "../support/engines.js";
import { stopPostgresAtTheEnd } from "../support/postgres-server.js";
import { answers, type Script, ScriptedUpstream } from "../support/upstream.js";

stopPostgresAtTheEnd();

const KEY = "sk-doctor-canary-4f1c";
const HOUR_MS = 3_600_000;

describe("isogloss doctor", () => {
  const directory = temporaryDirectory();
  const write = (name: string, text: string) => writeFileSync(join(directory(), name), text);
  let upstream: ScriptedUpstream;
  beforeEach(async () => {
    upstream = await ScriptedUpstream.start();
    upstream.plays(answers({ error: { message: "model is missing" } }, { status: 400 }));
  });
  afterEach(() => upstream.stop());

  const catalogAt = (baseUrl: string, apiKey = KEY) => ({
    providers: [{ id: "acme", baseUrl, apiKey }],
    models: [
      {
        id: "acme/small",
        kind: "text",
        routes: [{ provider: "acme", model: "s", dialect: "chat" }],
        pricing: { input: 1, output: 1 },
      },
    ],
  });
  const writeCatalog = (baseUrl = upstream.baseUrl, apiKey = KEY) =>
    write("catalog.yaml", JSON.stringify(catalogAt(baseUrl, apiKey)));

  /** Without the files in which SQLite keeps what is not in the database yet. */
  const files = () =>
    (readdirSync(directory(), { recursive: true }) as string[]).filter((name) => !/-(wal|shm)$/.test(name)).sort();

  async function examine(...args: string[]): Promise<{ code: number | null; findings: readonly Finding[] }> {
    const before = files();
    const { code, stdout, stderr } = await callProgram(directory(), "doctor", "--json", ...args);
    expect(files()).to.deep.equal(before);
    expect(stderr + stdout).not.to.include(KEY);
    const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] };
    expect(code).to.equal(ok ? 0 : 1);
    expect(findings.every(({ state }) => state !== "problem")).to.equal(ok);
    return { code, findings };
  }
  const found = (findings: readonly Finding[], check: string) => {
    const { state, detail, advice } = findings.find((finding) => finding.check === check) ?? expect.fail(`no ${check}`);
    return advice === undefined ? `${state}: ${detail}` : `${state}: ${detail} -> ${advice}`;
  };

  it("finds nothing wrong with a gateway that works, and sends each provider one empty request", async () => {
    writeCatalog();
    await callProgram(directory(), "catalog", "apply", "catalog.yaml");
    const { code, findings } = await examine();
    expect(findings.filter(({ state }) => state !== "ok").map(({ check }) => check)).to.deep.equal([]);
    expect(code).to.equal(0);
    expect(findings.map(({ check }) => check)).to.deep.equal([
      ...["config", "memory", "database", "disk of the database", "disk of media", "clock", "catalog", "provider acme"],
    ]);
    const { method, body, headers } = upstream.only;
    expect([method, body.toString(), headers.authorization]).to.deep.equal(["POST", "{}", `Bearer ${KEY}`]);
  });

  it("examines the file of the catalog before the first start, and leaves no database behind", async () => {
    writeCatalog();
    const { findings } = await examine();
    expect(found(findings, "database")).to.match(
      /^warning: .*isogloss\.db does not exist yet -> run: isogloss migrate/,
    );
    expect(found(findings, "provider acme")).to.match(
      /^ok: it answers within \d+ ms and accepts the credentials \(400\)$/,
    );
    expect(await callProgram(directory(), "doctor", "--offline", "--json")).to.have.property("code", 0);
    expect((await examine()).findings.map(({ check }) => check)).to.include("database");
  });

  it("reports each line of an invalid config", async () => {
    write("isogloss.yaml", "listen: { port: no }\ncolour: red\n");
    const { code, findings } = await examine();
    expect([code, findings.map(({ check, state }) => `${check} ${state}`)]).to.deep.equal([
      1,
      ["config problem", "config problem"],
    ]);
  });

  for (const place of ["file", "file/media"])
    it(`reports that media cannot be stored in ${place}`, async () => {
      write("file", "");
      write("isogloss.yaml", `media: { directory: ./${place} }\n`);
      const { code, findings } = await examine("--offline");
      expect(code).to.equal(1);
      expect(found(findings, "disk of media")).to.match(/^problem: .*\/file is not a folder -> .*name another folder$/);
    });

  it("reports an invalid catalog with its line", async () => {
    write("catalog.yaml", "providers: [{ id: acme }]\nmodels: []\n");
    const { code, findings } = await examine();
    expect(code).to.equal(1);
    expect(found(findings, "catalog")).to.match(/^problem: .*catalog\.yaml:1:13.* -> correct the lines/);
  });

  it("asks no provider where that is not wanted", async () => {
    writeCatalog();
    await examine("--offline");
    expect(upstream.received).to.deep.equal([]);
  });

  const refusing = (status: number, body: unknown = { error: { message: "no" } }): Script => answers(body, { status });
  for (const [what, script, wanted] of [
    ["refuses the key", refusing(401), /^problem: it refuses the account .* \(401\) -> replace its key/],
    ["forbids the account", refusing(403), /^problem: it refuses the account .* \(403\)/],
    [
      "has nothing at the path",
      refusing(404),
      /^warning: there is nothing at .*\/v1\/chat\/completions \(404\) -> check/,
    ],
    ["fails", refusing(503), /^warning: it fails at the moment \(503\) -> look at/],
    ["limits calls", refusing(429), /^ok: .*\(429\)$/],
  ] as const)
    it(`reports a provider that ${what}`, async () => {
      writeCatalog();
      upstream.plays(script);
      expect(found((await examine()).findings, "provider acme")).to.match(wanted);
    });

  it("reports a provider that cannot be reached", async () => {
    writeCatalog("http://127.0.0.1:9/v1");
    const { code, findings } = await examine();
    expect(code).to.equal(1);
    expect(found(findings, "provider acme")).to.match(
      /^problem: http:\/\/127\.0\.0\.1:9 cannot be reached: .* -> check its baseUrl/,
    );
  });

  it("reports a variable that is not set", async () => {
    writeCatalog(upstream.baseUrl, "${NOWHERE_KEY}");
    const { code, findings } = await examine("--offline");
    expect(code).to.equal(1);
    expect(found(findings, "key of acme")).to.equal(
      "problem: it reads the variable NOWHERE_KEY: it is not set -> " +
        "set NOWHERE_KEY for the gateway, and for this command",
    );
  });

  it("reports a key that was stored under another secret", async () => {
    writeCatalog();
    await callProgram(directory(), "catalog", "apply", "catalog.yaml");
    rmSync(join(directory(), "data/isogloss.db.secret"));
    rmSync(join(directory(), "catalog.yaml"));
    expect(found((await examine("--offline")).findings, "key of acme")).to.match(
      /^problem: .*another secret -> give this/,
    );
  });

  it("reports a file of the catalog that is not applied", async () => {
    writeCatalog();
    await callProgram(directory(), "catalog", "apply", "catalog.yaml");
    write("catalog.yaml", JSON.stringify({ ...catalogAt("http://127.0.0.1:9/v1"), models: [] }));
    expect(found((await examine("--offline")).findings, "catalog")).to.match(
      /1 of them differs from .* -> isogloss catalog apply/,
    );
  });

  it("reports what the file of the catalog no longer has", async () => {
    writeCatalog();
    await callProgram(directory(), "catalog", "apply", "catalog.yaml");
    const { findings: before } = await examine("--offline");
    expect(before.filter(({ state }) => state !== "ok")).to.deep.equal([]);
    write("catalog.yaml", "{}");
    const { code, findings } = await examine("--offline");
    const path = join(directory(), "catalog.yaml");
    expect([code, findings.filter(({ state }) => state !== "ok")]).to.deep.equal([
      0,
      [
        {
          ...{ check: "catalog", state: "warning", detail: `2 entries of the database are not in ${path}` },
          advice: `isogloss catalog apply ${path} --prune removes them`,
        },
      ],
    ]);
    expect(await callProgram(directory(), "catalog", "apply", "catalog.yaml", "--prune")).to.have.property("code", 0);
    expect(found((await examine("--offline")).findings, "catalog")).to.match(/^warning: it has no model/);
  });

  it("reports a file of the catalog that the config names and that does not exist", async () => {
    writeCatalog();
    await callProgram(directory(), "catalog", "apply", "catalog.yaml");
    write("isogloss.yaml", "catalog: ./catalogue.yaml\n");
    expect(found((await examine("--offline")).findings, "catalog")).to.equal(
      `warning: the config names ${join(directory(), "catalogue.yaml")}, which does not exist -> ` +
        "correct `catalog` in the config, or write the file",
    );
  });

  it("counts models without a price, which are not served", async () => {
    const { providers, models } = catalogAt(upstream.baseUrl);
    const unpriced = models.map((model) => ({ ...model, id: "acme/large", pricing: { input: 1 } }));
    write("catalog.yaml", JSON.stringify({ providers, models: [...models, ...unpriced] }));
    const { findings } = await examine("--offline");
    expect(found(findings, "catalog")).to.equal("ok: 1 provider and 1 model that can be called");
    expect(found(findings, "prices")).to.match(
      /^warning: 1 model without a price, not served: acme\/large -> write their pricing/,
    );
  });

  it("names a key of the catalog file that is not sent", async () => {
    const { providers, models } = catalogAt(upstream.baseUrl);
    const keyed = providers.map((provider) => ({ ...provider, auth: "none", apiKey: "k" }));
    write("catalog.yaml", JSON.stringify({ providers: keyed, models }));
    expect(found((await examine("--offline")).findings, "keys")).to.match(
      /^warning: .*catalog\.yaml:1:\d+: providers\[0\]\.apiKey is not sent, as auth is none; .* -> name another auth/,
    );
    const { stderr } = await callProgram(directory(), "catalog", "check", "catalog.yaml");
    expect(stderr).to.match(/^warning: .*catalog\.yaml:1:\d+: providers\[0\]\.apiKey is not sent/);
  });

  it("reports a file of the database that other users may read", async () => {
    await callProgram(directory(), "migrate");
    const path = join(directory(), "data/isogloss.db");
    const warnings = async () =>
      (await examine("--offline")).findings
        .filter(({ check, state }) => check === "database" && state === "warning")
        .map(({ detail, advice }) => `${detail} -> ${advice}`);
    expect(await warnings()).to.deep.equal([]);
    chmodSync(path, 0o644);
    expect(await warnings()).to.deep.equal([
      `other users may read or write ${path}: its mode is 644 -> chmod go-rwx ${path}*`,
    ]);
  });

  for (const [what, damage, wanted] of [
    [
      "that is damaged",
      (path: string) => writeFileSync(path, "this is no database, but as long as the head of one".repeat(20)),
      /^problem: .*isogloss\.db: file is not a database -> stop the gateway, keep a copy of the file/,
    ],
    [
      "that cannot be opened",
      (path: string) => mkdirSync(path),
      /^problem: .*isogloss\.db.* -> let the user of the gateway read and write \S+isogloss\.db, /,
    ],
  ] as const)
    it(`reports a file of the database ${what}`, async () => {
      mkdirSync(join(directory(), "data"));
      damage(join(directory(), "data/isogloss.db"));
      const { code, findings } = await examine("--offline");
      expect(code).to.equal(1);
      expect(found(findings, "database")).to.match(wanted);
    });

  it("reports a file of the database that cannot be written", async function () {
    if (process.getuid?.() === 0) this.skip();
    await callProgram(directory(), "migrate");
    chmodSync(join(directory(), "data/isogloss.db"), 0o444);
    expect(found((await examine("--offline")).findings, "database")).to.match(
      /^problem: .*isogloss\.db cannot be written -> let the user of the gateway read and write/,
    );
  });

  for (const [listen, publicUrl, wanted] of [
    [{ host: "0.0.0.0" }, undefined, ["publicUrl"]],
    [{ host: "::" }, undefined, ["publicUrl"]],
    [{ host: "0.0.0.0" }, "https://gateway.example.test", []],
    [{ host: "127.0.0.1" }, undefined, []],
  ] as const)
    it(`finds ${wanted.length} faults of ${publicUrl ?? "no publicUrl"} on ${listen.host}`, async () => {
      write("isogloss.yaml", JSON.stringify({ listen, publicUrl }));
      const { findings } = await examine("--offline");
      expect(findings.map(({ check }) => check).filter((check) => check === "publicUrl")).to.deep.equal(wanted);
      if (wanted.length > 0)
        expect(found(findings, "publicUrl")).to.match(
          /^warning: .* addresses that begin with http:\/\/127\.0\.0\.1:\d+ -> set publicUrl to the address/,
        );
    });

  it("reports a schema that is not current, and one of a newer version", async () => {
    await callProgram(directory(), "migrate");
    const location = join(directory(), "data/isogloss.db");
    const database = await openDatabase(location);
    await database("schema_migrations").insert({ name: "9999-later", applied_at: 0 });
    expect(found((await examine()).findings, "database")).to.match(/^warning: .* newer version: 9999-later/);
    await database("schema_migrations").where({ name: "0026-administrators" }).delete();
    expect(found((await examine()).findings, "database")).to.match(
      /^warning: its schema lacks 1 of \d+ migrations -> run/,
    );
    await database.destroy();
  });

  it("reports a database on a server, and one that is away", async () => {
    const place = await emptyPlace("postgres");
    write("isogloss.yaml", JSON.stringify({ database: place.location }));
    await callProgram(directory(), "migrate");
    const { findings } = await examine();
    expect(found(findings, "database")).to.equal("ok: PostgreSQL is sound and has the current schema");
    expect(found(findings, "clock")).to.equal("ok: it agrees with the database");
    await place.remove();
    const away = await examine();
    expect(away.code).to.equal(1);
    expect(found(away.findings, "database")).to.match(/^problem: cannot open the database .* -> make the database/);
  });

  it("prints a table for people, with colours in a terminal unless NO_COLOR is set", async () => {
    const printed = async (isTTY: boolean, environment: Record<string, string>) => {
      let text = "";
      const stdout = { write: (part: string) => (text += part), isTTY };
      const io = { stdout, stderr: { write: stdout.write }, environment, directory: directory() };
      await runProgram(["doctor", "--offline"], io);
      return text;
    };
    const plain = await printed(false, {});
    expect(plain)
      .to.match(/^ok {7}config +it is valid/)
      .and.to.match(/\n +-> run: isogloss migrate.*\n/);
    expect(plain)
      .to.match(/\n\n0 problems, 2 warnings\n$/)
      .and.not.to.include("\u001B");
    expect(await printed(true, {})).to.include("\u001B[33mwarning");
    expect(await printed(true, { NO_COLOR: "1" })).not.to.include("\u001B");
  });

  it("works as the program itself", async () => {
    const { code, stdout } = await spawnProgram(directory(), ["doctor", "--offline"]);
    expect([code, stdout.split("\n").at(-2)]).to.deep.equal([0, "0 problems, 2 warnings"]);
  });

  it("reads the clock of providers", async () => {
    const late: Server = createServer((_request, response) => {
      response.setHeader("date", new Date(Date.now() + HOUR_MS).toUTCString());
      response.writeHead(400).end("{}");
    });
    await new Promise<void>((resolve) => late.listen(0, "127.0.0.1", resolve));
    writeCatalog(`http://127.0.0.1:${(late.address() as AddressInfo).port}`);
    expect(found((await examine()).findings, "clock")).to.match(
      /^problem: this machine is 3(599|600|601) s behind acme -> keep/,
    );
    late.close();
  });
});

describe("the version of Node", () => {
  const cases: readonly (readonly [string, string, isLaterThere: boolean, string[]])[] = [
    ["./data/isogloss.db", "20.19.0", false, []],
    ["./data/isogloss.db", "22.23.3", false, []],
    ["./data/isogloss.db", "24.21.0", true, []],
    ["./data/isogloss.db", "24.21.0", false, ["warning"]],
    ["postgres://host/name", "24.21.0", false, []],
  ];
  for (const [database, version, isLaterThere, states] of cases)
    it(`${version} on ${database}${isLaterThere ? " with the later driver" : ""}: ${states.join() || "fine"}`, () => {
      expect(checkRuntime({ database }, version, isLaterThere).map(({ state }) => state)).to.deep.equal(states);
    });
});

describe("the memory of a machine", () => {
  const MIB = 1024 ** 2;
  const limits = { bodyMiB: 20, imageBodyMiB: 100, videoBodyMiB: 50 };
  for (const [there, state] of [
    [512, "warning"],
    [4_096, "ok"],
  ] as const)
    it(`of ${there} MiB is ${state} for bodies of the usual size`, () =>
      expect(checkMemory({ limits }, there * MIB)).to.include({
        state,
        detail: `a process takes up to 2008 MiB where all clients send large bodies; there are ${there} MiB`,
      }));

  it("of 1.5 GiB is enough for smaller ones", () =>
    expect(checkMemory({ limits: { bodyMiB: 2 } }, 1_536 * MIB).state).to.equal("ok"));
});

describe("the clock of a machine", () => {
  for (const [aheadMs, state] of [
    [1_000, "ok"],
    [-4_000, "ok"],
    [6_000, "warning"],
    [-61_000, "problem"],
  ] as const)
    it(`is ${state} where another is ${aheadMs} ms ahead`, () =>
      expect(
        checkClock([
          { whose: "one", aheadMs: 0 },
          { whose: "other", aheadMs },
        ]).state,
      ).to.equal(state));
});

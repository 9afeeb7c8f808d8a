import { writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import pg from "pg";
import { runProgram } from "../../src/commands/program.js";
import type { Environment } from "../../src/config/interpolate.js";
import { callProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";
import { postgresServer, stopPostgresAtTheEnd } from "../support/postgres-server.js";
import { until } from "../support/until.js";

const LINE = "\u001B[2K";
/** Longer than a wait that is not shown. */
const WAIT_MS = 1_200;

stopPostgresAtTheEnd();

describe("the progress of a command", () => {
  const directory = temporaryDirectory();
  const waiting: ServerResponse[] = [];
  let provider: Server;
  before((done) => {
    provider = createServer((_request, response) => waiting.push(response)).listen(0, "127.0.0.1", done);
  });
  after(() => provider.close());

  function answer(): void {
    const response = waiting.pop();
    response?.writeHead(400, { "content-type": "application/json" }).end('{"error":{"message":"model is missing"}}');
  }

  /** The program, before a person or not. Its provider answers when there was enough to see. */
  async function doctor(
    args: string[],
    isTTY: boolean,
    environment: Environment,
    enough: (line: () => string) => Promise<void>,
  ) {
    const { port } = provider.address() as AddressInfo;
    const routes = [{ provider: "acme", model: "s", dialect: "chat" }];
    const catalog = {
      providers: [{ id: "acme", baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: "sk-acme" }],
      models: [{ id: "acme/small", kind: "text", routes, pricing: { input: 1, output: 1 } }],
    };
    writeFileSync(join(directory(), "catalog.yaml"), JSON.stringify(catalog));
    const written = { stdout: "", stderr: "" };
    const run = runProgram(["doctor", ...args], {
      stdout: { isTTY, write: (text) => (written.stdout += text) },
      stderr: { isTTY, write: (text) => (written.stderr += text) },
      environment,
      directory: directory(),
    });
    await until(async () => waiting.length > 0);
    await enough(() => written.stderr);
    answer();
    await run;
    return written;
  }

  it("is shown on one line of a terminal, and removed at the end", async () => {
    const { stdout, stderr } = await doctor([], true, {}, (line) => until(() => line().includes("asking")));
    expect(stderr)
      .to.match(/asking 1 provider… \d s/)
      .and.to.match(/\r.\[2K$/);
    expect(stderr).not.to.contain("\n");
    expect(stdout).to.contain("provider acme").and.not.to.contain(LINE);
  });

  const silent: readonly (readonly [string, string[], boolean, Environment])[] = [
    ["to a program", ["--json"], true, {}],
    ["where the output is no terminal", [], false, {}],
    ["on a terminal that cannot erase a line", [], true, { TERM: "dumb" }],
  ];
  for (const [where, args, isTTY, environment] of silent)
    it(`is not shown ${where}`, async () => {
      const { stdout, stderr } = await doctor(args, isTTY, environment, () => sleep(WAIT_MS));
      expect(stderr).to.equal("");
      expect(stdout).not.to.contain("\r");
    });
});

describe("the progress of a command on a database that is slow", () => {
  const directory = temporaryDirectory();
  const secrets = {
    ISOGLOSS_SECRET: "a-secret-of-now-0123456789abcdef",
    ISOGLOSS_SECRET_BEFORE: "before-0123456789abcdef",
  };
  let address: string;
  let holder: pg.Client;

  beforeEach(async () => {
    address = await (await postgresServer()).create();
    writeFileSync(join(directory(), "isogloss.yaml"), `database: ${address}\n`);
    await callProgram(directory(), "migrate");
    holder = new pg.Client(address);
    await holder.connect();
    const { rows } = await holder.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
    );
    await holder.query("begin");
    await holder.query(`lock table ${rows.map(({ name }) => name).join(", ")} in access exclusive mode`);
  });

  afterEach(async () => {
    await holder.end();
    await (await postgresServer()).drop(address);
  });

  for (const [args, work] of [
    [["secret", "rotate"], "encrypting stored keys anew"],
    [["catalog", "export"], "reading the catalog"],
    [["audit"], "reading the audit log"],
    [["usage"], "summing up what was used"],
    [["wallet", "create", "alice"], "changing the database"],
  ] as const)
    it(`of ${args.join(" ")} names the work on standard error`, async () => {
      const written = { stdout: "", stderr: "" };
      const run = runProgram([...args], {
        stdout: { isTTY: true, write: (text) => (written.stdout += text) },
        stderr: { isTTY: true, write: (text) => (written.stderr += text) },
        environment: secrets,
        directory: directory(),
      });
      await until(async () => written.stderr.includes(`${work}… `));
      expect(written.stdout).to.equal("");
      await holder.query("rollback");
      // On a slow machine the command may have given up by now. Its line is removed then too.
      await run;
      expect(written.stderr.lastIndexOf(`\r${LINE}`)).to.be.greaterThan(written.stderr.lastIndexOf(work));
    });
});

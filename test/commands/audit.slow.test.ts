import { writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { commands } from "../../src/commands/index.js";
import { runTask } from "../../src/commands/task.js";
import { openStores } from "../../src/stores/open.js";
import { callProgram, collectOutput, spawnProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";
import { contentsOf, refuseAuditRows } from "../support/stores/audit-rows.js";
import { silentLog } from "../support/silent-log.js";
import { ambiguousTask, endedTask } from "../support/tasks/tasks.js";
import { videoWriters } from "../support/tasks/video-jobs.js";

const directory = temporaryDirectory();
/** Tasks are those of the dialect of the tests. */
const call = (...args: readonly string[]) =>
  args[0] === "task"
    ? collectOutput(directory(), (io) => runTask(args.slice(1), io, () => Promise.resolve(videoWriters)))
    : callProgram(directory(), ...args);

async function printed(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await call(...args);
  expect([code, stderr]).to.deep.equal([0, ""]);
  return stdout;
}

type Row = Readonly<Record<string, unknown>>;
const rowsOf = async (...args: readonly string[]) => JSON.parse(await printed("audit", "--json", ...args)) as Row[];

/** Actions that leave no row. `serve` and `demo` apply a catalog, which has a test of its own. */
const SILENT = [
  ...["serve", "demo", "simulate", "migrate", "usage", "explain", "audit", "completion", "doctor", "chat", "init"],
  ...[
    "catalog export",
    "catalog check",
    "wallet list",
    "wallet show",
    "key list",
    "key show",
    "task list",
    "task show",
  ],
  "admin list",
];

interface Change {
  /** The arguments after the name. */
  readonly args: readonly string[];
  readonly row: Row;
}

const CANARY = "canary-of-a-provider-key";
const NEW_ID = "the ID that was printed";
const CHANGES: Readonly<Record<string, Change>> = {
  "catalog apply": {
    args: ["catalog.yaml"],
    row: {
      operation: "applyCatalog",
      target: null,
      input: { prune: false, changes: ["add provider acme", "add model acme/small"] },
    },
  },
  "wallet create": { args: ["bob"], row: { operation: "createWallet", target: "bob", input: { name: "bob" } } },
  "wallet credit": {
    args: ["alice", "1.5"],
    row: { operation: "creditWallet", target: "alice", input: { name: "alice", usd: "1.5" } },
  },
  "wallet debit": {
    args: ["alice", "0.0000000001"],
    row: { operation: "debitWallet", target: "alice", input: { name: "alice", usd: "0.0000000001" } },
  },
  "wallet callback-secret": {
    args: ["alice"],
    row: { operation: "renewCallbackSecret", target: "alice", input: { name: "alice" } },
  },
  "key create": {
    args: ["--wallet", "alice", "--models", "acme/*"],
    row: { operation: "createKey", target: NEW_ID, input: { wallet: "alice", models: "acme/*" } },
  },
  "key revoke": { args: ["KEY"], row: { operation: "revokeKey", target: "KEY", input: { id: "KEY" } } },
  "task resolve": {
    args: ["DOUBTFUL", "--charged", "0.0000000001"],
    row: { operation: "resolveTask", target: "DOUBTFUL", input: { id: "DOUBTFUL", charged: "0.0000000001" } },
  },
  "task redeliver": { args: ["DONE"], row: { operation: "redeliverTask", target: "DONE", input: { id: "DONE" } } },
  "secret rotate": { args: [], row: { operation: "rotateSecrets", target: null, input: {} } },
  "admin create": {
    args: ["carol", "--role", "operator"],
    row: { operation: "createAdmin", target: NEW_ID, input: { name: "carol", role: "operator" } },
  },
  "admin revoke": { args: ["ADMIN"], row: { operation: "revokeAdmin", target: "ADMIN", input: { id: "ADMIN" } } },
};

/** The names of all actions, from the help of the commands. */
async function allActions(): Promise<string[]> {
  const helps = await Promise.all(commands.map(({ name }) => printed(name, "--help")));
  return helps.flatMap((help) => [...help.matchAll(/^isogloss ([a-z]+(?: [a-z-]+)?)/gm)].map(([, name = ""]) => name));
}

describe("isogloss audit", () => {
  let ids: Readonly<Record<string, string>> = {};

  beforeEach(async () => {
    const provider = { id: "acme", baseUrl: "http://127.0.0.1:9/v1", apiKey: CANARY };
    const routes = [{ provider: "acme", model: "s", dialect: "chat" }];
    const model = { id: "acme/small", kind: "text", routes, pricing: { input: 1, output: 1 } };
    const catalog = JSON.stringify({ providers: [provider], models: [model] });
    writeFileSync(join(directory(), "catalog.yaml"), catalog);
    await printed("migrate");
    const stores = await openStores(
      { database: join(directory(), "data/isogloss.db") },
      { presets: {}, environment: {}, log: silentLog },
    );
    const walletId = await stores.wallets.create("alice", 1_000n);
    const { id: keyId } = await stores.keys.create("alice", "test");
    const done = await endedTask(stores, { walletId, keyId });
    const doubtful = await ambiguousTask(stores, { walletId, keyId });
    const admin = await stores.adminTokens.create("other", "operator");
    await stores.close();
    ids = { KEY: keyId, DONE: done.id, DOUBTFUL: doubtful.id, ADMIN: admin.id };
  });

  const written = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
      typeof part === "string" ? (ids[part] ?? part) : part,
    ) as Value;

  it("is tested with every action", async () =>
    expect([...Object.keys(CHANGES), ...SILENT]).to.have.members(await allActions()));

  for (const [action, { args, row }] of Object.entries(CHANGES)) {
    it(`has one row of "${action}", without secrets`, async () => {
      const shown = JSON.parse(await printed(...action.split(" "), ...written(args), "--json")) as Row;
      const rows = await rowsOf();
      expect(rows).to.have.length(1);
      const target = row.target === NEW_ID ? shown.id : written(row.target);
      const by = { actor: "command line", os_user: userInfo().username, token_id: null, role: "owner" };
      expect(rows[0]).to.deep.include({ ...written(row), ...by, target, outcome: "ok", request_id: null });
      const secrets = ["key", "token", "secret"].map((name) => shown[name]).filter((found) => found !== undefined);
      for (const secret of [...secrets, CANARY]) expect(JSON.stringify(rows)).not.to.contain(String(secret));
    });
  }

  for (const [action, { args }] of Object.entries(CHANGES)) {
    it(`has no row of "${action}" where the change is not made, and the other way round`, async () => {
      const database = join(directory(), "data/isogloss.db");
      await refuseAuditRows(database);
      const before = await contentsOf(database);
      const ending = call(...action.split(" "), ...written(args)).then(({ code }) => code, String);
      expect(await ending).not.to.equal(0);
      expect(await contentsOf(database)).to.deep.equal(before);
    });
  }

  for (const [place, outcome] of [
    ["audit.written", []],
    ["audit.committed", ["bob"]],
  ] as const) {
    it(`has a row exactly where there is a change, after a crash at ${place}`, async () => {
      const { code, stderr } = await spawnProgram(directory(), ["wallet", "create", "bob"], {
        ISOGLOSS_FAIL_AT: place,
      });
      expect(code, stderr).to.equal(null);
      const wallets = JSON.parse(await printed("wallet", "list", "--json")) as Row[];
      expect(wallets.map(({ name }) => name).filter((name) => name !== "alice")).to.deep.equal(outcome);
      expect((await rowsOf()).map(({ target }) => target)).to.deep.equal(outcome);
    });
  }

  it("has no admin token of the config that was given as a name", async () => {
    const token = "a-configured-token-of-operators";
    writeFileSync(join(directory(), "isogloss.yaml"), JSON.stringify({ admin: { token } }));
    await printed("key", "create", "--wallet", "alice", "--name", token);
    const rows = await rowsOf();
    expect(rows[0]).to.deep.include({ operation: "createKey", input: { wallet: "alice", name: "[removed]" } });
    expect(JSON.stringify(rows)).not.to.contain(token);
  });

  it("has the removal of a callback secret", async () => {
    await printed("wallet", "callback-secret", "alice", "--remove");
    expect((await rowsOf())[0]).to.include({ operation: "removeCallbackSecret", target: "alice" });
  });

  const failures: [string[], object][] = [
    [["wallet", "create", "alice"], { operation: "createWallet", target: "alice", outcome: "conflict" }],
    [["key", "create", "--wallet", "bob"], { operation: "createKey", target: null, outcome: "not_found" }],
    [
      ["key", "revoke", `sk-iso-${"a".repeat(43)}`],
      { operation: "revokeKey", target: "sk-iso-...", outcome: "not_found" },
    ],
  ];
  for (const [args, row] of failures) {
    it(`has the failure of ${args.slice(0, 2).join(" ")}`, async () => {
      expect((await call(...args)).code).to.equal(1);
      const rows = await rowsOf();
      expect(rows).to.have.length(1);
      expect(rows[0]).to.include(row);
      expect(JSON.stringify(rows)).not.to.contain("aaaa");
    });
  }

  const silent: [string, string[]][] = [
    ["lookups", ["wallet", "list"]],
    ["dry runs", ["catalog", "apply", "catalog.yaml", "--dry-run"]],
  ];
  for (const [name, args] of silent) {
    it(`has no rows of ${name}`, async () => {
      await printed(...args);
      expect(await printed("audit")).to.equal("there are no rows\n");
    });
  }

  it("lists the latest rows first, as a table too", async () => {
    for (const name of ["bob", "carol", "dave"]) await printed("wallet", "create", name);
    expect((await rowsOf("--limit", "2")).map(({ target }) => target)).to.deep.equal(["dave", "carol"]);
    expect(await rowsOf("--since", "2199-01-01")).to.deep.equal([]);
    expect(await printed("audit", "--limit", "1")).to.match(
      /^WHEN +WHO +ROLE +OPERATION +TARGET +OUTCOME\n\S+Z +command line \(\S+\) +owner +createWallet +dave +ok\n$/,
    );
  });

  for (const args of [
    ["--limit", "0"],
    ["--since", "soon"],
  ]) {
    it(`refuses ${args.join(" ")}`, async () => {
      const { code, stderr } = await call("audit", ...args);
      expect(code).to.equal(2);
      expect(stderr).to.contain(args[0]);
    });
  }
});

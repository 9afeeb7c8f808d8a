import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { temporaryDirectory } from "../support/directories.js";
import { callProgram } from "../support/commands/call-program.js";
import { writeMigratedFile } from "../support/migrated-file.js";

const directory = temporaryDirectory();

/** Migrations take longer than the commands. */
async function migrated(): Promise<void> {
  mkdirSync(join(directory(), "data"));
  await writeMigratedFile(join(directory(), "data/isogloss.db"));
}

const call = (...args: string[]) => callProgram(directory(), ...args);

async function printed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await call(...args);
  expect([code, stderr]).to.deep.equal([0, ""]);
  return stdout;
}

describe("isogloss wallet", () => {
  beforeEach(migrated);

  it("credits a wallet once when the command is repeated with its key, and says so", async () => {
    await printed("wallet", "create", "alice");
    const args = ["wallet", "credit", "alice", "1.5", "--idempotency-key", "invoice-1"];
    await printed(...args);
    const { code, stdout, stderr } = await call(...args, "--json");
    expect([code, stderr]).to.deep.equal([
      0,
      "a credit with this idempotency key was made before; nothing was added\n",
    ]);
    expect(JSON.parse(stdout)).to.include({ balance_ticks: 15_000_000_000 });
  });

  it("refuses to credit another amount with the same key", async () => {
    await printed("wallet", "create", "alice");
    await printed("wallet", "credit", "alice", "1.5", "--idempotency-key", "invoice-1");
    const { code, stderr } = await call("wallet", "credit", "alice", "2.5", "--idempotency-key", "invoice-1");
    expect([code, stderr]).to.deep.equal([
      1,
      "isogloss: the idempotency key was used for a credit of another wallet or amount\n",
    ]);
  });

  it("takes credit back, and says how much can be taken", async () => {
    await printed("wallet", "create", "alice", "--credit", "500");
    await printed("wallet", "debit", "alice", "450");
    expect(await printed("wallet", "show", "alice")).to.match(/balance {3}50.00 USD[^]* debit +-450.00 USD/);
    const { code, stderr } = await call("wallet", "debit", "alice", "50.01");
    expect([code, stderr]).to.deep.equal([
      1,
      "isogloss: only 50.00 USD of the wallet can be taken back: the rest is spent or held for calls\n",
    ]);
  });

  it("takes credit back once when the command is repeated with its key, and says so", async () => {
    await printed("wallet", "create", "alice", "--credit", "5");
    const args = ["wallet", "debit", "alice", "1.5", "--idempotency-key", "mistake-1"];
    await printed(...args);
    const { code, stdout, stderr } = await call(...args, "--json");
    expect([code, stderr]).to.deep.equal([0, "a debit with this idempotency key was made before; nothing was taken\n"]);
    expect(JSON.parse(stdout)).to.include({ balance_ticks: 35_000_000_000 });
  });

  for (const amount of ["-450", "1e3", "922337204", "0.00000000001"])
    it(`credits no amount such as ${amount}, and says what is one`, async () => {
      await printed("wallet", "create", "alice", "--credit", "500");
      const { code, stderr } = await call("wallet", "credit", "alice", "--", amount);
      expect([code, stderr]).to.deep.equal([
        2,
        `isogloss: "${amount}" is not an amount in US dollars, such as 12.50: ` +
          "at most 922337203, with at most ten decimals\n",
      ]);
      expect(await printed("wallet", "show", "alice")).to.contain("balance   500.00 USD");
    });

  it("shows a wallet with its credit", async () => {
    await printed("wallet", "create", "alice", "--credit", "1.5");
    await printed("wallet", "credit", "alice", "0.0000000001");
    const shown = await printed("wallet", "show", "alice", "--json");
    expect(shown).to.match(
      /^\{"name":"alice","balance_ticks":15000000001,"reserved_ticks":0,"spent_ticks":0,"ledger":\[/,
    );
    const { ledger } = JSON.parse(shown) as { ledger: { kind: string; ticks: number }[] };
    expect(ledger.map(({ kind, ticks }) => `${kind} ${ticks}`)).to.deep.equal(["credit 1", "credit 15000000000"]);
  });

  it("prints it as a table", async () => {
    await printed("wallet", "create", "alice", "--credit", "1.5");
    const shown = await printed("wallet", "show", "alice");
    expect(shown).to.contain("name      alice\nbalance   1.50 USD\nreserved  0.00 USD\nspent     0.00 USD\n\n");
    expect(shown).to.match(/\nWHEN +KIND +AMOUNT +MODEL\n\d{4}-\S+Z +credit +1\.50 USD\n$/);
  });

  it("shows an empty one without a ledger", async () => {
    await printed("wallet", "create", "alice");
    expect(await printed("wallet", "show", "alice")).to.equal(
      "name      alice\nbalance   0.00 USD\nreserved  0.00 USD\nspent     0.00 USD\n",
    );
  });

  it("lists wallets", async () => {
    for (const name of ["bob", "alice"]) await printed("wallet", "create", name);
    expect(await printed("wallet", "list")).to.equal(
      "NAME   BALANCE   RESERVED  SPENT\nalice  0.00 USD  0.00 USD  0.00 USD\nbob    0.00 USD  0.00 USD  0.00 USD\n",
    );
    expect(JSON.parse(await printed("wallet", "list", "--json"))).to.have.lengthOf(2);
  });

  it("finds a wallet by the ID that the log has, and names it in the audit log", async () => {
    await printed("wallet", "create", "alice", "--credit", "2");
    const database = await openDatabase(join(directory(), "data/isogloss.db"));
    const [id = ""] = await database("wallets").pluck<string[]>("id");
    await database.destroy();
    await printed("wallet", "debit", id, "0.50", "--idempotency-key", "hold_1");
    expect(await printed("wallet", "show", id)).to.contain("name      alice\nbalance   1.50 USD\n");
    expect(await printed("audit", "--json")).to.contain('"target":"alice"');
  });

  for (const [written, name, code] of [
    ["100 letters with their marks apart", "e\u0308".repeat(100), 0],
    ["101 letters with their marks apart", "e\u0308".repeat(101), 2],
    ["100 letters that are composed of two each", "\u0958".repeat(100), 2],
    ["a step", "..", 2],
  ] as const)
    it(`checks a name as it is stored: ${written}`, async () => {
      const made = await call("wallet", "create", name);
      expect(made.code).to.equal(code);
      expect(made.stderr).to.match(code === 0 ? /^$/ : /^isogloss: NAME: /);
    });

  it("fails on a name that is taken", async () => {
    await printed("wallet", "create", "alice");
    expect(await call("wallet", "create", "alice")).to.deep.equal({
      code: 1,
      stdout: "",
      stderr: 'isogloss: there is a wallet "alice" already\n',
    });
  });
});

describe("isogloss key", () => {
  beforeEach(migrated);

  beforeEach(() => printed("wallet", "create", "alice"));

  it("shows a key's secret when it is made", async () => {
    const made = JSON.parse(await printed("key", "create", "--wallet", "alice", "--json")) as Record<string, string>;
    expect(Object.keys(made)).to.deep.equal(["id", "key", "wallet"]);
    expect(made.key).to.match(/^sk-iso-[0-9A-Za-z]{43}$/);
    expect(made.wallet).to.equal("alice");
  });

  for (const command of ["key create --wallet", "wallet callback-secret", "wallet callback-secret --remove"])
    it(`names the wallet as it is stored: ${command}`, async () => {
      await printed("wallet", "create", "Zo\u00eb");
      const given = `${command} Zoe\u0308 --json`.split(" ");
      expect(JSON.parse(await printed(...given))).to.include({ wallet: "Zo\u00eb" });
    });

  it("does not show it again", async () => {
    const made = JSON.parse(
      await printed("key", "create", "--wallet", "alice", "--name", "laptop", "--json"),
    ) as Record<string, string>;
    for (const flags of [[], ["--json"]]) {
      const listed = await printed("key", "list", ...flags);
      expect(listed).to.contain(made.id).and.to.contain("laptop").and.not.to.contain(made.key);
    }
  });

  it("shows one key with its limits", async () => {
    const options = ["--name", "laptop", "--concurrent", "4", "--budget-per-day", "5", "--json"];
    const made = JSON.parse(await printed("key", "create", "--wallet", "alice", ...options)) as Record<string, string>;
    const shown = await printed("key", "show", made.id ?? "");
    const lines = shown.split("\n").map((line) => line.split(/ {2,}/));
    const limits = [["limit", "4 at once"], ["limit", "0.00 of 5.00 USD/day"], [""]];
    expect(lines.filter(([label]) => label !== "created")).to.deep.equal([
      ...[
        ["id", made.id],
        ["name", "laptop"],
        ["wallet", "alice"],
        ["models", "all"],
      ],
      ...limits,
    ]);
    expect(JSON.parse(await printed("key", "show", made.id ?? "", "--json"))).to.include({
      id: made.id,
      concurrent: 4,
    });
    expect(await call("key", "show", "key_x")).to.include({ code: 1, stderr: "isogloss: there is no key key_x\n" });
  });

  it("revokes a key", async () => {
    const { id = "" } = JSON.parse(await printed("key", "create", "--wallet", "alice", "--json")) as Record<
      string,
      string
    >;
    expect(await printed("key", "revoke", id)).to.equal(`key ${id} is revoked\n`);
    const [listed] = JSON.parse(await printed("key", "list", "--json")) as Record<string, unknown>[];
    expect(listed?.revoked_at).to.match(/^\d{4}-\d\d-\d\dT/);
    expect(await printed("key", "revoke", id)).to.equal(`key ${id} was revoked before\n`);
  });

  it("makes keys with rules, and lists them", async () => {
    const rules = [
      "--models",
      "acme/small, demo/*",
      "--requests-per-minute",
      "60",
      "--tokens-per-minute",
      "9000",
      "--concurrent",
      "4",
      "--budget-per-day",
      "5",
      "--budget-per-month",
      "12.5",
      "--dialects",
      "chat, messages",
      "--from",
      "192.0.2.0/24, ::1",
    ];
    await printed("key", "create", "--wallet", "alice", "--expires", "2199-12-31", ...rules);
    const [listed] = JSON.parse(await printed("key", "list", "--json")) as Record<string, unknown>[];
    expect(listed).to.deep.include({
      expires_at: "2199-12-31T00:00:00.000Z",
      models: ["acme/small", "demo/*"],
      requests_per_minute: 60,
      tokens_per_minute: 9000,
      concurrent: 4,
      budget_per_day_ticks: 50_000_000_000,
      budget_per_month_ticks: 125_000_000_000,
      used_today_ticks: 0,
      used_this_month_ticks: 0,
      dialects: ["chat", "messages"],
      from: ["192.0.2.0/24", "::1"],
    });
    expect(await printed("key", "list")).to.contain(
      "2199-12-31T00:00:00.000Z  acme/small,demo/*  60 requests/min, 9000 tokens/min, 4 at once, " +
        "0.00 of 5.00 USD/day, 0.00 of 12.50 USD/month, in chat or messages, from 192.0.2.0/24 or ::1\n",
    );
  });

  it("accepts a number of days for the end of a key", async () => {
    await printed("key", "create", "--wallet", "alice", "--expires", "30");
    const [listed] = JSON.parse(await printed("key", "list", "--json")) as { expires_at: string }[];
    expect(Date.parse(listed?.expires_at ?? "") - Date.now()).to.be.within(29.9 * 86_400_000, 30 * 86_400_000);
  });

  const misuses = [
    ["--expires", "soon"],
    ["--expires", "2026-02-30"],
    ["--expires", "2020-01-01"],
    ["--expires", "0"],
    ["--from", "192.0.2.0/33"],
    ["--from", ""],
    ["--models", ""],
    ["--models", "acme/*,"],
    ["--models", "a*b"],
    ["--name", ""],
    ["--requests-per-minute", "0"],
    ["--tokens-per-minute", "1.5"],
    ["--concurrent", "-1"],
    ["--budget-per-day", "0"],
    ["--budget-per-day", "-5"],
    ["--budget-per-month", "five"],
    ["--budget-per-month", "0.00000000001"],
  ] as const;
  for (const [option, value] of misuses) {
    it(`refuses ${option}=${value}`, async () => {
      const { code, stdout, stderr } = await call("key", "create", "--wallet", "alice", `${option}=${value}`);
      expect([code, stdout]).to.deep.equal([2, ""]);
      expect(stderr).to.contain(option);
    });
  }

  for (const dialects of ["chat,chatter", "embed-content", ""]) {
    it(`refuses --dialects=${dialects}, and lists those that are served`, async () => {
      const { code, stdout, stderr } = await call("key", "create", "--wallet", "alice", `--dialects=${dialects}`);
      expect([code, stdout]).to.deep.equal([2, ""]);
      expect(stderr).to.match(/--dialects names "[^"]*"; the dialects are bedrock-converse, chat, .*messages/);
    });
  }

  it("names an invalid address", async () => {
    const { stderr } = await call("key", "create", "--wallet", "alice", "--from", "192.0.2.0/33");
    expect(stderr).to.equal(
      'isogloss: --from: "192.0.2.0/33" is neither an IP address nor a network such as 192.0.2.0/24 or 2001:db8::/32\n',
    );
  });

  it("fails for a wallet that does not exist", async () => {
    const { code, stderr } = await call("key", "create", "--wallet", "bob");
    expect([code, stderr]).to.deep.equal([1, 'isogloss: there is no wallet "bob"\n']);
  });
});

describe("isogloss migrate", () => {
  it("reports its steps, and then that there are none", async () => {
    expect(await printed("migrate")).to.match(/^applied 0001-wallets\napplied 0002-/);
    expect(await printed("migrate")).to.equal("the schema is current\n");
    expect(await printed("migrate", "--json")).to.equal('{"applied":[]}\n');
  });

  it("makes the database where the config names it", async () => {
    await printed("migrate");
    expect(existsSync(join(directory(), "data/isogloss.db"))).to.equal(true);
  });
});

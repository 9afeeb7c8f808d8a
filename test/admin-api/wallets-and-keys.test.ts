import { expect } from "chai";
import { errorOf, temporaryAdmin } from "./support.js";

const admin = temporaryAdmin();
const EMPTY = { balance_ticks: "0", reserved_ticks: "0", spent_ticks: "0" };

describe("wallets over the admin API", () => {
  it("are created empty, or with a credit in dollars or in ticks", async () => {
    const made = await admin().send("/wallets", { name: "alice" });
    expect([made.status, made.json]).to.deep.equal([201, { name: "alice", ...EMPTY }]);
    expect((await admin().send("/wallets", { name: "bob", credit: { usd: "0.5" } })).json.balance_ticks).to.equal(
      "5000000000",
    );
    expect(
      (await admin().send("/wallets", { name: "carol", credit: { ticks: "9007199254740993" } })).json.balance_ticks,
    ).to.equal("9007199254740993");
    const { wallets } = (await admin().ask("/wallets")).json as { wallets: { name: string }[] };
    expect(wallets.map(({ name }) => name)).to.deep.equal(["alice", "bob", "carol"]);
  });

  it("are credited", async () => {
    await admin().send("/wallets", { name: "alice" });
    const answer = await admin().send("/wallets/alice/credits", { usd: "1.0000000001" });
    expect([answer.status, answer.json]).to.deep.equal([
      201,
      { name: "alice", ...EMPTY, balance_ticks: "10000000001" },
    ]);
  });

  it("are credited once by a request that is repeated with its key, with one row in the audit log", async () => {
    await admin().send("/wallets", { name: "alice" });
    const headers = { "idempotency-key": "invoice-2041" };
    for (let sent = 0; sent < 3; sent += 1) {
      const answer = await admin().send("/wallets/alice/credits", { ticks: "5" }, { headers });
      expect([answer.status, answer.json]).to.deep.equal([201, { name: "alice", ...EMPTY, balance_ticks: "5" }]);
    }
    const { audit } = (await admin().ask("/audit")).json as { audit: { operation: string }[] };
    expect(audit.map(({ operation }) => operation)).to.deep.equal(["creditWallet", "createWallet"]);
  });

  it("are debited, and not by more than there is", async () => {
    await admin().send("/wallets", { name: "alice", credit: { ticks: "5" } });
    const answer = await admin().send("/wallets/alice/debits", { ticks: "2" });
    expect([answer.status, answer.json]).to.deep.equal([201, { name: "alice", ...EMPTY, balance_ticks: "3" }]);
    expect(errorOf(await admin().send("/wallets/alice/debits", { ticks: "4" }))).to.include({
      status: 409,
      code: "conflict",
    });
  });

  const keyed: [string, string, object, object][] = [
    ["another amount", "alice", { ticks: "6" }, { status: 409, code: "conflict" }],
    ["another wallet", "bob", { ticks: "5" }, { status: 409, code: "conflict" }],
  ];
  for (const [name, wallet, body, wanted] of keyed)
    it(`are not credited with an idempotency-key of ${name}`, async () => {
      for (const made of ["alice", "bob"]) await admin().send("/wallets", { name: made });
      const headers = { "idempotency-key": "invoice-2041" };
      await admin().send("/wallets/alice/credits", { ticks: "5" }, { headers });
      expect(errorOf(await admin().send(`/wallets/${wallet}/credits`, body, { headers }))).to.include(wanted);
      const { wallets } = (await admin().ask("/wallets")).json as { wallets: { balance_ticks: string }[] };
      expect(wallets.map(({ balance_ticks }) => balance_ticks)).to.deep.equal(["5", "0"]);
    });

  it("are not credited with an idempotency-key that is empty", async () => {
    await admin().send("/wallets", { name: "alice" });
    const answer = await admin().send("/wallets/alice/credits", { ticks: "5" }, { headers: { "idempotency-key": "" } });
    expect(errorOf(answer)).to.include({ status: 400, code: "invalid_request" });
  });

  it("are not made with a credit that is given twice", async () => {
    const body = '{"name":"bob","credit":{"usd":"1","usd":"100"}}';
    expect(errorOf(await admin().send("/wallets", body))).to.include({ status: 400, code: "invalid_request" });
    expect((await admin().ask("/wallets")).json.wallets).to.deep.equal([]);
  });

  for (const list of ["keys", "requests", "tasks", "usage", "overview"])
    it(`are named as what is unknown of a query: ${list}`, async () => {
      const answer = errorOf(await admin().ask(`/${list}?wallet=bob`));
      expect(answer).to.include({ status: 400, param: "wallet", message: 'There is no wallet "bob".' });
    });

  it("have names with every printable character", async () => {
    const name = "a/b ü%?#&";
    await admin().send("/wallets", { name });
    expect((await admin().ask(`/wallets/${encodeURIComponent(name)}`)).json).to.deep.equal({ name, ...EMPTY });
    expect((await admin().send(`/wallets/${encodeURIComponent(name)}/credits`, { ticks: "1" })).status).to.equal(201);
  });

  const refusals: [string, string, unknown, object][] = [
    ["a name that is taken", "/wallets", { name: "alice" }, { status: 409, code: "conflict" }],
    ["a name with a line break", "/wallets", { name: "a\nb" }, { status: 400, code: "invalid_request" }],
    // PostgreSQL would leave it out of the comparison, and find another wallet.
    ["a name with U+0000", "/keys", { wallet: "al\0ice" }, { status: 400, param: "wallet" }],
    [
      "a path with U+0000",
      "/wallets/al%00ice/credits",
      { ticks: "1" },
      { status: 404, message: "There is nothing at this path." },
    ],
    ["an empty name", "/wallets", { name: "" }, { status: 400, code: "invalid_request" }],
    ["a first credit of zero", "/wallets", { name: "bob", credit: { usd: "0" } }, { status: 400, param: "credit.usd" }],
    ["a first credit without an amount", "/wallets", { name: "bob", credit: {} }, { status: 400, param: "credit.usd" }],
    ["a credit to an unknown wallet", "/wallets/bob/credits", { usd: "1" }, { status: 404, code: "not_found" }],
    ["a negative credit", "/wallets/alice/credits", { ticks: "-1" }, { status: 400, param: "ticks" }],
    ["a credit in two ways", "/wallets/alice/credits", { usd: "1", ticks: "1" }, { status: 400, param: "ticks" }],
    ["a credit of eleven decimals", "/wallets/alice/credits", { usd: "0.00000000001" }, { status: 400, param: "usd" }],
    ["a credit as a number", "/wallets/alice/credits", { usd: 1 }, { status: 400, param: "usd" }],
    ["a credit with an exponent", "/wallets/alice/credits", { usd: "1e5" }, { status: 400, param: "usd" }],
    [
      "more than a wallet can hold",
      "/wallets/alice/credits",
      { ticks: "9223372036854775807" },
      { status: 400, code: "invalid_request" },
    ],
    [
      "more than a column can hold",
      "/wallets/alice/credits",
      { ticks: "9223372036854775808" },
      { status: 400, param: "ticks" },
    ],
  ];
  for (const [name, path, body, wanted] of refusals) {
    it(`refuse ${name} and do not change`, async () => {
      await admin().send("/wallets", { name: "alice", credit: { ticks: "5" } });
      expect(errorOf(await admin().send(path, body))).to.include(wanted);
      expect((await admin().ask("/wallets")).json.wallets).to.deep.equal([
        { name: "alice", ...EMPTY, balance_ticks: "5" },
      ]);
    });
  }

  it("have a ledger that is read page by page", async () => {
    await admin().send("/wallets", { name: "alice" });
    for (let ticks = 1; ticks <= 5; ticks += 1) await admin().send("/wallets/alice/credits", { ticks: String(ticks) });
    const seen: unknown[] = [];
    let cursor: unknown = "";
    while (cursor !== null) {
      const { json } = await admin().ask(
        `/wallets/alice/ledger?limit=2${cursor === "" ? "" : `&cursor=${String(cursor)}`}`,
      );
      const rows = json.rows as { ticks: string; kind: string }[];
      expect(rows.length).to.be.within(1, 2);
      seen.push(...rows.map(({ kind, ticks }) => `${kind} ${ticks}`));
      cursor = json.next_cursor;
    }
    expect(seen).to.deep.equal(["credit 5", "credit 4", "credit 3", "credit 2", "credit 1"]);
  });

  it("are not found unless they were created", async () => {
    for (const path of ["/wallets/bob", "/wallets/bob/ledger"]) {
      expect(errorOf(await admin().ask(path))).to.deep.equal({
        status: 404,
        code: "not_found",
        message: 'There is no wallet "bob".',
        param: null,
      });
    }
  });
});

describe("keys over the admin API", () => {
  beforeEach(() => admin().stores.wallets.create("alice"));

  it("are made with a secret that is shown once", async () => {
    const made = await admin().send("/keys", { wallet: "alice", name: "laptop" });
    expect([made.status, Object.keys(made.json)]).to.deep.equal([201, ["id", "key", "wallet"]]);
    const secret = String(made.json.key);
    expect(await admin().stores.keys.find(secret)).to.include({ keyId: made.json.id });
    for (const path of ["/keys", "/keys?wallet=alice"]) {
      const listed = await admin().ask(path);
      expect(listed.text).to.contain("laptop").and.not.to.contain(secret);
      expect(Object.keys((listed.json.keys as object[])[0] ?? {})).not.to.include("hash");
    }
    expect(admin().logged()).not.to.contain(secret);
  });

  for (const given of ["Zo\u00eb", "Zoe\u0308"])
    it(`are made and listed for the wallet Zo\u00eb by ${encodeURIComponent(given)}`, async () => {
      await admin().stores.wallets.create("Zo\u00eb");
      await admin().send("/keys", { wallet: "alice" });
      const { json } = await admin().send("/keys", { wallet: given });
      expect(json.wallet).to.equal("Zo\u00eb");
      const listed = await admin().ask(`/keys?wallet=${encodeURIComponent(given)}`);
      expect((listed.json.keys as { id: string }[]).map(({ id }) => id)).to.deep.equal([json.id]);
    });

  it("are not listed for a wallet that does not exist", async () => {
    const { status, code } = errorOf(await admin().ask("/keys?wallet=nobody"));
    expect([status, code]).to.deep.equal([400, "invalid_request"]);
  });

  it("have rules", async () => {
    const rules = {
      models: ["acme/small", "demo/*"],
      dialects: ["chat"],
      from: ["192.0.2.0/24"],
      requests_per_minute: 60,
      tokens_per_minute: 100_000,
      concurrent: 4,
    };
    const budgets = { budget_per_day: { usd: "5" }, budget_per_month: { ticks: "9007199254740993" } };
    const input = { wallet: "alice", expires_at: "2199-01-01", ...rules, ...budgets };
    const { json } = await admin().send("/keys", input);
    const { keys } = (await admin().ask("/keys")).json as { keys: Record<string, unknown>[] };
    expect(keys[0]).to.deep.include({
      id: json.id,
      name: "default",
      wallet: "alice",
      revoked_at: null,
      expires_at: "2199-01-01T00:00:00.000Z",
      ...rules,
      budget_per_day_ticks: "50000000000",
      budget_per_month_ticks: "9007199254740993",
      used_today_ticks: "0",
      used_this_month_ticks: "0",
    });
  });

  it("have none by default", async () => {
    await admin().send("/keys", { wallet: "alice" });
    const { keys } = (await admin().ask("/keys")).json as { keys: Record<string, unknown>[] };
    expect(keys[0]).to.include({
      expires_at: null,
      models: null,
      dialects: null,
      from: null,
      requests_per_minute: null,
      tokens_per_minute: null,
      concurrent: null,
      budget_per_day_ticks: null,
      budget_per_month_ticks: null,
      used_today_ticks: null,
      used_this_month_ticks: null,
    });
  });

  it("are revoked at once, permanently", async () => {
    const { json } = await admin().send("/keys", { wallet: "alice" });
    const secret = String(json.key);
    await admin().stores.keys.find(secret);
    const revoke = async () => (await admin().send(`/keys/${String(json.id)}/revoke`)).json;
    expect(await revoke()).to.deep.equal({ id: json.id, revoked: true, was_revoked: false });
    expect(await admin().stores.keys.find(secret)).to.equal(undefined);
    expect(await revoke()).to.deep.equal({ id: json.id, revoked: true, was_revoked: true });
  });

  const refusals: [string, object, object][] = [
    ["of a wallet that does not exist", { wallet: "bob" }, { status: 400, code: "invalid_request" }],
    ["with an empty name", { wallet: "alice", name: "" }, { status: 400, code: "invalid_request" }],
    [
      "that is over before it begins",
      { wallet: "alice", expires_at: "2020-01-01" },
      { status: 400, param: "expires_at" },
    ],
    ["for no models", { wallet: "alice", models: [] }, { status: 400, code: "invalid_request" }],
    ["for a pattern in the middle", { wallet: "alice", models: ["a*b"] }, { status: 400, code: "invalid_request" }],
    ["for a model that is no text", { wallet: "alice", models: ["a", 5] }, { status: 400, param: "models[1]" }],
    ["for an unknown dialect", { wallet: "alice", dialects: ["chat", "x"] }, { status: 400, param: "dialects[1]" }],
    ["for no address", { wallet: "alice", from: [] }, { status: 400, code: "invalid_request" }],
    ["for a name of a host", { wallet: "alice", from: ["localhost"] }, { status: 400, code: "invalid_request" }],
    [
      "without any money",
      { wallet: "alice", budget_per_day: { usd: "0" } },
      { status: 400, param: "budget_per_day.usd" },
    ],
    ["with a budget as a number", { wallet: "alice", budget_per_month: 5 }, { status: 400, param: "budget_per_month" }],
    ["without any model", { wallet: "alice", requests_per_minute: 0 }, { status: 400, param: "requests_per_minute" }],
    ["with half a call", { wallet: "alice", concurrent: 1.5 }, { status: 400, param: "concurrent" }],
    ["with a hash of the operator's choice", { wallet: "alice", hash: "00" }, { status: 400, param: "hash" }],
    ["with an ID of the operator's choice", { wallet: "alice", id: "key_1" }, { status: 400, param: "id" }],
  ];
  for (const [name, body, wanted] of refusals) {
    it(`are not made ${name}`, async () => {
      expect(errorOf(await admin().send("/keys", body))).to.include(wanted);
      expect((await admin().ask("/keys")).json).to.deep.equal({ keys: [] });
    });
  }

  it("cannot be revoked unless they were made", async () => {
    expect(errorOf(await admin().send("/keys/key_1/revoke"))).to.include({ status: 404, code: "not_found" });
  });
});

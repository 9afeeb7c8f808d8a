import { expect } from "chai";
import type { CatalogRecordStore } from "../../src/catalog/records.js";
import { operations } from "../../src/admin-api/operations/index.js";
import { ambiguousTask, endedTask } from "../support/tasks/tasks.js";
import { contentsOf, refuseAuditRows } from "../support/stores/audit-rows.js";
import { temporaryAdmin, TOKEN } from "./support.js";

const admin = temporaryAdmin();
type Row = Readonly<Record<string, unknown>>;

async function rowsOf(query = ""): Promise<readonly Row[]> {
  return (await admin().ask(`/audit${query}`)).json.audit as Row[];
}

const CANARY = "canary-of-a-provider-key";
const CATALOG = `providers: [{ id: acme, baseUrl: 'http://h/v1', apiKey: ${CANARY} }]`;

/** What is sent to each operation that changes something, and what its row has. */
interface Change {
  readonly path?: string;
  readonly body?: object | string;
  readonly row: Readonly<{ target: unknown; input: object }>;
}

const NEW_ID = "the ID in the answer";
const CHANGES: Readonly<Record<string, Change>> = {
  createWallet: {
    body: { name: "bob", credit: { ticks: "9007199254740993" } },
    row: { target: "bob", input: { name: "bob", credit: { ticks: "9007199254740993" } } },
  },
  creditWallet: { path: "/wallets/alice/credits", body: { usd: "1" }, row: { target: "alice", input: { usd: "1" } } },
  debitWallet: { path: "/wallets/alice/debits", body: { ticks: "1" }, row: { target: "alice", input: { ticks: "1" } } },
  renewCallbackSecret: { path: "/wallets/alice/callback-secret", row: { target: "alice", input: {} } },
  removeCallbackSecret: { path: "/wallets/alice/callback-secret/remove", row: { target: "alice", input: {} } },
  createKey: {
    body: { wallet: "alice", name: "laptop", models: ["acme/*"] },
    row: { target: NEW_ID, input: { wallet: "alice", name: "laptop", models: ["acme/*"] } },
  },
  revokeKey: { path: "/keys/KEY/revoke", row: { target: "KEY", input: {} } },
  applyCatalog: {
    path: "/catalog/apply?prune=true",
    body: CATALOG,
    row: { target: null, input: { prune: true, changes: ["add provider acme", "remove model a/b"] } },
  },
  enableModel: { path: "/models/a%2Fb/enable", row: { target: "a/b", input: {} } },
  disableModel: { path: "/models/a%2Fb/disable", row: { target: "a/b", input: {} } },
  resolveTask: {
    path: "/tasks/DOUBTFUL/resolve",
    body: { charged: { ticks: "1" } },
    row: { target: "DOUBTFUL", input: { charged: { ticks: "1" } } },
  },
  redeliverTask: { path: "/tasks/DONE/redeliver", row: { target: "DONE", input: {} } },
  createAdmin: {
    body: { name: "carol", role: "read-only" },
    row: { target: NEW_ID, input: { name: "carol", role: "read-only" } },
  },
  revokeAdmin: { path: "/admins/ADMIN/revoke", row: { target: "ADMIN", input: {} } },
};

const changing = operations.filter(({ id, method }) => method !== "GET" && id !== "checkCatalog");

/** Without a row in the audit log. */
async function addModel(catalog: CatalogRecordStore): Promise<void> {
  const model = { id: "a/b", kind: "text", routes: [], profile: "none", outputs: ["text"] } as const;
  const saveModels = [{ ...model, enabled: true, pricing: {}, created: 1 }];
  const change = { saveProviders: [], removeProviders: [], removeModels: [], saveModels };
  await catalog.change(() => ({ differences: [], change }));
}

describe("the audit log of the admin API", () => {
  let ids: Readonly<Record<string, string>> = {};
  let token = "";
  let tokenId = "";

  beforeEach(async () => {
    const { stores } = admin();
    const walletId = await stores.wallets.create("alice", 1_000n);
    const { id: keyId } = await stores.keys.create("alice", "test");
    await addModel(stores.catalog);
    const [done, doubtful] = [
      await endedTask(stores, { walletId, keyId }),
      await ambiguousTask(stores, { walletId, keyId }),
    ];
    const { id: other } = await stores.adminTokens.create("other", "operator");
    ids = { KEY: keyId, DONE: done.id, DOUBTFUL: doubtful.id, ADMIN: other };
    ({ id: tokenId, token } = await stores.adminTokens.create("alice", "owner"));
  });

  const written = (text: string) => text.replaceAll(/\b(?:KEY|DONE|DOUBTFUL|ADMIN)\b/g, (name) => ids[name] ?? name);

  function change(id: string, headers: Readonly<Record<string, string>>) {
    const operation = operations.find((candidate) => candidate.id === id);
    const { path = operation?.path ?? "", body } = CHANGES[id] ?? expect.fail(`${id} has no sample here`);
    const type = typeof body === "string" ? "application/yaml" : "application/json";
    return admin().send(written(path), body, { headers: { "content-type": type, ...headers } });
  }

  it("is tested with every operation that changes something", () =>
    expect(Object.keys(CHANGES)).to.have.members(changing.map(({ id }) => id)));

  for (const { id: operation } of changing) {
    it(`has one row for ${operation}, without secrets`, async () => {
      const answer = await change(operation, { authorization: `Bearer ${token}`, "x-request-id": "req-1" });
      expect(answer.status, answer.text).to.be.within(200, 201);
      const rows = await rowsOf();
      expect(rows).to.have.length(1);
      const [{ id, created_at, target, input, ...rest } = {}] = rows;
      expect([id, created_at].map(String).join()).to.match(/^audit_\w+,\d{4}-\d\d-\d\dT/);
      const { row } = CHANGES[operation] ?? expect.fail();
      const wanted = row.target === NEW_ID ? answer.json.id : row.target;
      expect(target).to.equal(typeof wanted === "string" ? written(wanted) : wanted);
      expect(input).to.deep.equal(row.input);
      expect(rest).to.deep.equal({
        actor: "alice",
        token_id: tokenId,
        os_user: null,
        role: "owner",
        operation,
        outcome: "ok",
        request_id: "req-1",
      });
      const secrets = ["key", "token", "secret"]
        .map((name) => answer.json[name])
        .filter((found) => found !== undefined);
      for (const secret of [...secrets, token, TOKEN, CANARY])
        expect(JSON.stringify(rows)).not.to.contain(String(secret));
    });

    it(`has one row for ${operation} that is refused`, async () => {
      const { id, token: weak } = await admin().stores.adminTokens.create("weak", "read-only");
      expect((await change(operation, { authorization: `Bearer ${weak}` })).status).to.equal(403);
      const rows = await rowsOf();
      expect(rows).to.have.length(1);
      const wanted = { actor: "weak", token_id: id, role: "read-only", operation, outcome: "forbidden" };
      expect(rows[0]).to.deep.include({ ...wanted, input: {} });
    });
  }

  it("names the configured token", async () => {
    await admin().send("/wallets", { name: "bob" });
    expect((await rowsOf())[0]).to.include({ actor: "admin.token", token_id: null, role: "owner" });
  });

  const failures: [string, string, object | string, object][] = [
    ["a name that is taken", "/wallets", { name: "alice" }, { outcome: "conflict", target: "alice" }],
    ["an unknown name", "/wallets/x/credits", { usd: "1" }, { outcome: "not_found", target: "x" }],
    ["an invalid body", "/wallets", { name: 5 }, { outcome: "invalid_request", target: null, input: {} }],
    ["a body that is no JSON", "/wallets/alice/credits", "{", { outcome: "invalid_request", input: {} }],
    ["a secret in the place of an ID", `/keys/sk-iso-${"a".repeat(43)}/revoke`, {}, { target: "sk-iso-..." }],
    [
      "the configured token in the place of a name",
      `/wallets/x-${TOKEN}/credits`,
      { usd: "1" },
      { target: "x-[removed]" },
    ],
  ];
  for (const [name, path, body, row] of failures) {
    it(`has the failure of ${name}`, async () => {
      await admin().send(path, body);
      const rows = await rowsOf();
      expect(rows).to.have.length(1);
      expect(rows[0]).to.deep.include(row);
    });
  }

  const silent: [string, () => Promise<unknown>][] = [
    ["lookups", () => admin().ask("/wallets")],
    ["checks of a catalog", () => admin().file("/catalog/check", CATALOG)],
    ["dry runs", () => admin().file("/catalog/apply?dry_run=true", CATALOG)],
    ["failed authentications", () => admin().send("/wallets", {}, { headers: { authorization: "Bearer wrong" } })],
  ];
  for (const [name, act] of silent) {
    it(`has no rows of ${name}`, async () => {
      await act();
      expect(await rowsOf()).to.deep.equal([]);
    });
  }

  it("has refused lookups", async () => {
    const { token: weak } = await admin().stores.adminTokens.create("weak", "operator");
    await admin().ask("/admins", { headers: { authorization: `Bearer ${weak}` } });
    expect((await rowsOf())[0]).to.include({ operation: "listAdmins", outcome: "forbidden" });
  });

  it("has one row for refusals of one token that are repeated", async () => {
    const { token: weak } = await admin().stores.adminTokens.create("weak", "read-only");
    const headers = { authorization: `Bearer ${weak}`, "content-type": "application/json" };
    const refused = (path: string) => admin().ask(path, { method: "POST", headers, body: "{}" });
    for (let count = 0; count < 20; count++) expect((await refused("/wallets")).status).to.equal(403);
    await refused("/keys");
    const outcomes = (await rowsOf()).filter(({ actor }) => actor === "weak").map(({ operation }) => operation);
    expect(outcomes).to.deep.equal(["createKey", "createWallet"]);
  });

  it("is read page by page, the latest first, and by time", async () => {
    for (const name of ["a", "b", "c"]) await admin().send("/wallets", { name });
    const { json } = await admin().ask("/audit?limit=2");
    expect((json.audit as Row[]).map(({ target }) => target)).to.deep.equal(["c", "b"]);
    const next = await rowsOf(`?limit=2&cursor=${String(json.next_cursor)}`);
    expect(next.map(({ target }) => target)).to.deep.equal(["a"]);
    expect(await rowsOf("?since=2199-01-01")).to.deep.equal([]);
    expect(await rowsOf("?until=2000-01-01")).to.deep.equal([]);
  });

  it("has a change that the database did not accept in time, and the client does not wait for the row", async () => {
    const { wallets, audit } = admin().stores;
    Object.assign(wallets, { create: () => Promise.reject(Object.assign(new Error(), { code: "SQLITE_BUSY" })) });
    const outcomes: string[] = [];
    const write = ({ outcome }: { readonly outcome: string }) => {
      outcomes.push(outcome);
      return new Promise<void>(() => undefined);
    };
    Object.assign(audit, { write });
    expect((await admin().send("/wallets", { name: "bob" })).status).to.equal(503);
    expect(outcomes).to.deep.equal(["overloaded"]);
  });

  it("has a line in the log for the row of a failure that cannot be written", async () => {
    Object.assign(admin().stores.audit, { write: () => Promise.reject(new Error("it is away")) });
    expect((await admin().send("/wallets", { name: "alice" })).status).to.equal(409);
    const line = admin()
      .logged()
      .split("\n")
      .find((one) => one.includes("audit.write_failed"));
    expect(JSON.parse(line ?? "{}")).to.include({ operation: "createWallet", target: "alice", outcome: "conflict" });
  });

  for (const { id: operation } of changing) {
    it(`has no row for ${operation} where the change is not made, and the other way round`, async () => {
      const { database } = admin();
      await refuseAuditRows(database);
      const before = await contentsOf(database);
      const { status } = await change(operation, { authorization: `Bearer ${token}` });
      expect([status, await contentsOf(database)]).to.deep.equal([500, before]);
    });
  }
});

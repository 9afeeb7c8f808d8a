/** Clients that repeat refused calls: they get a retry-after, and do not fill the log. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { newKeySecret } from "../../../src/stores/keys/key-secrets.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { eventually } from "../../support/until.js";
import { findFaults } from "../../support/auditor.js";
import { ADMIN_TOKEN, WALLET } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";

const RATE = 5;
const FAILURES = 20;
const CHAT = "/v1/chat/completions";
const MESSAGES = [{ role: "user", content: "hi" }];

interface Refusal {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  readonly status: number;
  readonly method?: string;
}

const REFUSALS: readonly Refusal[] = [
  { name: "an unknown model", path: CHAT, body: { model: "acme/none", messages: MESSAGES }, status: 404 },
  {
    name: "an unknown model, in its path",
    path: "/v1beta/models/acme/none:generateContent",
    body: { contents: [{ parts: [{ text: "hi" }] }] },
    status: 404,
  },
  { name: "an invalid body", path: CHAT, body: [], status: 400 },
  {
    name: "a call above the wallet's credit",
    path: CHAT,
    body: { model: "acme/dear", messages: MESSAGES },
    status: 402,
  },
  { name: "a lookup of an unknown model", path: "/v1/models/acme/none", status: 404, method: "GET" },
  {
    name: "a lookup of another dialect's unknown model",
    path: "/v1beta/models/acme/none",
    status: 404,
    method: "GET",
  },
  { name: "an unknown task", path: `/v1/tasks/task_${"0".repeat(26)}`, status: 404, method: "GET" },
];

describe("calls that are refused", () => {
  let database: Database;
  // The gateway removes its file when it stops.
  after(async () => {
    expect(await findFaults(database)).to.deep.equal([]);
    await database.destroy();
  });

  const route = { provider: "one", model: "inner", dialect: "chat" };
  const open = scriptedGateway(
    [
      { id: "acme/text", kind: "text", routes: [route] },
      { id: "acme/dear", kind: "text", routes: [route], pricing: { perCall: 100_000 } },
    ],
    { limits: { failedAuthenticationsPerMinute: FAILURES } },
  );
  before(async () => {
    database = await openDatabase(open().gateway.database);
  });
  const newKey = (requestsPerMinute?: number) =>
    createKeyStore(database).create(WALLET, "test", { limits: { requestsPerMinute } });
  const ask = async (key: string, { path, body, method = "POST" }: Refusal) => {
    const headers = { authorization: `Bearer ${key}`, "x-goog-api-key": key, "content-type": "application/json" };
    const answer = await fetch(open().gateway.url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, retryAfter: answer.headers.get("retry-after"), text };
  };
  const rowsOf = async (keyId: string): Promise<{ status: bigint; code: string; repeats: bigint }[]> => {
    const count = (rows: { repeats: bigint }[]) => rows.reduce((sum, { repeats }) => sum + 1 + Number(repeats), 0);
    for (let known = -1; ; await sleep(1_200)) {
      const rows: { status: bigint; code: string; repeats: bigint }[] = await database("request_log")
        .where({ key_id: keyId })
        .orderBy("created_at")
        .select("status", "code", "repeats");
      if (count(rows) === known && known > 0) return rows;
      known = count(rows);
    }
  };

  for (const refusal of REFUSALS) {
    it(`for ${refusal.name} count towards the rate of their key`, async () => {
      const { secret } = await newKey(RATE);
      const seen = [];
      for (let call = 0; call < RATE + 2; call += 1) seen.push(await ask(secret, refusal));
      expect(seen.map(({ status }) => status)).to.deep.equal([...Array<number>(RATE).fill(refusal.status), 429, 429]);
      const [last] = seen.slice(-1);
      expect(Number(last?.retryAfter)).to.be.within(1, 60);
      expect(last?.text).to.match(/rate_limit|RESOURCE_EXHAUSTED/i);
    });
  }

  it("leave less of the rate to other calls", async () => {
    const { secret } = await newKey(2);
    const [refusal] = REFUSALS as readonly [Refusal];
    expect((await ask(secret, refusal)).status).to.equal(404);
    expect((await ask(secret, { ...refusal, body: { model: "acme/dear", messages: MESSAGES } })).status).to.equal(402);
    expect((await ask(secret, { ...refusal, body: { model: "acme/text", messages: MESSAGES } })).status).to.equal(429);
  });

  it("are one row of the log for each kind, with a count", async () => {
    const { id, secret } = await newKey(10);
    const [refusal] = REFUSALS as readonly [Refusal];
    for (let call = 0; call < 50; call += 1) await ask(secret, refusal);
    const rows = await rowsOf(id);
    expect(rows.map(({ status, repeats }) => [Number(status), Number(repeats)])).to.deep.equal([
      [404, 9],
      [429, 39],
    ]);
    const answer = await fetch(`${open().gateway.url}/admin/api/requests?key=${id}`, {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    const { requests } = (await answer.json()) as { requests: { repeats: number }[] };
    expect(requests.map(({ repeats }) => repeats).sort((a, b) => a - b)).to.deep.equal([9, 39]);
  });

  it("without a valid key stay a 401 at any rate, in the caller's own form", async () => {
    const [refusal, google] = REFUSALS as readonly [Refusal, Refusal];
    const wrong = ["", "none", "' OR 1=1 --", `sk-iso-${"a".repeat(43)}`];
    for (let call = 0; call < FAILURES * 3; call += 1) {
      const { status, text } = await ask(wrong[call % wrong.length] ?? "", refusal);
      expect(status).to.equal(401);
      expect(JSON.parse(text)).to.have.nested.property("error.code", "invalid_api_key");
    }
    expect((await ask("none", google)).text).to.contain("UNAUTHENTICATED");
  });

  it("with a wrong admin token are limited by their address, and valid keys are not", async () => {
    const [{ secret }, [refusal]] = [await newKey(), REFUSALS as readonly [Refusal]];
    const asOperator = async () => {
      const headers = { authorization: "Bearer none" };
      return await fetch(`${open().gateway.url}/admin/api/wallets`, { headers });
    };
    const answers = await Promise.all(Array.from({ length: FAILURES * 2 }, asOperator));
    const limited = answers.find(({ status }) => status === 429);
    expect(Number(limited?.headers.get("retry-after"))).to.be.within(1, 60);
    expect(await limited?.json()).to.have.nested.property("error.code", "rate_limited");
    expect((await ask(secret, refusal)).status).to.equal(404);
  });

  it("for guessed keys are not looked up above the limit of their address, but a used key is", async () => {
    const [refusal] = REFUSALS as readonly [Refusal];
    const [known, fresh] = [await newKey(), await newKey()];
    expect((await ask(known.secret, refusal)).status).to.equal(404);
    const guesses = await Promise.all(Array.from({ length: FAILURES * 5 }, () => ask(newKeySecret(), refusal)));
    expect(guesses.filter(({ status }) => status === 429)).to.have.length.above(FAILURES);
    expect(guesses.every(({ status, retryAfter }) => status === 401 || Number(retryAfter) >= 1)).to.equal(true);
    const [, google] = REFUSALS as readonly [Refusal, Refusal];
    const others = await Promise.all(Array.from({ length: FAILURES }, () => ask(newKeySecret(), google)));
    expect(others.find(({ status }) => status === 429)?.text).to.contain("RESOURCE_EXHAUSTED");
    expect((await ask(known.secret, refusal)).status).to.equal(404);
    // A key that is new to the process is looked up in its turn.
    expect(
      (
        await eventually(
          () => ask(fresh.secret, refusal),
          ({ status }) => status !== 429,
        )
      ).status,
    ).to.equal(404);
  });
});

/** Keys that may be used in some dialects, or from some addresses, at paths other than those of models. */
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import type { KeyRules } from "../../../src/stores/keys/key-rules.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { WALLET } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";
import { eventually } from "../../support/until.js";

const ELSEWHERE = ["192.0.2.0/24", "2001:db8::/32"];
const TASK = `/v1/tasks/task_${"0".repeat(26)}`;
const QUESTION = { model: "acme/text", messages: [{ role: "user", content: "hi" }] };
const ANSWER = { id: "1", object: "chat.completion", created: 1, model: "inner", choices: [] };

describe("a key", () => {
  const open = scriptedGateway([
    { id: "acme/text", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ]);
  let database: Database;
  before(async () => {
    database = await openDatabase(open().gateway.database);
  });
  after(() => database.destroy());

  const newKey = (rules: KeyRules) => createKeyStore(database).create(WALLET, "test", rules);
  const ask = (key: string, path: string, body?: object, headers = {}, method = body === undefined ? "GET" : "POST") =>
    fetch(open().gateway.url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const codeOf = async (response: Response) =>
    [response.status, ((await response.json()) as { error: { code: string } }).error.code] as const;

  for (const path of ["/v1/models", "/v1/models/acme/text", "/v1/models/acme/none", TASK]) {
    it(`for other addresses is refused at ${path}`, async () => {
      const { secret } = await newKey({ sources: ELSEWHERE });
      expect(await codeOf(await ask(secret, path))).to.deep.equal([403, "forbidden"]);
    });
  }

  it("for other addresses is refused before its body is read, whatever headers of proxies name", async () => {
    const { secret } = await newKey({ sources: ELSEWHERE });
    const forwarded = { "x-forwarded-for": "192.0.2.1", forwarded: "for=192.0.2.1", "x-real-ip": "192.0.2.1" };
    expect(await codeOf(await ask(secret, "/v1/chat/completions", [], forwarded))).to.deep.equal([403, "forbidden"]);
  });

  it("for other addresses keeps its rate, and its calls are in the request log", async () => {
    const { id, secret } = await newKey({ sources: ELSEWHERE, limits: { requestsPerMinute: 1 } });
    for (const path of ["/v1/models/acme/none", TASK]) await ask(secret, path);
    for (let call = 0; call < 3; call += 1)
      expect((await ask(secret, "/v1/chat/completions", QUESTION)).status).to.equal(403);
    expect(await database("key_meters").where({ key_id: id })).to.deep.equal([]);
    const [row] = await eventually(
      async () => (await database("request_log").where({ key_id: id }).select("code")) as { code: string }[],
      (rows) => rows.length > 0,
    );
    expect(row?.code).to.equal("forbidden");
  });

  it("for one dialect is refused in others, which counts towards its rate", async () => {
    const { secret } = await newKey({ dialects: ["messages"], limits: { requestsPerMinute: 2 } });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await ask(secret, "/v1/chat/completions", QUESTION)).status);
    expect(statuses).to.deep.equal([403, 403, 429]);
  });

  it("for one dialect may look up models and tasks", async () => {
    const { secret } = await newKey({ dialects: ["messages"] });
    expect((await ask(secret, "/v1/models")).status).to.equal(200);
    expect(await codeOf(await ask(secret, TASK))).to.deep.equal([404, "task_not_found"]);
  });

  for (const [dialect, answer] of [
    ["messages", [403, "forbidden"]],
    ["video-content-task", [404, "task_not_found"]],
  ] as const) {
    it(`for ${dialect} deletes tasks in its own dialect alone, and a refusal counts towards its rate`, async () => {
      const { secret } = await newKey({ dialects: [dialect], limits: { requestsPerMinute: 1 } });
      const path = `/v1/contents/generations/tasks/${TASK.split("/").at(-1)}`;
      const deletion = async () => codeOf(await ask(secret, path, undefined, {}, "DELETE"));
      expect([await deletion(), await deletion()]).to.deep.equal([answer, [429, "rate_limited"]]);
    });
  }

  it("for this address and this dialect is served", async () => {
    open().one.plays(answers(ANSWER));
    const { secret } = await newKey({ sources: ["127.0.0.1", "::1"], dialects: ["chat"] });
    expect((await ask(secret, "/v1/chat/completions", QUESTION)).status).to.equal(200);
  });
});

/** Credentials that end while a client holds back the body of its request. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { json } from "node:stream/consumers";
import { expect } from "chai";
import { ADMIN_TOKEN, WALLET } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";

type Headers = Readonly<Record<string, string>>;

const JSON_TYPE = { "content-type": "application/json" };
const QUESTION = { model: "acme/text", messages: [{ role: "user", content: "hi" }] };
const ANSWER = { id: "1", object: "chat.completion", created: 1, model: "inner", choices: [] };
/** From then on the gateway looks whether a key is still valid. */
const SLOW_BODY_MS = 1_100;

describe("a credential that is revoked while a body is on its way", () => {
  const open = scriptedGateway([
    { id: "acme/text", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ]);
  const post = async (path: string, headers: Headers, body: object): Promise<Response> =>
    fetch(open().gateway.url + path, {
      method: "POST",
      headers: { ...JSON_TYPE, ...headers },
      body: JSON.stringify(body),
    });
  const operate = async (path: string, body: object = {}) =>
    (await post(`/admin/api${path}`, { authorization: `Bearer ${ADMIN_TOKEN}` }, body)).json() as Promise<Headers>;

  /** Sends a body once the gateway waits for it, and after something else has happened. */
  async function postSlowly(path: string, headers: Headers, body: object, meanwhile: () => Promise<unknown>) {
    const sending = request(open().gateway.url + path, {
      method: "POST",
      headers: { ...JSON_TYPE, ...headers, expect: "100-continue" },
    });
    const answering = once(sending, "response") as Promise<[IncomingMessage]>;
    sending.flushHeaders();
    await once(sending, "continue");
    await meanwhile();
    sending.end(JSON.stringify(body));
    const [response] = await answering;
    return { status: response.statusCode, body: await json(response) };
  }

  for (const place of ["the admin API", "the console"]) {
    it(`makes no admin token over ${place}`, async () => {
      const { id, token } = await operate("/admins", { name: `for ${place}`, role: "owner" });
      const isConsole = place === "the console";
      const own = { "x-isogloss-console": "/" };
      const signIn = async () => (await post("/console/session", own, { token })).headers.get("set-cookie") ?? "";
      const headers: Headers = isConsole ? { ...own, cookie: await signIn() } : { authorization: `Bearer ${token}` };
      const path = isConsole ? "/console/api/admins" : "/admin/api/admins";
      const answer = await postSlowly(path, headers, { name: `made over ${place}`, role: "owner" }, async () => {
        await operate(`/admins/${id}/revoke`);
        // A session may be remembered for as long.
        if (isConsole) await sleep(2_100);
      });
      expect(answer.status).to.equal(401);
      expect(answer.body).to.have.nested.property("error.code", "invalid_admin_token");
    });
  }

  it("pays for no call", async () => {
    open().one.plays(answers(ANSWER));
    const { id, key } = await operate("/keys", { wallet: WALLET });
    const headers = { authorization: `Bearer ${key}` };
    const answer = await postSlowly("/v1/chat/completions", headers, QUESTION, async () => {
      await operate(`/keys/${id}/revoke`);
      await sleep(SLOW_BODY_MS);
    });
    expect(answer.status).to.equal(401);
    expect(answer.body).to.have.nested.property("error.code", "invalid_api_key");
    expect(open().one.received).to.have.length(0);
  });

  it("pays for no call with another key beside it", async () => {
    open().one.plays(answers(ANSWER));
    const [ended, other] = [await operate("/keys", { wallet: WALLET }), await operate("/keys", { wallet: WALLET })];
    const keys = { "x-api-key": String(ended.key), authorization: `Bearer ${other.key}` };
    const headers = { ...keys, "anthropic-version": "2023-06-01" };
    const body = { ...QUESTION, max_tokens: 9 };
    const answer = await postSlowly("/v1/messages", headers, body, async () => {
      await operate(`/keys/${ended.id}/revoke`);
      await sleep(SLOW_BODY_MS);
    });
    expect([answer.status, open().one.received.length]).to.deep.equal([401, 0]);
  });

  it("does not end calls with another one that are slow, too", async () => {
    open().one.plays(answers(ANSWER));
    const { key } = await operate("/keys", { wallet: WALLET });
    const headers = { authorization: `Bearer ${key}` };
    const answer = await postSlowly("/v1/chat/completions", headers, QUESTION, () => sleep(SLOW_BODY_MS));
    expect(answer.status).to.equal(200);
  });
});

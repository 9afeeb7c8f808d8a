/** Secrets of the gateway that an operator pastes where a name belongs. */
import { expect } from "chai";
import { ADMIN_TOKEN, UPSTREAM_KEY, WALLET } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";

describe("the audit log of a gateway", () => {
  const scripted = scriptedGateway([], { admin: { token: ADMIN_TOKEN } });

  async function operate(path: string, body?: object): Promise<{ readonly status: number; readonly text: string }> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, "content-type": "application/json" };
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const response = await fetch(`${scripted().gateway.url}/admin/api${path}`, { headers, ...init });
    return { status: response.status, text: await response.text() };
  }

  for (const [name, secret] of [
    ["the configured admin token", ADMIN_TOKEN],
    ["the key of a provider", UPSTREAM_KEY],
  ] as const)
    it(`has no name that is ${name}`, async () => {
      expect((await operate("/keys", { wallet: WALLET, name: `my ${secret}` })).status).to.equal(201);
      const { text } = await operate("/audit");
      expect(text).to.contain('"name":"my [removed]"').and.not.to.contain(secret);
    });
});

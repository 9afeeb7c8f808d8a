import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { answers } from "../../support/upstream.js";
import { withEnvironment } from "../../support/environment.js";
import { tokenServer } from "./token-server.js";

const COMPLETION = {
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "large",
  choices: [{ index: 0, message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};
const REQUEST = { model: "maker/large", messages: [{ role: "user", content: "hi" }] };
const PATH = "/v1/chat/completions";
const fields = { tenantId: "tenant", clientId: "app", clientSecret: "s3cret-value" };

describe("a provider with short-lived credentials", () => {
  const server = tokenServer();
  withEnvironment(() => ({ AZURE_AUTHORITY_HOST: new URL(server().baseUrl).origin }));

  describe("and a second route", () => {
    const open = temporaryGateway({
      models: [{ id: "maker/large", routes: [route("one", "chat"), route("two", "chat", 1)] }],
      providers: { one: { credentials: { kind: "azure", fields } } },
    });

    it("gets a token in place of a key", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      open().upstream.answer = json(COMPLETION);
      expect((await open().call(PATH, REQUEST)).status).to.equal(200);
      expect(open().upstream.requests[0]?.headers.authorization).to.equal("Bearer token-1");
    });

    it("gets one token for many first calls at the same time", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      open().upstream.answer = json(COMPLETION);
      const responses = await Promise.all([1, 2, 3, 4].map(() => open().call(PATH, REQUEST)));
      expect(responses.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200]);
      expect(server().received).to.have.length(1);
    });

    it("is skipped while there is no token", async () => {
      server().plays(answers({ error: "invalid_client" }, { status: 401 }));
      const [one, two] = open().upstreams;
      if (two !== undefined) two.answer = json(COMPLETION);
      expect((await open().call(PATH, REQUEST)).status).to.equal(200);
      expect([one?.requests.length, two?.requests.length]).to.deep.equal([0, 1]);
    });
  });

  describe("and no other route", () => {
    const open = temporaryGateway({
      models: [{ id: "maker/large", routes: [route("one", "chat")] }],
      providers: { one: { credentials: { kind: "azure", fields } } },
    });

    it("fails with 502 and an event while there is no token", async () => {
      server().plays(answers({ error: "invalid_client", error_description: "s3cret-value" }, { status: 401 }));
      const response = await open().call(PATH, REQUEST);
      const text = await response.text();
      expect(response.status).to.equal(502);
      expect(text).to.contain("The gateway has no valid credentials for the upstream at the moment.");
      expect(text).not.to.contain("127.0.0.1");
      const [event] = open().log.filter((line) => line.event === "provider.credentials_failed");
      expect(event).to.deep.include({ provider: "one", kind: "azure" });
      expect(event?.reason).to.match(/refused a token: 401 invalid_client$/);
      expect(JSON.stringify(open().log)).not.to.contain("s3cret-value");
    });

    it("works again once there is a token", async () => {
      server().plays(answers({}, { status: 503 }), answers({ access_token: "token-2", expires_in: 3600 }));
      open().upstream.answer = json(COMPLETION);
      expect((await open().call(PATH, REQUEST)).status).to.equal(502);
      expect((await open().call(PATH, REQUEST)).status).to.equal(200);
    });
  });

  describe("whose secret cannot be read", () => {
    const open = temporaryGateway({
      models: [{ id: "maker/large", routes: [route("one", "chat")] }],
      providers: { one: { credentials: { kind: "azure", fields: {}, unreadable: "clientSecret" } } },
    });

    it("fails with 502 and never uses the machine's", async () => {
      server().plays(answers({ access_token: "token-1", expires_in: 3600 }));
      expect((await open().call(PATH, REQUEST)).status).to.equal(502);
      const [event] = open().log.filter((line) => line.event === "provider.credentials_failed");
      expect(event?.reason).to.equal("credentials.azure.clientSecret cannot be read");
      expect(server().received).to.have.length(0);
    });
  });
});

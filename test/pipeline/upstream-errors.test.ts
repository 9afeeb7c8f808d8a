import { expect } from "chai";
import { type Answer, route, temporaryGateway } from "../server/support.js";

const open = temporaryGateway({
  models: [
    { id: "maker/parts", routes: [route("one", "generate-content")] },
    { id: "maker/chat", routes: [route("one", "chat")] },
  ],
});

const failing = (status: number, body: unknown): Answer => (response) => void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const fault = (code: number, status: string, ...details: unknown[]) => ({ error: { code, status, message: "No.", details } });
const question = { messages: [{ role: "user", content: "hi" }] };

describe("an error of an upstream", () => {
  it("that refuses the operator's key as a bad request is the gateway's affair", async () => {
    const test = open();
    test.upstream.answer = failing(400, fault(400, "INVALID_ARGUMENT", { reason: "API_KEY_INVALID" }));
    const response = await test.call("/v1/chat/completions", { model: "maker/parts", ...question });
    expect([response.status, await response.text()]).to.satisfy(([status, text]: [number, string]) => status === 502 && text.includes("upstream_error") && !text.includes("No."));
  });

  it("tells in its body when to try again", async () => {
    const test = open();
    test.upstream.answer = failing(429, fault(429, "RESOURCE_EXHAUSTED", { quota: "x" }, { retryDelay: "34.4s" }));
    const response = await test.call("/v1/chat/completions", { model: "maker/parts", ...question });
    expect([response.status, response.headers.get("retry-after")]).to.deep.equal([429, "35"]);
  });

  it("has a code in the client's manner of writing codes", async () => {
    const test = open();
    test.upstream.answer = failing(400, { code: "Client specified an invalid argument", error: "No." });
    const response = await test.call("/v1beta/interactions", { model: "maker/chat", input: "hi" });
    expect([response.status, await response.json()]).to.deep.equal([400, { error: { code: "invalid_request", message: "No." } }]);
  });
});

describe("the ID of a request", () => {
  const paths: [path: string, isRepeated: boolean][] = [["/v1/messages", true], ["/v1/chat/completions", false]];
  for (const [path, isRepeated] of paths) {
    it(`is told to clients of ${path} ${isRepeated ? "where they look for it too" : "in one header"}`, async () => {
      const { headers } = await open().call(path, {});
      expect(headers.get("x-request-id")).to.match(/^req_/);
      expect(headers.get("request-id")).to.equal(isRepeated ? headers.get("x-request-id") : null);
    });
  }
});

/** Keys that differ only by case from those that the gateway reads, at upstreams that may not tell them apart. */
import { expect } from "chai";
import { route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const MESSAGES = [{ role: "user", content: "hi" }];
const BIG = { model: "maker/forwarded", messages: MESSAGES, max_tokens: 5, Model: "big", Max_Tokens: 50_000 };

describe("keys that differ only by case", () => {
  const open = temporaryGateway({
    models: [
      { id: "maker/forwarded", routes: [route("one", "chat")] },
      { id: "maker/converted", routes: [route("one", "messages")] },
    ],
  });

  it("are refused where the body would be forwarded", async () => {
    const test = open();
    const response = await test.call("/v1/chat/completions", BIG);
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    expect(response.status).to.equal(400);
    expect(error).to.include({ code: "invalid_request", param: "Model" });
    expect(error.message).to.contain('The key "Model" differs from "model" only by case');
    expect(test.upstreams.flatMap(({ requests }) => requests)).to.have.length(0);
  });

  it("are dropped and reported where it is converted", async () => {
    const response = await open().call("/v1/chat/completions", { ...BIG, model: "maker/converted" });
    await response.text();
    expect(response.headers.get("x-dropped-params")).to.equal("Model, Max_Tokens");
  });
});

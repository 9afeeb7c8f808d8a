/** Arguments of calls that a vendor nests deeper than they can be converted: a fault of the vendor, in any form. */
import { expect } from "chai";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const LEVELS = 20_000;
const deep = `${'{"deep":'.repeat(LEVELS)}{}${"}".repeat(LEVELS)}`;

const usage = { input_tokens: 3, output_tokens: 2 };
/** Whole answers, with DEEP in place of the arguments. */
const answers = {
  chat: {
    id: "c",
    choices: [
      { message: { tool_calls: [{ id: "a", type: "function", function: { name: "dig", arguments: "DEEP" } }] } },
    ],
  },
  messages: {
    id: "m",
    type: "message",
    role: "assistant",
    content: [{ type: "tool_use", id: "a", name: "dig", input: "DEEP" }],
    stop_reason: "tool_use",
    usage,
  },
  "generate-content": {
    candidates: [{ content: { role: "model", parts: [{ functionCall: { name: "dig", args: "DEEP" } }] } }],
  },
};

const open = temporaryGateway({
  models: Object.keys(answers).map((dialect) => ({ id: `deep/${dialect}`, routes: [route("one", dialect)] })),
});

describe("arguments that a vendor nests too deep", () => {
  for (const [upstream, answer] of Object.entries(answers))
    for (const [dialect, client] of dialectClients) {
      if (dialect === upstream) continue;
      it(`are a fault of ${upstream} for a client of ${dialect}`, async () => {
        const test = open();
        const text = JSON.stringify(answer).replace('"DEEP"', deep);
        test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(text);
        const model = `deep/${upstream}`;
        const response = await test.call(client.path(model, false), client.body(model), { headers: client.headers });
        expect(response.status).to.equal(502);
        const { code, message } = client.readError(await response.json(), 502);
        expect([code, message]).to.deep.equal(["upstream_error", "The upstream's answer could not be understood."]);
      });
    }
});

import { expect } from "chai";
import type { JsonObject } from "../../../tools/replay/json.js";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  models: ["chat", "messages", "responses", "generate-content"].map((dialect) => ({
    id: `maker/${dialect}`,
    routes: [route("one", dialect)],
  })),
});

const branch = (name: string): JsonObject => ({
  type: "object",
  properties: { [name]: { type: "string" } },
  required: [name],
});
const either: JsonObject = { anyOf: [branch("id"), branch("path")] };
const flat: JsonObject = { type: "object", properties: { id: { type: "string" }, path: { type: "string" } } };

interface Client {
  readonly path: string;
  readonly body: JsonObject;
  /** The place of its schema. */
  readonly place: string;
  readonly headers?: Record<string, string>;
}

const clients: Readonly<Record<string, Client>> = {
  chat: {
    path: "/v1/chat/completions",
    body: {
      messages: [{ role: "user", content: "hi" }],
      tools: [{ type: "function", function: { name: "f", parameters: either } }],
    },
    place: "tools[0].function.parameters",
  },
  messages: {
    path: "/v1/messages",
    body: { max_tokens: 90, messages: [{ role: "user", content: "hi" }], tools: [{ name: "f", input_schema: either }] },
    place: "tools[0].input_schema",
    headers: { "anthropic-version": "2023-06-01" },
  },
  responses: {
    path: "/v1/responses",
    body: { input: "hi", tools: [{ type: "function", name: "f", parameters: either }] },
    place: "tools[0].parameters",
  },
};

const upstreams: Readonly<Record<string, (body: JsonObject) => unknown>> = {
  chat: (body) => (body as { tools: [{ function: { parameters: unknown } }] }).tools[0].function.parameters,
  messages: (body) => (body as { tools: [{ input_schema: unknown }] }).tools[0].input_schema,
  responses: (body) => (body as { tools: [{ parameters: unknown }] }).tools[0].parameters,
  "generate-content": (body) =>
    (body as { tools: [{ functionDeclarations: [{ parametersJsonSchema: unknown }] }] }).tools[0]
      .functionDeclarations[0].parametersJsonSchema,
};

describe("schemas of tools with alternatives at their root", () => {
  for (const [from, { path, body, place, headers }] of Object.entries(clients)) {
    for (const [to, schemaOf] of Object.entries(upstreams)) {
      const isFlat = from !== to && to !== "generate-content";
      it(`${isFlat ? "become one object" : "stay"} from ${from} to ${to}`, async () => {
        const test = open();
        const [upstream] = test.upstreams;
        if (upstream === undefined) throw new Error("there is no upstream");
        upstream.answer = json({ error: { message: "no" } }, 400);
        const response = await test.call(path, { ...body, model: `maker/${to}` }, { headers });
        await response.text();
        const sent = JSON.parse(upstream.requests[0]?.body ?? "{}") as JsonObject;
        expect(schemaOf(sent)).to.deep.equal(isFlat ? flat : either);
        if (isFlat) expect(response.headers.get("x-dropped-params")).to.equal(`${place}.anyOf`);
      });
    }
  }
});

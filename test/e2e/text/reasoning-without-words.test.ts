/** Vendors that report only that a model has reasoned, with neither words nor state. */
import { expect } from "chai";
import { dialectClients } from "../../support/dialect-clients/index.js";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const MODEL = "maker/reasons";
const open = temporaryGateway({ models: [{ id: MODEL, routes: [route("one", "responses")] }] });

const named = (value: { readonly type: string }) => `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`;
const message = {
  type: "message",
  id: "msg_1",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "Boats float.", annotations: [] }],
};
const response = (status: string, output: readonly object[]) => ({
  id: "resp_1",
  object: "response",
  created_at: 1,
  model: "inner-model",
  status,
  output,
});
const streamOf = (reasoning: object) =>
  [
    { type: "response.created", response: response("in_progress", []) },
    { type: "response.output_item.added", output_index: 0, item: reasoning },
    { type: "response.output_item.done", output_index: 0, item: reasoning },
    { type: "response.output_item.added", output_index: 1, item: { ...message, content: [] } },
    { type: "response.output_text.delta", item_id: "msg_1", output_index: 1, content_index: 0, delta: "Boats float." },
    { type: "response.output_item.done", output_index: 1, item: message },
    { type: "response.completed", response: response("completed", [reasoning, message]) },
  ].map(named);

/** How the dialects of clients show reasoning. */
const SHOWN = /"type":"thinking"|"type":"thought"|"thought":true|"thinking":|reasoningContent|reasoning_content|"\[\]"/;

const items: readonly [string, object][] = [
  ["an empty list of words", { type: "reasoning", id: "rs_1", summary: [] }],
  ["no words", { type: "reasoning", id: "rs_1" }],
  ["null for words", { type: "reasoning", id: "rs_1", summary: null }],
];

describe("reasoning without words and state", () => {
  for (const [dialect, client] of dialectClients) {
    if (dialect === "responses") continue;
    for (const [what, reasoning] of items)
      for (const stream of [false, true])
        it(`is left out for clients of ${dialect}, ${stream ? "in a stream" : "whole"}: ${what}`, async () => {
          const test = open();
          test.upstream.answer = stream
            ? events(...streamOf(reasoning))
            : json(response("completed", [reasoning, message]));
          const answer = await test.call(
            client.path(MODEL, stream),
            { ...client.body(MODEL), ...(stream && client.streaming) },
            { headers: { ...client.headers } },
          );
          const text = await answer.text();
          expect(answer.status, text).to.equal(200);
          expect(text).to.contain("Boats float.").and.not.match(SHOWN);
        });
  }
});

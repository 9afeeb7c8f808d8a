/** Opaque state that an upstream sends after its last text, to clients whose answers do not end in it. */
import { expect } from "chai";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({ models: [{ id: "maker/google", routes: [route("one", "generate-content")] }] });

const chunk = (parts: readonly object[], finishReason?: string) => ({
  candidates: [{ content: { role: "model", parts }, finishReason, index: 0 }],
});
const words = { text: "done" };
const state = { text: "", thoughtSignature: "c3RhdGU=" };
const input = { model: "maker/google", max_tokens: 9, messages: [{ role: "user", content: "hi" }] };
const init = { headers: { "anthropic-version": "2023-06-01" } };

interface StreamEvent {
  readonly content?: readonly { readonly type: string }[];
  readonly content_block?: { readonly type: string };
}

const typesOf = (reported: readonly StreamEvent[]) =>
  reported.flatMap(({ content = [], content_block: block }) =>
    [...content, ...(block === undefined ? [] : [block])].map(({ type }) => type),
  );

describe("opaque state after the last text", () => {
  it("is left out of a whole answer, and the header names places of the request alone", async () => {
    const test = open();
    test.upstream.answer = json(chunk([words, state], "STOP"));
    const response = await test.call("/v1/messages", { ...input, top_k: 3, seed: 1 }, init);
    expect(typesOf([(await response.json()) as StreamEvent])).to.deep.equal(["text"]);
    expect(response.headers.get("x-dropped-params")).to.equal("seed");
    expect(test.log.find(({ event }) => event === "call.completed")).to.include({ status: 200 });
  });

  it("is left out of a stream", async () => {
    const test = open();
    test.upstream.answer = events(
      ...[chunk([words]), chunk([state], "STOP")].map((reported) => `data: ${JSON.stringify(reported)}\n\n`),
    );
    const response = await test.call("/v1/messages", { ...input, stream: true }, init);
    const text = await response.text();
    const reported = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data ?? "") as StreamEvent);
    expect(typesOf(reported)).to.deep.equal(["text"]);
    expect(text).to.include('"type":"message_stop"').and.not.include("signature");
  });

  it("stays where the answer continues", async () => {
    const test = open();
    test.upstream.answer = json(chunk([words, state, words], "STOP"));
    const response = await test.call("/v1/messages", input, init);
    expect(typesOf([(await response.json()) as StreamEvent])).to.deep.equal(["text", "thinking", "text"]);
    expect(response.headers.get("x-dropped-params")).to.equal(null);
  });
});

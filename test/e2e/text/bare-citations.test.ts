import { expect } from "chai";
import { json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  providers: { one: { preset: "anthropic" } },
  models: [{ id: "maker/some", routes: [route("one", "messages")] }],
});

const page = (index: string) => ({
  type: "web_search_result_location",
  url: "https://example.test/",
  title: "A page",
  cited_text: "",
  encrypted_index: index,
});

describe("citations of a converted answer that are sent to the dialect's own vendor", () => {
  for (const [name, citations, kept] of [
    ["are dropped where they have no index", [page("")], undefined],
    ["stay where they have one", [page(""), page("c3RhdGU=")], [page("c3RhdGU=")]],
  ] as const) {
    it(name, async () => {
      const test = open();
      const [upstream] = test.upstreams;
      if (upstream === undefined) throw new Error("there is no upstream");
      upstream.answer = json({ type: "error", error: { type: "api_error", message: "no" } }, 400);
      const messages = [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "text", text: "so", citations }] },
        { role: "user", content: "on" },
      ];
      const headers = { "anthropic-version": "2023-06-01" };
      const response = await test.call("/v1/messages", { model: "maker/some", max_tokens: 9, messages }, { headers });
      await response.text();
      const sent = JSON.parse(upstream.requests[0]?.body ?? "{}") as { messages: [unknown, { content: unknown[] }] };
      const text = { type: "text", text: "so" };
      expect(sent.messages[1].content).to.deep.equal([kept === undefined ? text : { ...text, citations: kept }]);
      expect(response.headers.get("x-dropped-params")).to.equal("messages[1].content[0].citations[0]");
    });
  }
});

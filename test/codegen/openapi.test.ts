import { expect } from "chai";
import { SpecTree } from "../support/codegen/spec-tree.js";

describe("the API description", () => {
  it("has all methods of a path that two dialects serve", async () => {
    const tree = new SpecTree([
      ["dialects/messages/dialect.yaml", "  /v1/messages:\n    post:\n", "  /v1/chat/completions:\n    delete:\n"],
    ]);
    try {
      const text = (await tree.compile()).get("openapi.json") ?? "";
      const { paths } = JSON.parse(text) as { paths: Record<string, object> };
      expect(Object.keys(paths["/v1/chat/completions"] ?? {})).to.have.members(["post", "delete"]);
    } finally {
      tree.remove();
    }
  });
});

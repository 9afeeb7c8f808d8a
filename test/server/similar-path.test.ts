import { expect } from "chai";
import { routes } from "../../src/registry.js";
import { createMatcher } from "../../src/server/match-route.js";
import { similarPaths } from "../../src/server/similar-path.js";

describe("similarPaths", () => {
  const similar = similarPaths(routes, createMatcher(routes));
  const cases: [what: string, path: string, meant: string | undefined][] = [
    ["a version twice", "/v1/v1/chat/completions", "/v1/chat/completions"],
    ["no version", "/chat/completions", "/v1/chat/completions"],
    ["a slash at its end", "/v1/messages/", "/v1/messages"],
    ["two slashes", "/v1//responses", "/v1/responses"],
    ["names before it", "/api/gateway/v1/embeddings", "/v1/embeddings"],
    ["the path of another client before it", "/v1/chat/completions/v1/messages", "/v1/messages"],
    ["nothing that is known", "/v2/nothing", undefined],
    ["no name at all", "/", undefined],
    ["a very long name", `/${"a".repeat(600)}/v1/messages`, undefined],
    ["very many names", `${"/a".repeat(20)}/v1/messages`, undefined],
  ];
  for (const [what, path, meant] of cases)
    it(`of a path with ${what}`, () => expect(similar("POST", path)).to.equal(meant));

  it("is none where the method is another", () => {
    expect(similar("PUT", "/v1/v1/messages")).to.equal(undefined);
  });
});

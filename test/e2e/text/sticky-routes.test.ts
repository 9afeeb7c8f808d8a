import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";

const route = (provider: string) => ({ provider, model: "large-1", dialect: "chat" });
const model = (id: string, stickyBy: "key" | "cacheKey") => ({
  id: `acme/${id}`,
  kind: "text",
  stickyBy,
  routes: [route("one"), route("two")],
});
const served = (name: Provider) =>
  answers({
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1,
    model: "large-1",
    choices: [{ index: 0, message: { role: "assistant", content: `from ${name}` }, finish_reason: "stop" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
const fails = answers({ error: { message: "Later.", type: "x", code: null, param: null } }, { status: 500 });
const CACHE_KEYS = Array.from({ length: 16 }, (_, index) => `conversation-${index}`);

type Provider = "one" | "two";

describe("calls that stay on one route", () => {
  const scripted = scriptedGateway([model("by-key", "key"), model("by-cache-key", "cacheKey")]);

  beforeEach(() => {
    for (const name of ["one", "two"] as const) scripted()[name].plays(served(name));
  });

  /** The provider that answered. */
  async function call(path: string, body: object): Promise<Provider> {
    const { url, key } = scripted().gateway;
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.status, text).to.equal(200);
    return text.includes("from one") ? "one" : "two";
  }
  const chat = (id: string, fields: object = {}) =>
    call("/v1/chat/completions", { model: `acme/${id}`, messages: [{ role: "user", content: "Hi" }], ...fields });
  const responses = (id: string, fields: object = {}) =>
    call("/v1/responses", { model: `acme/${id}`, input: "Hi", ...fields });

  async function several(times: number, once: () => Promise<Provider>): Promise<Set<Provider>> {
    const found = new Set<Provider>();
    for (let count = 0; count < times; count++) found.add(await once());
    return found;
  }

  it("have one route for each cache key, whatever the dialect", async () => {
    const chosen: Provider[] = [];
    for (const name of CACHE_KEYS) {
      const fields = { prompt_cache_key: name };
      const found = await several(3, () => chat("by-cache-key", fields));
      for (const provider of await several(2, () => responses("by-cache-key", fields))) found.add(provider);
      expect([...found], name).to.have.lengthOf(1);
      chosen.push(...found);
    }
    expect(new Set(chosen).size).to.equal(2);
  });

  for (const [name, id, fields] of [
    ["the key", "by-key", {}],
    ["the key, although cache keys differ", "by-key", { prompt_cache_key: "any" }],
    ["the key where a request has no cache key", "by-cache-key", {}],
    ["the key where the cache key is empty", "by-cache-key", { prompt_cache_key: "" }],
  ] as const)
    it(`have one route for ${name}`, async () => {
      const usual = await chat("by-key");
      expect([...(await several(8, () => chat(id, fields)))]).to.have.lengthOf(1);
      if (id === "by-key") expect(await chat(id, fields)).to.equal(usual);
    });

  it("go to the other route while theirs fails, and come back", async () => {
    const usual = await chat("by-key");
    const other = usual === "one" ? "two" : "one";
    scripted()[usual].plays(fails);
    for (let count = 0; count < 12; count++) await chat("by-key");
    // Its breaker is open: it is not tried any more.
    expect(scripted()[usual].received).to.have.lengthOf(10);
    scripted()[other].plays(fails);
    scripted()[usual].plays(served(usual));
    expect(await chat("by-key")).to.equal(usual);
    scripted()[other].plays(served(other));
    expect(await chat("by-key")).to.equal(usual);
  });
});

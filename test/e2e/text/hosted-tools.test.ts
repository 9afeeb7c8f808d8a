/**
 * Tools that a vendor's own servers run, requested where another vendor answers. An instruction reports that they are
 * missing.
 */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

type Fields = Readonly<Record<string, unknown>>;
type Case = readonly [client: string, upstream: string, path: string, body: Fields, name: string, dropped: string];

const ask = { role: "user", content: "Who won?" };
const parameters = { type: "object", properties: {} };
const searches = { type: "web_search_20250305", name: "web_search", max_uses: 8 };

const cases: readonly Case[] = [
  [
    "messages",
    "chat",
    "/v1/messages",
    {
      max_tokens: 9,
      system: "Search the web.",
      messages: [ask],
      tools: [searches],
      tool_choice: { type: "tool", name: "web_search" },
    },
    "web_search",
    "tools[0], tool_choice",
  ],
  [
    "messages",
    "generate-content",
    "/v1/messages",
    { max_tokens: 9, messages: [ask], tools: [searches] },
    "web_search",
    "tools[0]",
  ],
  [
    "chat",
    "messages",
    "/v1/chat/completions",
    { messages: [ask], web_search_options: {} },
    "web_search",
    "web_search_options",
  ],
  [
    "chat",
    "responses",
    "/v1/chat/completions",
    { messages: [ask], tools: [{ type: "web_search" }] },
    "web_search",
    "tools[0]",
  ],
  [
    "responses",
    "messages",
    "/v1/responses",
    {
      input: "Who won?",
      tools: [{ type: "web_search", search_context_size: "low" }],
      tool_choice: { type: "web_search" },
    },
    "web_search",
    "tools[0], tool_choice",
  ],
  [
    "generate-content",
    "chat",
    "/v1beta/models/maker/chat:generateContent",
    { contents: [{ parts: [{ text: "Who won?" }] }], tools: [{ googleSearch: {} }, { urlContext: {} }] },
    "googleSearch, urlContext",
    "tools[0].googleSearch, tools[1].urlContext",
  ],
  [
    "interactions",
    "messages",
    "/v1beta/interactions",
    { input: "Who won?", tools: [{ type: "google_search" }] },
    "google_search",
    "tools[0]",
  ],
];

const beside: readonly (readonly [client: string, path: string, body: Fields])[] = [
  [
    "messages",
    "/v1/messages",
    { max_tokens: 9, messages: [ask], tools: [searches, { name: "look", input_schema: parameters }] },
  ],
  [
    "chat",
    "/v1/chat/completions",
    { messages: [ask], web_search_options: {}, tools: [{ type: "function", function: { name: "look", parameters } }] },
  ],
  [
    "responses",
    "/v1/responses",
    { input: "Who won?", tools: [{ type: "web_search" }, { type: "function", name: "look", parameters }] },
  ],
  [
    "generate-content",
    "/v1beta/models/maker/MODEL:generateContent",
    {
      contents: [{ parts: [{ text: "Who won?" }] }],
      tools: [{ googleSearch: {}, functionDeclarations: [{ name: "look", parametersJsonSchema: parameters }] }],
    },
  ],
  [
    "interactions",
    "/v1beta/interactions",
    { input: "Who won?", tools: [{ type: "google_search" }, { type: "function", name: "look", parameters }] },
  ],
];

describe("tools that a vendor's servers run", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const providers = [{ id: "one", baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY }];
    const models = [...vendorForms.keys()].map((dialect) => ({
      id: `maker/${dialect}`,
      kind: "text",
      routes: [{ model: "m", provider: "one", dialect }],
    }));
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  async function send(model: string, path: string, body: Fields): Promise<Response> {
    upstream.plays(answers(vendorForms.get(model)?.words.body));
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    const response = await fetch(gateway.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify({ model: `maker/${model}`, ...body }),
    });
    expect(response.status, await response.clone().text()).to.equal(200);
    return response;
  }

  for (const [client, model, path, body, name, dropped] of cases) {
    it(`are listed as dropped where a ${client} client offers nothing else to ${model}: ${name}`, async () => {
      const response = await send(model, path, body);
      const sent = upstream.onlyJson;
      expect(JSON.stringify(sent)).to.match(new RegExp(`The tools? ${name} (is|are) not available here`));
      expect(sent).to.not.have.any.keys("tools", "tool_choice");
      expect(response.headers.get("x-dropped-params")).to.equal(dropped);
    });
  }

  for (const [client, path, body] of beside) {
    it(`are left out without a report where a ${client} client offers a tool of its own`, async () => {
      const model = client === "chat" ? "messages" : "chat";
      await send(model, path.replace("MODEL", model), body);
      expect(JSON.stringify(upstream.onlyJson)).to.contain('"look"').and.not.contain("not available");
    });
  }

  it("are forwarded unchanged where the dialect is the same", async () => {
    const response = await send("messages", "/v1/messages", { max_tokens: 9, messages: [ask], tools: [searches] });
    expect(upstream.onlyJson)
      .to.deep.include({ tools: [searches], messages: [ask] })
      .and.not.have.any.keys("system");
    expect(response.headers.get("x-dropped-params")).to.equal(null);
  });
});

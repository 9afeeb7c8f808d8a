/** Repeated parts are marked for upstreams whose caches need it, and marks of clients are forwarded where possible. */
import { expect } from "chai";
import { ADMIN_TOKEN, startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { eventually } from "../../support/until.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

type Fields = Readonly<Record<string, unknown>>;

const mark = { type: "ephemeral" };
const tools = ["look", "write"].map((name) => ({
  type: "function",
  function: { name, parameters: { type: "object", properties: {} } },
}));
const ask = { role: "user", content: "Look." };
const call = {
  role: "assistant",
  content: null,
  tool_calls: [{ id: "call_1", type: "function", function: { name: "look", arguments: "{}" } }],
};
const result = { role: "tool", tool_call_id: "call_1", content: "A tree." };
const marked = (text: string, more: Fields = { cache_control: mark }) => [{ type: "text", text, ...more }];

/** The paths of all marks in a body, in order. */
function marksIn(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "cache_control" ? [path] : marksIn(inner, path === "" ? key : `${path}.${key}`),
  );
}

type Case = readonly [
  what: string,
  model: string,
  path: string,
  body: Fields,
  marks: readonly string[],
  dropped?: string,
];

const chat = "/v1/chat/completions";
const cases: readonly Case[] = [
  [
    "tools, instructions and the turns of an agent",
    "plain",
    chat,
    { tools, messages: [{ role: "system", content: "Be brief." }, ask, call, result] },
    ["system.0", "messages.0.content.0", "messages.2.content.0", "tools.1"],
  ],
  [
    "the last of several results",
    "plain",
    chat,
    {
      tools,
      messages: [
        ask,
        { ...call, tool_calls: [...call.tool_calls, { ...call.tool_calls[0], id: "call_2" }] },
        result,
        { ...result, tool_call_id: "call_2" },
      ],
    },
    ["messages.0.content.0", "messages.2.content.1", "tools.1"],
  ],
  [
    "instructions, but no single question",
    "plain",
    chat,
    { messages: [{ role: "system", content: "Be brief." }, ask] },
    ["system.0"],
  ],
  [
    "two turns of a conversation",
    "plain",
    chat,
    { messages: [ask, { role: "assistant", content: "A tree." }, ask, { role: "assistant", content: "A tree." }, ask] },
    ["messages.2.content.0", "messages.4.content.0"],
  ],
  ["requests of responses clients", "plain", "/v1/responses", { instructions: "Be brief.", input: "Hi" }, ["system.0"]],
  [
    "requests of generate-content clients",
    "plain",
    "/v1beta/models/maker/plain:generateContent",
    { systemInstruction: { parts: [{ text: "Be brief." }] }, contents: [{ parts: [{ text: "Hi" }] }] },
    ["system.0"],
  ],
  [
    "nothing but the marks of clients where they set some",
    "plain",
    chat,
    { tools, messages: [{ role: "system", content: marked("Be brief.") }, ask, call, result] },
    ["system.0"],
  ],
  [
    "no more than the last four of these",
    "plain",
    chat,
    {
      messages: [
        { role: "system", content: marked("1") },
        ...["2", "3", "4", "5"].map((text) => ({ role: "user", content: marked(text) })),
      ],
    },
    ["messages.0.content.0", "messages.0.content.1", "messages.0.content.2", "messages.0.content.3"],
    "messages[0].content[0].cache_control",
  ],
  [
    "tools that clients mark",
    "plain",
    chat,
    { tools: [{ ...tools[0], cache_control: mark }, tools[1]], messages: [ask] },
    ["tools.0"],
  ],
  [
    "breakpoints of other vendors",
    "plain",
    chat,
    { messages: [{ role: "user", content: marked("Hi", { prompt_cache_breakpoint: { mode: "explicit" } }) }] },
    ["messages.0.content.0"],
  ],
  ["nothing where a route disables it", "route-off", chat, { tools, messages: [ask] }, []],
  ["nothing where a provider disables it", "provider-off", chat, { tools, messages: [ask] }, []],
  [
    "the marks of clients even there",
    "route-off",
    chat,
    { messages: [{ role: "user", content: marked("Hi") }] },
    ["messages.0.content.0"],
  ],
  [
    "where a route enables it against its provider",
    "route-on",
    chat,
    { tools, messages: [ask] },
    ["messages.0.content.0", "tools.1"],
  ],
  [
    "nothing for upstreams of other dialects",
    "chat",
    "/v1/messages",
    { max_tokens: 9, system: marked("Be brief."), messages: [{ role: "user", content: marked("Hi") }] },
    [],
    "system[0].cache_control, messages[0].content[0].cache_control",
  ],
  [
    "nothing in tools and results for those either",
    "chat",
    "/v1/messages",
    {
      max_tokens: 9,
      tools: [{ name: "look", input_schema: { type: "object" }, cache_control: mark }],
      messages: [
        ask,
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "look", input: {} }] },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "A tree.", cache_control: mark }] },
      ],
    },
    [],
    "tools[0].cache_control, messages[2].content[0].cache_control",
  ],
  [
    "nothing for generate-content",
    "generate-content",
    chat,
    { messages: [{ role: "user", content: marked("Hi") }] },
    [],
    "messages[0].content[0].cache_control",
  ],
  [
    "the marks of clients for hosts that accept them",
    "openrouter",
    "/v1/messages",
    { max_tokens: 9, system: marked("Be brief."), messages: [{ role: "user", content: marked("Hi") }] },
    ["messages.0.content.0", "messages.1.content.0"],
  ],
  [
    "the text of results for such hosts",
    "openrouter",
    "/v1/messages",
    {
      max_tokens: 9,
      messages: [
        { role: "user", content: "Look." },
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "look", input: {} }] },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "A tree.", cache_control: mark }] },
      ],
    },
    ["messages.2.content.0"],
  ],
  [
    "no more than the last four for such hosts",
    "openrouter",
    "/v1/messages",
    {
      max_tokens: 9,
      system: marked("1"),
      messages: [{ role: "user", content: ["2", "3", "4", "5"].flatMap((text) => marked(text)) }],
    },
    ["messages.1.content.0", "messages.1.content.1", "messages.1.content.2", "messages.1.content.3"],
    "system[0].cache_control",
  ],
  [
    "forwarded requests, unchanged",
    "plain",
    "/v1/messages",
    { max_tokens: 9, system: "Be brief.", messages: [ask] },
    [],
  ],
];

describe("prompt caching", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const provider = { baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY };
    const providers = [
      { id: "one", ...provider },
      { id: "off", ...provider, promptCache: "off" },
      { id: "openrouter", preset: "openrouter", ...provider },
    ];
    const routes: Record<string, Fields> = {
      plain: { provider: "one", dialect: "messages" },
      "route-off": { provider: "one", dialect: "messages", promptCache: "off" },
      "provider-off": { provider: "off", dialect: "messages" },
      "route-on": { provider: "off", dialect: "messages", promptCache: "auto" },
      chat: { provider: "one", dialect: "chat" },
      responses: { provider: "one", dialect: "responses" },
      "generate-content": { provider: "one", dialect: "generate-content" },
      openrouter: { provider: "openrouter", dialect: "chat" },
      bedrock: { provider: "one", dialect: "bedrock-converse" },
    };
    const models = Object.entries(routes).map(([name, route]) => ({
      id: `maker/${name}`,
      kind: "text",
      pricing: { input: 1, cacheWrite: 1.25, cacheWriteHour: 2, output: 5 },
      routes: [{ model: "m", ...route }],
    }));
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  const dialectOf = (model: string): string =>
    model === "openrouter" ? "chat" : vendorForms.has(model) ? model : "messages";

  async function send(model: string, path: string, body: Fields): Promise<Response> {
    upstream.plays(answers(vendorForms.get(dialectOf(model))?.words.body));
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

  for (const [what, model, path, body, marks, dropped] of cases) {
    it(`marks ${what}`, async () => {
      const response = await send(model, path, body);
      expect(marksIn(upstream.onlyJson).sort()).to.deep.equal([...marks].sort());
      expect(response.headers.get("x-dropped-params") ?? undefined).to.equal(dropped);
    });
  }

  it("uses a lifetime of an hour on request, and forwards the option where the dialect has it", async () => {
    const body = { messages: [{ role: "system", content: "Be brief." }, ask], prompt_cache_retention: "24h" };
    const response = await send("plain", chat, body);
    expect(upstream.onlyJson.system).to.deep.equal(
      marked("Be brief.", { cache_control: { type: "ephemeral", ttl: "1h" } }),
    );
    expect(response.headers.get("x-dropped-params")).to.equal(null);
    await send("responses", chat, body);
    expect(upstream.onlyJson).to.include({ prompt_cache_retention: "24h" });
  });

  it("reports cache reads and cache writes", async () => {
    const usage = {
      input_tokens: 10,
      cache_read_input_tokens: 100,
      cache_creation_input_tokens: 1000,
      output_tokens: 5,
    };
    const answer = { ...(vendorForms.get("messages")?.words.body as Fields), usage };
    const headers = { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" };
    const usageOf = async (path: string, body: Fields): Promise<Fields> => {
      upstream.plays(answers(answer));
      const response = await fetch(gateway.url + path, {
        method: "POST",
        headers,
        body: JSON.stringify({ model: "maker/plain", ...body }),
      });
      const reported = (await response.json()) as { usage?: Fields; usageMetadata?: Fields };
      return reported.usage ?? reported.usageMetadata ?? {};
    };
    expect(await usageOf(chat, { messages: [ask] })).to.deep.include({
      prompt_tokens: 1110,
      prompt_tokens_details: { cached_tokens: 100, cache_write_tokens: 1000 },
    });
    expect(await usageOf("/v1/responses", { input: "Hi" })).to.deep.include({
      input_tokens: 1110,
      input_tokens_details: { cached_tokens: 100, cache_write_tokens: 1000 },
    });
    expect(
      await usageOf("/v1beta/models/maker/plain:generateContent", { contents: [{ parts: [{ text: "Hi" }] }] }),
    ).to.include({ promptTokenCount: 1110, cachedContentTokenCount: 100 });
  });

  const anthropic = {
    ...{ input_tokens: 10, cache_read_input_tokens: 0, cache_creation_input_tokens: 1000, output_tokens: 5 },
    cache_creation: { ephemeral_5m_input_tokens: 300, ephemeral_1h_input_tokens: 700 },
  };
  const bedrock = {
    ...{ inputTokens: 10, outputTokens: 5, totalTokens: 1015, cacheReadInputTokens: 0, cacheWriteInputTokens: 1000 },
    cacheDetails: [
      { ttl: "1h", inputTokens: 700 },
      { ttl: "5m", inputTokens: 300 },
    ],
  };
  const turn = [{ role: "user", content: [{ text: "Look." }] }];
  const hourly: readonly [from: string, to: string, model: string, path: string, body: Fields, usage: Fields][] = [
    ["messages", "messages", "plain", "/v1/messages", { max_tokens: 9, messages: [ask] }, anthropic],
    ["bedrock-converse", "messages", "bedrock", "/v1/messages", { max_tokens: 9, messages: [ask] }, anthropic],
    [
      "messages",
      "bedrock-converse",
      "plain",
      "/model/maker%2Fplain/converse",
      { messages: turn },
      { ...bedrock, cacheDetails: [{ ttl: "1h", inputTokens: 700 }] },
    ],
  ];
  for (const [from, to, model, path, body, want] of hourly) {
    it(`reports writes for an hour of ${from} to clients of ${to}, and charges them at their price`, async () => {
      const usage = from === "messages" ? anthropic : bedrock;
      upstream.plays(answers({ ...(vendorForms.get(from)?.words.body as Fields), usage }));
      const response = await fetch(gateway.url + path, {
        method: "POST",
        headers: {
          authorization: `Bearer ${gateway.key}`,
          "content-type": "application/json",
          "anthropic-version": "2023-06-01",
        },
        body: JSON.stringify({ ...(path.startsWith("/v1/") && { model: `maker/${model}` }), ...body }),
      });
      expect((await response.json()) as Fields)
        .to.have.deep.property("usage")
        .that.deep.includes(want);
      const charges = await chargesOf(response.headers.get("x-request-id") ?? "");
      expect(charges.map(({ meter, count, amount }) => [meter, count, amount])).to.deep.equal([
        ["input_tokens", 10, "0.00001"],
        ["cache_write_tokens", 300, "0.000375"],
        ["cache_write_hour_tokens", 700, "0.0014"],
        ["output_tokens", 5, "0.000025"],
      ]);
    });
  }

  async function chargesOf(requestId: string): Promise<Fields[]> {
    const admin = async (path: string): Promise<Fields> => {
      const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
      return (await (await fetch(`${gateway.url}/admin/api${path}`, { headers })).json()) as Fields;
    };
    const read = async (): Promise<Fields[]> => {
      const { requests } = await admin(`/requests?request_id=${requestId}`);
      const [row] = requests as { id: string }[];
      const { charges } = row === undefined ? {} : await admin(`/requests/${row.id}`);
      return (charges ?? []) as Fields[];
    };
    return eventually(read, (charges) => charges.length > 0);
  }
});

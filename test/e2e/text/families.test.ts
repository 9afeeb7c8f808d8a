/**
 * What models of each family receive from clients of any dialect. The presets recognise the families by the names
 * of their models.
 */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream, streams } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { agent, type Fields, type Case, type Host, hosts, type Client, clients } from "./family-calls.js";
import { cacheMarks } from "./family-cache-cases.js";
import { mediaAndLimits } from "./family-media-cases.js";
import { efforts } from "./family-effort-cases.js";
import { budgets } from "./family-budget-cases.js";
import { formats } from "./family-format-cases.js";
import { sampling } from "./family-sampling-cases.js";

/** Each expected member, by its path in the body that arrives. Undefined means that it must be absent. */
const cases: readonly Case[] = [...mediaAndLimits, ...efforts, ...budgets, ...formats, ...sampling, ...cacheMarks];

/** The catalog entry of a single model takes precedence over the presets. */
const written: readonly (readonly [name: string, model: Fields, client: Client, requested: Fields, want: Fields])[] = [
  [
    "no profile",
    { profile: "none", route: "gpt-4o" },
    "messages",
    { output_config: { effort: "high" } },
    { reasoning_effort: "high" },
  ],
  [
    "a profile of its own",
    { profile: "o-series", route: "my-finetune" },
    "messages",
    { output_config: { effort: "max" } },
    { reasoning_effort: "high" },
  ],
  [
    "a profile of its route",
    { routeProfile: "gpt-4o", route: "my-finetune" },
    "messages",
    { output_config: { effort: "max" } },
    { reasoning_effort: undefined },
  ],
  [
    "other efforts than its family",
    { accepts: { reasoning: { effort: ["high", "low"] } }, route: "gpt-5.2" },
    "messages",
    { output_config: { effort: "max" } },
    { reasoning_effort: "high" },
  ],
  [
    "another limit than its family",
    { accepts: { output: 1_000 }, route: "gpt-5.2" },
    "messages",
    {},
    { max_completion_tokens: 1_000 },
  ],
  [
    "instructions before all other messages",
    { accepts: { instructions: "first" }, route: "my-finetune" },
    "messages",
    {
      messages: [
        { role: "user", content: "Hi" },
        { role: "system", content: "Be brief." },
      ],
      system: "Be kind.",
    },
    {
      "messages.0.content": [
        { type: "text", text: "Be kind." },
        { type: "text", text: "Be brief." },
      ],
      "messages.1.role": "user",
    },
  ],
];

function at(body: Fields, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], body);
}

describe("families of models", () => {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  const idOf = (host: Host, model: string): string => `${host}/${model}`;
  const names = new Map(cases.map(([host, model]) => [idOf(host, model), { host, model }]));

  before(async () => {
    upstream = await ScriptedUpstream.start();
    const providers = Object.keys(hosts).map((id) => ({
      id,
      preset: id.split("-")[0],
      baseUrl: upstream.baseUrl,
      apiKey: UPSTREAM_KEY,
    }));
    const models = [
      { id: "template/model", kind: "text", routes: [{ provider: "vllm", model: "some/model", dialect: "chat" }] },
      ...[...names].map(([id, { host, model }]) => ({
        id,
        kind: "text",
        routes: [{ provider: host, model, dialect: hosts[host] }],
      })),
      ...written.map(([, { route, routeProfile, ...rest }], index) => ({
        id: `written/${index}`,
        kind: "text",
        routes: [
          {
            provider: "openai",
            model: route,
            dialect: "chat",
            ...(routeProfile !== undefined && { profile: routeProfile }),
          },
        ],
        ...rest,
      })),
      {
        id: "mixed/model",
        kind: "text",
        routes: [
          { provider: "anthropic", model: "claude-sonnet-4-5", dialect: "messages" },
          { provider: "openai", model: "gpt-4o", dialect: "chat", priority: 1 },
        ],
      },
    ];
    gateway = await startGateway({ catalog: { providers, models } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  async function ask(id: string, client: Client, requested: Fields): Promise<Response> {
    const { path, body } = clients[client](id, requested);
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    return fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
  }

  const answerOf = (dialect: string) => answers((vendorForms.get(dialect) ?? { words: { body: {} } }).words.body);

  for (const [host, model, client, requested, want, dropped] of cases) {
    it(`${client} requests ${model} at ${host} with ${JSON.stringify(requested)}`, async () => {
      upstream.plays(answerOf(hosts[host]));
      const response = await ask(idOf(host, model), client, requested);
      expect(response.status, await response.text()).to.equal(200);
      for (const [path, value] of Object.entries(want)) expect(at(upstream.onlyJson, path), path).to.deep.equal(value);
      if (client !== hosts[host]) expect(response.headers.get("x-dropped-params") ?? undefined).to.equal(dropped);
    });
  }

  const STREAMED: (readonly [name: string, requested: Fields, want: unknown, dropped: string | null])[] = [
    ["reasoning", agent, true, "output_config.effort"],
    ["none", { thinking: { type: "disabled" } }, false, null],
    ["neither", {}, undefined, null],
  ];
  for (const [name, requested, want, dropped] of STREAMED)
    it(`requests ${name} in streams where a host reasons in these only`, async () => {
      upstream.plays(streams(vendorForms.get("chat")?.words.stream ?? []));
      const response = await ask(idOf("alibaba", "qwen3-32b"), "messages", { stream: true, ...requested });
      expect(response.status, await response.text()).to.equal(200);
      expect(upstream.onlyJson.enable_thinking).to.equal(want);
      expect(response.headers.get("x-dropped-params")).to.equal(dropped);
    });

  written.forEach(([name, , client, requested, want], index) => {
    it(`follows a catalog that declares ${name}`, async () => {
      upstream.plays(answerOf("chat"));
      expect((await ask(`written/${index}`, client, requested)).status).to.equal(200);
      for (const [path, value] of Object.entries(want)) expect(at(upstream.onlyJson, path), path).to.deep.equal(value);
    });
  });

  it("puts instructions for templates first, and in one turn", async () => {
    upstream.plays(answerOf("chat"));
    const messages = [
      { role: "user", content: "Hi" },
      { role: "developer", content: "Be brief." },
      { role: "assistant", content: "Yes?" },
      { role: "user", content: "Go on." },
    ];
    expect((await ask("template/model", "responses", { instructions: "Be kind.", input: messages })).status).to.equal(
      200,
    );
    const sent = upstream.onlyJson.messages as { role: string; content: unknown }[];
    expect(sent.map(({ role }) => role)).to.deep.equal(["system", "user", "assistant", "user"]);
    expect(JSON.stringify(sent[0])).to.include("Be kind.").and.include("Be brief.");
  });

  it("sends identifiers that are too long for a host as their hash", async () => {
    upstream.plays(answerOf("chat"));
    const user = JSON.stringify({ device_id: "d".repeat(64), session_id: "s".repeat(36) });
    expect((await ask(idOf("openai", "my-finetune"), "messages", { metadata: { user_id: user } })).status).to.equal(
      200,
    );
    expect(upstream.onlyJson.user).to.match(/^[0-9a-f]{64}$/);
    upstream.plays(answerOf("chat"));
    await ask(idOf("openai", "my-finetune"), "responses", { user: "me", prompt_cache_key: "k".repeat(65) });
    expect(upstream.onlyJson).to.include({ user: "me" });
    expect(upstream.onlyJson.prompt_cache_key).to.match(/^[0-9a-f]{64}$/);
  });

  it("fits each route of a model to its own family", async () => {
    upstream.plays(answers({}, { status: 503 }), answerOf("chat"));
    const response = await ask("mixed/model", "responses", {
      reasoning: { effort: "high" },
      max_output_tokens: 20_000,
    });
    expect(response.status).to.equal(200);
    const [first, second] = upstream.received.map(({ body }) => JSON.parse(body.toString()) as Fields);
    expect(at(first ?? {}, "thinking.type")).to.equal("enabled");
    expect(second).to.include({ max_completion_tokens: 16_384 }).and.not.have.property("reasoning_effort");
    expect(response.headers.get("x-dropped-params")).to.equal("reasoning.effort, max_output_tokens");
  });

  it("refuses in a family's own dialect what its vendor refuses as well", async () => {
    upstream.plays(answerOf("messages"));
    const response = await ask(idOf("anthropic", "claude-opus-4-8"), "messages", { temperature: 0.2 });
    expect(response.status).to.equal(400);
    expect(await response.text())
      .to.include("unsupported_capability")
      .and.include("temperature");
    expect(upstream.received).to.deep.equal([]);
  });

  it("leaves to another route of the model what its family refuses on one", async () => {
    upstream.plays(answerOf("chat"));
    const response = await ask("mixed/model", "messages", { temperature: 0.2, top_p: 0.5 });
    expect(response.status).to.equal(200);
    expect(upstream.onlyJson).to.include({ model: "gpt-4o", temperature: 0.2, top_p: 0.5 });
  });
});

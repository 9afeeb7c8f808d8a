/** How much output is held where a request says its limit in several ways, or in one that an upstream may not obey. */
import { expect } from "chai";
import { estimateHold } from "../../src/calls/estimate-hold.js";
import type { Model } from "../../src/catalog/types.js";
import { GatewayError } from "../../src/errors/gateway-error.js";
import { dialects, type Wire } from "../../src/registry.js";
import { viewCatalog } from "../../src/routing/catalog-view.js";
import { silentLog } from "../support/silent-log.js";

const ID = "maker/model";
const model: Model = {
  id: ID,
  kind: "text",
  routes: [],
  profile: "none",
  outputs: ["text"],
  enabled: true,
  pricing: { input: 0, output: 1 },
  created: 0,
};

interface Served {
  /** The preset of each route. */
  readonly presets: readonly (string | undefined)[];
  readonly dialect: string;
  /** The dialect of its routes, if it is another. */
  readonly upstream?: string;
  readonly more?: Partial<Model>;
}

function estimateFor(body: Wire, { presets, dialect: name, upstream = name, more }: Served) {
  const providers = presets.map((preset, index) => ({
    id: `p${index}`,
    ...(preset !== undefined && { preset }),
    baseUrl: "https://provider.test/v1",
    headers: {},
  }));
  const routes = providers.map(({ id }) => ({
    provider: id,
    model: "inner",
    dialect: upstream,
    priority: 1,
    weight: 1,
  }));
  const catalog = {
    providers: new Map(providers.map((provider) => [provider.id, provider])),
    models: new Map([[ID, { ...model, routes, ...more }]]),
  };
  const callable = viewCatalog(catalog, dialects, silentLog).callable.get(ID);
  const dialect = dialects.get(name);
  if (callable === undefined || dialect === undefined) throw new Error("the model is not callable");
  return estimateHold({ body, dialect, callable });
}

const outputOf = (body: Wire, served: Served): number => estimateFor(body, served).mostOutput;

const chat = (...presets: readonly (string | undefined)[]): Served => ({ presets, dialect: "chat" });
const pages: Served = { presets: [undefined], dialect: "generate-content" };
const USUAL = 4096;

describe("estimateHold", () => {
  const cases: readonly (readonly [title: string, body: Wire, served: Served, want: number])[] = [
    ["the one limit", { max_completion_tokens: 7 }, chat(undefined), 7],
    ["the larger of two limits", { max_completion_tokens: 1, max_tokens: 8192 }, chat("deepseek"), 8192],
    [
      "the larger of two limits, in the other order",
      { max_completion_tokens: 900, max_tokens: 5 },
      chat("deepseek"),
      900,
    ],
    [
      "the larger of two limits where both are known",
      { max_completion_tokens: 1, max_tokens: 80 },
      chat(undefined),
      80,
    ],
    ["a lone limit that is renamed in conversion alone", { max_completion_tokens: 100 }, chat("vllm"), 100],
    ["no limit where the host ignores it", { max_completion_tokens: 1 }, chat("deepseek"), USUAL],
    [
      "no limit where one of several hosts ignores it",
      { max_completion_tokens: 1 },
      chat(undefined, "deepseek"),
      USUAL,
    ],
    ["a larger limit that the host ignores", { max_completion_tokens: 9000 }, chat("deepseek"), 9000],
    [
      "a limit that is converted for the host",
      { max_completion_tokens: 7 },
      { ...chat("ollama"), upstream: "ollama-chat" },
      7,
    ],
    [
      "what the model can write, where the host ignores the limit",
      { max_completion_tokens: 1 },
      { ...chat("deepseek"), more: { maxOutputTokens: 700 } },
      700,
    ],
    [
      "a lone limit below what the model can write",
      { max_completion_tokens: 100 },
      { ...chat("vllm"), more: { maxOutputTokens: 131_072 } },
      100,
    ],
    ["no limit beside a number below 1", { max_completion_tokens: 1, max_tokens: -1 }, chat(undefined), USUAL],
    ["the limit beside null", { max_completion_tokens: null, max_tokens: 9 }, chat("deepseek"), 9],
    [
      "the larger of two spellings",
      { generationConfig: { maxOutputTokens: 10, max_output_tokens: 100_000 } },
      pages,
      100_000,
    ],
    [
      "the larger of two spellings of what is around",
      { generationConfig: { maxOutputTokens: 10 }, generation_config: { maxOutputTokens: 20 } },
      pages,
      20,
    ],
    [
      "the larger number of answers of two spellings",
      { generationConfig: { maxOutputTokens: 10, candidateCount: 1, candidate_count: 3 } },
      pages,
      30,
    ],
  ];
  for (const [title, body, served, want] of cases)
    it(`holds ${title}`, () => expect(outputOf(body, served)).to.equal(want));

  const text = { type: "text", text: "Hi" };
  const hour = { ...text, cache_control: { type: "ephemeral", ttl: "1h" } };
  const asks: readonly (readonly [title: string, dialect: string, body: Wire, isHour: boolean])[] = [
    ["a prompt without marks", "messages", { messages: [{ role: "user", content: [text] }] }, false],
    [
      "a mark of five minutes",
      "messages",
      { system: [{ ...text, cache_control: { type: "ephemeral", ttl: "5m" } }] },
      false,
    ],
    ["a mark of an hour", "messages", { messages: [{ role: "user", content: [text, hour] }] }, true],
    ["a mark of an hour at a tool", "messages", { tools: [{ name: "a", cache_control: { ttl: "1h" } }] }, true],
    ["a point of an hour", "bedrock-converse", { system: [{ cachePoint: { type: "default", ttl: "1h" } }] }, true],
    ["a long retention", "chat", { messages: [], prompt_cache_retention: "24h" }, true],
    ["a short retention", "chat", { messages: [], prompt_cache_retention: "in_memory" }, false],
    ["more values than are looked at", "chat", { messages: Array.from({ length: 100_001 }, () => 1) }, true],
  ];
  for (const [title, dialect, body, isHour] of asks) {
    it(`holds the price of ${isHour ? "an hour" : "other writes"} for ${title}`, () => {
      const pricing = { input: 1, output: 0, cacheWrite: 2, cacheWriteHour: 4 };
      const tiers = [{ above: 0, cacheWriteHour: 8 }];
      for (const [more, dearest] of [
        [{ pricing }, 40_000n],
        [{ pricing: { ...pricing, tiers } }, 80_000n],
      ] as const) {
        const { ticks, inputEstimate } = estimateFor(body, {
          presets: [undefined],
          dialect,
          upstream: "messages",
          more,
        });
        expect(ticks).to.equal(BigInt(inputEstimate) * (isHour ? dearest : 20_000n));
      }
    });
  }

  const painting: Served = {
    ...pages,
    more: { outputs: ["text", "image"], pricing: { input: 0, output: 1, perImage: 1 } },
  };

  it("holds the size of an image in two equal spellings", () => {
    const config = { imageSize: "512", image_size: "0.5K" };
    expect(estimateFor({ generationConfig: { imageConfig: config } }, painting).images?.size).to.equal("0.5K");
  });

  it("refuses two sizes of an image, because either may count", () => {
    const config = { imageSize: "1K", image_size: "4K" };
    expect(() => estimateFor({ generationConfig: { imageConfig: config } }, painting)).to.throw(
      GatewayError,
      "generationConfig.imageConfig.image_size contradicts generationConfig.imageConfig.imageSize. Send one of them.",
    );
  });
});

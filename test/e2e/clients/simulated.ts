import { dialectsOf, type Request } from "../../../src/registry.js";
import { type Simulator, startSimulator } from "../../../src/simulator/simulator.js";
import { takesReasoning, textDialect } from "../../support/dialect-features.js";
import { type RunningGateway, startGateway, type WrittenCatalog } from "../../support/gateway.js";

/** Every dialect that an upstream may use. */
export const upstreamDialects: readonly string[] = [...dialectsOf("text").keys()];

/** The behaviour of the simulated models beside answering. The end of a name selects it. */
/** Every dialect in which an upstream may make images. */
export const imageDialects: readonly string[] = [...dialectsOf("image").keys()];

/** Every dialect in which an upstream may make vectors. */
export const embeddingDialects: readonly string[] = [...dialectsOf("embedding").keys()];

const NAMES = [
  "assistant",
  "assistant-thinking",
  "assistant-error-400",
  "assistant-error-404",
  "assistant-error-429",
  "assistant-error-500",
  "assistant-error-stream",
  "assistant-cut",
] as const;

export type SimulatedName = (typeof NAMES)[number];

/** A gateway for a suite, with every simulated model behind every dialect. */
export function simulatedGateway(): () => RunningGateway {
  let simulator: Simulator | undefined;
  let gateway: RunningGateway | undefined;

  before(async () => {
    simulator = await startSimulator({ port: 0, chunkIntervalMilliseconds: 1 });
    gateway = await startGateway({ catalog: catalogOf(simulator.baseUrls) });
  });

  after(async () => {
    await gateway?.stop();
    await simulator?.stop();
  });

  return () => {
    if (gateway === undefined) throw new Error("the gateway has not started");
    return gateway;
  };
}

/** The public ID of a simulated model behind a dialect. */
export function simulated(dialect: string, name: SimulatedName = "assistant"): string {
  return `${dialect}/${name}`;
}

/** A model behind a dialect that reasons when requested so: by itself where the dialect cannot carry the request. */
export function thinking(dialect: string, reasoning: Request["reasoning"]): string {
  return simulated(dialect, takesReasoning(textDialect(dialect), reasoning) ? "assistant" : "assistant-thinking");
}

function catalogOf(baseUrls: ReadonlyMap<string, string>): WrittenCatalog {
  return {
    providers: [...baseUrls].map(([dialect, baseUrl]) => ({ id: dialect, baseUrl, auth: "none" })),
    models: [
      ...upstreamDialects.flatMap((dialect) =>
        NAMES.map((name) => ({
          id: simulated(dialect, name),
          kind: "text",
          routes: [{ provider: dialect, model: name, dialect }],
        })),
      ),
      ...embeddingDialects.map((dialect) => ({
        id: simulated(dialect),
        kind: "embedding",
        routes: [{ provider: dialect, model: "embedder", dialect }],
      })),
      ...imageDialects.map((dialect) => ({
        id: simulated(dialect),
        kind: "image",
        routes: [{ provider: dialect, model: "painter", dialect }],
      })),
    ],
  };
}

import { dialectsOf } from "../../../src/registry.js";
import { type Simulator, startSimulator } from "../../../src/simulator/simulator.js";
import { type RunningGateway, startGateway, type WrittenCatalog } from "../../support/gateway.js";

/** Every dialect in which an upstream may make videos. */
export const videoDialects: readonly string[] = [...dialectsOf("video").keys()];

/** The behaviour of the simulated makers of videos. The end of a name selects it. */
const NAMES = [
  "videographer",
  "videographer-fails",
  "videographer-moderated",
  "videographer-expires",
  "videographer-empty",
  "videographer-error-429",
] as const;

export type VideographerName = (typeof NAMES)[number];

/** A video takes no longer than a test can wait. */
const JOB_MILLISECONDS = 60;
const POLL_SECONDS = 0.02;

/** A gateway for a suite, with every simulated maker of videos behind every dialect. */
export function simulatedVideos(): () => RunningGateway {
  let simulator: Simulator | undefined;
  let gateway: RunningGateway | undefined;

  before(async () => {
    simulator = await startSimulator({ port: 0, jobMilliseconds: JOB_MILLISECONDS });
    gateway = await startGateway({
      catalog: catalogOf(simulator.baseUrls),
      config: { tasks: { pollSeconds: [POLL_SECONDS] } },
    });
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

/** The public ID of a simulated maker of videos behind a dialect. */
export function videographer(dialect: string, name: VideographerName = "videographer"): string {
  return `${dialect}/${name}`;
}

function catalogOf(baseUrls: ReadonlyMap<string, string>): WrittenCatalog {
  const providers = videoDialects.map((dialect) => ({ id: dialect, baseUrl: baseUrls.get(dialect), auth: "none" }));
  const modelsOf = (dialect: string) =>
    NAMES.map((name) => ({
      id: videographer(dialect, name),
      kind: "video",
      pricing: { perSecond: 0.05 },
      routes: [{ provider: dialect, model: name, dialect }],
    }));
  return { providers, models: videoDialects.flatMap(modelsOf) };
}

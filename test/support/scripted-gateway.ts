import {
  type GatewayOptions,
  type RunningGateway,
  startGateway,
  UPSTREAM_KEY,
  type WrittenCatalog,
} from "./gateway.js";
import { ScriptedUpstream } from "./upstream.js";

/**
 * A gateway, and the upstreams `one` and `two` that its catalog's routes lead to. Nothing listens at `nowhere`, a
 * third.
 */
export interface Scripted {
  readonly gateway: RunningGateway;
  readonly one: ScriptedUpstream;
  readonly two: ScriptedUpstream;
}

type Start = (options: GatewayOptions) => Promise<RunningGateway>;

/** A gateway for a suite, before two upstreams whose answers its cases write. */
export function scriptedGateway(
  models: WrittenCatalog["models"],
  config: GatewayOptions["config"] = {},
  start: Start = startGateway,
): () => Scripted {
  let scripted: Scripted | undefined;

  before(async () => {
    const [one, two] = [await ScriptedUpstream.start(), await ScriptedUpstream.start()];
    const baseUrls = { one: one.baseUrl, two: two.baseUrl, nowhere: "http://127.0.0.1:9/v1" };
    const providers = Object.entries(baseUrls).map(([id, baseUrl]) => ({ id, baseUrl, apiKey: UPSTREAM_KEY }));
    scripted = { gateway: await start({ catalog: { providers, models }, config }), one, two };
  });

  after(async () => {
    await scripted?.gateway.stop();
    await scripted?.one.stop();
    await scripted?.two.stop();
  });

  return () => {
    if (scripted === undefined) throw new Error("the gateway has not started");
    return scripted;
  };
}

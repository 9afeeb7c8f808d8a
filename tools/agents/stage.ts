/** One upstream dialect prepared for sessions: a strict vendor, and a gateway whose models all lead there. */
import { join } from "node:path";
import { CHECKOUT } from "../../test/support/checkout.js";
import { startGatewayProcess, type RunningGateway, type WrittenCatalog } from "../../test/support/gateway.js";
import { StrictUpstream } from "../../test/support/strict/upstream.js";
import { publicId, strictCatalog, type StrictModel } from "../../test/support/strict/strict-models.js";
import type { AgentCli } from "./client.js";
import { agentClis, namesOfClients } from "./clients.js";

export interface Stage {
  readonly upstream: StrictUpstream;
  readonly gateway: RunningGateway;
  stop(): Promise<void>;
}

/** Runs the built program, or this checkout's sources. */
export async function startStage(model: StrictModel, isFromSource: boolean): Promise<Stage> {
  const upstream = await StrictUpstream.start({ takesNativeTools: true });
  try {
    const gateway = await startGatewayProcess({
      catalog: catalogFor(model, upstream),
      config: { compatibility: { tokenCounting: true } },
      ...(isFromSource ? {} : { program: [join(CHECKOUT, "build/src/main.js")] }),
    });
    return { upstream, gateway, stop: () => gateway.stop().finally(() => upstream.stop()) };
  } catch (error) {
    await upstream.stop();
    throw error;
  }
}

/** The name under which a client requests the model of a stage. */
export function nameFor({ takesModelFor, dialect, ownModel }: AgentCli, model: StrictModel): string {
  if (takesModelFor !== undefined) return takesModelFor;
  return publicId(dialect === model.dialect ? (ownModel ?? model) : model);
}

/** The model has every built-in name of a client as an alias. */
function catalogFor(model: StrictModel, upstream: StrictUpstream): WrittenCatalog {
  const ownModels = agentClis.flatMap(({ ownModel }) => (ownModel?.dialect === model.dialect ? [ownModel] : []));
  const { providers, models } = strictCatalog(upstream, [...new Set([model, ...ownModels])]);
  const named = models.map((one) => (one.id === publicId(model) ? { ...one, aliases: namesOfClients } : one));
  return { providers, models: named };
}

import type { Presets } from "../catalog/words.js";
import type { Config } from "../config/types.js";
import { type OpenStores, openStores } from "../stores/open.js";
import type { CommandIo } from "./io.js";
import { createLog } from "./log.js";

/** Opens the stores for the time of one piece of work. */
export async function withStores<Result>(
  config: Config,
  io: CommandIo,
  presets: Presets,
  work: (stores: OpenStores) => Promise<Result>,
): Promise<Result> {
  const stores = await openStores(config, { presets, environment: io.environment, log: createLog(config, io.stderr) });
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

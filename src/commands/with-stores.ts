import { type OpenStores, openStores } from "../stores/open.js";
import type { ActionCall } from "./action.js";
import { createLog } from "./log.js";

/** Opens the stores for the time of one piece of work, whose name people see if it takes long. */
export async function withStores<Result>(
  call: ActionCall,
  name: string,
  work: (stores: OpenStores) => Promise<Result>,
): Promise<Result> {
  const [config, { environment, stderr }] = [call.config(), call.io];
  call.progress.show(name);
  const stores = await openStores(config, { presets: {}, environment, log: createLog(config, stderr) });
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

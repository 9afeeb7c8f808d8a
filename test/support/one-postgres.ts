/** Loaded by the runner of the whole suite: one PostgreSQL for all of its processes. */
import { type RunningPostgres, SHARED, startPostgres } from "./postgres-server.js";

let running: RunningPostgres | undefined;

export async function mochaGlobalSetup(): Promise<void> {
  running = await startPostgres();
  process.env[SHARED] = running.address;
}

export async function mochaGlobalTeardown(): Promise<void> {
  await running?.stop();
}

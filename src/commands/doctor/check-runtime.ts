/** Whether this version of Node runs the driver of SQLite without faults. */
import type { Config } from "../../config/types.js";
import { engineAt } from "../../stores/drivers/database.js";
import { type Finding, warning } from "./finding.js";

/** They abort when its objects are freed: https://github.com/WiseLibs/better-sqlite3/issues/1515 */
const FIRST_FAULTY = 24;

export function checkRuntime({ database }: Pick<Config, "database">, version = process.versions.node): Finding[] {
  if (engineAt(database) !== "sqlite" || Number.parseInt(version, 10) < FIRST_FAULTY) return [];
  const advice = "run it with Node 20 or 22, or on PostgreSQL; committed data is safe";
  return [warning("runtime", `Node ${version} can abort a process that uses SQLite`, advice)];
}

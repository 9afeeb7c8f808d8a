/** Whether this version of Node runs the driver of SQLite without faults. */
import type { Config } from "../../config/types.js";
import { engineAt } from "../../stores/drivers/database.js";
import { FIRST_OF_LATER_RELEASE, isLaterReleaseThere } from "../../stores/drivers/sqlite-file.js";
import { type Finding, warning } from "./finding.js";

export function checkRuntime(
  { database }: Pick<Config, "database">,
  version = process.versions.node,
  isLaterThere = isLaterReleaseThere(),
): Finding[] {
  const isFaulty = Number.parseInt(version, 10) >= FIRST_OF_LATER_RELEASE && !isLaterThere;
  if (engineAt(database) !== "sqlite" || !isFaulty) return [];
  const advice = "install the optional packages too, or run it with Node 20 or 22; committed data is safe";
  return [warning("runtime", `Node ${version} can abort a process that uses SQLite`, advice)];
}

/** Whether there is memory for the bodies that the limits admit: a process without memory is killed with its calls. */
import { totalmem } from "node:os";
import { type ConfiguredLimits, mostHeld } from "../../server/open-budgets.js";
import { type Finding, ok, warning } from "./finding.js";

const MIB = 1024 ** 2;
/** What a process takes beside bodies. */
const OWN_BYTES = 300 * MIB;

export function checkMemory({ limits }: { readonly limits: ConfiguredLimits }, there = memoryThere()): Finding {
  const wanted = OWN_BYTES + mostHeld(limits);
  const most = `a process takes up to ${inMib(wanted)} where all clients send large bodies`;
  const detail = `${most}; there are ${inMib(there)}`;
  if (wanted <= there) return ok("memory", detail);
  const advice = "lower limits.bodyMiB, limits.imageBodyMiB and limits.videoBodyMiB, or give it more memory";
  return warning("memory", detail, advice);
}

/** Of the machine, or of the container. Where that has no limit, Node may report one that no machine has. */
function memoryThere(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

function inMib(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`;
}

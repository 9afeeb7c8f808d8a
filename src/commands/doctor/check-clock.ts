/** Whether the clock of this machine agrees with others. Leases, signatures and budgets depend on it. */
import { type Finding, ok, problem, warning } from "./finding.js";

const CHECK = "clock";
const DRIFT_MS = 5_000;
/** Vendors refuse signatures that are older than some minutes. */
const WRONG_MS = 60_000;
const ADVICE = "keep the clock by NTP: timedatectl set-ntp true";

/** A clock that was read, minus that of this machine. */
export interface OtherClock {
  readonly whose: string;
  readonly aheadMs: number;
}

export function checkClock(others: readonly OtherClock[]): Finding {
  const [worst] = [...others].sort((one, other) => Math.abs(other.aheadMs) - Math.abs(one.aheadMs));
  if (worst === undefined) return ok(CHECK, `it is ${new Date().toISOString()}; there was no other clock to compare`);
  const seconds = Math.round(Math.abs(worst.aheadMs) / 1_000);
  const detail = `this machine is ${seconds} s ${worst.aheadMs > 0 ? "behind" : "ahead of"} ${worst.whose}`;
  if (Math.abs(worst.aheadMs) > WRONG_MS) return problem(CHECK, detail, ADVICE);
  if (Math.abs(worst.aheadMs) > DRIFT_MS) return warning(CHECK, detail, ADVICE);
  return ok(CHECK, `it agrees with ${others.map(({ whose }) => whose).join(", ")}`);
}

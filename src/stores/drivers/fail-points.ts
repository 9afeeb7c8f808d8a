/**
 * Places where a test can kill the process, to see what a crash there leaves behind. `ISOGLOSS_FAIL_AT=name` chooses
 * one when the process starts, and `name:n` its n-th pass. Otherwise they do nothing.
 */
export const FAIL_POINTS = [
  "reserve.before",
  "reserve.held",
  "reserve.committed",
  "allot.reserved",
  "allot.committed",
  "allot.shrunk",
  "allot.removed",
  "settle.before",
  "settle.resolved",
  "settle.ledger",
  "settle.committed",
  "release.before",
  "release.committed",
  "expire.swept",
  "expire.committed",
  "log.flush",
  "checkpoint.copied",
  "checkpoint.restarted",
  "call.admitted",
  "call.answered",
  "call.settled",
  "call.delivered",
  "task.before",
  "task.written",
  "task.committed",
  "task.sent",
  "task.accepted",
  "task.withdrawn",
  "finish.before",
  "finish.ended",
  "finish.settled",
  "finish.called",
  "finish.committed",
  "delete.called_off",
  "delete.removed",
  "callback.counted",
  "callback.answered",
  "callback.recorded",
  "audit.written",
  "audit.committed",
  "media.written",
  "media.renamed",
  "media.recorded",
] as const;

export type FailPoint = (typeof FAIL_POINTS)[number];

const chosen = readFailPoint(process.env.ISOGLOSS_FAIL_AT);
let passes = 0;

/** Kills the process, as a power cut would, if this is the chosen place. */
export function failPoint(name: FailPoint): void {
  if (name !== chosen?.name) return;
  passes += 1;
  if (passes === chosen.pass) process.kill(process.pid, "SIGKILL");
}

/** Reads the variable. An unknown name is an error, because a test with it would test nothing. */
export function readFailPoint(
  written: string | undefined,
): { readonly name: FailPoint; readonly pass: number } | undefined {
  if (written === undefined || written === "") return undefined;
  const [word, pass = "1"] = written.split(":");
  const name = FAIL_POINTS.find((known) => known === word);
  if (name === undefined || !/^[1-9]\d*$/.test(pass)) throw new Error(`ISOGLOSS_FAIL_AT=${written} is no fail point`);
  return { name, pass: Number(pass) };
}

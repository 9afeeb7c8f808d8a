/** Waits for conditions: often at first, and less often later. */
import { setTimeout as sleep } from "node:timers/promises";

const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 15;
/** Only a test that fails waits so long. A disk or a machine of CI may stall for tens of seconds. */
const LONGEST_WAIT_MS = 40_000;

/** Waits until a condition holds. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  milliseconds = LONGEST_WAIT_MS,
): Promise<void> {
  await eventually(async () => condition(), Boolean, milliseconds);
}

/** Reads a value until it is as expected, and returns it. */
export async function eventually<T>(
  read: () => Promise<T>,
  isExpected: (value: T) => boolean,
  milliseconds = LONGEST_WAIT_MS,
): Promise<T> {
  const end = performance.now() + milliseconds;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    const value = await read();
    if (isExpected(value)) return value;
    if (performance.now() > end)
      throw new Error(`after ${milliseconds} ms ${String(read)} still gives ${shown(value)}`);
    await sleep(pause);
  }
}

/** Reads a value until it equals another. */
export async function eventuallyEquals<T>(read: () => Promise<T>, expected: T): Promise<void> {
  await eventually(read, (value) => shown(value) === shown(expected));
}

function shown(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (typeof part === "bigint" ? `${part}n` : part)) ?? "undefined";
}

/** Shared by benchmarks of memory: a gateway measured from outside, and bodies that are never held whole. */
import { once } from "node:events";
import type { RunningGateway } from "./gateway-process.js";
import { residentMib } from "./processes.js";

export const MIB = 1024 * 1024;
const SAMPLE_MS = 20;

/** The maximum memory of a gateway during a function. */
export async function peakDuring<Result>(
  { pid }: RunningGateway,
  work: () => Promise<Result>,
): Promise<{ readonly peakMib: number; readonly result: Result }> {
  let peakMib = 0;
  const watch = setInterval(() => (peakMib = Math.max(peakMib, residentMib(pid))), SAMPLE_MS);
  try {
    const result = await work();
    return { peakMib, result };
  } finally {
    clearInterval(watch);
  }
}

/** A body as its first bytes, an amount of filling, and its last bytes. */
export interface Filled {
  readonly head: string | Buffer;
  readonly fill: number;
  readonly tail: string;
  readonly filling: Buffer;
}

/** As fast as it is read, and without holding the whole here. */
export async function send(to: NodeJS.WritableStream, { head, fill, tail, filling }: Filled): Promise<void> {
  to.write(head);
  for (let left = fill; left > 0; left -= filling.length) {
    if (!to.write(filling.subarray(0, Math.min(left, filling.length)))) await once(to, "drain");
  }
  to.end(tail);
}

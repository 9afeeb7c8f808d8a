/** How long the disk takes to keep what was appended to a file: no charge is written in less. */
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

const TIMES = 300;
/** Three pages, as a commit of a few calls writes them. */
const APPENDED = Buffer.alloc(3 * 4096, 1);

/** Milliseconds, from the shortest to the longest. */
export function flushTimes(directory: string): readonly number[] {
  const file = join(directory, "flushed");
  const descriptor = openSync(file, "w");
  const times = Array.from({ length: TIMES }, () => {
    writeSync(descriptor, APPENDED);
    const begunAt = performance.now();
    fdatasyncSync(descriptor);
    return performance.now() - begunAt;
  });
  closeSync(descriptor);
  rmSync(file);
  return times.sort((one, other) => one - other);
}

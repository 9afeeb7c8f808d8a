/**
 * Bounds the wait for a piece of work that may go on afterwards. What fails after the wait is nobody's unhandled
 * rejection.
 */

/** What comes first. The failure of the other is seen by nobody. */
export function race<Result, Late>(work: Promise<Result>, over: Promise<Late>): Promise<Result | Late> {
  work.catch(() => undefined);
  over.catch(() => undefined);
  return Promise.race([work, over]);
}

/** What the work gives, or, once the time is over, what `late` gives or throws. */
export async function withinTime<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  try {
    return await race(work, over.then(late));
  } finally {
    clearTimeout(timer);
  }
}

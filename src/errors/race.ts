/** Limits the wait for work that may continue afterwards. A rejection after the wait is handled here and ignored. */

/** The first of both results. An error of the other is ignored. */
export function race<Result, Late>(work: Promise<Result>, over: Promise<Late>): Promise<Result | Late> {
  work.catch(() => undefined);
  over.catch(() => undefined);
  return Promise.race([work, over]);
}

/** The result of the work, or after the time limit the result of `late`. */
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

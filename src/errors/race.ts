/** Limits the wait for work that may continue afterwards. A rejection after the wait is handled here and ignored. */

/** The first of both results. An error of the other is ignored. */
export function race<Result, Late>(work: Promise<Result>, over: Promise<Late>): Promise<Result | Late> {
  return new Promise<Result | Late>((resolve, reject) => {
    work.then(resolve, reject);
    over.then(resolve, reject);
  });
}

/** The result of the work, or after the time limit the result of `late`. */
export function withinTime<Result, Late>(
  work: Promise<Result>,
  milliseconds: number,
  late: () => Late,
): Promise<Result | Late> {
  return new Promise<Result | Late>((resolve, reject) => {
    const timer = setTimeout(() => {
      new Promise<Late>((end) => end(late())).then(resolve, reject);
    }, milliseconds);
    const inTime =
      <Value>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer);
        settle(value);
      };
    work.then(inTime(resolve), inTime(reject));
  });
}

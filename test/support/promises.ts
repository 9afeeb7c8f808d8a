/** Promises of which tests make many, or that must fail. */

const MADE_AT_ONCE = 10;

/** So many of something, made a few at a time, so that none waits too long for a connection on a slow machine. */
export async function makeMany<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  while (made.length < count) {
    const first = made.length;
    const few = Array.from({ length: Math.min(MADE_AT_ONCE, count - first) }, (_, offset) => make(first + offset));
    made.push(...(await Promise.all(few)));
  }
  return made;
}

/** The error that a promise ends with. */
export async function failureOf(promise: Promise<unknown>): Promise<Error> {
  const outcome: unknown = await promise.then(
    () => new Error("it did not fail"),
    (error: unknown) => error,
  );
  return outcome instanceof Error ? outcome : new Error(String(outcome));
}

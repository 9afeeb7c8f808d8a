/** No upstream can postpone a poll for longer, because the task has its own deadline. */
const LONGEST_PUT_OFF_MS = 600_000;

/** Thrown by a poll that must be repeated after a certain time. */
export class RetryLaterError extends Error {
  override readonly name = "RetryLaterError";
  /** The cause is in this process, not in the upstream. */
  readonly isLocal: boolean;
  /** Whether it is a failure of the upstream or of a host of media. */
  readonly countsAsFailure: boolean;
  /** Some of the work was done: failures before that do not count any more. */
  readonly isFirst: boolean;
  /** An integer with an upper limit, whatever wait the upstream requests. */
  readonly milliseconds: number;

  constructor(
    milliseconds: number,
    {
      isLocal = false,
      countsAsFailure = !isLocal,
      isFirst = false,
      ...options
    }: ErrorOptions & Partial<Pick<RetryLaterError, "isLocal" | "countsAsFailure" | "isFirst">> = {},
  ) {
    super("retry later", options);
    this.isLocal = isLocal;
    this.countsAsFailure = countsAsFailure;
    this.isFirst = isFirst;
    this.milliseconds = Math.ceil(Math.min(milliseconds, LONGEST_PUT_OFF_MS));
  }
}

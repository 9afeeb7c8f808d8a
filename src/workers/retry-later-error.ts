/** Nobody's wish to be left alone is heeded for longer: the job has a time of its own that it must be over by. */
const LONGEST_PUT_OFF_MS = 600_000;

/** Thrown by a poll that is to be repeated at another time than usual. */
export class RetryLaterError extends Error {
  override readonly name = "RetryLaterError";
  /** It says nothing of the upstream. */
  readonly isLocal: boolean;
  /** It says something of what is asked for, which is given up after so many failures. */
  readonly countsAsFailure: boolean;
  /** Whole ones, and not too many, whatever an upstream says. */
  readonly milliseconds: number;

  constructor(
    milliseconds: number,
    {
      isLocal = false,
      countsAsFailure = !isLocal,
      ...options
    }: ErrorOptions & { readonly isLocal?: boolean; readonly countsAsFailure?: boolean } = {},
  ) {
    super("it is to be asked for later", options);
    this.isLocal = isLocal;
    this.countsAsFailure = countsAsFailure;
    this.milliseconds = Math.ceil(Math.min(milliseconds, LONGEST_PUT_OFF_MS));
  }
}

/** Nobody's wish to be left alone is heeded for longer: the job has a time of its own that it must be over by. */
const LONGEST_PUT_OFF_MS = 600_000;

/** Thrown by a poll that is to be repeated at another time than usual. */
export class RetryLaterError extends Error {
  override readonly name = "PutOff";
  /** It says nothing of the upstream. */
  readonly isOurs: boolean;
  /** It says something of what is asked for, which is given up after so many failures. */
  readonly isCounted: boolean;
  /** Whole ones, and not too many, whatever an upstream says. */
  readonly milliseconds: number;

  constructor(
    milliseconds: number,
    {
      isOurs = false,
      isCounted = !isOurs,
      ...options
    }: ErrorOptions & { readonly isOurs?: boolean; readonly isCounted?: boolean } = {},
  ) {
    super("it is to be asked for later", options);
    this.isOurs = isOurs;
    this.isCounted = isCounted;
    this.milliseconds = Math.ceil(Math.min(milliseconds, LONGEST_PUT_OFF_MS));
  }
}

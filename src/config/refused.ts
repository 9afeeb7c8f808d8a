/** `unknown`: it does not exist. `taken`: it exists already. `unsound`: it is invalid. */
export type RefusalKind = "unknown" | "taken" | "unsound";

/** Refuses a request of an operator. The message may be shown to them. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";

  constructor(
    readonly kind: RefusalKind,
    message: string,
    /** The parameter of a query that is at fault. */
    readonly param?: string,
  ) {
    super(message);
  }
}

/** `unknown`: there is no such thing. `taken`: there is one already. `unsound`: no such thing could be. */
export type RefusalKind = "unknown" | "taken" | "unsound";

/** Refuses a request of an operator. The message may be shown to them. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";

  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}

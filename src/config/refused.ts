/** `unknown`: there is no such thing. `taken`: there is one already. `unsound`: no such thing could be. */
export type RefusalKind = "unknown" | "taken" | "unsound";

/** What an operator asked for and cannot have, in words that may be shown to them. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";

  constructor(
    readonly kind: RefusalKind,
    message: string,
  ) {
    super(message);
  }
}

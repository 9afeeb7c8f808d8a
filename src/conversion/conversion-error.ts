/** A request that cannot be said in the upstream's dialect without changing what it means. */
export class ConversionError extends Error {
  override readonly name = "ConversionError";

  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

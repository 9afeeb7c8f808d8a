/** A request that cannot be expressed in the upstream's dialect without a change of its meaning. */
export class ConversionError extends Error {
  override readonly name = "ConversionError";

  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

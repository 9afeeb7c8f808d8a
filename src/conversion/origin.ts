/** Where a record of the vocabulary was in the body that it was read from. */

/** What a piece of the vocabulary was read from, and in which form of its dialect. */
export interface Origin {
  /** The object or list of the body. */
  readonly from: object;
  /** The value was a member of it, and no object itself. */
  readonly member?: string | number;
  readonly form: string;
  /** It was in only one concept of that form. */
  readonly concept?: string;
  /** Some of it was at another place, in one concept of the form there. */
  readonly another?: Origin;
  /** The object around its list, with concepts that all records of the list share. */
  readonly around?: Origin;
}

/** The origin of a piece to which something from another place was added. */
export function withAnother(origin: Origin | undefined, another: Origin | undefined): Origin | undefined {
  return origin === undefined ? another : { ...origin, another };
}

/** The origin of a record of a list, whose other concepts are in the object around the list. */
export function listedIn(origin: Origin | undefined, from: object, form: string): Origin | undefined {
  return origin && { ...origin, around: { from, form } };
}

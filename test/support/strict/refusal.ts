/** A vendor's response to a request that it refuses. */
export class Refusal extends Error {
  readonly status: number;
  /** The place in the body, where the vendor reports one. */
  readonly param: string | null;
  readonly code: string | null;

  constructor(message: string, { status = 400, param = null, code = null }: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.param = param;
    this.code = code;
  }
}

export interface RefusalOptions {
  readonly status?: number;
  readonly param?: string | null;
  readonly code?: string | null;
}

/** Throws unless a condition holds. */
export function demand(holds: boolean, message: string, options?: RefusalOptions): asserts holds {
  if (!holds) throw new Refusal(message, options);
}

/** What a vendor answers a request with that it does not take. */
export class Refusal extends Error {
  readonly status: number;
  /** The place in the body, where the vendor tells one. */
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

/** Throws unless something holds. */
export function demand(holds: boolean, message: string, options?: RefusalOptions): asserts holds {
  if (!holds) throw new Refusal(message, options);
}

/** JSON of unknown shape, as it was received. */
export type Json = string | number | boolean | null | Json[] | Wire;

/** A JSON object. A member that is undefined counts as absent. */
export type Wire = { [key: string]: Json | undefined };

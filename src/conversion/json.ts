/** JSON as it comes off the wire, before anything is known of its shape. */
export type Json = string | number | boolean | null | Json[] | Wire;

/** A JSON object; absent members may be present as undefined, which says nothing. */
export type Wire = { [key: string]: Json | undefined };

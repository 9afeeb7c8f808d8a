/** Words in the place of a concept, for members that no concept covers. */

/** Of members that only one dialect has. */
export const ONLY_HERE = "(only here)";

/** Of members that the gateway acts on. */
export const elsewhere = "(gateway)";

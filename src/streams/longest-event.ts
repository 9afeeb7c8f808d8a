/** The most bytes of one event of an upstream's stream. */
export const LONGEST_EVENT = 4 * 1024 * 1024;

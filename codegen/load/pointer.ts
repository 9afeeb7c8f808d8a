/** The keys and the numbers that lead to a node of a file. */

export type Pointer = readonly (string | number)[];

/** What is wrong at one place of a file. */
import type { Pointer } from "./pointer.js";

export interface Fault {
  readonly place: Pointer;
  readonly message: string;
  readonly hint: string | undefined;
  /** The key that is missing at this place. */
  readonly lacks?: string | undefined;
  /** One of several keys is missing there. */
  readonly lacksOneOf?: boolean;
  /** The keys that are known where the last name of the place is none of them. */
  readonly known?: readonly string[];
  /** The last name of the place is the rest of a text. */
  readonly isCutText?: boolean;
  /** The key that this one became. */
  readonly renamed?: string | undefined;
}

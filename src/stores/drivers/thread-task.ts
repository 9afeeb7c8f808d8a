/** The messages between a gateway and the thread that makes its checkpoints. */

export interface ThreadTask {
  readonly path: string;
  /** The log is copied when it has this many pages. */
  readonly mostPages: number;
  /** `LOOKING` from a request on, and `IDLE` from its end on. */
  readonly looking: Int32Array<SharedArrayBuffer>;
}

export const IDLE = 0;
export const LOOKING = 1;

export type ThreadRequest = "look" | "end";

export interface ThreadAnswer {
  /** The code of the error, where the log could not be copied. */
  readonly failure?: string;
}

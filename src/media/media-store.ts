/** Where the bytes of media are kept: a disk, or anything else that can do these few things. */
import type { Readable } from "node:stream";

export interface MediaStore {
  /** Names the place, for rows of the index. */
  readonly place: string;
  /**
   * Keeps what comes under a name that nobody else writes to, and tells how much it was. Nothing of it is there for
   * readers until all of it is safe. Fails with `MediaTooLargeError` as soon as more comes than is allowed.
   */
  write(name: string, source: AsyncIterable<Uint8Array>, limits: { readonly mostBytes: number }): Promise<number>;
  /** The bytes from one place to another, both included; nothing when there are none under the name. */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** It is no error when there is nothing. */
  remove(name: string): Promise<void>;
}

/** A place that a process uses. */
export interface OpenMediaStore extends MediaStore {
  /**
   * Fails, in words for operators, where media cannot be kept. Removes what was left half written, where that is not
   * the place's own work.
   */
  makeReady(isAlone: boolean): Promise<void>;
  /** Removes what nobody writes any more, now and then; tells how much that was. */
  tidy?(): Promise<number>;
}

const NAME = /^[0-9A-Za-z]{8,128}$/;

/** Nothing else becomes part of a path. */
export function checkMediaName(name: string): void {
  if (!NAME.test(name)) throw new RangeError("that is no name of a medium");
}

export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export class MediaTooLargeError extends Error {
  override readonly name = "MediaTooLargeError";

  constructor() {
    super("the medium is larger than is kept");
  }
}

/** Where the bytes of media are stored: a disk, or anything else with these operations. */
import type { Readable } from "node:stream";

export interface MediaStore {
  /** Identifies the store in rows of the index. */
  readonly place: string;
  /**
   * Writes bytes under a name that no other process uses, and returns their number. Readers see nothing until all of it
   * is written. Fails with `MediaTooLargeError` as soon as the limit is exceeded.
   */
  write(name: string, source: AsyncIterable<Uint8Array>, limits: { readonly mostBytes: number }): Promise<number>;
  /** The bytes of a range, both ends included. Nothing when nothing is stored under the name. */
  read(name: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Not an error when there is nothing. */
  remove(name: string): Promise<void>;
}

/** A media store that a process has opened. */
export interface OpenMediaStore extends MediaStore {
  /**
   * Fails with a message for operators where media cannot be stored. Removes incomplete files, unless the store does
   * this itself.
   */
  makeReady(isAlone: boolean): Promise<void>;
  /** Removes abandoned writes from time to time, and returns their number. */
  tidy?(): Promise<number>;
}

const NAME = /^[0-9A-Za-z]{8,128}$/;

/** Only such names become part of a path. */
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

/**
 * Checks that a stored medium has the bytes that its index counts. A copy may be cut, and a store may send all of it in
 * place of a range. Any other number would mix up the answers of a connection.
 */
import { Transform } from "node:stream";

export class MediaLengthError extends Error {
  override readonly name = "MediaLengthError";
  /** For operators. */
  readonly code = "wrong_length";

  constructor() {
    super("the stored medium has another length than its index");
  }
}

/** Counts the pieces of one read. */
export class StoredLength {
  constructor(private left: number) {}

  /** Fails before a piece that is too long is passed on. */
  add(piece: Uint8Array): void {
    this.left -= piece.length;
    if (this.left < 0) throw new MediaLengthError();
  }

  end(): void {
    if (this.left > 0) throw new MediaLengthError();
  }
}

/** Passes on so many bytes, and fails where there are more or fewer. */
export function passBytes(count: number): Transform {
  const length = new StoredLength(count);
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      finish(done, () => {
        length.add(piece);
        this.push(piece);
      });
    },
    flush: (done) => finish(done, () => length.end()),
  });
}

function finish(done: (error?: Error) => void, work: () => void): void {
  try {
    work();
  } catch (error) {
    return done(error as Error);
  }
  done();
}

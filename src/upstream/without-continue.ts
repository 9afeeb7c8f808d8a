/** Answers without the interim "100 Continue" before them. */
import type { Socket } from "node:net";

/** Any interim answer begins like this, and one of them with more. */
const INTERIM = "HTTP/1.1 1";
const CONTINUE = `${INTERIM}00`;
const END = "\r\n\r\n";
/** More than any head. */
const MOST_HELD = 16 * 1024;
const NOTHING = Buffer.alloc(0);

interface Cut {
  /** What the reader gets. */
  readonly passed: Buffer;
  /** The begin of an interim answer whose end is still to come. */
  readonly held: Buffer;
  readonly isInterim: boolean;
}

/**
 * An upstream may send it although nobody asked for it (RFC 9110, section 15.2), and undici 7 breaks off the call. Call
 * it before anything reads from the socket. Calls use a connection one after the other, so what comes first after
 * something was sent begins an answer.
 */
export function withoutContinue(socket: Socket): Socket {
  const { push } = socket;
  let sent = -1;
  let held: Buffer = NOTHING;

  socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (sent === socket.bytesWritten) return push.call(socket, chunk, encoding);
    if (!Buffer.isBuffer(chunk)) {
      if (held.length > 0) push.call(socket, held);
      held = NOTHING;
      return push.call(socket, chunk, encoding);
    }
    const cut = withoutInterim(held.length === 0 ? chunk : Buffer.concat([held, chunk]));
    held = cut.held;
    if (!cut.isInterim) sent = socket.bytesWritten;
    return cut.passed.length === 0 || push.call(socket, cut.passed);
  };
  return socket;
}

function withoutInterim(bytes: Buffer): Cut {
  const passed: Buffer[] = [];
  let at = 0;
  for (;;) {
    const start = bytes.toString("latin1", at, at + CONTINUE.length);
    const isInterim = start.startsWith(INTERIM) || INTERIM.startsWith(start);
    const end = isInterim ? bytes.indexOf(END, at) : -1;
    if (end < 0) {
      const rest = bytes.subarray(at);
      const isHeld = isInterim && rest.length < MOST_HELD;
      if (!isHeld) passed.push(rest);
      return { passed: joined(passed), held: isHeld ? rest : NOTHING, isInterim: isHeld };
    }
    if (start !== CONTINUE) passed.push(bytes.subarray(at, end + END.length));
    at = end + END.length;
  }
}

/** Nearly always it is one piece, which need not be copied. */
function joined(pieces: readonly Buffer[]): Buffer {
  return pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces);
}

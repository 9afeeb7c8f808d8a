/** Answers without the interim ones before them. */
import type { Socket } from "node:net";

/** Any interim answer begins like this. This one is the last answer of HTTP on its connection. */
const INTERIM = "HTTP/1.1 1";
const SWITCH = `${INTERIM}01`;
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
 * An upstream may send them although nobody asked for them (RFC 9110, section 15.2). They announce an answer, and are
 * none: undici 7 breaks the call off at a "100 Continue", and would wait for the answer anew after each of the others.
 * Call it before anything reads from the socket. Calls use a connection one after the other, so what comes first after
 * something was sent begins an answer.
 */
export function withoutInterim(socket: Socket): Socket {
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
    const cut = cutInterim(held.length === 0 ? chunk : Buffer.concat([held, chunk]));
    held = cut.held;
    if (!cut.isInterim) sent = socket.bytesWritten;
    return cut.passed.length === 0 || push.call(socket, cut.passed);
  };
  return socket;
}

function cutInterim(bytes: Buffer): Cut {
  let at = 0;
  for (;;) {
    const start = bytes.toString("latin1", at, at + SWITCH.length);
    const isInterim = (start.startsWith(INTERIM) && start !== SWITCH) || INTERIM.startsWith(start);
    const end = isInterim ? bytes.indexOf(END, at) : -1;
    if (end < 0) {
      const rest = bytes.subarray(at);
      const isHeld = isInterim && rest.length < MOST_HELD;
      return { passed: isHeld ? NOTHING : rest, held: isHeld ? rest : NOTHING, isInterim: isHeld };
    }
    at = end + END.length;
  }
}

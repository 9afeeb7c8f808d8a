/** The last answer of a connection. What its client sends after that answer's request is not served. */
import type { ServerResponse } from "node:http";

/** Those that are the last although their heads do not say so. */
const lastAnswers = new WeakSet<ServerResponse>();

export function isLastAnswer(answer: ServerResponse): boolean {
  return lastAnswers.has(answer) || !answer.shouldKeepAlive || answer.getHeader("connection") === "close";
}

/** Whoever calls this closes the connection after the answer. */
export function markLastAnswer(answer: ServerResponse): void {
  lastAnswers.add(answer);
}

/** Closes the connection after an answer that is under way. */
export function closeAfter(answer: ServerResponse): void {
  if (isLastAnswer(answer)) return;
  markLastAnswer(answer);
  const { socket } = answer.req;
  if (answer.headersSent) answer.once("finish", () => socket.end());
  else answer.setHeader("connection", "close");
}

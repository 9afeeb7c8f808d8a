/** Warnings of Node and of libraries. Node prints them as text on standard error, where every line is to be JSON. */
import type { Logger } from "pino";
import { logEvent } from "./log-event.js";

/** From now on they are lines of the log. Returns what lets Node print them again. */
export function logWarnings(log: Logger): () => void {
  const printers = process.listeners("warning");
  // Whoever has switched them off wants no lines either.
  if (printers.length === 0) return () => undefined;
  const write = ({ name, message }: Error) => logEvent(log, "process.warned", { warning: `${name}: ${message}` });
  process.removeAllListeners("warning").on("warning", write);
  return () => {
    process.off("warning", write);
    for (const print of printers) process.on("warning", print);
  };
}

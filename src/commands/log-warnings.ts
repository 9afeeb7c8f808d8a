/** Warnings of Node and of libraries. Node prints them as text on standard error, where every line is to be JSON. */
import type { Logger } from "pino";
import { BoundedEvent } from "../errors/bounded-event.js";
import { codeOf } from "../errors/error-code.js";

/** From now on they are lines of the log. Returns what lets Node print them again. */
export function logWarnings(log: Logger): () => void {
  const printers = process.listeners("warning");
  // Whoever has switched them off wants no lines either.
  if (printers.length === 0) return () => undefined;
  const warned = new BoundedEvent(log, "process.warned");
  const write = (warning: Error) =>
    warned.write({ warning: `${warning.name}: ${withoutPasswords(warning.message)}`, code: codeOf(warning) });
  process.removeAllListeners("warning").on("warning", write);
  return () => {
    process.off("warning", write);
    for (const print of printers) process.on("warning", print);
  };
}

/** Some warnings quote an address. */
function withoutPasswords(text: string): string {
  return text.replaceAll(/(?<=:\/\/)[^\s/@]*@/g, "");
}

/** Calls of the passes that a mapping names. */
import type { Pass } from "../join/mapping.js";
import * as conversation from "../runtime/conversation/index.js";
import * as request from "../runtime/request/index.js";
import { camel, literal } from "./text.js";

/** Statements that run passes over a variable; each is called with what it takes: the subject, the loss, its options, what is known of the target. */
export function passStatements(passes: readonly Pass[], subject: "request" | "turns", loss = "loss"): string[] {
  const known: Readonly<Record<string, unknown>> = subject === "request" ? request : conversation;
  return passes.map(({ name, options }) => {
    const takes = (known[camel(name)] as { length: number } | undefined)?.length ?? 1;
    return `${subject} = ${camel(name)}(${[subject, loss, literal(options), "context"].slice(0, takes).join(", ")});`;
  });
}

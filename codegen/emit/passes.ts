/** Calls of the passes that a mapping names. */
import type { Pass } from "../join/mapping.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import * as request from "../../src/conversion/request/index.js";
import * as results from "../../src/conversion/results/index.js";
import { camel, literal } from "./text.js";

/**
 * Statements that run passes over a variable; each is called with what it takes: the subject, the loss, its options,
 * what is known of the target. Those over results see what was asked.
 */
export function passStatements(
  passes: readonly Pass[],
  subject: "request" | "turns" | "response",
  loss = "loss",
): string[] {
  if (subject === "response")
    return passes.map(
      ({ name, options }) =>
        `response = ${camel(name)}(` +
        `${["response", literal(options), "echo"].slice(0, takenBy(results, name)).join(", ")}` +
        ");",
    );
  const known = subject === "request" ? request : conversation;
  return passes.map(({ name, options }) => {
    return (
      `${subject} = ${camel(name)}(` +
      `${[subject, loss, literal(options), "context"].slice(0, takenBy(known, name)).join(", ")}` +
      ");"
    );
  });
}

function takenBy(known: Readonly<Record<string, { readonly length: number }>>, name: string): number {
  return known[camel(name)]?.length ?? 1;
}

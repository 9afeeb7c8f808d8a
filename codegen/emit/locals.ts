/** Names that are local to generated functions: their parameters, and what statements share. */
import { Name } from "../print/code.js";

function local<Text extends string>(...texts: readonly Text[]): Readonly<Record<Text, Name>> {
  return Object.fromEntries(texts.map((text) => [text, new Name(text)])) as Record<Text, Name>;
}

export const locals = local(
  "body",
  "citation",
  "context",
  "echo",
  "event",
  "from",
  "given",
  "held",
  "index",
  "item",
  "items",
  "loss",
  "member",
  "offered",
  "operation",
  "part",
  "parts",
  "piece",
  "probabilities",
  "request",
  "response",
  "schemas",
  "sink",
  "state",
  "takesMedia",
  "turn",
  "turns",
  "usage",
  "value",
  "wire",
);

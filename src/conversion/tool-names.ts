/** Restores the client's own tools in answers, where tools had to be renamed for an upstream. */
import type { Calling, CallPart, Response } from "../../generated/interlingua/text.js";
import type { Json } from "./json.js";
import { asWire } from "./values.js";

/** A tool with the client's name. */
export interface OwnTool {
  readonly name: string;
  readonly group?: string | undefined;
  /** The kind of call for the client, where the upstream calls a function. */
  readonly calling?: Calling | undefined;
}

/** From the name at the upstream to the client's own tool. */
export type ToolNames = ReadonlyMap<string, OwnTool>;

/** The one argument of a function that replaces a free-text tool. */
export const WORDS = "input";

/** An answer whose calls have the client's tool names. */
export function withOwnNames(response: Response, names: ToolNames): Response {
  if (names.size === 0) return response;
  return {
    ...response,
    parts: response.parts.map((part) => (part.kind === "call" ? asOwn(part, names.get(part.name)) : part)),
  };
}

function asOwn(part: CallPart, own: OwnTool | undefined): CallPart {
  if (own === undefined) return part;
  const named = { ...part, name: own.name, ...(own.group !== undefined && { group: own.group }) };
  if (own.calling === undefined) return named;
  return {
    ...named,
    calling: own.calling,
    arguments: own.calling === "text" ? wordsIn(part.arguments) : part.arguments,
  };
}

/** The free text in the arguments of a function. Arguments without the member are themselves the text. */
export function wordsIn(args: string): string {
  try {
    const words = asWire(JSON.parse(args) as Json)?.[WORDS];
    return typeof words === "string" ? words : args === "{}" ? "" : args;
  } catch {
    return args;
  }
}

/** Free text as the arguments of a function. */
export function asArguments(words: string): string {
  return JSON.stringify({ [WORDS]: words });
}

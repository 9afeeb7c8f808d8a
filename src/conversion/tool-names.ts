/** The way back of tools that had to be offered otherwise on the way to an upstream. */
import type { Calling, CallPart, Response } from "../../generated/interlingua/text.js";
import type { Json } from "./json.js";
import { asWire } from "./read.js";

/** A tool as the client knows it. */
export interface OwnTool {
  readonly name: string;
  readonly group?: string | undefined;
  /** How the client is told of a call where the upstream calls a function. */
  readonly calling?: Calling | undefined;
}

/** From the name that was sent to the client's own tool. */
export type ToolNames = ReadonlyMap<string, OwnTool>;

/** The one argument of a function that stands for a tool of free text. */
export const WORDS = "input";

/** An answer that calls the tools as the client does. */
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

/** The free text in the arguments of a function; arguments that have none of their own are all of it. */
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

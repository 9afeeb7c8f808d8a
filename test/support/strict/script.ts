import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";

/** A tool that a request offers. */
export interface OfferedTool {
  readonly name: string;
  readonly schema: Json;
  /** The vendor's own name of a list of tools that contains this one. */
  readonly namespace?: string | undefined;
  /** It takes one free text instead of arguments. */
  readonly isFreeText?: boolean;
}

/** The model's view of a request. */
export interface ModelInput {
  readonly model: string;
  readonly wantsStream: boolean;
  readonly tools: readonly OfferedTool[];
  /** The text of the results in the last turn. */
  readonly results: readonly string[];
  /** The schema that the answer must have. */
  readonly schema?: Json | undefined;
  /** The request enables reasoning, or the model always reasons. */
  readonly reasons: boolean;
}

export interface OutputCall {
  readonly id: string;
  readonly tool: OfferedTool;
  /** Of a free-text tool: under `input`. */
  readonly arguments: JsonObject;
}

/** The answer of a model in one turn. */
export interface ModelOutput {
  readonly thought?: string | undefined;
  readonly text?: string | undefined;
  readonly calls: readonly OutputCall[];
}

/** A model, as a script: its answer to a request. `turn` counts the calls to the upstream. */
export type Script = (received: ModelInput, turn: number) => ModelOutput;

export interface ToolLoop {
  /** Which tools to call, with which arguments. Of each, the first is enough. */
  readonly choose?: (tools: readonly OfferedTool[]) => readonly { tool: OfferedTool; arguments: JsonObject }[];
  readonly withText?: boolean;
  readonly withThought?: boolean;
}

/** The beginning of an answer that repeats the results of tools. */
export const RESULTS_PREFIX = "The tools said: ";
export const NOTHING_TO_DO = "There is nothing to call here.";

/** A model that calls offered tools, and then repeats their results. */
export function toolLoop({ choose = firstTool, withText = true, withThought = true }: ToolLoop = {}): Script {
  return (received, turn) => {
    const thought = withThought && received.reasons ? `I have to think about turn ${turn}.` : undefined;
    if (received.results.length > 0) return { thought, text: RESULTS_PREFIX + received.results.join(" | "), calls: [] };
    const chosen = received.schema === undefined ? choose(received.tools) : [];
    if (chosen.length === 0)
      return {
        text: received.schema === undefined ? NOTHING_TO_DO : JSON.stringify(valueOf(received.schema)),
        calls: [],
      };
    const calls = chosen.map((one, index) => ({ id: `call_Turn${turn}x${index}`, ...one }));
    return { thought, text: withText ? "Let me use a tool." : undefined, calls };
  };
}

function firstTool([tool]: readonly OfferedTool[]): { tool: OfferedTool; arguments: JsonObject }[] {
  return tool === undefined ? [] : [{ tool, arguments: argumentsFor(tool) }];
}

/** Arguments that match a tool's schema as far as its required members go. */
export function argumentsFor(tool: OfferedTool): JsonObject {
  if (tool.isFreeText === true) return { input: "free text for the tool" };
  const value = valueOf(tool.schema);
  return isObject(value) ? value : {};
}

/** A small value that matches a schema. */
function valueOf(schema: Json | undefined): Json {
  const type = String(member(schema, "type") ?? "object").toLowerCase();
  const [choice] = listAt(schema, "enum");
  if (choice !== undefined) return choice;
  const constant = member(schema, "const");
  if (constant !== undefined) return constant;
  const [alternative] = [...listAt(schema, "anyOf"), ...listAt(schema, "oneOf")];
  if (alternative !== undefined) return valueOf(alternative);
  if (type === "string") return "text";
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return true;
  if (type === "array") return [];
  const required = listAt(schema, "required").filter((name) => typeof name === "string");
  return Object.fromEntries(required.map((name) => [name, valueOf(member(schema, "properties", name))]));
}

/** The content of a text, or of a list of parts that have a text. */
export function wordsOf(content: Json | undefined): string {
  if (typeof content === "string") return content;
  if (Array.isArray(content)) return content.map((part) => textAt(part, "text") ?? JSON.stringify(part)).join("");
  return content === undefined || content === null ? "" : JSON.stringify(content);
}

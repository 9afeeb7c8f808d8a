/** The tools of the playground, as they are typed. */
import type { Tool } from "../../generated/interlingua/text.js";
import type { Json } from "../conversion/json.js";

const WANTED = "The tools must be a JSON list of objects, each with a name, a description and parameters.";

export function parsePlaygroundTools(text = ""): readonly Tool[] {
  if (text.trim() === "") return [];
  const list = parsed(text);
  if (!Array.isArray(list)) throw new TypeError(WANTED);
  return list.map(toolOf);
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    throw new TypeError(`The tools are no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function toolOf(value: Json): Tool {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new TypeError(WANTED);
  const { name, description, parameters } = value;
  if (typeof name !== "string" || name === "") throw new TypeError("Each tool needs a name.");
  return {
    name,
    ...(typeof description === "string" && { description }),
    ...(parameters !== undefined && { parameters }),
  };
}

/**
 * Tools that become available during a conversation, as text with their names. The tools themselves are declared with
 * the call.
 */
import type { Part, Tool } from "../../generated/interlingua/text.js";

type Named = Pick<Tool, "name" | "group">;

/** The name of a group precedes that of its tool, as in dialects without groups. */
export function wordsForTools(tools: readonly Named[]): string {
  const names = tools.map(({ name, group }) => (group === undefined ? name : `${group}__${name}`)).join(", ");
  if (tools.length === 0) return "No tools were found.";
  return tools.length === 1 ? `This tool can be called now: ${names}` : `These tools can be called now: ${names}`;
}

/** A text that names tools, with the names that `rename` returns. Results may contain such texts too. */
export function renameInWords(part: Part, rename: (tool: Tool) => Tool): Part {
  if (part.kind === "result" && part.parts.some(namesTools))
    return { ...part, parts: part.parts.map((inside) => renameInWords(inside, rename)) };
  if (part.kind !== "text" || part.tools === undefined) return part;
  const tools = part.tools.map(rename);
  return { ...part, tools, text: wordsForTools(tools) };
}

/** Only the text, after its names are those of the declared tools. */
export function withoutTools(part: Part): Part {
  if (part.kind === "result" && part.parts.some(namesTools)) return { ...part, parts: part.parts.map(withoutTools) };
  return part.kind === "text" && part.tools !== undefined ? { ...part, tools: undefined } : part;
}

export function namesTools(part: Part): boolean {
  return part.kind === "result" ? part.parts.some(namesTools) : part.kind === "text" && part.tools !== undefined;
}

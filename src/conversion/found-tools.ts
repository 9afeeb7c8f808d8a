/** Tools that can be called from now on, as words that name them: the tools themselves are offered with the call. */
import type { Part, Tool } from "../../generated/interlingua/text.js";

type Named = Pick<Tool, "name" | "group">;

/** A group's name stands before that of a tool, as it does where there are no groups. */
export function wordsForTools(tools: readonly Named[]): string {
  const names = tools.map(({ name, group }) => (group === undefined ? name : `${group}__${name}`)).join(", ");
  if (tools.length === 0) return "No tools were found.";
  return tools.length === 1 ? `This tool can be called now: ${names}` : `These tools can be called now: ${names}`;
}

/** Words that name tools by what `rename` makes of them, also inside of results. */
export function renameInWords(part: Part, rename: (tool: Tool) => Tool): Part {
  if (part.kind === "result" && part.parts.some(namesTools))
    return { ...part, parts: part.parts.map((inside) => renameInWords(inside, rename)) };
  if (part.kind !== "text" || part.tools === undefined) return part;
  const tools = part.tools.map(rename);
  return { ...part, tools, text: wordsForTools(tools) };
}

/** The words alone, once their names are those under which the tools are offered. */
export function withoutTools(part: Part): Part {
  if (part.kind === "result" && part.parts.some(namesTools)) return { ...part, parts: part.parts.map(withoutTools) };
  return part.kind === "text" && part.tools !== undefined ? { ...part, tools: undefined } : part;
}

export function namesTools(part: Part): boolean {
  return part.kind === "result" ? part.parts.some(namesTools) : part.kind === "text" && part.tools !== undefined;
}

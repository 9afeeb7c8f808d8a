/**
 * Removes tools that run on the servers of one vendor, because another vendor cannot run them, and reports them. If no
 * other tool remains, an instruction states this. Otherwise models invent the results.
 */
import type { Request, Tool } from "../../../generated/interlingua/text.js";
import { withInstruction } from "../instruction.js";
import type { Loss } from "../loss.js";

export function dropHostedTools(request: Request, loss: Loss): Request {
  const hosted = (request.tools ?? []).filter(({ calling }) => calling === "hosted");
  if (hosted.length === 0) return request;
  for (const tool of hosted) loss.drop(tool);
  const tools = (request.tools ?? []).filter(({ calling }) => calling !== "hosted");
  const remaining = withoutChoice(request, hosted, tools, loss);
  if (tools.length > 0) return { ...remaining, tools };
  return withInstruction({ ...remaining, tools: undefined }, wordsFor(hosted), "first");
}

/** Vendors refuse a choice of tools that are not declared. */
function withoutChoice(request: Request, hosted: readonly Tool[], tools: readonly Tool[], loss: Loss): Request {
  const { tool_choice: choice } = request;
  if (choice?.names === undefined) return request;
  const offered = new Set(tools.flatMap(({ name, group }) => [name, group]));
  const withdrawn = new Set(hosted.map(({ name }) => name));
  const names = choice.names.filter((name) => offered.has(name) || !withdrawn.has(name));
  if (names.length === choice.names.length) return request;
  if (names.length > 0) return { ...request, tool_choice: { ...choice, names } };
  loss.drop(choice);
  return { ...request, tool_choice: undefined };
}

function wordsFor(hosted: readonly Tool[]): string {
  const names = [...new Set(hosted.map(({ name }) => name))];
  const subject = names.length === 1 ? `The tool ${names.join("")} is` : `The tools ${names.join(", ")} are`;
  return `${subject} not available here. Where it would be needed, say so, and do not invent what it would return.`;
}

/** Without this member of the request it changes nothing. */
dropHostedTools.about = ["tools"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropHostedTools.drops = { tools: "of the client", tool_choice: "of tools of the client" };

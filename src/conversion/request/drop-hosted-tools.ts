/**
 * Removes tools that run on the servers of one vendor, because another vendor cannot run them, and reports them. If no
 * other tool remains, an instruction states this. Otherwise models invent the results.
 */
import type { Request, Tool, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";
import type { Loss } from "../loss.js";

export function dropHostedTools(request: Request, loss: Loss): Request {
  const hosted = (request.tools ?? []).filter(({ calling }) => calling === "hosted");
  if (hosted.length === 0) return request;
  for (const tool of hosted) loss.drop(tool);
  const tools = (request.tools ?? []).filter(({ calling }) => calling !== "hosted");
  const remaining = withoutChoice(request, hosted, tools, loss);
  if (tools.length > 0) return { ...remaining, tools };
  return { ...remaining, tools: undefined, turns: instructed(remaining.turns, wordsFor(hosted)) };
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

/** At the end of the last instruction turn at the start, because some models accept only one. */
function instructed(turns: readonly Turn[], words: string): Turn[] {
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const end = first < 0 ? turns.length : first;
  const last = turns[end - 1];
  if (last === undefined) return [{ role: "system", parts: [{ kind: "text", text: words }] }, ...turns];
  return [...turns.slice(0, end - 1), { ...last, parts: added(last.parts, words) }, ...turns.slice(end)];
}

/** The text is added to an unmarked text part, because some hosts accept only one text. */
function added(parts: Turn["parts"], words: string): Turn["parts"] {
  const last = parts.at(-1);
  if (last?.kind !== "text" || last.cache !== undefined) return [...parts, { kind: "text", text: words }];
  return [...parts.slice(0, -1), { ...last, text: `${last.text}\n\n${words}` }];
}

/** Without this member of the request it changes nothing. */
dropHostedTools.about = ["tools"] as const;

/** Concepts that this pass drops, except under these conditions. */
dropHostedTools.drops = { tools: "of the client", tool_choice: "of tools of the client" };

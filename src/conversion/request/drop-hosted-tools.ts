/**
 * Tools that the servers of one vendor run cannot be offered by another: they are left out and reported. Where no other
 * tool remains the model is told so, for else it invents what they would have returned.
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

/** A choice of tools that are not there is refused by vendors. */
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

/** After the instructions that stand first, in the last turn of them: some models take one turn only. */
function instructed(turns: readonly Turn[], words: string): Turn[] {
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const end = first < 0 ? turns.length : first;
  const last = turns[end - 1];
  if (last === undefined) return [{ role: "system", parts: [{ kind: "text", text: words }] }, ...turns];
  return [...turns.slice(0, end - 1), { ...last, parts: added(last.parts, words) }, ...turns.slice(end)];
}

/** To a text that is not marked the words are added, for some hosts take one text only. */
function added(parts: Turn["parts"], words: string): Turn["parts"] {
  const last = parts.at(-1);
  if (last?.kind !== "text" || last.cache !== undefined) return [...parts, { kind: "text", text: words }];
  return [...parts.slice(0, -1), { ...last, text: `${last.text}\n\n${words}` }];
}

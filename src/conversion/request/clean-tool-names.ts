/**
 * Makes tool names that a vendor accepts, the same in the tools, the choice, and earlier calls and results. The
 * client's own names are stored, so that answers can use them.
 */
import type { Part, Request } from "../../../generated/interlingua/text.js";
import { cleanerFor } from "../clean-name.js";
import type { WriteContext } from "../write-context.js";
import { namesTools, renameInWords, withoutTools } from "../found-tools.js";
import type { Loss } from "../loss.js";

export function cleanToolNames(request: Request, _loss: Loss, pattern: string, context: WriteContext): Request {
  const clean = cleanerFor(pattern);
  const renamed = new Map<string, string>();
  for (const name of namesIn(request)) if (name !== "" && clean(name) !== name) renamed.set(name, clean(name));
  if (renamed.size === 0) return inWordsAlone(request);
  for (const [own, sent] of renamed) noteOwn(context.toolNames, own, sent);
  return inWordsAlone(rename(request, (name) => renamed.get(name) ?? name));
}

/** Texts that name tools get the new names too. */
function inWordsAlone(request: Request): Request {
  if (!request.turns.some(({ parts }) => parts.some(namesTools))) return request;
  return { ...request, turns: request.turns.map((turn) => ({ ...turn, parts: turn.parts.map(withoutTools) })) };
}

/** A tool that was renamed before keeps the name that the client knows. */
function noteOwn(names: WriteContext["toolNames"], own: string, sent: string): void {
  names?.set(sent, names.get(own) ?? { name: own });
  names?.delete(own);
}

function namesIn({ tools, tool_choice: choice, turns }: Request): string[] {
  const names = [...(tools ?? []).map(({ name }) => name), ...(choice?.names ?? [])];
  for (const { parts } of turns)
    for (const part of parts)
      if ((part.kind === "call" || part.kind === "result") && part.name !== undefined) names.push(part.name);
  return names;
}

function rename(request: Request, sent: (name: string) => string): Request {
  const { tools, tool_choice: choice, turns } = request;
  const renamePart = (part: Part): Part => {
    if (part.kind === "call") return { ...part, name: sent(part.name) };
    const renamedPart = renameInWords(part, (tool) => ({ ...tool, name: sent(tool.name) }));
    return renamedPart.kind === "result" && renamedPart.name !== undefined
      ? { ...renamedPart, name: sent(renamedPart.name) }
      : renamedPart;
  };
  return {
    ...request,
    tools: tools?.map((tool) => ({ ...tool, name: sent(tool.name) })),
    tool_choice: choice && { ...choice, names: choice.names?.map(sent) },
    turns: turns.map((turn) => ({ ...turn, parts: turn.parts.map(renamePart) })),
  };
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
cleanToolNames.carries = { "text.tools": ["text.text"] };

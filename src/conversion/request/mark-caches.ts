/**
 * Marks the parts of a prompt that the next call repeats, for vendors that cache only marked parts: the tools, the
 * instructions, and the last turns of the user. Marks of the client take precedence. Where marks are not accepted, they
 * are lost.
 */
import type { Part, Request, Tool, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";
import type { WriteContext } from "../write-context.js";
import type { Loss } from "../loss.js";

type Marked = Extract<Part, { cache?: string | undefined }> | Tool;

/** How many user turns are marked: the new one, and the last one of the previous call. */
const TURNS = 2;
/** The retention of a request whose marks last an hour. */
export const LONG = "24h";

/** `most`: the most marks of a call; without it, the dialect has none. */
export function markCaches(
  request: Request,
  loss: Loss,
  most: number | undefined,
  { promptCache, cacheMarks, family }: Pick<WriteContext, "promptCache" | "cacheMarks" | "family">,
): Request {
  const marked = marksIn(request);
  const taken = family?.cache_marks === false ? undefined : (most ?? cacheMarks);
  if (taken === undefined) return marked.length === 0 ? request : without(request, marked, loss);
  if (marked.length > 0) {
    const kept = marked.length <= taken ? request : without(request, marked.slice(0, -taken), loss);
    return most === undefined ? onPartsOfResults(kept) : kept;
  }
  if (most === undefined || promptCache !== "auto") return request;
  const worthy = new Set<Part | Tool>(worthyOf(request).slice(0, most));
  if (worthy.size === 0) return request;
  const span = request.cache_retention === LONG ? "long" : "short";
  return {
    ...changed(request, (item) => (worthy.has(item) ? { ...item, cache: span } : item)),
    cache_retention: span === "long" ? undefined : request.cache_retention,
  };
}

function marksIn({ tools = [], turns }: Request): Marked[] {
  const marked: Marked[] = [];
  const look = (item: Part | Tool): void => {
    if ("kind" in item && item.kind === "result") item.parts.forEach(look);
    if ("cache" in item && item.cache !== undefined) marked.push(item);
  };
  tools.forEach(look);
  for (const { parts } of turns) parts.forEach(look);
  return marked;
}

function without(request: Request, marked: readonly Marked[], loss: Loss): Request {
  const gone = new Set<Part | Tool>(marked);
  for (const item of marked) loss.dropConcept(item, "cache", item.cache);
  return changed(request, (item) => (gone.has(item) ? { ...item, cache: undefined } : item));
}

/**
 * Where results cannot be marked, their last text or medium is marked. The mark of an empty result stays, and is lost
 * when it is written.
 */
function onPartsOfResults(request: Request): Request {
  return changed(request, (item) => {
    if (!("kind" in item) || item.kind !== "result" || item.cache === undefined) return item;
    const last = lastIn(item.parts);
    if (last === undefined) return item;
    return {
      ...item,
      cache: undefined,
      parts: item.parts.map((part) => (part === last ? { ...part, cache: item.cache } : part)),
    };
  });
}

/** The request with each tool and part replaced by `change`, also inside results. */
function changed(request: Request, change: <T extends Part | Tool>(item: T) => T): Request {
  const parts = (list: readonly Part[]): Part[] =>
    list.map((part) => {
      const changedPart = change(part);
      return changedPart.kind === "result" ? { ...changedPart, parts: parts(changedPart.parts) } : changedPart;
    });
  return {
    ...request,
    tools: request.tools?.map(change),
    turns: request.turns.map((turn) => ({ ...turn, parts: parts(turn.parts) })),
  };
}

/** The last tool, the last instruction, and in longer conversations the ends of the last user turns. */
function worthyOf({ tools = [], turns }: Request): (Part | Tool)[] {
  const instructions = lastIn(turns.filter(isInstruction).flatMap((turn) => turn.parts));
  const userParts = userTurns(turns);
  const isGoingOn = tools.length > 0 || userParts.length > 1;
  const ends = isGoingOn
    ? userParts
        .slice(-TURNS)
        .reverse()
        .flatMap((parts) => lastIn(parts) ?? [])
    : [];
  return [...tools.slice(-1), ...(instructions === undefined ? [] : [instructions]), ...ends];
}

/** The parts of the user between two turns of the assistant, results included. */
function userTurns(turns: readonly Turn[]): Part[][] {
  const found: Turn[][] = [];
  let last: Turn["role"] | undefined;
  for (const turn of turns.filter((one) => !isInstruction(one))) {
    if (turn.role === "user" && last === "user") found.at(-1)?.push(turn);
    else if (turn.role === "user") found.push([turn]);
    last = turn.role;
  }
  return found.map((together) => together.flatMap(({ parts }) => parts));
}

/** Reasoning and empty texts cannot be marked. */
function lastIn(parts: readonly Part[]): Part | undefined {
  return parts.findLast(
    (part) => part.kind === "media" || part.kind === "result" || (part.kind === "text" && part.text.trim() !== ""),
  );
}

/** Concepts that this pass drops, except under these conditions. */
markCaches.drops = { "*.cache": "as many as the host takes" };

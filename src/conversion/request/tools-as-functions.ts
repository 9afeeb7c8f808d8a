/**
 * Converts every tool into a function with a unique name, for dialects that have only functions. Tools of a group get
 * the group's name as a prefix. A tool of free text gets one argument, and a search for tools becomes a function. The
 * client's own names are stored, so that answers can call its tools by them.
 */
import type { Calling, CallPart, Part, Request, Tool, ToolChoice } from "../../../generated/interlingua/text.js";
import type { ResultPart } from "../conversation/roles.js";
import type { WriteContext } from "../write-context.js";
import { namesTools, renameInWords } from "../found-tools.js";
import { type Loss } from "../loss.js";
import { reportGroupsWithout } from "./describe-groups.js";
import { asArguments, WORDS } from "../tool-names.js";

type Named = Pick<Tool, "name" | "group" | "calling">;

function isPlain({ group, calling }: Named): boolean {
  return group === undefined && calling === undefined;
}

/** `callings`: the kinds of calls that the dialect does not have; without them, it has functions alone. */
export function toolsAsFunctions(
  request: Request,
  loss: Loss,
  callings: readonly Calling[] | undefined,
  context: WriteContext,
): Request {
  const calls = request.turns.flatMap(({ parts }) => parts.filter((part): part is CallPart => part.kind === "call"));
  if (hasOnlyFunctions(request, calls)) return request;
  const tools = distinct(request.tools ?? [], loss);
  const converted = isAmongSeveral(request.tool_choice) ? undefined : callings;
  const isKept = (calling: Calling): boolean => converted?.includes(calling) === false;
  const names = new Names(tools);
  for (const tool of [...tools, ...calls]) {
    const { name, group, calling } = names.ownOf(tool);
    if (isPlain({ name, group, calling })) continue;
    const lostCalling = calling !== undefined && !isKept(calling) ? calling : undefined;
    context.toolNames?.set(names.sent({ name, group, calling }), { name, group, calling: lostCalling });
  }
  const asKnown = (calling: Calling | undefined): Calling | undefined =>
    calling !== undefined && isKept(calling) ? calling : undefined;
  const isWrapped = (part: CallPart): boolean => part.calling === "text" && asKnown(part.calling) === undefined;
  const plainName = (tool: Tool): Tool => ({ name: names.sent(names.ownOf(tool)) });
  const renamed = (part: Part): Part => {
    if (part.kind === "result") return renameInWords(resultFor(part, asKnown(part.calling)), plainName);
    if (part.kind === "text") return renameInWords(part, plainName);
    if (part.kind !== "call") return part;
    const own = names.ownOf(part);
    // A group that is the name of its tool is expressed by that name.
    if (own.group === undefined && part.group !== own.name) loss.dropConcept(part, "group", part.group);
    return {
      ...part,
      name: names.sent(own),
      group: undefined,
      calling: asKnown(part.calling),
      arguments: isWrapped(part) ? asArguments(part.arguments) : part.arguments,
    };
  };
  return {
    ...request,
    tools:
      request.tools &&
      tools.map((tool) => ({ ...asFunction(tool, asKnown(tool.calling)), name: names.sent(tool), group: undefined })),
    tool_choice: choose(request.tool_choice, tools, names, asKnown),
    turns: request.turns.map((turn) =>
      turn.parts.some((part) => isOfTools(part) || namesTools(part))
        ? { ...turn, parts: turn.parts.map(renamed) }
        : turn,
    ),
  };
}

function hasOnlyFunctions({ tools = [], tool_choice: choice, turns }: Request, calls: readonly CallPart[]): boolean {
  return (
    [...tools, ...calls].every(isPlain) &&
    !isAnyTwice(tools) &&
    choice?.calling === undefined &&
    !turns.some(({ parts }) => parts.some(namesTools))
  );
}

function isOfTools({ kind }: Part): boolean {
  return kind === "call" || kind === "result";
}

function resultFor({ calling: _calling, ...result }: ResultPart, calling: Calling | undefined): Part {
  return calling === undefined ? result : { ...result, calling };
}

/** A choice among several tools has no place for groups and kinds of calls. */
function isAmongSeveral(choice: ToolChoice | undefined): boolean {
  return choice?.names !== undefined && (choice.names.length !== 1 || choice.mode !== "required");
}

function isAnyTwice(tools: readonly Tool[]): boolean {
  return new Set(tools.map(keyOf)).size < tools.length;
}

/** A search may return a tool again, and the conversation may add one that a search must find first. */
function distinct(tools: readonly Tool[], loss: Loss): Tool[] {
  const known = new Map<string, Tool>();
  for (const tool of tools) {
    const before = known.get(keyOf(tool));
    if (before === undefined) known.set(keyOf(tool), tool);
    else if (bare(before) !== bare(tool)) loss.drop(tool);
  }
  const kept = [...known.values()];
  reportGroupsWithout(kept, tools, loss);
  return kept;
}

/** What is said of its group is no part of a tool. */
function bare({ origin: _place, group_description: _words, ...tool }: Tool): string {
  return JSON.stringify(tool);
}

/** The search for tools has its own key, so it never equals a function of the client. */
function keyOf({ name, group, calling }: Named): string {
  return JSON.stringify([group ?? null, name, calling === "search"]);
}

/** A unique name for each tool. */
class Names {
  readonly #own = new Map<string, Named>();
  readonly #sent = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** The number that was last put behind a name. Those below it are taken. */
  readonly #numbers = new Map<string, number>();

  constructor(tools: readonly Tool[]) {
    for (const tool of tools) this.#own.set(keyOf(tool), tool);
    for (const tool of tools)
      if (tool.group === undefined && tool.calling !== "search") this.#take(keyOf(tool), tool.name);
    for (const tool of tools) this.sent(tool);
  }

  /**
   * The tool of a call: by its group, or without one, because some vendors name a group where there was none. Otherwise
   * it is a tool that is not declared any more. A tool that a search found is called as a group with its own name.
   */
  ownOf(called: Named): Named {
    const known = this.#own.get(keyOf(called)) ?? this.#own.get(keyOf({ name: called.name }));
    if (known !== undefined) return { name: known.name, group: known.group, calling: known.calling };
    return called.group === called.name ? { name: called.name, calling: called.calling } : called;
  }

  sent(tool: Named): string {
    const known = this.#sent.get(keyOf(tool));
    if (known !== undefined) return known;
    const wanted = tool.group === undefined ? tool.name : `${tool.group}__${tool.name}`;
    return this.#take(keyOf(tool), this.#taken.has(wanted) ? this.#numbered(wanted) : wanted);
  }

  #numbered(wanted: string): string {
    let number = this.#numbers.get(wanted) ?? 2;
    while (this.#taken.has(`${wanted}_${number}`)) number++;
    this.#numbers.set(wanted, number);
    return `${wanted}_${number}`;
  }

  #take(key: string, name: string): string {
    this.#sent.set(key, name);
    this.#taken.add(name);
    return name;
  }
}

function asFunction(tool: Tool, known: Calling | undefined): Tool {
  if (known !== undefined || tool.calling === undefined) return tool;
  const { calling, grammar: _grammar, ...rest } = tool;
  return calling === "text" ? { ...rest, description: described(tool), parameters: freeText } : rest;
}

const freeText = {
  type: "object",
  properties: { [WORDS]: { type: "string", description: "The whole input of the tool, as free text." } },
  required: [WORDS],
  additionalProperties: false,
};

/** A function has no place for a grammar: it goes into the description. */
function described({ description, grammar }: Tool): string {
  const input = `Takes one free text, "${WORDS}".`;
  const syntax = grammar?.syntax === undefined ? "" : ` (${grammar.syntax})`;
  const rules =
    grammar?.definition === undefined ? [] : [`The text must follow this grammar${syntax}:\n${grammar.definition}`];
  return [...(description === undefined ? [] : [description]), input, ...rules].join("\n\n");
}

/** A choice of tools or groups by name. */
function choose(
  choice: ToolChoice | undefined,
  tools: readonly Tool[],
  names: Names,
  asKnown: (calling: Calling | undefined) => Calling | undefined,
): ToolChoice | undefined {
  if (choice?.names === undefined) return choice;
  const byName = new Map<string, Set<Tool>>();
  for (const tool of tools) for (const name of [tool.name, names.sent(tool)]) note(byName, name, tool);
  const byGroup = new Map<string, Set<Tool>>();
  for (const tool of tools) if (tool.group !== undefined) note(byGroup, tool.group, tool);
  // A repeated name counts once.
  const meant = [...new Set(choice.names)].flatMap((name) => [...(byName.get(name) ?? byGroup.get(name) ?? [])]);
  const sent = meant.length === 0 ? choice.names : [...new Set(meant.map((tool) => names.sent(tool)))];
  const { calling: _calling, ...rest } = choice;
  const calling = meant.length === 1 ? asKnown(meant[0]?.calling) : undefined;
  return { ...rest, names: sent, ...(calling !== undefined && { calling }) };
}

function note(index: Map<string, Set<Tool>>, name: string, tool: Tool): void {
  const tools = index.get(name);
  if (tools === undefined) index.set(name, new Set([tool]));
  else tools.add(tool);
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
toolsAsFunctions.carries = {
  "tools.grammar": ["tools.description"],
  "tools.grammar.syntax": ["tools.description"],
  "tools.grammar.definition": ["tools.description"],
  "tools.calling": ["tools.parameters"],
  "tools.group": ["tools.name"],
  "tool_choice.calling": ["tool_choice.names"],
  "call.group": ["call.name"],
  "call.calling": ["call.arguments"],
};

/** Concepts that this pass drops, except under these conditions. */
toolsAsFunctions.drops = {
  tools: "unless another has its name",
  "call.group": "unless its tool has no group",
};

/** The concept that it takes away, of the values that are given. */
toolsAsFunctions.clears = "calling";

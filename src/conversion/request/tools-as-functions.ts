/**
 * Offers every tool as a function with a name of its own, for dialects that know nothing else: tools of a group get
 * the group's name before theirs, a tool of free text gets one argument for it, and a search for tools is a function.
 * What the client's own tools are is noted, for answers call them as the client does.
 */
import type { Calling, CallPart, Part, Request, Tool, ToolChoice } from "../../../generated/interlingua/text.js";
import type { ResultPart } from "../conversation/roles.js";
import type { WriteContext } from "../dialect.js";
import { namesTools, renameInWords } from "../found-tools.js";
import { type Loss } from "../loss.js";
import { asArguments, WORDS } from "../tool-names.js";

interface Options {
  /** Ways to call a tool that the dialect has too. */
  readonly knows?: readonly Calling[];
}

type Named = Pick<Tool, "name" | "group" | "calling">;

export function plainTools(request: Request, loss: Loss, { knows = [] }: Options, context: WriteContext): Request {
  const calls = request.turns.flatMap(({ parts }) => parts.filter((part): part is CallPart => part.kind === "call"));
  const isPlain = ({ group, calling }: Named): boolean => group === undefined && calling === undefined;
  if (
    (request.tools ?? []).every(isPlain) &&
    !isAnyTwice(request.tools ?? []) &&
    calls.every(isPlain) &&
    request.tool_choice?.calling === undefined &&
    !request.turns.some(({ parts }) => parts.some(namesTools))
  )
    return request;
  const tools = distinct(request.tools ?? [], loss);
  const kept = isAmongSeveral(request.tool_choice) ? [] : knows;
  const names = new Names(tools);
  for (const tool of [...tools, ...calls]) {
    const own = names.ownOf(tool);
    if (!isPlain(own))
      context.toolNames?.set(names.sent(own), {
        name: own.name,
        group: own.group,
        calling: own.calling !== undefined && !kept.includes(own.calling) ? own.calling : undefined,
      });
  }
  const asKnown = (calling: Calling | undefined): Calling | undefined =>
    calling !== undefined && kept.includes(calling) ? calling : undefined;
  const isWrapped = (part: CallPart): boolean => part.calling === "text" && asKnown(part.calling) === undefined;
  const plainName = (tool: Tool): Tool => ({ name: names.sent(names.ownOf(tool)) });
  const say = (part: Part): Part => {
    if (part.kind === "result") return renameInWords(sayResult(part, asKnown(part.calling)), plainName);
    if (part.kind === "text") return renameInWords(part, plainName);
    if (part.kind !== "call") return part;
    return {
      ...part,
      name: names.sent(names.ownOf(part)),
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
      turn.parts.some((part) => isOfTools(part) || namesTools(part)) ? { ...turn, parts: turn.parts.map(say) } : turn,
    ),
  };
}

function isOfTools({ kind }: Part): boolean {
  return kind === "call" || kind === "result";
}

function sayResult({ calling: _told, ...result }: ResultPart, calling: Calling | undefined): Part {
  return calling === undefined ? result : { ...result, calling };
}

/** Names of groups and ways to call cannot be told where one of several tools is chosen. */
function isAmongSeveral(choice: ToolChoice | undefined): boolean {
  return choice?.names !== undefined && (choice.names.length !== 1 || choice.mode !== "required");
}

function isAnyTwice(tools: readonly Tool[]): boolean {
  return new Set(tools.map(keyOf)).size < tools.length;
}

/** A search may find a tool again, and the conversation may add one that waited to be found. */
function distinct(tools: readonly Tool[], loss: Loss): Tool[] {
  const known = new Map<string, Tool>();
  for (const tool of tools) {
    const before = known.get(keyOf(tool));
    if (before === undefined) known.set(keyOf(tool), tool);
    else if (bare(before) !== bare(tool)) loss.drop(tool);
  }
  return [...known.values()];
}

function bare({ origin: _place, ...tool }: Tool): string {
  return JSON.stringify(tool);
}

/** The search for tools is none of the client's own functions, whatever those are called. */
function keyOf({ name, group, calling }: Named): string {
  return JSON.stringify([group ?? null, name, calling === "search"]);
}

/** A name for each tool that no other has. */
class Names {
  readonly #own = new Map<string, Named>();
  readonly #sent = new Map<string, string>();
  readonly #taken = new Set<string>();

  constructor(tools: readonly Tool[]) {
    for (const tool of tools) this.#own.set(keyOf(tool), tool);
    for (const tool of tools)
      if (tool.group === undefined && tool.calling !== "search") this.#take(keyOf(tool), tool.name);
    for (const tool of tools) this.sent(tool);
  }

  /**
   * The tool that a call means: of this group, or of none, for there are vendors that name a group where there was none;
   * else one that is offered no longer. A tool found by a search is called as a group of its own name.
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
    let name = wanted;
    for (let count = 2; this.#taken.has(name); count++) name = `${wanted}_${count}`;
    return this.#take(keyOf(tool), name);
  }

  #take(key: string, name: string): string {
    this.#sent.set(key, name);
    this.#taken.add(name);
    return name;
  }
}

function asFunction(tool: Tool, known: Calling | undefined): Tool {
  if (known !== undefined || tool.calling === undefined) return tool;
  const { calling, grammar: _toldInWords, ...rest } = tool;
  return calling === "text" ? { ...rest, description: described(tool), parameters: freeText } : rest;
}

const freeText = {
  type: "object",
  properties: { [WORDS]: { type: "string", description: "The whole input of the tool, as free text." } },
  required: [WORDS],
  additionalProperties: false,
};

/** A function has no place for a grammar: it is told in words. */
function described({ description, grammar }: Tool): string {
  const told = `Takes one free text, "${WORDS}".`;
  const rules =
    grammar?.definition === undefined
      ? []
      : [
          `The text must follow this grammar${grammar.syntax === undefined ? "" : ` (${grammar.syntax})`}:\n${grammar.definition}`,
        ];
  return [...(description === undefined ? [] : [description]), told, ...rules].join("\n\n");
}

/** Of tools or groups that are named. */
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
  // A name may be told twice: it means no more tools then.
  const meant = [...new Set(choice.names)].flatMap((name) => [...(byName.get(name) ?? byGroup.get(name) ?? [])]);
  const sent = meant.length === 0 ? choice.names : [...new Set(meant.map((tool) => names.sent(tool)))];
  const { calling: _told, ...rest } = choice;
  const calling = meant.length === 1 ? asKnown(meant[0]?.calling) : undefined;
  return { ...rest, names: sent, ...(calling !== undefined && { calling }) };
}

function note(index: Map<string, Set<Tool>>, name: string, tool: Tool): void {
  const tools = index.get(name);
  if (tools === undefined) index.set(name, new Set([tool]));
  else tools.add(tool);
}

/** Concepts that this pass carries in another form. */
plainTools.carries = ["tools.grammar", "tools.calling"];

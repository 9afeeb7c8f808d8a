import { createHash } from "node:crypto";
import type { Part, Request, Tool } from "../registry.js";
import { PromptValues, mentions, wordsOf } from "./prompt-values.js";
import { makeValue } from "./make-value.js";
import type { ConversationSummary } from "./conversation-summary.js";

type Call = Extract<Part, { kind: "call" }>;

interface Mention {
  readonly tool: Tool;
  /** Where the prompt mentions it. */
  readonly at: number;
}

/** Words that are part of many tool names, so they do not identify a tool. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    "a add an ask by call check create current delete do fetch find for from get in list look lookup make my new of " +
    "on open query read run save search send set show the this to tool update use with write"
  ).split(" "),
);

/** The calls that a request leads to: of tools that the prompt names, or of a tool that must be called. */
export function chooseCalls(request: Request, conversation: ConversationSummary): Call[] {
  const { mode = "auto", names } = request.tool_choice ?? {};
  if (mode === "none" || conversation.results.length > 0) return [];
  const offered = (request.tools ?? []).filter(({ name }) => names === undefined || names.includes(name));
  const named = mentionsOf(offered, conversation.prompt);
  const due = offered.slice(0, 1).map((tool) => ({ tool, at: 0 }));
  const chosen = named.length === 0 && mode === "required" ? due : named;
  const allowed = request.parallel_calls === false ? chosen.slice(0, 1) : chosen;
  return allowed.map((mention, index) =>
    callOf(mention.tool, promptValuesFor(index, allowed, conversation.prompt), conversation.calls.length + index),
  );
}

/** The tools that a prompt names, in its order. */
function mentionsOf(tools: readonly Tool[], prompt: string): Mention[] {
  return tools
    .map((tool) => ({ tool, at: placeOf(tool.name, prompt) }))
    .filter(({ at }) => at !== -1)
    .sort((left, right) => left.at - right.at);
}

/** A prompt names a tool by its name, or by all words of the name that other tools do not share. */
function placeOf(name: string, prompt: string): number {
  const words = wordsOf(name);
  const whole = [name, words.join(" ")].map((written) => mentions(prompt, written)).find((at) => at !== -1);
  if (whole !== undefined) return whole;
  const distinctive = words.filter((word) => !COMMON_WORDS.has(word));
  const places = distinctive.map((word) => mentions(prompt, word));
  return places.length === 0 || places.includes(-1) ? -1 : Math.min(...places);
}

/** A tool's values are taken from the prompt between its mention and the mention of the next tool. */
function promptValuesFor(index: number, mentioned: readonly Mention[], prompt: string): PromptValues {
  if (mentioned.length < 2) return new PromptValues(prompt);
  return new PromptValues(prompt.slice(mentioned[index]?.at ?? 0, mentioned[index + 1]?.at), prompt);
}

function callOf({ name, parameters }: Tool, promptValues: PromptValues, position: number): Call {
  const written = JSON.stringify(makeValue(parameters ?? { type: "object" }, promptValues));
  const id = createHash("sha256").update(`${position} ${name} ${written}`).digest("hex").slice(0, 24);
  return { kind: "call", id, name, arguments: written };
}

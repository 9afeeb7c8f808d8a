/** The properties that text models of a family share, beyond rules for single concepts. */
import type { Effort, Medium, Request, Turn } from "../../generated/interlingua/text.js";
import { askToContinue } from "./conversation/ask-to-continue.js";
import { hoistInstructions } from "./conversation/hoist-instructions.js";
import { mediaBesideResults } from "./conversation/media-beside-results.js";
import { mergeNeighbours } from "./conversation/merge-neighbours.js";
import { dropReasoning } from "./conversation/drop-reasoning.js";
import { isInstruction } from "./conversation/roles.js";
import type { Json } from "./json.js";
import type { Loss } from "./loss.js";
import { takesOnly, turnsWithMediaTaken } from "./media-taken.js";

const allMedia: readonly Medium[] = ["image", "audio", "video", "document"];

/** The number of reasoning tokens that can be requested. */
export interface Budget {
  readonly least: number;
  readonly most?: number;
  /** A budget of minus one leaves it to the model. */
  readonly dynamic?: true;
}

/** The reasoning controls of a family. */
export interface ReasoningWords {
  /** From the least to the most. */
  readonly effort?: readonly Effort[];
  readonly budget?: Budget;
  /** Models decide by themselves when this is requested. */
  readonly adaptive?: true;
  readonly off?: true;
  /** Hosts with a switch turn reasoning on, and off where `off` is set; some only in streams. */
  readonly switched?: true | "streams";
}

export interface Family {
  readonly reasoning?: "none" | ReasoningWords;
  /** The one effort that is accepted together with tools, in dialects with this limit; `omit` where none is. */
  readonly beside_tools?: Effort | "omit";
  /** The most tokens that a request may allow an answer. */
  readonly output?: number;
  readonly instructions?: "first" | "user";
  readonly media?: readonly Medium[];
  /** Other media are moved next to the result. */
  readonly media_in_results?: readonly Medium[];
  /** Reasoning of earlier turns is left out. */
  readonly reasoning_items?: "refused";
  /** The model does not continue a turn of the assistant. */
  readonly prefill?: "refused";
  readonly strict?: false;
  /** The models refuse cache marks, even if their host accepts marks for other models. */
  readonly cache_marks?: false;
  /** The models refuse members under the names that their host has for those of other models. */
  readonly renames?: false;
  /** Values that are left out, because they are the model's default. */
  readonly implicit?: Readonly<Record<string, Json>>;
}

type Conversation = Pick<Request, "turns" | "tools" | "output_format" | "output_limit" | "origin">;

/** A request with its conversation, its tools and its limit in the form that a family accepts. */
export function fitFamily<R extends Partial<Conversation>>(family: Family | undefined, request: R, loss: Loss): R {
  if (family === undefined || request.turns === undefined) return request;
  const fitted = withoutDefaults(family, request as R & Conversation);
  const { output, instructions, strict } = family;
  if (output !== undefined && fitted.output_limit !== undefined && fitted.output_limit > output) {
    loss.dropConcept(request, "output_limit", fitted.output_limit);
    fitted.output_limit = output;
  }
  fitted.turns = historyTaken(family, fitted.turns, loss);
  if (instructions !== undefined) fitted.turns = placed(fitted.turns, instructions);
  return strict === false ? unstrict(fitted, loss) : fitted;
}

/** The conversation without what models refuse in it. */
function historyTaken({ media, media_in_results: held, reasoning_items, prefill }: Family, given: Turn[], loss: Loss) {
  let turns = given;
  if (media !== undefined) turns = turnsWithMediaTaken(turns, takesOnly(media), loss);
  if (held !== undefined) turns = mediaBesideResults(turns, loss, movedBut(held));
  if (reasoning_items === "refused") turns = dropReasoning(turns, loss);
  return prefill === "refused" ? askToContinue(turns) : turns;
}

function movedBut(held: readonly Medium[]): Medium[] {
  return allMedia.filter((medium) => !held.includes(medium));
}

function withoutDefaults<R extends object>({ implicit = {} }: Family, request: R): R {
  const entries = Object.entries(request).filter(
    ([concept, value]) => implicit[concept] === undefined || implicit[concept] !== value,
  );
  return Object.fromEntries(entries) as R;
}

/** Instructions in one turn at the start, in the role of the first; or as turns of the user. */
export function placed(turns: Turn[], place: "first" | "user"): Turn[] {
  if (place === "user")
    return turns.some(isInstruction)
      ? mergeNeighbours(turns.map((turn) => (isInstruction(turn) ? { ...turn, role: "user" } : turn)))
      : turns;
  const first = turns.find(isInstruction);
  if (first === undefined) return turns;
  return mergeNeighbours(
    hoistInstructions(turns).map((turn) => (isInstruction(turn) ? { ...turn, role: first.role } : turn)),
  );
}

function unstrict<R extends Partial<Conversation>>(request: R, loss: Loss): R {
  const { tools, output_format: format } = request;
  const relaxed = tools?.map((tool) => {
    loss.dropConcept(tool, "strict", tool.strict, false);
    return { ...tool, strict: undefined };
  });
  if (format !== undefined) loss.dropConcept(format, "strict", format.strict, false);
  return { ...request, tools: relaxed, output_format: format && { ...format, strict: undefined } };
}

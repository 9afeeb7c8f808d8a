/** What the event templates of streams may refer to. */
import { libraryFunctions } from "../model/functions.js";
import type { Mapping } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { code, Name, type Code } from "../print/code.js";
import { memberOf } from "./conditions.js";
import { locals } from "./locals.js";
import { finishWords, writer } from "./own-names.js";
import { functionNamed } from "./passes.js";
import { content, lossModule, partPlaces, streamEvents, write } from "./runtime.js";
import { literal } from "./text.js";
import { memberOfAnswer, countedKinds, ANSWER } from "../model/event-variables.js";

const { citation, index, part, piece, probabilities, state } = locals;
const { jsonText, partOf, pieceOf, responseOf } = streamEvents;

/** The values of `$citation`, `$probabilities`, `$item` and the like, declared by a module that needs them. */
export const citationWire = new Name("citationWire");
export const citationsWire = new Name("citationsWire");
export const probabilitiesWire = new Name("probabilitiesWire");
export const itemWire = new Name("itemWire");
export const itemIds = "itemIds";
type Owner = Pick<Mapping, "dialect">;

/** Values, which are written as JSON text. */
const values: Readonly<Record<string, (owner: Owner) => Code>> = {
  $id: () => code`${state}.id`,
  $model: () => code`${state}.model`,
  $part_id: () => code`${part}.id`,
  $part_name: () => code`${part}.name`,
  $text: () => code`${part}.text`,
  $arguments: () => code`${transform("json_object")}.write(${part}.text)`,
  $signature: () => code`${part}.signature`,
  $redacted: () => code`${part}.redacted`,
  $piece: () => code`${piece}`,
  $citation: () => code`${citationWire}(${state}, ${part}, ${citation})`,
  $citations: () => code`${citationsWire}(${state})`,
  $usage: (owner) => code`${writer(owner, "Usage")}(${state}.usage)`,
  $finish: (owner) => code`${finish(owner)} ?? null`,
  $stop_sequence: () => code`${state}.stopSequence ?? null`,
  $explanation: () => code`${state}.explanation`,
  $json_arguments: () => code`${part}.text === "" ? "{}" : ${part}.text`,
  $content: (owner) => answerPart(owner, code`${partOf}(${part})`),
  $piece_content: (owner) => answerPart(owner, code`${pieceOf}(${part}, ${piece})`),
  [ANSWER]: (owner) => code`${writer(owner, "Response")}(${responseOf}(${state}), ${state}.echo)`,
  $item: () => code`${itemWire}(${state}, ${part})`,
  $probabilities: () => code`${probabilitiesWire}(${probabilities})`,
  $text_probabilities: () => code`${probabilitiesWire}(${part}.probabilities ?? [])`,
};

/** Numbers, and texts that are the same in the whole stream: JSON text as they are. */
const numbers: Readonly<Record<string, Code>> = {
  $id: code`${state}.idText`,
  $model: code`${state}.modelText`,
  $created: code`${state}.created`,
  $created_at: code`${jsonText}(${transform("iso_time")}.write(${state}.created))`,
  $sequence: code`${state}.sequence++`,
  $index: code`${part}.index`,
  $kind_index: code`${part}.kindIndex`,
  $citation_index: code`${index}`,
};

/** Values that many answers do not have. A member that would have one is then left out: readers may refuse a null. */
const optional: ReadonlySet<string> = new Set(["$explanation"]);

/** Variables that may be at the end of a constant text. */
const endings: Readonly<Record<string, (owner: Owner) => Code>> = {
  $item_tail: () => code`${content.itemTail}(${state}.id, ${part}.index)`,
  $status: (owner) => code`${write.wordPart}(${finish(owner)}, 0)`,
};

export const templateVariables: readonly string[] = [
  ...Object.keys(values),
  ...Object.keys(numbers),
  ...Object.keys(endings),
  "$merge",
];

function transform(name: string): Name {
  return functionNamed(libraryFunctions, "transforms", name).name;
}

function finish(owner: Owner): Code {
  return code`${write.finishWord}(${finishWords(owner)}, ${state}.finish, ${state}.parts)`;
}

function answerPart(owner: Owner, given: Code): Code {
  return code`${writer(owner, "Part")}(${given}, "answer", ${lossModule.noLoss})`;
}

/** The value behind a variable, which may go on with a path into the answer; nothing for a constant. */
export function valueOf(text: string, owner: Owner): Code | undefined {
  if (Object.hasOwn(values, text)) return values[text]?.(owner);
  const member = memberOfAnswer(text);
  return member === undefined ? undefined : code`${memberOf(values[ANSWER]?.(owner) ?? "", member)}`;
}

/** Variables that are the same in all events with fragments of a part, but for the fragment and the event's number. */
const ofPart: ReadonlySet<string> = new Set([
  "$id",
  "$model",
  "$created",
  "$created_at",
  "$index",
  "$kind_index",
  "$part_id",
  "$part_name",
  "$sequence",
  "$piece",
  "$piece_content",
]);

/** Whether a text in the event of a fragment has a variable that may differ in another event of the part. */
export function changesInPart(text: string): boolean {
  if (ofPart.has(text) || countedKinds(text) !== undefined) return false;
  return text.startsWith("$") || text.endsWith("$status");
}

export function isEventNumber(piece: Code): boolean {
  return piece.text === numbers.$sequence?.text;
}

/** Whether a member with this value is left out where there is no value. */
export function isOptional(value: Json | undefined): value is string {
  return typeof value === "string" && optional.has(value);
}

/** The JSON text of a variable; nothing for a constant. */
export function jsonTextOf(text: string, owner: Owner): Code | undefined {
  const kinds = countedKinds(text);
  if (kinds !== undefined) return code`${partPlaces.indexAmong}(${state}, ${part}, ${literal([...kinds])})`;
  if (Object.hasOwn(numbers, text)) return numbers[text];
  const value = valueOf(text, owner);
  return value === undefined ? undefined : code`${jsonText}(${value})`;
}

/** A constant text with a variable at its end. */
export function endingOf(text: string, owner: Owner): { readonly start: string; readonly ending: Code } | undefined {
  const [, start, variable] = /^([^$]+)(\$[a-z_]+)$/.exec(text) ?? [];
  const ending = variable === undefined || !Object.hasOwn(endings, variable) ? undefined : endings[variable];
  return start === undefined || ending === undefined ? undefined : { start, ending: ending(owner) };
}

/** Finds values of requests that make no difference in another dialect, and that nothing accounts for. */
import type { Mapping } from "../../../codegen/model/mapping.js";
import {
  ConversionError,
  Loss,
  type Dialect,
  type FieldRow,
  type Json,
  type VocabularyName,
  type Wire,
} from "../../../src/registry.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Named } from "./row-conditions.js";
import { describesNothing } from "./idle-members.js";
import type { Table } from "./table.js";
import { knownPlaces } from "./table-check.js";
import { requestsOf, isForStream } from "./party.js";
import { bare, isWithin, placeNames, placesIn, wordsOf } from "./table-places.js";

/** Types of texts and images, which are read whatever their type. */
const described = new Set([
  "input[].content[words_in_parts].parts[].type",
  "images[].type",
  "image.type",
  "image[].type",
]);

/** Words that mean the same as no word, by their places. */
const usualWords: ReadonlyMap<string, Json> = new Map([["omni_reference_task_type", "auto"]]);

interface Converted {
  readonly sent: string;
  readonly lost: readonly string[];
}

/** The places of values that could be removed or changed without a difference in what is sent or reported. */
export function ineffective<V extends VocabularyName>(
  { from: mapping, rows, neutral }: Table,
  from: Dialect<V>,
  to: Dialect<V>,
  body: Wire,
): string[] {
  const usual = converted(from, to, body);
  if (usual === undefined) return [];
  const nameOf = placeNames(body, requestsOf(from), mapping, knownPlaces(rows));
  const words = wordsOf(mapping);
  const withoutEffect = rows.filter(isWithoutEffect).map((row) => withoutLists(row.from));
  const named = placesIn(body).map((leaf) => ({ ...leaf, name: nameOf(leaf.path) }));
  const isTried = ({ path, value, name }: Named): boolean =>
    typeof value !== "object" &&
    value !== "" &&
    !isFormWord(name, value, mapping, words) &&
    !described.has(name) &&
    usualWords.get(name) !== value &&
    !usual.lost.some((place) => isWithin(path, place) || isWithin(place, path)) &&
    !withoutEffect.some((place) => isWithin(withoutLists(name), place)) &&
    !(neutral.get(name) ?? []).includes(value) &&
    !rows.some((row) => row.from === name && isUsual(row, value)) &&
    !isBesideNothing(rows, path, name, named);
  const isAccepted = (other: Wire): boolean => from.validate(other) === undefined && from.refuse(other) === undefined;
  const isSame = (other: Converted | undefined): boolean =>
    other !== undefined && other.sent === usual.sent && other.lost.length <= usual.lost.length;
  return named.filter(isTried).flatMap(({ path, value, name }) => {
    let isAnyAccepted = false;
    // Most values make a difference at the first change.
    for (const values of [[], ...changesOf(value).map((change) => [change])]) {
      const other = edited(body, path, values);
      if (!isAccepted(other)) continue;
      isAnyAccepted = true;
      if (!isSame(converted(from, to, other))) return [];
    }
    return isAnyAccepted ? [`${name}: ${JSON.stringify(value)} at ${path}`] : [];
  });
}

/** Acted on by the gateway, expressed by leaving it out, or part of another value. */
function isWithoutEffect({ concept, by = "", when = "" }: FieldRow): boolean {
  return (
    /(?:^|\.)model$/.test(concept) ||
    concept === "stream" ||
    /acted on by|by leaving it out/.test(by) ||
    /no effect/.test(when)
  );
}

/** What a row names as the value that is not lost: a dialect may refuse each other value. */
function isUsual({ dropped, conditions = [] }: TableRow, value: Json): boolean {
  return (
    dropped !== undefined &&
    conditions.some((condition) => condition.is === "other value" && condition.values.includes(value))
  );
}

/** The type of a medium whose bytes are not there. */
function isBesideNothing(rows: readonly FieldRow[], path: string, name: string, given: readonly Named[]): boolean {
  const own = rows.filter(({ from }) => from === name);
  return own.length > 0 && own.every((row) => describesNothing(row, path, given, rows));
}

/** A word that selects a form or an item: without others of that kind, it says nothing. */
function isFormWord(
  name: string,
  value: Json,
  { parts }: Mapping,
  words: ReadonlyMap<string, readonly string[]>,
): boolean {
  if (value === true) return parts.forms.some(({ when }) => when[name.replace(/^.*\./, "")] === true);
  return typeof value === "string" && (words.get(name.replace(/^.*\./, "")) ?? []).includes(value);
}

function changesOf(value: Json): Json[] {
  if (typeof value === "boolean") return [!value];
  if (typeof value === "number") return [value + 1, value / 2, 1, 2, 100, value * 100, 100_000];
  const text = String(value);
  return [`${text}zz`, `call_qq${text}`, ...(MEDIA_TYPE.test(text) ? ["text/markdown"] : [])];
}

const MEDIA_TYPE = /^(?:text|audio|image|video|application)\/[\w.+-]+$/;

/** Some objects of a document may be lists. */
function withoutLists(place: string): string {
  return bare(place).replaceAll("[]", "");
}

function converted<V extends VocabularyName>(from: Dialect<V>, to: Dialect<V>, body: Wire): Converted | undefined {
  const loss = new Loss(from.paths, body);
  try {
    const request = from.readRequest(body, loss);
    const context = { model: "maker/model", stream: isForStream(request) };
    const sent = JSON.stringify(to.writeRequest(request, loss, context));
    return { sent, lost: loss.paths };
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** A copy of a body with no value or with another one at a path. */
function edited(body: Wire, path: string, values: Json[]): Wire {
  const steps = [...path.matchAll(/[^.[\]]+/g)].map(([step]) => step);
  const edit = (value: Json | undefined, [step, ...rest]: readonly string[]): Json[] => {
    if (step === undefined) return values;
    if (Array.isArray(value))
      return [value.flatMap((item, index) => (index === Number(step) ? edit(item, rest) : [item]))];
    const { [step]: inside, ...others } = value as Wire;
    return [Object.fromEntries([...Object.entries(others), ...edit(inside, rest).map((one) => [step, one] as const)])];
  };
  return edit(body, steps)[0] as Wire;
}

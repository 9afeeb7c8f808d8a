import { ONLY_HERE } from "../../../codegen/tables/no-concepts.js";
import type { Condition, Test } from "../../../codegen/tables/condition.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Json } from "../../../src/registry.js";
import type { Located, Plain } from "./read-records.js";
import { isMetAsStated } from "./stated-conditions.js";
import { isWithin, type Leaf } from "./table-places.js";

/** A place of a body, with its name in tables. */
export interface Named extends Leaf {
  readonly name: string;
}

/** A request as it was read. */
export interface Scene {
  readonly given: readonly Named[];
  readonly records: readonly Located[];
  readonly request: Plain;
}

/** What is to become of a value: undecided where rows have conditions that are not decided here. */
export type Verdict = "carried" | "lost" | "silent" | "undecided";

type Met = boolean | undefined;

/** Nothing where a row is about other items or forms. */
export function verdictOf(row: TableRow, leaf: Named, scene: Scene): Verdict | undefined {
  const verdicts = (row.cases ?? [row]).flatMap((one) => verdictOfCase(one, leaf, scene) ?? []);
  const [first] = verdicts;
  return verdicts.every((one) => one === first) ? first : "undecided";
}

function verdictOfCase(row: TableRow, leaf: Named, scene: Scene): Verdict | undefined {
  const { conditions = [], dropped, to, form } = row;
  const record = form === undefined ? undefined : recordAround(leaf.path, form, scene);
  if (record === "another") return undefined;
  const met = conditions.map((condition) => isMet(condition, leaf, record, scene));
  if (conditions.some(({ is }, index) => is === "items" && met[index] === false)) return undefined;
  if (conditions.some((condition, index) => met[index] === false && isIdle(condition))) return "silent";
  if (to === undefined && dropped === undefined) return "undecided";
  if (form !== undefined && record === undefined) return "undecided";
  if (dropped !== undefined) return met.every((one) => one === true) ? "lost" : "undecided";
  if (met.includes(false)) return "lost";
  return met.includes(undefined) ? "undecided" : "carried";
}

/** What does not meet the condition has no effect: nobody names it. */
function isIdle(condition: Condition): boolean {
  return condition.is === "other value" || (condition.is === "stated" && condition.words.includes("no effect"));
}

/** The innermost record that was read in a form, unless it was read in another. */
function recordAround(path: string, form: string, { records }: Scene): Located | "another" | undefined {
  const around = records
    .filter((record) => isWithin(path, record.path) || record.path === "")
    .sort((left, right) => right.path.length - left.path.length);
  const own = around.find((record) => record.form === form);
  if (own !== undefined) return own;
  const kind = `${form.replace(/\..*$/, "")}.`;
  return around.some((record) => record.form.startsWith(kind)) ? "another" : undefined;
}

function isMet(condition: Condition, leaf: Named, record: Located | undefined, scene: Scene): Met {
  const { value, path } = leaf;
  switch (condition.is) {
    case "words":
      return typeof value === "string" ? condition.words.includes(value) : undefined;
    case "range":
      return typeof value === "number" ? value >= condition.least && value <= condition.most : undefined;
    case "first":
      return Array.isArray(value) ? value.length <= condition.count : undefined;
    case "other value":
      return !condition.values.some((one) => JSON.stringify(one) === JSON.stringify(value));
    case "earlier":
      return earlierThan(condition.place, path, scene).length === 0;
    case "items":
      return Object.entries(condition.match).every(([member, wanted]) =>
        [wanted].flat().some((one) => one === memberOf(itemAround(path, scene), member)),
      );
    case "form":
    case "not as":
      return record === undefined ? undefined : true;
    case "roles":
      return record?.role === undefined ? undefined : condition.roles.includes(record.role);
    case "tests":
      return anyOf(condition.any.map((tests) => allOf(tests.map((test) => isTrue(test, record, scene)))));
    case "not":
      return not(anyOf(condition.any.map((tests) => allOf(tests.map((test) => isTrue(test, record, scene))))));
    case "any":
      return anyOf(condition.any.map((one) => isMet(one, leaf, record, scene)));
    case "rule":
      // Requests that do not meet it are refused.
      return condition.rule.essential === true ? true : undefined;
    case "stated":
      return isMetAsStated(condition.words, { path, value, record, ...scene });
  }
}

function not(met: Met): Met {
  return met === undefined ? undefined : !met;
}

function anyOf(all: readonly Met[]): Met {
  return all.includes(true) ? true : all.includes(undefined) ? undefined : false;
}

function allOf(all: readonly Met[]): Met {
  return all.includes(false) ? false : all.includes(undefined) ? undefined : true;
}

function isTrue(test: Test, record: Located | undefined, scene: Scene): Met {
  if (record === undefined) return undefined;
  if (test.is === "within") {
    // Passes may move parts to other turns, and out of results.
    if (test.context === "results") return record.isInResult ? true : undefined;
    const { role, isLater = record.isLater } = test.context;
    return !record.isInResult && record.role === role && record.isLater === isLater ? true : undefined;
  }
  const tested = recordOf(test.of, record, scene);
  if (tested === undefined) return undefined;
  // Passes make other parts of what is in results.
  if (record.isInResult) return undefined;
  const value = valueIn(tested, test.concept.split("."));
  if (test.wanted === "present") return value !== undefined;
  if (test.wanted === "absent") return value === undefined;
  if (test.wanted === "one") return Array.isArray(value) && value.length === 1;
  return typeof test.wanted === "object" ? undefined : value === test.wanted;
}

/** The record that a test is about: around a value, or one that the part around it has. */
function recordOf(of: readonly string[], record: Located, { records }: Scene): Plain | undefined {
  const names = of.join(".");
  const around = records.filter((one) => one.outer === record.outer && one.of.join(".") === names);
  const own = around.filter((one) => isWithin(record.path, one.path));
  if (own.length > 0) return own.at(-1)?.record;
  const value = valueIn(record.outer, of);
  return typeof value === "object" && !Array.isArray(value) ? (value as Plain) : undefined;
}

function valueIn(record: Plain, [concept, ...inside]: readonly string[]): Plain[string] {
  if (concept === undefined) return record;
  const value = record[concept];
  if (inside.length === 0) return value;
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? valueIn(value as Plain, inside)
    : undefined;
}

/** The values at a place in the same items, of which only the first counts. */
export function earlierThan(place: string, path: string, { given }: Pick<Scene, "given">): Named[] {
  return given.filter((leaf) => leaf.name === place && !isEmpty(leaf.value) && isInSameItems(leaf.path, path));
}

/** Whether two places are in the same items of the lists that both are in. */
function isInSameItems(left: string, right: string): boolean {
  return [...left.matchAll(/\[\d+\]/g)].every(({ 0: item, index }) => {
    const list = left.slice(0, index);
    return !right.startsWith(`${list}[`) || right.startsWith(`${list}${item}`);
  });
}

function itemAround(path: string, { given }: Scene): Json | undefined {
  return given.find((leaf) => leaf.path === path.slice(0, path.lastIndexOf("]") + 1))?.value;
}

function memberOf(item: Json | undefined, member: string): Json {
  const members = typeof item === "object" && item !== null && !Array.isArray(item) ? item : {};
  return members[member] ?? "absent";
}

/** Nothing is in it, on any level. */
export function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value ?? {}).every(isEmpty);
}

/** Whether an equal value is at another place of its concept, where it is named. */
export function isRepeated(
  { name, value }: Named,
  own: readonly TableRow[],
  rows: readonly TableRow[],
  given: readonly Named[],
): boolean {
  const shared = own.map(({ concept }) => concept).filter((concept) => concept !== ONLY_HERE);
  const places = rows.filter(({ concept }) => shared.includes(concept)).map(({ from }) => from);
  const others = given.filter((other) => other.name !== name && places.includes(other.name));
  return others.some((other) => JSON.stringify(other.value) === JSON.stringify(value));
}

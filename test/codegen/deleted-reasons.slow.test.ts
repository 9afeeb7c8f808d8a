/** Nothing is lost in silence without its reason: the compiler refuses the mapping, or the loss is still reported. */
import { join } from "node:path";
import { expect } from "chai";
import { checkSpecs } from "../../codegen/check/index.js";
import type { Specs } from "../../codegen/check/specs.js";
import { readSpecs } from "../../codegen/compile.js";
import { keysOfForm, keysOfItem } from "../../codegen/emit/keys.js";
import { emitWrite } from "../../codegen/emit/write.js";
import { folderOf } from "../../codegen/load/load-specs.js";
import { describeProblem, SpecProblems } from "../../codegen/load/problem.js";
import type { MappingSource } from "../../codegen/load/sources/mapping.js";
import type { Pointer } from "../../codegen/load/pointer.js";
import type { Form, Item, Mapping } from "../../codegen/model/mapping.js";
import { shapesIn } from "../../codegen/model/read-errors.js";
import { readMapping } from "../../codegen/model/read-mapping.js";
import { FileRecord } from "../../codegen/cache/file-record.js";
import { print } from "../../codegen/print/print.js";
import { CHECKOUT } from "../support/checkout.js";

/** All of them are tried where tests run longer. */
const STEP = process.env.ISOGLOSS_RUNS === undefined ? 4 : 1;

const specs = join(CHECKOUT, "specs");

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A reason less leaves the form of a mapping as it was. */
function isMapping(value: unknown): value is MappingSource {
  return isMap(value);
}

/** The lines of a mapping that say why something is lost. */
function reasonsIn(value: unknown, at: Pointer = []): Pointer[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => reasonsIn(item, [...at, index]));
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...at, key];
    if (isMap(inner) && "absent" in inner) return [here];
    if (key !== "unmapped") return reasonsIn(inner, here);
    return isMap(inner) ? Object.keys(inner).map((name) => [...here, name]) : [here];
  });
}

/** A copy without one node. */
function without<Value>(value: Value, [key = "", ...rest]: Pointer): Value {
  const copy = structuredClone(value);
  const holder = rest.length === 0 ? copy : undefined;
  if (typeof holder === "object" && holder !== null) Reflect.deleteProperty(holder, key);
  else if (typeof copy === "object" && copy !== null) Reflect.set(copy, key, without(Reflect.get(copy, key), rest));
  return copy;
}

/** One dialect alone: what rules miss of others is no problem of it. */
function alone(mapping: Mapping, all: Specs): Specs {
  const folder = folderOf(mapping.file);
  const documents = all.documents.filter(({ file }) => folderOf(file) === folder);
  return {
    ...all,
    files: {
      ...all.files,
      ...{ profile: [], provider: [], mapping: [mapping.file], dialect: documents.map(({ file }) => file) },
    },
    documents,
    mappings: [mapping],
    functions: all.functions.filter(({ dialect }) => dialect === mapping.dialect),
  };
}

function problemsOf(given: Specs): string[] {
  try {
    checkSpecs(given);
    return [];
  } catch (error) {
    if (error instanceof SpecProblems) return error.problems.map(describeProblem);
    throw error;
  }
}

/** The statements of a writer, whatever their order. */
async function reportsOf(mapping: Mapping, { documents }: Specs): Promise<string> {
  const document = documents.find(({ name }) => name === mapping.dialect);
  if (document === undefined) throw new Error(`${mapping.dialect} has no document`);
  const files = await print([emitWrite(mapping, document)], new FileRecord());
  const drops = [...files.values()].join("\n").match(/loss\.dropConcept\([^;]*;/g) ?? [];
  return drops.sort().join("\n");
}

/** Whether readers know a member of what listed it: they report all others. Readers of events report those alone. */
function isKnown(pointer: Pointer, before: Mapping, edited: Mapping): boolean {
  const path = String(pointer.at(-1));
  if (pointer[0] === "stream") return true;
  const isListing = ({ unmapped }: Pick<Form, "unmapped">): boolean => unmapped.some((one) => one.path === path);
  const owner = pointer.slice(0, -2).join("/");
  const isOwner = ({ pointer: own }: Pick<Form, "pointer">): boolean => own.join("/").startsWith(owner);
  const formsOf = ({ parts, records }: Mapping): Form[] => [parts, ...records.values()].flatMap(({ forms }) => forms);
  const listing = [...formsOf(before).filter(isOwner), ...before.layout.items.filter((item) => isIn(item, owner))]
    .filter(isListing)
    .map(({ name }) => name);
  return [
    ...formsOf(edited)
      .filter((form) => isOwner(form) && listing.includes(form.name))
      .flatMap((form) => keysOfForm(form, edited)),
    ...edited.layout.items
      .filter((item) => isIn(item, owner) && listing.includes(item.name))
      .flatMap((item) => keysOfItem(item, edited)),
  ].includes(path);
}

/** The layout lists members for all its items. */
function isIn({ pointer }: Item, owner: string): boolean {
  return pointer.join("/").startsWith(owner);
}

describe("a mapping without one of its reasons", function () {
  this.timeout(600_000);

  it("is refused, or reports what is lost as before", async () => {
    const places = { roots: [specs], languageFolder: join(specs, "language"), out: join(CHECKOUT, "generated") };
    const all = await readSpecs(places);
    const shapes = shapesIn(all.files);
    const silent: string[] = [];
    for (const mapping of all.mappings) {
      const given = alone(mapping, all);
      const [document] = given.documents;
      if (document === undefined) continue;
      const before = new Set(problemsOf(given));
      const reports = await reportsOf(mapping, all);
      const reasons = reasonsIn(mapping.file.value);
      for (const pointer of reasons.filter((_pointer, index) => index % STEP === 0)) {
        const file = mapping.file.with(without(mapping.file.value, pointer)).checked(isMapping);
        if (file === undefined) continue;
        const edited = readMapping(file, document, mapping.vocabulary, shapes, mapping.functions);
        if (problemsOf({ ...given, mappings: [edited] }).some((problem) => !before.has(problem))) continue;
        const isLine = pointer.at(-2) !== "unmapped";
        const isReported = isLine ? (await reportsOf(edited, all)) === reports : !isKnown(pointer, mapping, edited);
        if (!isReported) silent.push(`${mapping.dialect}: ${pointer.join(".")}`);
      }
    }
    expect(silent).to.deep.equal([]);
  });
});

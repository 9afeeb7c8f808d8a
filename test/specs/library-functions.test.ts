/** What one dialect alone needs is beside it: the library has what at least two use. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { passesNamed, transformsNamedIn, transformsOfProfiles } from "../../codegen/check/named-functions.js";
import { snake, camel } from "../../codegen/model/names.js";
import { readSpecs } from "../../codegen/compile.js";
import type { FunctionKind } from "../../codegen/load/dialect-functions.js";
import { libraryFunctions } from "../../codegen/model/functions.js";
import { CHECKOUT } from "../support/checkout.js";

const KINDS: readonly FunctionKind[] = ["conversation", "request", "results", "transforms"];

/** Functions that one dialect uses today and that are no idea of its own, with the reason. */
const neutral: Readonly<Record<string, string>> = {
  attach_signatures: "passes of several dialects are made of the same function as this one",
  only_types: "each vendor has its list of types, which is the value of the pass",
  negated: "the compiler says in a hint to write it, wherever a dialect has a switch of the opposite meaning",
};

/** The users of each function of the library: dialects, by mappings, profiles and presets, and code beside dialects. */
async function usersOfLibrary(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const specs = await readSpecs({
    roots: [join(CHECKOUT, "specs")],
    languageFolder: join(CHECKOUT, "specs/language"),
    out: join(CHECKOUT, "generated"),
  });
  const names = KINDS.flatMap((kind) => libraryFunctions.names(kind).map((name) => snake(name)));
  const users = new Map(names.map((name) => [name, new Set<string>()]));
  const use = (name: string, dialect: string): unknown => users.get(name)?.add(dialect);
  for (const mapping of specs.mappings) for (const { name } of transformsNamedIn(mapping)) use(name, mapping.dialect);
  for (const { name, dialect } of transformsOfProfiles(specs)) use(name, dialect);
  for (const { passes, dialect } of passesNamed(specs)) for (const { name } of passes) use(name, dialect);
  for (const [dialect, words] of wordsOfCode())
    for (const name of names) if (words.has(camel(name))) use(name, dialect);
  return users;
}

/** The words of the code beside each dialect. */
function wordsOfCode(): [dialect: string, words: ReadonlySet<string>][] {
  const dialects = join(CHECKOUT, "specs/dialects");
  return readdirSync(dialects).map((dialect) => {
    const files = readdirSync(join(dialects, dialect)).filter((file) => file.endsWith(".ts"));
    const texts = files.map((file) => readFileSync(join(dialects, dialect, file), "utf8"));
    return [dialect, new Set(texts.join("\n").match(/\w+/g))];
  });
}

describe("a function of src/conversion that mappings can name", () => {
  let users: ReadonlyMap<string, ReadonlySet<string>>;
  before(async function () {
    this.timeout(60_000);
    users = await usersOfLibrary();
  });

  it("is used by two dialects, or is neutral for a stated reason", () => {
    const alone = [...users].filter(([name, dialects]) => dialects.size < 2 && neutral[name] === undefined);
    expect(
      alone.map(([name, dialects]) => `${name}: move it to specs/dialects/${[...dialects].join("")}/functions.ts`),
    ).to.deep.equal([]);
  });

  it("has no reason to be neutral that is no longer needed", () => {
    const needed = [...users].filter(([, dialects]) => dialects.size < 2).map(([name]) => name);
    expect(Object.keys(neutral)).to.have.members(needed);
  });
});

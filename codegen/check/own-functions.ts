/** What functions.ts beside a dialect exports is named by its mapping, and has a name of its own. */
import { dirname } from "node:path";
import { libraryFunctions } from "../model/functions.js";
import { SEVERAL_PLACES } from "../model/place.js";
import type { DialectFunction, FunctionKind, FunctionsFile } from "../load/dialect-functions.js";
import { folderOf } from "../load/load-specs.js";
import { hintFor } from "../load/nearest.js";
import type { About, Problem } from "../load/problem.js";
import { passesNamed, transformsNamedIn, transformsOfProfiles } from "./named-functions.js";
import { snake, camel } from "../model/names.js";
import type { Specs } from "./specs.js";

const LIBRARY = "src/conversion";

export function ownFunctionsNamed(specs: Specs): Problem[] {
  const named = namesIn(specs);
  return specs.functions.flatMap((file) => {
    const mapping = specs.mappings.find((one) => folderOf(one.file) === dirname(file.name));
    return file.functions.flatMap((one) =>
      faultsOf(one, file, named.has(keyOf(mapping?.dialect ?? "", one.kind, one.name))),
    );
  });
}

function faultsOf(one: DialectFunction, file: FunctionsFile, isNamed: boolean): Problem[] {
  const { name, kind, members, line, column } = one;
  const problem = (message: string, hint: string, about?: About): Problem => ({
    ...{ file: file.name, line, column },
    ...{ message, hint, about },
  });
  return [
    ...(libraryFunctions.find(kind, name) === undefined
      ? []
      : [
          problem(
            `${LIBRARY}/${kind} has "${snake(name)}" too`,
            "give it another name, or name the one of the library",
          ),
        ]),
    ...(members.includes(SEVERAL_PLACES)
      ? [problem(`"${name}" takes several places`, `only transforms of ${LIBRARY}/transforms can: move it there`)]
      : []),
    ...(isNamed
      ? []
      : [
          problem(
            `no mapping names "${snake(name)}"`,
            `name it in ${dirname(file.name)}/mapping.yaml, or export it no longer`,
            { lacks: snake(name), isIdle: true, ...(kind === "transforms" && { of: "transform" }) },
          ),
        ]),
  ];
}

function namesIn(specs: Specs): ReadonlySet<string> {
  return new Set([
    ...specs.mappings.flatMap((mapping) =>
      transformsNamedIn(mapping).map(({ name }) => keyOf(mapping.dialect, "transforms", name)),
    ),
    ...transformsOfProfiles(specs).map(({ dialect, name }) => keyOf(dialect, "transforms", name)),
    ...passesNamed(specs).flatMap(({ dialect, kind, passes }) => passes.map(({ name }) => keyOf(dialect, kind, name))),
  ]);
}

function keyOf(dialect: string, kind: FunctionKind, name: string): string {
  return `${dialect} ${kind} ${camel(name)}`;
}

/** A hint for a name that is not there: what another dialect has for itself can be shared. */
export function hintForFunction(
  name: string,
  known: readonly string[],
  kind: FunctionKind,
  { functions }: Specs,
): string | undefined {
  const other = functions.find((file) => file.functions.some((one) => one.kind === kind && one.name === camel(name)));
  return other === undefined
    ? hintFor(name, known)
    : `${other.name} has it: what two dialects need belongs in ${LIBRARY}/${kind}`;
}

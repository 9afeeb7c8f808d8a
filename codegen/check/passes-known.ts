/** `after_read:` and `before_write:` name passes of the right kind: over requests, turns or results. */
import type { Pass } from "../model/mapping.js";
import { libraryFunctions } from "../model/functions.js";
import { misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { type NamedPasses, passesNamed } from "./named-functions.js";
import { hintForFunction } from "./own-functions.js";
import type { Specs } from "./specs.js";

type Kind = NamedPasses["kind"];

const over: Readonly<Record<Kind, string>> = { request: "requests", conversation: "turns", results: "results" };
/** Where passes of another kind than the one that is meant here would belong. */
const sections: Readonly<Record<Kind, { readonly kind: Kind; readonly section: string }>> = {
  request: { kind: "conversation", section: "layout" },
  conversation: { kind: "request", section: "request" },
  results: { kind: "request", section: "request" },
};

export function passesKnown(specs: Specs): Problem[] {
  return passesNamed(specs).flatMap((named) =>
    named.passes.flatMap((pass, index) => faultsOf(pass, index, named, specs)),
  );
}

function faultsOf({ name, options }: Pass, index: number, named: NamedPasses, specs: Specs): Problem[] {
  const { file, dialect, kind, pointer } = named;
  const functions = specs.mappings.find((mapping) => mapping.dialect === dialect)?.functions ?? libraryFunctions;
  const found = functions.find(kind, name);
  const place = [...pointer, index, name];
  if (found === undefined) {
    const other = sections[kind];
    const hint =
      functions.find(other.kind, name) === undefined
        ? hintForFunction(name, functions.names(kind), kind, specs)
        : `it is a pass over ${over[other.kind]}: name it under ${other.section}`;
    const about = misspelt(name, functions.names(kind));
    return [file.problem(place, `there is no pass "${name}" over ${over[kind]}`, hint, about)];
  }
  return Object.keys(options).length > 0 && found.takes < OPTIONS_AT[kind]
    ? [file.problem(place, `${name} has no options`, `write ${name} alone`)]
    : [];
}

/** Options are the third argument of passes, and the second of those over results. */
const OPTIONS_AT: Readonly<Record<Kind, number>> = { request: 3, conversation: 3, results: 2 };

/** `after_read:` and `before_write:` name passes of the right kind: over requests, turns or results. */
import { isMap, type Old } from "../load/former-lines.js";
import { respellOptions } from "../load/former-options.js";
import { VALUE_OF_PASS } from "../load/former-values.js";
import type { Pass } from "../model/mapping.js";
import { libraryFunctions } from "../model/functions.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer, SpecFile } from "../load/spec-file.js";
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

function faultsOf({ name, value }: Pass, index: number, named: NamedPasses, specs: Specs): Problem[] {
  const { file, dialect, kind, pointer } = named;
  const mapping = specs.mappings.find((one) => one.dialect === dialect);
  const functions = mapping?.functions ?? libraryFunctions;
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
  if (value !== undefined && found.takes < VALUE_AT[kind])
    return [file.problem(place, `${name} takes no value`, `write - ${name}`)];
  return isMap(value) ? faultsOfMap(name, value, mapping?.vocabulary, place, file) : [];
}

/** The keys of a map are values of one enum: other maps would be options. */
function faultsOfMap(
  pass: string,
  value: Old,
  vocabulary: Vocabulary | undefined,
  place: Pointer,
  file: SpecFile,
): Problem[] {
  const keys = Object.keys(value);
  const enums = [...(vocabulary?.enums ?? [])].map(([name, values]) => {
    const known = values.map((one) => one.name);
    return { name, known, unknown: keys.filter((key) => !known.includes(key)) };
  });
  const [meant] = enums.sort((one, other) => one.unknown.length - other.unknown.length);
  if (meant === undefined || meant.unknown.length === keys.length)
    return [file.problem(place, VALUE_OF_PASS, respellOptions(pass, value))];
  return meant.unknown.map((key) =>
    file.problem([...place, key], `${meant.name} has no value "${key}"`, hintFor(key, meant.known)),
  );
}

/** The value is the third argument of passes, and the second of those over results. */
const VALUE_AT: Readonly<Record<Kind, number>> = { request: 3, conversation: 3, results: 2 };

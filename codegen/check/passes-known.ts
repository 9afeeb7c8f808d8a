/** `after_read:` and `before_write:` name passes of the right kind: over requests, turns or results. */
import { isMap, type Old } from "../load/former-lines.js";
import { respellOptions } from "../load/former-options.js";
import { VALUE_OF_PASS } from "../load/former-values.js";
import type { Pass } from "../model/mapping.js";
import { libraryFunctions } from "../model/functions.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
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
    named.passes.flatMap((pass, index) => [
      ...faultsOf(pass, index, named, specs),
      ...again(pass, index, named),
      ...misplaced(pass, index, named, specs),
    ]),
  );
}

/** What a pass has done is done. */
function again({ name, value }: Pass, index: number, { file, pointer, passes }: NamedPasses): Problem[] {
  const isThere = passes
    .slice(0, index)
    .some((other) => other.name === name && JSON.stringify(other.value) === JSON.stringify(value));
  if (!isThere) return [];
  return [file.problem([...pointer, index, name], `${name} runs here already`, "leave one of the two out")];
}

/** A pass runs where it has what it goes by, and where streams of answers follow it. */
function misplaced({ name }: Pass, index: number, named: NamedPasses, { mappings }: Specs): Problem[] {
  const { file, kind, pointer } = named;
  const functions = mappings.find(({ dialect }) => dialect === named.dialect)?.functions ?? libraryFunctions;
  const found = functions.find(kind, name);
  const section = pointer[0];
  const phase = pointer.at(-1);
  if (found === undefined || kind === "results") return [];
  const place = [...pointer, index, name];
  if (found.takes > WITHOUT_TARGET && (section === "response" || phase === "after_read")) {
    const message = `${name} goes by what the upstream takes, which is not known here`;
    return [file.problem(place, message, `write - ${name} under before_write: of ${SECTIONS[kind]}`)];
  }
  const { inStreams } = found.effects;
  const wanted = inStreams === "drops_placeholders" ? "after_read" : "before_write";
  if (inStreams === undefined || section !== "response" || phase === wanted) return [];
  const message = `streams of answers follow ${name} where it is under ${wanted}:, and not here`;
  return [file.problem(place, message, `write - ${name} under ${wanted}: of response`)];
}

/** The subject, the loss and the value: what follows is about the target. */
const WITHOUT_TARGET = 3;
const SECTIONS = { request: "request", conversation: "layout" } as const;

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
  if (value !== undefined && (found.takesValue === false || found.takes < VALUE_AT[kind]))
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

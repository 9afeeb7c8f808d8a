/**
 * What is refused inside a member that requests have is a member there, and values of tests are of its types. Others
 * may be those of other gateways.
 */
import type { Json } from "../../src/conversion/json.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { segmentsOf } from "../model/names.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { RefusalSource } from "../load/sources/errors.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import { typesOf } from "./neutral-values.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function refusalsPlaced({ files, documents }: Specs): Problem[] {
  return [
    ...documents.flatMap((document) =>
      placed(document.file, document.keys.refuse ?? [], ["x-dialect", "refuse"], [document]),
    ),
    ...files.refusals.flatMap((file) => placed(file, file.value.refuse, ["refuse"], documents)),
  ];
}

function placed(
  file: SpecFile,
  refusals: readonly RefusalSource[],
  pointer: Pointer,
  documents: readonly DialectDocument[],
): Problem[] {
  const bodies = documents.flatMap((document) =>
    document.requests.flatMap((name) => SchemaPlace.named(document, name) ?? []),
  );
  return refusals.flatMap(({ at, is, not_in: others = [] }, index) => {
    const [head = ""] = segmentsOf(at).map(String);
    const having = bodies.filter((body) => body.names.includes(head));
    const found = having.map((body) => body.at(at));
    const [missing] = found.flatMap((one) => (one instanceof SchemaPlace ? [] : [one]));
    const places = found.filter((one) => one instanceof SchemaPlace);
    if (missing === undefined || places.length > 0) {
      const test = is === undefined ? "not_in" : "is";
      const wrong = neverEqual(places, is === undefined ? others : [is]);
      return wrong === undefined ? [] : [neverMet(file, [...pointer, index, test], at, wrong)];
    }
    const message = `no request has "${at}": there is no "${missing.name}"`;
    return [file.problem([...pointer, index, "at"], message, hintFor(missing.name, missing.known))];
  });
}

/** The first value of a test that no request can have; none where some schema does not say its types. */
function neverEqual(places: readonly SchemaPlace[], values: readonly Json[]): WrongValue | undefined {
  const types = [...new Set(places.flatMap((place) => place.types))];
  if (places.some((place) => place.types.length === 0)) return undefined;
  const value = values.find((one) => !typesOf(one).some((type) => types.includes(type)));
  return types.length === 0 || value === undefined ? undefined : { value, types };
}

interface WrongValue {
  readonly value: Json;
  readonly types: readonly string[];
}

function neverMet(file: SpecFile, pointer: Pointer, at: string, { value, types }: WrongValue): Problem {
  const message = `${JSON.stringify(at)} is never ${JSON.stringify(value)}: its type is ${types.join(" or ")}`;
  return file.problem(pointer, message, `write ${String(pointer.at(-1))}: with a value of this type`);
}

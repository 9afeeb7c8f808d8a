/** The example of a request is as the schema of its body says: readers of the document send it. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { isList, isObject } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";
import { SchemaPlace } from "./schema-place.js";
import { schemasEnd } from "./schemas-end.js";
import type { Specs } from "./specs.js";
import { misfitsOf } from "./value-misfits.js";

const JSON_TYPE = "application/json";

export function examplesDescribed(specs: Specs): Problem[] {
  const endless = new Set(schemasEnd(specs).map(({ file }) => file));
  const documents = specs.documents.filter(({ file }) => !endless.has(file.name));
  return documents.flatMap((document) =>
    Object.entries(document.openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const name = operation["x-request"] ?? "Request";
        const place = SchemaPlace.named(document, name);
        const example = operation.requestBody?.content?.[JSON_TYPE]?.example;
        const pointer = ["paths", path, method, "requestBody", "content", JSON_TYPE, "example"];
        if (place === undefined || example === undefined) return [];
        const unknown = faultsOf(example, place, pointer, document);
        // What is misspelt is missing too.
        return unknown.length > 0 ? unknown : refused(example, name, pointer, document);
      }),
    ),
  );
}

/** What the validator of such bodies would refuse. */
function refused(example: Json, name: string, pointer: Pointer, document: DialectDocument): Problem[] {
  const { openapi, file } = document;
  return misfitsOf(example, openapi.components.schemas[name], document).map((misfit) =>
    file.problem([...pointer, ...misfit.pointer], misfit.message, misfit.hint),
  );
}

function faultsOf(value: Json, place: SchemaPlace, pointer: Pointer, document: DialectDocument): Problem[] {
  if (isList(value)) {
    const items = place.items();
    return items === undefined
      ? []
      : value.flatMap((item, index) => faultsOf(item, items, [...pointer, index], document));
  }
  if (!isObject(value) || place.names.length === 0) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const inside = place.member(name);
    if (inside !== undefined) return member === undefined ? [] : faultsOf(member, inside, [...pointer, name], document);
    const message = `the example has "${name}", which the schema of the body does not describe here`;
    return [document.file.problem([...pointer, name], message, hintFor(name, place.names))];
  });
}

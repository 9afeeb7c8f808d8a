/** The example of a request has members that the schema of its body describes: readers of the document send it. */
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { isList, isObject } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

const JSON_TYPE = "application/json";

export function examplesDescribed({ documents }: Specs): Problem[] {
  return documents.flatMap((document) =>
    Object.entries(document.openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) => {
        const place = SchemaPlace.named(document, operation["x-request"] ?? "Request");
        const example = operation.requestBody?.content?.[JSON_TYPE]?.example;
        const pointer = ["paths", path, method, "requestBody", "content", JSON_TYPE, "example"];
        return place === undefined || example === undefined ? [] : faultsOf(example, place, pointer, document);
      }),
    ),
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

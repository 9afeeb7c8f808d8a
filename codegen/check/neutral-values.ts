/** A value without effect is one that its member can have: any other would never be seen. */
import type { Json } from "../../src/conversion/json.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Mapping, Unmapped } from "../model/mapping.js";
import { follow, partPlaces } from "./part-places.js";
import type { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

export function neutralValues({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined) return [];
    const places = partPlaces(document, mapping);
    return [
      ...inSection(mapping, places.request, mapping.request.unmapped, ["request"]),
      ...mapping.parts.forms
        .filter(({ isBare }) => !isBare)
        .flatMap((form) => inSection(mapping, places.part(form), form.unmapped, form.pointer)),
    ];
  });
}

function inSection(
  { file }: Mapping,
  place: SchemaPlace | undefined,
  unmapped: readonly Unmapped[],
  pointer: Pointer,
): Problem[] {
  return unmapped.flatMap(({ path, neutral }) => {
    const types = follow(place, path)?.types ?? [];
    const wrong =
      types.length === 0 ? undefined : neutral.find((value) => !typesOf(value).some((type) => types.includes(type)));
    if (wrong === undefined) return [];
    const message = `${JSON.stringify(path)} is never ${JSON.stringify(wrong)}: its type is ${types.join(" or ")}`;
    return [file.problem([...pointer, "unmapped", path], message, "write neutral: with values of this type")];
  });
}

/** The types of JSON Schema that a value has. */
export function typesOf(value: Json): readonly string[] {
  if (value === null) return ["null"];
  if (Array.isArray(value)) return ["array"];
  return typeof value === "number" ? ["number", ...(Number.isInteger(value) ? ["integer"] : [])] : [typeof value];
}

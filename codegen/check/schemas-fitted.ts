/** Some value fits each schema, and its enum has values of its types: else every body with the member is refused. */
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { isList } from "../model/source.js";
import type { Json } from "../../src/conversion/json.js";
import { schemasIn, type SchemaNode } from "./schemas-in.js";
import type { Specs } from "./specs.js";
import { typesOf } from "./value-misfits.js";

const BOUNDS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

interface Fault {
  readonly keyword: string;
  readonly message: string;
  readonly hint: string;
}

export function schemasFitted({ documents }: Specs): Problem[] {
  return documents.flatMap((document) =>
    schemasIn(document).flatMap(({ schema, pointer }) =>
      [...emptyRanges(schema), ...wordsOfOtherTypes(schema)].map(({ keyword, message, hint }) =>
        document.file.problem([...pointer, keyword], message, hint),
      ),
    ),
  );
}

function emptyRanges(schema: SchemaNode["schema"]): Fault[] {
  return BOUNDS.flatMap(([low, high]) => {
    const [least, most] = [schema[low], schema[high]];
    if (typeof least !== "number" || typeof most !== "number" || least <= most) return [];
    const message = `${low} ${least} is larger than ${high} ${most}: nothing fits`;
    return [{ keyword: low, message, hint: `write ${low}: ${most}, ${high}: ${least}` }];
  });
}

/** A value that no type allows is never there, and a type without a value neither. */
function wordsOfOtherTypes({ enum: words, type }: SchemaNode["schema"]): Fault[] {
  const types = (isList(type) ? type : [type ?? []].flat()).map(String);
  if (!isList(words) || types.length === 0) return [];
  const [other] = words.filter((word) => !typesOf(word ?? null).some((name) => types.includes(name)));
  if (other !== undefined) {
    const message = `enum has ${JSON.stringify(other)}, and the type is ${types.join(" or ")}`;
    return [{ keyword: "enum", message, hint: otherHint(other, types) }];
  }
  if (!types.includes("null") || words.includes(null)) return [];
  const withNull = printed({ enum: [...words.map((word) => word ?? null), null] });
  const message = "the type has null, and enum has not: null is refused";
  return [{ keyword: "enum", message, hint: `write ${withNull}, or leave "null" out of type` }];
}

function otherHint(word: Json, types: readonly string[]): string {
  if (word === null) return 'write "null" beside the type, or leave null out of enum';
  const isText = types.includes("string") && typeof word !== "object";
  return isText ? `write ${JSON.stringify(String(word))} in quotes` : "leave it out, or add its type";
}

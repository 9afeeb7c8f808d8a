/** A body that a writer makes, held against the types of the dialect's document. */
import type { DialectDocument } from "../model/dialect-document.js";
import { code, joined, Name, type Code } from "../print/code.js";
import { types } from "./runtime.js";
import { quote } from "./text.js";

/** Of several schemas, the body is one of any. A document need not have all of them. */
export function asBodyOf({ name, openapi }: DialectDocument, schemas: readonly string[], body: Code): Code {
  const known = schemas.filter((schema) => schema in openapi.components.schemas);
  if (known.length === 0) return body;
  const components = new Name("components", `${name}/types.js`, "type");
  const bodies = known.map((schema) => code`${components}["schemas"][${quote(schema)}]`);
  return code`${body} satisfies ${types.Written}<${joined(bodies, " | ")}>`;
}

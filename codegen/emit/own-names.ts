/** Names that the modules of a dialect export to each other. */
import type { Mapping } from "../model/mapping.js";
import { Name } from "../print/code.js";
import { camel, pascal } from "../model/names.js";

type Owner = Pick<Mapping, "dialect">;

function ownName({ dialect }: Owner, file: string, text: string): Name {
  return new Name(text, `${dialect}/${file}.js`);
}

/** The places of the concepts of a dialect. */
export function conceptPaths(owner: Owner): Name {
  return ownName(owner, "paths", "paths");
}

/** A function of a dialect's `read.ts`: `readPart`, `readRequest`. */
export function reader(owner: Owner, what: string): Name {
  return ownName(owner, "read", `read${what}`);
}

/** The reader of a form of parts, of items or of records. */
export function formReader(owner: Owner, form: string, what: string): Name {
  return reader(owner, `${pascal(form)}${what}`);
}

/** The known members of an item. */
export function itemKeys(owner: Owner, item: string): Name {
  return ownName(owner, "read", `${camel(item)}ItemKeys`);
}

export function finishReader(owner: Owner): Name {
  return ownName(owner, "read", "finishOf");
}

export function errorReader(owner: Owner): Name {
  return ownName(owner, "errors", "readError");
}

/** A function of a dialect's `write.ts`: `writePart`, `writeRequest`. */
export function writer(owner: Owner, what: string): Name {
  return ownName(owner, "write", `write${what}`);
}

/** The writer of a form of parts, of items or of records. */
export function formWriter(owner: Owner, form: string, what: string): Name {
  return writer(owner, `${pascal(form)}${what}`);
}

export function finishWords(owner: Owner): Name {
  return ownName(owner, "write", "finishWords");
}

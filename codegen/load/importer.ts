/** Where the files of specs stand: those of a tree that stands alone are read as if they were in the checkout. */
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";

/** The folder from which a file of a dialect imports the library and the generated types. */
const OUTSIDE = "../../..";

/** The path of a file: its own where the library is around it, else that of its place in the checkout. */
export function pathInCheckout(file: string, checkout: string): string {
  const folder = dirname(file);
  if (existsSync(join(folder, OUTSIDE, "src/conversion"))) return file;
  return join(checkout, "specs/dialects", basename(folder), basename(file));
}

/** The file from which an import is resolved. */
export function importerOf(address: string, file: string, checkout: string): string {
  const isOfDialect = basename(dirname(dirname(file))) === "dialects";
  return isOfDialect && address.startsWith(`${OUTSIDE}/`) ? pathInCheckout(file, checkout) : file;
}

/** The version of the program, which its package says. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The package is above the program, at another distance in a checkout, in a build and in a bundle. */
export function version(from: string = import.meta.dirname): string {
  const file = join(from, "package.json");
  if (existsSync(file)) return (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
  const above = dirname(from);
  return above === from ? "unknown" : version(above);
}

/** Where the compiler is. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The checkout, also where the compiler itself was compiled into a folder of it. */
export function checkoutOf(folder: string): string {
  return existsSync(join(folder, "tsconfig.json")) ? folder : dirname(folder);
}

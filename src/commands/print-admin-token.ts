import type { Output } from "./io.js";

/** Prints a new admin token. */
export function printAdminToken(output: Output): (token: string) => void {
  return (token) => void output.write(`isogloss admin token, shown this once: ${token}\n`);
}

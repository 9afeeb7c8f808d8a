/** Finds out whether files can be written below a directory that may not be there yet. */
import { constants, existsSync } from "node:fs";
import { access, stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The directory itself, or the one in which it will be made. Throws where nothing can be written. */
export async function writableDirectory(directory: string): Promise<string> {
  const existing = nearest(directory);
  if (!(await stat(existing)).isDirectory()) throw new Error(`${existing} is not a folder`);
  await access(existing, constants.W_OK | constants.X_OK);
  return existing;
}

function nearest(directory: string): string {
  return existsSync(directory) || dirname(directory) === directory ? directory : nearest(dirname(directory));
}

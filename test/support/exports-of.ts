import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { basename, extname, join } from "node:path";

/** Compiled modules are where their sources would be. */
const EXTENSION = extname(import.meta.filename);

/** The exports of the files of a folder under one name, by the files' own names. Two files are left out. */
export async function exportsOf<Export>(
  folder: string,
  name: string,
  except: readonly string[],
): Promise<ReadonlyMap<string, Export>> {
  const files = readdirSync(folder)
    .filter((file) => extname(file) === EXTENSION)
    .map((file) => basename(file, EXTENSION))
    .sort();
  const wanted = files.filter((file) => !except.includes(file));
  return new Map(
    await Promise.all(
      wanted.map(async (file) => [file, await exportOf<Export>(join(folder, file + EXTENSION), name)] as const),
    ),
  );
}

async function exportOf<Export>(path: string, name: string): Promise<Export> {
  const module = (await import(pathToFileURL(path).href)) as Record<string, Export | undefined>;
  const found = module[name];
  if (found === undefined) throw new Error(`${path} exports no ${name}`);
  return found;
}

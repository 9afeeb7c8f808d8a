/** Turns modules into formatted files. The only place that knows the formatter. */
import { basename, dirname } from "node:path";
import { format } from "./format.js";
import type { Module } from "./module.js";
import { wrap, WIDTH } from "./wrap.js";

/** So many files of one folder are named by the folder. */
const MOST_SPECS = 4;

export function header(module: Module): string {
  const text = `Made from ${sourcesOf(module).join(", ")} by "make generate". Change the specs, not this file.`;
  if (module.path.endsWith(".md")) return `<!-- ${text} -->`;
  return wrap(text, WIDTH - 3)
    .map((line) => `// ${line}`)
    .join("\n");
}

/** The specs by name, or by folder where a module is made from many of one. */
function sourcesOf({ specs }: Module): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const spec of specs) folders.set(dirname(spec), [...(folders.get(dirname(spec)) ?? []), basename(spec)]);
  return [...folders].flatMap(([folder, names]) =>
    names.length > MOST_SPECS ? [`${folder}/*.yaml`] : names.map((name) => `${folder}/${name}`),
  );
}

export async function print(modules: readonly Module[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const module of modules) files.set(module.path, await printModule(module));
  return files;
}

async function printModule(module: Module): Promise<string> {
  const body = `${module.lines.join("\n")}\n`;
  if (module.path.endsWith(".json")) return body;
  const text = `${header(module)}\n${body}`;
  return module.verbatim === true || !module.path.endsWith(".ts") ? text : format(text);
}

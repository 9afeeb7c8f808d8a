/** Turns modules into formatted files. */
import { basename, dirname } from "node:path";
import { Cache } from "./cache.js";
import type { CodeModule, Module } from "./module.js";
import { wrap, WIDTH } from "./wrap.js";

/** Of so many files or folders each is named. */
const MOST_SPECS = 4;

const cache = new Cache(import.meta.dirname, ["prettier", "ts-morph"]);

export function header(module: Module): string {
  const text = `Made from ${sourcesOf(module).join(", ")} by "make generate". Change the specs, not this file.`;
  if (module.path.endsWith(".md")) return `<!-- ${text} -->`;
  return wrap(text, WIDTH - 3)
    .map((line) => `// ${line}`)
    .join("\n");
}

/** The specs by name. Where a module is made from many, by folder, and those of many folders together. */
function sourcesOf({ specs }: Module): readonly string[] {
  const folders = new Map<string, string[]>();
  for (const spec of specs) folders.set(dirname(spec), [...(folders.get(dirname(spec)) ?? []), basename(spec)]);
  const isOneOfMany = (folder: string): boolean =>
    [...folders.keys()].filter((other) => dirname(other) === dirname(folder)).length > MOST_SPECS;
  const sources = [...folders].flatMap(([folder, names]) => {
    if (isOneOfMany(folder)) return names.map((name) => `${dirname(folder)}/*/${name}`);
    return names.length > MOST_SPECS ? [`${folder}/*.yaml`] : names.map((name) => `${folder}/${name}`);
  });
  return [...new Set(sources)];
}

export async function print(modules: readonly Module[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const module of modules) files.set(module.path, await printModule(module));
  return files;
}

async function printModule(module: Module): Promise<string> {
  if ("declarations" in module) return printCode(module);
  const body = `${module.lines.join("\n")}\n`;
  if (module.path.endsWith(".json")) return body;
  const text = `${header(module)}\n${body}`;
  return module.path.endsWith(".ts") ? cache.text(text, () => format(text)) : text;
}

/** Loads what prints code, while there is nothing else to do. */
export async function loadPrinters(): Promise<void> {
  await import("./structures.js");
  await format("");
}

function printCode(module: CodeModule): Promise<string> {
  const comment = header(module);
  return cache.text(JSON.stringify([comment, module]), async () => {
    const { textOfModule } = await import("./structures.js");
    const text = `${comment}\n${textOfModule(module)}`;
    return module.isLaidOut === true ? text : format(text);
  });
}

/** Generated code is formatted as code is that is written by hand. */
async function format(code: string): Promise<string> {
  const { format: formatWithPrettier } = await import("prettier");
  return formatWithPrettier(code, { parser: "babel-ts", printWidth: WIDTH });
}

/** Turns modules into formatted files. */
import { basename, dirname } from "node:path";
import { Cache } from "../cache/cache.js";
import { format } from "./format.js";
import type { CodeModule, Module } from "./module.js";
import type { FileRecord } from "../cache/file-record.js";
import { wrap, WIDTH } from "./wrap.js";

/** Of so many files or folders each is named. */
const MOST_SPECS = 4;

const cache = new Cache(import.meta.dirname, ["oxfmt", "ts-morph"]);

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

/** The texts of files by their paths. Those that are in the record are not made again. */
export async function print(modules: readonly Module[], record: FileRecord): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const module of modules) files.set(module.path, await printModule(module, record));
  return files;
}

async function printModule(module: Module, record: FileRecord): Promise<string> {
  if ("lines" in module) {
    if (module.path.endsWith(".json")) return textOfLines(module.lines);
    if (!module.path.endsWith(".ts")) return withHeader(module, module.lines);
  }
  return record.text(cache, module.path, JSON.stringify([header(module), module]), () => makeText(module));
}

async function makeText(module: Module): Promise<string> {
  if ("declarations" in module) return textOfCode(module);
  return format(withHeader(module, "lines" in module ? module.lines : await module.makeLines()));
}

function withHeader(module: Module, lines: readonly string[]): string {
  return `${header(module)}\n${textOfLines(lines)}`;
}

function textOfLines(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}

async function textOfCode(module: CodeModule): Promise<string> {
  const { textOfModule } = await import("./structures.js");
  return format(`${header(module)}\n${textOfModule(module)}`);
}

/** Loads what prints code, while there is nothing else to do. */
export async function loadPrinters(): Promise<void> {
  await import("./structures.js");
  await format("");
}

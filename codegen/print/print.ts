/** Turns modules into formatted files. */
import { basename, dirname } from "node:path";
import type { SourceFileStructure } from "ts-morph";
import { codeOfDeclaration, structureOf, type Declaration } from "./declarations.js";
import { format, formatStructure } from "./format.js";
import { importsOf } from "./imports.js";
import type { CodeModule, Module } from "./module.js";
import { wrap, WIDTH } from "./wrap.js";

/** So many files of one folder are named by the folder. */
const MOST_SPECS = 4;

/** Statements stand apart by a line, but for neighbouring constants that nothing is said of. */
const BLANK_LINE = "\n";

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
  if ("declarations" in module) return formatStructure(header(module), structureOfModule(module));
  const body = `${module.lines.join("\n")}\n`;
  if (module.path.endsWith(".json")) return body;
  const text = `${header(module)}\n${body}`;
  return module.verbatim === true || !module.path.endsWith(".ts") ? text : format(text);
}

function structureOfModule({ path, declarations }: CodeModule): SourceFileStructure["statements"] {
  const names = declarations.flatMap((declaration) => codeOfDeclaration(declaration).names);
  const imports = importsOf(names, path);
  const statements = declarations.flatMap((declaration, index) => {
    const structure = structureOf(declaration);
    const previous = declarations[index - 1];
    if (previous === undefined) return imports.length === 0 ? [structure] : [BLANK_LINE, structure];
    return standsClose(declaration, previous) ? [structure] : [BLANK_LINE, structure];
  });
  return [...imports, ...statements];
}

function standsClose(declaration: Declaration, previous: Declaration): boolean {
  if (declaration.kind === "export" && previous.kind === "export") return true;
  return isPlainConstant(declaration) && isPlainConstant(previous);
}

function isPlainConstant(declaration: Declaration): boolean {
  return declaration.kind === "constant" && declaration.docs === undefined && declaration.isExported !== true;
}

/** Turns modules into formatted files. The only place that knows ts-morph. */
import { IndentationText, Project, type FormatCodeSettings } from "ts-morph";
import type { Module } from "./module.js";

const format: FormatCodeSettings = {
  indentSize: 2,
  ensureNewLineAtEndOfFile: true,
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: true,
};

export function header(module: Module): string {
  const text = `Made from ${module.specs.join(", ")} by "make generate". Change the specs, not this file.`;
  return module.path.endsWith(".md") ? `<!-- ${text} -->` : `// ${text}`;
}

export function print(modules: readonly Module[]): Map<string, string> {
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces },
  });
  const files = new Map<string, string>();
  for (const module of modules) {
    const body = module.lines.join("\n");
    if (module.path.endsWith(".json")) files.set(module.path, `${body}\n`);
    else if (module.verbatim === true || !module.path.endsWith(".ts"))
      files.set(module.path, `${header(module)}\n${body}\n`);
    else {
      const source = project.createSourceFile(module.path, `${header(module)}\n${body}\n`);
      source.formatText(format);
      files.set(module.path, source.getFullText());
    }
  }
  return files;
}

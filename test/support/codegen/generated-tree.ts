/** Generated files of edited specs, written where they can be imported. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ts } from "ts-morph";
import type { Dialect, Preset } from "../../../src/conversion/dialect.js";
import type { Profile } from "../../../src/conversion/profile.js";
import { MODULES, isCompiled } from "../checkout.js";
import { memoryOrDisk } from "../directories.js";

export interface Index {
  readonly dialects: ReadonlyMap<string, Dialect>;
  readonly pairs: readonly { readonly from: string; readonly to: string }[];
  readonly presets: Readonly<Record<string, Preset>>;
  readonly profiles: ReadonlyMap<string, Profile>;
}

/** Imports the index of generated files beside the runtime that they call, and removes the folder again. */
export async function importGenerated(files: ReadonlyMap<string, string>): Promise<Index> {
  const folder = mkdtempSync(join(memoryOrDisk(), "generated-"));
  try {
    writeFileSync(join(folder, "package.json"), `{ "type": "module" }\n`);
    symlinkSync(join(MODULES, "codegen"), join(folder, "codegen"));
    symlinkSync(join(MODULES, "src"), join(folder, "src"));
    for (const [path, text] of files) {
      const [to, module] = isCompiled ? compiled(path, text) : [path, text];
      mkdirSync(dirname(join(folder, "generated", to)), { recursive: true });
      writeFileSync(join(folder, "generated", to), module);
    }
    return (await import(pathToFileURL(join(folder, `generated/index.${isCompiled ? "js" : "ts"}`)).href)) as Index;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The runtime beside it is compiled, so it must be compiled too. */
function compiled(path: string, text: string): [path: string, module: string] {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  return [path.replace(/\.ts$/, ".js"), outputText];
}

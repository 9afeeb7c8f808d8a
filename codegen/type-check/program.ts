/** The program that generated modules make with the library that they call, and what TypeScript has against them. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type ts from "typescript";
import { OWN_FUNCTIONS } from "./own-functions.js";
import { typescript } from "./typescript.js";

/** What does not compile: where in a generated module, and inside of which declarations. */
export interface TypeFault {
  /** The module below generated/. */
  readonly path: string;
  readonly line: number;
  /** The text of that line. */
  readonly text: string;
  readonly message: string;
  /** The names of the declarations and members around it, the outermost first. */
  readonly names: readonly string[];
}

export class GeneratedProgram {
  readonly #options: ts.CompilerOptions;
  /** The folder of the library, and that of the modules beside it. */
  readonly #root: string;
  readonly #folder: string;
  /** The library and the standard library: parsed once. */
  readonly #parsed = new Map<string, ts.SourceFile | undefined>();

  /** `out` is the folder that the modules are for: what they import from specs is named from there. */
  constructor(
    checkout: string,
    private readonly out = join(checkout, "generated"),
  ) {
    const { config } = typescript.readConfigFile(join(checkout, "tsconfig.json"), typescript.sys.readFile);
    const { compilerOptions } = config as { readonly compilerOptions: object };
    const { options } = typescript.convertCompilerOptionsFromJson(compilerOptions, checkout);
    // The types of Node.js are for the library alone, which is checked elsewhere.
    this.#options = { ...options, types: [] };
    // A folder without the library beside it is checked as if it were that of the checkout.
    this.#root = existsSync(join(out, "../src/conversion")) ? dirname(out) : checkout;
    this.#folder = this.#root === checkout ? join(checkout, "generated/") : `${out}/`;
  }

  /** Parses and binds what every generated module imports, while there is nothing else to do. */
  warm(): void {
    const modules = ["dialect.ts", "write.ts", "stream/index.ts", "conversation/index.ts", "request/index.ts"];
    const roots = modules.map((path) => join(this.#root, "src/conversion", path)).filter(typescript.sys.fileExists);
    typescript.createProgram(roots, this.#options, this.#host(new Map())).getTypeChecker();
  }

  /** Faults of some modules among all that are generated. */
  check(given: ReadonlyMap<string, string>, paths: readonly string[]): TypeFault[] {
    const texts = new Map([...given].map(([path, text]) => [path, this.#withOwnFunctions(path, text)]));
    const roots = paths.map((path) => this.#folder + path);
    const program = typescript.createProgram(roots, this.#options, this.#host(texts));
    return roots.flatMap((root) => {
      const source = program.getSourceFile(root);
      if (source === undefined) return [];
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map((fault) =>
        faultOf(fault, source, root.slice(this.#folder.length)),
      );
    });
  }

  /** Functions beside dialects are imported from the specs that were compiled, wherever the modules are checked. */
  #withOwnFunctions(path: string, text: string): string {
    const folder = resolve(this.out, dirname(path));
    return text.replace(OWN_FUNCTIONS, (_, from: string) => `from ${JSON.stringify(resolve(folder, from))}`);
  }

  /** Generated modules are those given, whether they are on the disk or not. */
  #host(texts: ReadonlyMap<string, string>): ts.CompilerHost {
    const host = typescript.createCompilerHost(this.#options);
    const given = (file: string): string | undefined =>
      file.startsWith(this.#folder) ? texts.get(file.slice(this.#folder.length)) : undefined;
    const folders = new Set([...texts.keys()].map((path) => resolve(this.#folder, dirname(path))));
    return {
      ...host,
      fileExists: (file) => given(file) !== undefined || host.fileExists(file),
      directoryExists: (folder) => folders.has(folder) || host.directoryExists?.(folder) === true,
      readFile: (file) => given(file) ?? host.readFile(file),
      getSourceFile: (file, target) => {
        const text = given(file);
        if (text !== undefined) return typescript.createSourceFile(file, text, target);
        if (file.startsWith(this.#folder)) return host.getSourceFile(file, target);
        if (!this.#parsed.has(file)) this.#parsed.set(file, parse(file, target));
        return this.#parsed.get(file);
      },
    };
  }
}

function parse(file: string, target: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile | undefined {
  try {
    return typescript.createSourceFile(file, readFileSync(file, "utf8"), target);
  } catch {
    return undefined;
  }
}

function faultOf({ start = 0, messageText }: ts.Diagnostic, source: ts.SourceFile, path: string): TypeFault {
  const { line } = source.getLineAndCharacterOfPosition(start);
  return {
    path,
    line: line + 1,
    text: source.text.split("\n")[line]?.trim() ?? "",
    message: typescript.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ").replace(/\.$/, ""),
    names: namesAround(source, start),
  };
}

/** The names of the declarations and of the members of objects that a position is in. */
function namesAround(source: ts.SourceFile, position: number): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.end) return;
    if ((isNamed(node) || typescript.isPropertyAccessExpression(node)) && node.name !== undefined)
      names.push(node.name.getText(source).replace(/^"|"$/g, ""));
    typescript.forEachChild(node, visit);
  };
  typescript.forEachChild(source, visit);
  return names;
}

function isNamed(
  node: ts.Node,
): node is ts.FunctionDeclaration | ts.VariableDeclaration | ts.PropertyAssignment | ts.ShorthandPropertyAssignment {
  return (
    typescript.isFunctionDeclaration(node) ||
    typescript.isVariableDeclaration(node) ||
    typescript.isPropertyAssignment(node) ||
    typescript.isShorthandPropertyAssignment(node)
  );
}

/** The program that generated modules make with the library that they call, and what TypeScript has against them. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type ts from "typescript";
import { wordsIn } from "../print/code.js";
import { importerOf } from "../load/importer.js";
import { isOwnFunctions } from "./own-functions.js";
import { typescript } from "../typescript.js";

/** What does not compile, and where in a generated module. */
export interface TypeFault {
  /** The module below generated/. */
  readonly path: string;
  /** The text of its line. */
  readonly text: string;
  readonly message: string;
  /** The name of the declaration around it. */
  readonly declaration: string | undefined;
  /** How many characters of words are before it in the body or the value of that; nothing where it is in neither. */
  readonly words: number | undefined;
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
    private readonly checkout: string,
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
  check(texts: ReadonlyMap<string, string>, paths: readonly string[]): TypeFault[] {
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

  /** Functions beside dialects are those of the specs that were compiled, wherever the modules are checked. */
  #importerOf(address: string, containing: string): string {
    const isOwn = containing.startsWith(this.#folder) && isOwnFunctions(address);
    return isOwn
      ? join(this.out, containing.slice(this.#folder.length))
      : importerOf(address, containing, this.checkout);
  }

  /** Generated modules are those given, whether they are on the disk or not. */
  #host(texts: ReadonlyMap<string, string>): ts.CompilerHost {
    const host = typescript.createCompilerHost(this.#options);
    const given = (file: string): string | undefined =>
      file.startsWith(this.#folder) ? texts.get(file.slice(this.#folder.length)) : undefined;
    const folders = new Set([...texts.keys()].map((path) => resolve(this.#folder, dirname(path))));
    const files = {
      ...host,
      fileExists: (file: string) => given(file) !== undefined || host.fileExists(file),
      directoryExists: (folder: string) => folders.has(folder) || host.directoryExists?.(folder) === true,
      readFile: (file: string) => given(file) ?? host.readFile(file),
    };
    const resolved = typescript.createModuleResolutionCache(this.#root, (file) => file, this.#options);
    return {
      ...files,
      resolveModuleNameLiterals: (literals, containing, _redirected, options, importer) =>
        literals.map((literal) => {
          const from = this.#importerOf(literal.text, containing);
          const mode = typescript.getModeForUsageLocation(importer, literal, options);
          return typescript.resolveModuleName(literal.text, from, options, files, resolved, undefined, mode);
        }),
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
  const declared = source.statements.flatMap(declarationsIn).find(({ pos, end }) => pos <= start && start < end);
  const content = declared && contentOf(declared);
  const begin = content?.getStart(source) ?? source.end;
  return {
    path,
    text: source.text.split("\n")[line]?.trim() ?? "",
    message: typescript.flattenDiagnosticMessageText(messageText, " ").replace(/\s+/g, " ").replace(/\.$/, ""),
    declaration: declared?.name?.getText(source),
    words: begin > start ? undefined : wordsIn(source.text.slice(begin, start)),
  };
}

type Declared = ts.FunctionDeclaration | ts.VariableDeclaration;

function declarationsIn(statement: ts.Statement): readonly Declared[] {
  if (typescript.isFunctionDeclaration(statement)) return [statement];
  return typescript.isVariableStatement(statement) ? statement.declarationList.declarations : [];
}

function contentOf(declared: Declared): ts.Node | undefined {
  return typescript.isFunctionDeclaration(declared) ? declared.body : declared.initializer;
}

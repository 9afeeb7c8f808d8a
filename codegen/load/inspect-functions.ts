/** Types of a `functions.ts`: whether they fit, and what each export is. */
import { dirname, join, relative, sep } from "node:path";
import type ts from "typescript";
import type { DialectFunction, FoundFile, FunctionKind, Inspection, FunctionEffects } from "./dialect-functions.js";
import { firstSentence } from "./first-sentence.js";
import type { Problem } from "./problem.js";
import { typescript } from "../type-check/typescript.js";

/** By the name of the first parameter's type. */
const kinds: Readonly<Record<string, FunctionKind>> = { Request: "request", Response: "results" };

const shapes = [
  "a transform is an object with read and write;",
  "a pass is a function of a Request, of Turn[] or of a Response, which come from generated/interlingua",
].join(" ");

/** A file as people name it. */
type NameOf = (file: string) => string;
const EFFECTS: readonly (keyof FunctionEffects)[] = [
  "carries",
  "carriesWhen",
  "takesAway",
  "drops",
  "about",
  "clears",
  "inStreams",
  "echoes",
  "writes",
  "reads",
  "trueFor",
  "omitsEmpty",
];

type Place = Pick<Problem, "file" | "line" | "column">;

/** One program for all files, which import the same library. */
export function inspectFunctions(
  files: readonly FoundFile[],
  projectFolder: string,
  generated: ReadonlyMap<string, string>,
): Inspection[] {
  const paths = files.map(({ path }) => path);
  const program = programOf(paths, projectFolder, generated);
  return files.map((file) => inspect(file, program));
}

function inspect({ path, name }: FoundFile, program: ts.Program): Inspection {
  const nameOf: NameOf = (file) =>
    join(dirname(name), relative(dirname(path), file))
      .split(sep)
      .join("/");
  const faults = program
    .getSourceFiles()
    .filter(({ fileName }) => dirname(fileName) === dirname(path))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map((diagnostic) => problemOf(diagnostic, nameOf));
  const source = program.getSourceFile(path);
  if (faults.length > 0 || source === undefined) return { functions: [], problems: faults };
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(source);
  const exported = module === undefined ? [] : checker.getExportsOfModule(module);
  const found = exported.flatMap((symbol) => describe(symbol, checker, nameOf));
  return {
    functions: found.flatMap((one) => ("kind" in one ? [one] : [])),
    problems: found.flatMap((one) => ("message" in one ? [one] : [])),
  };
}

/** The declarations of packages: parsed once, however often functions are inspected. */
const packages = new Map<string, ts.SourceFile | undefined>();

/** The files and what they import. Generated types are taken from memory, as they may not be written yet. */
function programOf(
  paths: readonly string[],
  projectFolder: string,
  generated: ReadonlyMap<string, string>,
): ts.Program {
  const { config } = typescript.readConfigFile(join(projectFolder, "tsconfig.json"), (file) =>
    typescript.sys.readFile(file),
  );
  const { options } = typescript.parseJsonConfigFileContent({ ...config, files: paths }, typescript.sys, projectFolder);
  const settings: ts.CompilerOptions = { ...options, types: ["node"], noEmit: true };
  const host = typescript.createCompilerHost(settings, true);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const textOf = (file: string): string | undefined => generated.get(/\/generated\/(.+)$/.exec(file)?.[1] ?? "");
  host.fileExists = (file) => textOf(file) !== undefined || fileExists.call(host, file);
  host.readFile = (file) => textOf(file) ?? readFile.call(host, file);
  host.directoryExists = (folder) =>
    /\/generated(?:\/|$)/.test(folder) ||
    (directoryExists?.call(host, folder) ?? typescript.sys.directoryExists(folder));
  host.getSourceFile = (file, language, ...others) => {
    const text = textOf(file);
    if (text !== undefined) return typescript.createSourceFile(file, text, language, true);
    const isOfPackage = file.includes("/node_modules/");
    const source = packages.get(file) ?? getSourceFile.call(host, file, language, ...others);
    if (isOfPackage) packages.set(file, source);
    return source;
  };
  return typescript.createProgram(paths, settings, host);
}

function problemOf({ file, start = 0, messageText }: ts.Diagnostic, nameOf: NameOf): Problem {
  const place = file === undefined ? { file: "", line: 1, column: 1 } : placeOf(file, start, nameOf);
  return { ...place, message: typescript.flattenDiagnosticMessageText(messageText, " ") };
}

function placeOf(file: ts.SourceFile, at: number, nameOf: NameOf): Place {
  const { line, character } = file.getLineAndCharacterOfPosition(at);
  return { file: nameOf(file.fileName), line: line + 1, column: character + 1 };
}

/** What an export is. Types are left out: they are gone when the program runs. */
function describe(symbol: ts.Symbol, checker: ts.TypeChecker, nameOf: NameOf): (DialectFunction | Problem)[] {
  const [node] = symbol.declarations ?? [];
  const meant = symbol.flags & typescript.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (node === undefined || !(meant.flags & typescript.SymbolFlags.Value)) return [];
  const file = node.getSourceFile();
  const place = placeOf(file, (typescript.getNameOfDeclaration(node) ?? node).getStart(), nameOf);
  const type = checker.getTypeOfSymbol(meant);
  const problem = (message: string, hint: string): Problem[] => [{ ...place, message, hint }];
  const facts = factsOf(type, checker);
  if (facts instanceof NotConstantError)
    return problem(
      `an effect of "${symbol.name}" is ${facts.message}, which is no constant`,
      'write "as const" behind it',
    );
  if (facts === undefined) return problem(`"${symbol.name}" is neither a transform nor a pass`, shapes);
  const summary = firstSentence(typescript.displayPartsToString(meant.getDocumentationComment(checker)));
  if (summary === "")
    return problem(`"${symbol.name}" has no comment`, "write above it what it does, for the reference");
  const { line, column } = place;
  return [{ name: symbol.name, ...facts, summary, line, column }];
}

type Facts = Pick<DialectFunction, "kind" | "takes" | "members" | "effects">;

function factsOf(type: ts.Type, checker: ts.TypeChecker): Facts | NotConstantError | undefined {
  try {
    return transformOf(type, checker) ?? passOf(type, checker);
  } catch (error) {
    if (error instanceof NotConstantError) return error;
    throw error;
  }
}

function transformOf(type: ts.Type, checker: ts.TypeChecker): Facts | undefined {
  const [read, write] = ["read", "write"].map((name) => {
    const member = type.getProperty(name);
    return member && checker.getTypeOfSymbol(member).getCallSignatures()[0];
  });
  if (read === undefined || write === undefined) return undefined;
  const members = type.getProperties().map(({ name }) => name);
  return { kind: "transforms", takes: read.parameters.length, members, effects: effectsOf(type, checker) };
}

function passOf(type: ts.Type, checker: ts.TypeChecker): Facts | undefined {
  const [signature] = type.getCallSignatures();
  const [subject] = signature?.parameters ?? [];
  if (signature === undefined || subject === undefined) return undefined;
  const given = checker.getTypeOfSymbol(subject);
  const kind = checker.isArrayType(given) ? "conversation" : kinds[given.getSymbol()?.name ?? ""];
  if (kind === undefined) return undefined;
  return { kind, takes: signature.parameters.length, members: [], effects: effectsOf(type, checker) };
}

/** Constants beside a pass, or in a transform: `clean.drops = { stop: "with a letter" } as const`. */
function effectsOf(type: ts.Type, checker: ts.TypeChecker): FunctionEffects {
  return Object.fromEntries(
    EFFECTS.flatMap((name) => {
      const member = type.getProperty(name);
      return member === undefined ? [] : [[name, constantOf(checker.getTypeOfSymbol(member), checker)]];
    }),
  );
}

type Constant = string | boolean | readonly Constant[] | { readonly [name: string]: Constant };

function constantOf(type: ts.Type, checker: ts.TypeChecker): Constant {
  if (type.isStringLiteral()) return type.value;
  if (type.flags & typescript.TypeFlags.BooleanLiteral) return checker.typeToString(type) === "true";
  if (checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).map((item) => constantOf(item, checker));
  if (type.getProperties().length === 0 || type.flags & typescript.TypeFlags.StringLike || checker.isArrayType(type))
    throw new NotConstantError(checker.typeToString(type));
  return Object.fromEntries(
    type.getProperties().map((member) => [member.name, constantOf(checker.getTypeOfSymbol(member), checker)]),
  );
}

/** The type of an effect that the compiler cannot read. */
class NotConstantError extends Error {}

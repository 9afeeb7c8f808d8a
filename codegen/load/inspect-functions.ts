/** Types of a `functions.ts`: whether they fit, and what each export is. */
import { basename, dirname, join, relative, sep } from "node:path";
import type ts from "typescript";
import type { DialectFunction, FoundFile, FunctionKind, Inspection } from "./dialect-functions.js";
import { inspectEffects } from "./inspect-effects.js";
import { firstSentence } from "./first-sentence.js";
import type { Problem } from "./problem.js";
import { pathInCheckout } from "./importer.js";
import { typescript } from "../typescript.js";

/** By the name of the first parameter's type. */
const kinds: Readonly<Record<string, FunctionKind>> = { Request: "request", Response: "results" };

const shapes = [
  "a transform is an object with read and write;",
  "a pass is a function of a Request, of Turn[] or of a Response, which come from generated/interlingua",
].join(" ");

/** The first fault of this kind has others as its consequences. */
const SYNTAX = "this is no TypeScript: mend it here, or in what is open before it";

/** A file as people name it. */
type NameOf = (file: string) => string;
type Place = Pick<Problem, "file" | "line" | "column">;

/** One program for all files, which import the same library. */
export function inspectFunctions(
  files: readonly FoundFile[],
  projectFolder: string,
  generated: ReadonlyMap<string, string>,
): Inspection[] {
  const placed = files.map((file) => ({ ...file, path: pathInCheckout(file.path, projectFolder) }));
  const folders = new Map(placed.map(({ path }, index) => [dirname(path), dirname(files[index]?.path ?? path)]));
  const program = programOf(
    placed.map(({ path }) => path),
    projectFolder,
    generated,
    folders,
  );
  return placed.map((file) => inspect(file, program));
}

function inspect({ path, name }: FoundFile, program: ts.Program): Inspection {
  const nameOf: NameOf = (file) =>
    join(dirname(name), relative(dirname(path), file))
      .split(sep)
      .join("/");
  const own = program.getSourceFiles().filter(({ fileName }) => dirname(fileName) === dirname(path));
  const [unread] = own.flatMap((file) => program.getSyntacticDiagnostics(file));
  if (unread !== undefined) return { functions: [], problems: [{ ...problemOf(unread, nameOf), hint: SYNTAX }] };
  const faults = own
    .flatMap((file) => program.getSemanticDiagnostics(file))
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

/**
 * The files and what they import. Generated types are taken from memory, as they may not be written yet. `folders` has
 * where the files of each folder are in truth.
 */
function programOf(
  paths: readonly string[],
  projectFolder: string,
  generated: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): ts.Program {
  const { config } = typescript.readConfigFile(join(projectFolder, "tsconfig.json"), (file) =>
    typescript.sys.readFile(file),
  );
  const { options } = typescript.parseJsonConfigFileContent({ ...config, files: paths }, typescript.sys, projectFolder);
  const settings: ts.CompilerOptions = { ...options, types: ["node"], noEmit: true };
  const host = typescript.createCompilerHost(settings, true);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const textOf = (file: string): string | undefined => generated.get(/\/generated\/(.+)$/.exec(file)?.[1] ?? "");
  const fileOf = (file: string): string => join(folders.get(dirname(file)) ?? dirname(file), basename(file));
  host.fileExists = (file) => textOf(file) !== undefined || fileExists.call(host, fileOf(file));
  host.readFile = (file) => textOf(file) ?? readFile.call(host, fileOf(file));
  host.directoryExists = (folder) =>
    folders.has(folder) ||
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
  const facts = transformOf(type, checker) ?? passOf(type, checker);
  if (facts === undefined) return problem(`"${symbol.name}" is neither a transform nor a pass`, shapes);
  const { effects, nodes, faults } = inspectEffects(symbol.name, facts.kind, type, checker);
  if (faults.length > 0)
    return faults.map(({ message, hint, node: at }) => ({ ...placeOfNode(at ?? node, nameOf), message, hint }));
  const summary = firstSentence(typescript.displayPartsToString(meant.getDocumentationComment(checker)));
  if (summary === "")
    return problem(`"${symbol.name}" has no comment`, "write above it what it does, for the reference");
  const { line, column } = place;
  const places = Object.fromEntries(
    Object.keys(effects).flatMap((name) => {
      const at = nodes.get(name);
      return at === undefined ? [] : [[name, lineOf(placeOfNode(at, nameOf))]];
    }),
  );
  return [{ name: symbol.name, ...facts, effects, places, summary, line, column }];
}

function placeOfNode(node: ts.Node, nameOf: NameOf): Place {
  return placeOf(node.getSourceFile(), node.getStart(), nameOf);
}

function lineOf({ line, column }: Place): DialectFunction["places"][string] {
  return { line, column };
}

type Facts = Pick<DialectFunction, "kind" | "takes" | "members">;

function transformOf(type: ts.Type, checker: ts.TypeChecker): Facts | undefined {
  const [read, write] = ["read", "write"].map((name) => {
    const member = type.getProperty(name);
    return member && checker.getTypeOfSymbol(member).getCallSignatures()[0];
  });
  if (read === undefined || write === undefined) return undefined;
  const members = type.getProperties().map(({ name }) => name);
  return { kind: "transforms", takes: read.parameters.length, members };
}

function passOf(type: ts.Type, checker: ts.TypeChecker): Facts | undefined {
  const [signature] = type.getCallSignatures();
  const [subject] = signature?.parameters ?? [];
  if (signature === undefined || subject === undefined) return undefined;
  const given = checker.getTypeOfSymbol(subject);
  const kind = checker.isArrayType(given) ? "conversation" : kinds[given.getSymbol()?.name ?? ""];
  return kind === undefined ? undefined : { kind, takes: signature.parameters.length, members: [] };
}

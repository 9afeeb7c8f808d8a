/** From spec files to the text of generated files: load, check, model, emit, print. */
import { join } from "node:path";
import { checkNames, checkSpecs, checkVocabularies } from "./check/index.js";
import { checkoutOf } from "./checkout.js";
import type { Mapping } from "./model/mapping.js";
import { emitAuthStyles } from "./emit/auth-styles.js";
import { emitPaths } from "./emit/concept-paths.js";
import { emitDialect } from "./emit/dialect.js";
import { emitTypes, emitValidators } from "./emit/documents.js";
import { emitErrors } from "./emit/errors.js";
import { emitErrorCodes, emitRefusals } from "./emit/gateway-errors.js";
import { emitIndex, emitLoaders, emitRoutes } from "./emit/index-module.js";
import { emitInterlingua, emitVocabularies } from "./emit/interlingua.js";
import { emitOpenApi } from "./emit/openapi/document.js";
import { emitPairs } from "./emit/pairs.js";
import { emitPresets } from "./emit/presets.js";
import { emitStarters } from "./emit/starters.js";
import { emitProfiles } from "./emit/profiles.js";
import { emitRead } from "./emit/read.js";
import { emitReadStream } from "./emit/read-stream.js";
import { emitResultStream } from "./emit/result-stream.js";
import { emitWrite } from "./emit/write.js";
import { emitWriteStream } from "./emit/write-stream.js";
import { type DialectDocument, readDialectDocument } from "./model/dialect-document.js";
import { type FunctionTable, functionTables, libraryFunctions } from "./model/functions.js";
import { harmlessValues } from "./model/harmless-values.js";
import { shapesIn } from "./model/read-errors.js";
import { readMapping } from "./model/read-mapping.js";
import { readVocabulary, type Vocabulary } from "./model/vocabulary.js";
import { type FunctionsFile, loadDialectFunctions } from "./load/dialect-functions.js";
import type { SpecFiles } from "./load/spec-files.js";
import { folderOf, loadSpecs, type ReadText } from "./load/load-specs.js";
import { compareProblems, type Problem, SpecProblems } from "./load/problem.js";
import { UnknownKeys } from "./load/unknown-keys.js";
import type { Module } from "./print/module.js";
import { print } from "./print/print.js";
import { FileRecord } from "./cache/file-record.js";
import { type PairTable, pairTables } from "./tables/pairs.js";
import type { Compiled } from "./type-check/compiled.js";

function streamModules(mapping: Mapping): Module[] {
  const { results } = mapping.stream;
  if (results !== undefined) return emitResultStream(mapping, results);
  return mapping.hasStreams ? [emitReadStream(mapping), emitWriteStream(mapping)] : [];
}

interface CompiledSpecs extends Compiled {
  readonly files: Map<string, string>;
  readonly pairs: readonly PairTable[];
  readonly functions: readonly FunctionsFile[];
}

/** What src/conversion, and so the functions beside dialects, need the types of. */
function typesOfConversion(files: SpecFiles, vocabularies: readonly Vocabulary[]): Module[] {
  return [
    ...vocabularies.map(emitInterlingua),
    emitVocabularies(vocabularies),
    emitAuthStyles(files["auth-styles"]),
    emitErrorCodes(files.errors),
  ];
}

function readMappings(
  files: SpecFiles,
  vocabularies: readonly Vocabulary[],
  documents: readonly DialectDocument[],
  tables: ReadonlyMap<string, FunctionTable>,
): Mapping[] {
  const shapes = shapesIn(files);
  return files.mapping.flatMap((file) => {
    const document = documents.find((found) => folderOf(found.file) === folderOf(file));
    const vocabulary = vocabularies.find(({ name }) => name === document?.keys.vocabulary);
    const own = tables.get(folderOf(file)) ?? libraryFunctions;
    return document === undefined || vocabulary === undefined
      ? []
      : [readMapping(file, document, vocabulary, shapes, own)];
  });
}

/** Where specs are, and where what is made of them goes. */
interface Places {
  readonly roots: readonly string[];
  readonly languageFolder: string;
  readonly out: string;
  /** How a spec is read, where not from the disk. */
  readonly readText?: ReadText;
  /** What is in the output folder already. */
  readonly record?: FileRecord;
}

/** The model of specs, before it is checked. */
export async function readSpecs(places: Places) {
  return readModel(await loadSpecs(places.roots, places.languageFolder, places.readText), places);
}

/** The same, checked. Where keys are unknown, what is wrong apart from them is reported with them. */
async function readChecked(places: Places) {
  try {
    return await readModelChecked(await loadSpecs(places.roots, places.languageFolder, places.readText), places);
  } catch (error) {
    if (!(error instanceof UnknownKeys)) throw error;
    const others = await problemsOf(() => readModelChecked(error.files, places));
    const apart = others.filter((problem) => error.isApart(problem));
    throw new SpecProblems([...error.problems, ...apart].sort(compareProblems));
  }
}

async function readModelChecked(files: SpecFiles, places: Places) {
  checkNames(files);
  const specs = await readModel(files, places);
  checkSpecs(specs);
  return specs;
}

async function problemsOf(check: () => Promise<unknown>): Promise<readonly Problem[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof SpecProblems) return error.problems;
    throw error;
  }
}

async function readModel(files: SpecFiles, { roots, languageFolder, out, record = new FileRecord() }: Places) {
  const vocabularies = files.interlingua.map(readVocabulary);
  const printTypes = () => {
    checkVocabularies(vocabularies);
    return print(typesOfConversion(files, vocabularies), record);
  };
  const functions = await loadDialectFunctions(roots, checkoutOf(join(languageFolder, "../..")), printTypes, record);
  const documents = files.dialect.map(readDialectDocument);
  const mappings = readMappings(files, vocabularies, documents, functionTables(functions, out));
  return { files, vocabularies, documents, mappings, functions };
}

/** Throws what is wrong with specs, without making anything of them. */
export async function checkTree(root: string, languageFolder: string, readText?: ReadText): Promise<void> {
  const out = join(root, "../generated");
  await readChecked({ roots: [root], languageFolder, out, ...(readText !== undefined && { readText }) });
}

/** The tables of all pairs alone, with the documents of their dialects. */
export async function compileTables(
  root: string,
): Promise<{ readonly pairs: readonly PairTable[]; readonly documents: readonly DialectDocument[] }> {
  const languageFolder = join(root, "language");
  const { mappings, documents } = await readSpecs({ roots: [root], languageFolder, out: join(root, "../generated") });
  return { pairs: pairTables(mappings, documents), documents };
}

/** The text of every generated file by its path below the output folder. Throws SpecProblems. */
export async function compile(
  roots: readonly string[],
  languageFolder: string,
  out?: string,
): Promise<Map<string, string>> {
  return (await compileSpecs(roots, languageFolder, out)).files;
}

/**
 * The same, with the mappings and documents that the files come from. The output folder is beside the first tree of
 * specs unless it is named.
 */
export async function compileSpecs(
  roots: readonly string[],
  languageFolder: string,
  out = join(roots[0] ?? ".", "../generated"),
  record = new FileRecord(),
): Promise<CompiledSpecs> {
  const { files, vocabularies, documents, mappings, functions } = await readChecked({
    roots,
    languageFolder,
    out,
    record,
  });
  const harmless = harmlessValues(files.refusals);
  const modules = typesOfConversion(files, vocabularies);
  for (const document of documents) {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined) continue;
    modules.push(emitTypes(document), emitValidators(document));
    modules.push(
      emitRead(mapping, harmless),
      emitWrite(mapping, document),
      ...streamModules(mapping),
      emitErrors(mapping),
      emitPaths(mapping),
      emitDialect(document, mapping, documents),
    );
  }
  const pairs = pairTables(mappings, documents);
  modules.push(
    ...emitPairs(pairs),
    emitRoutes(documents),
    emitRefusals(files.refusals),
    emitPresets(files.provider, mappings),
    emitStarters(files.provider),
    emitProfiles(files.profile, mappings),
    emitOpenApi(documents, mappings, files.errors),
    emitIndex(documents, mappings),
    emitLoaders(documents),
  );
  return {
    files: new Map([...(await print(modules, record)), ...record.files]),
    modules,
    pairs,
    mappings,
    documents,
    functions,
  };
}

/** From spec files to the text of generated files: load, check, join, emit, print. */
import { checkSpecs } from "./check/index.js";
import type { Mapping } from "./join/mapping.js";
import { emitDialect, hasStreams } from "./emit/dialect.js";
import { emitTypes, emitValidators } from "./emit/documents.js";
import { emitErrors } from "./emit/errors.js";
import { emitErrorCodes, emitRefusals } from "./emit/gateway-errors.js";
import { emitIndex, emitPairs, emitRoutes } from "./emit/index-module.js";
import { emitInterlingua, emitVocabularies } from "./emit/interlingua.js";
import { harmlessValues } from "./emit/keys.js";
import { emitOpenApi } from "./emit/openapi.js";
import { emitPair } from "./emit/pairs.js";
import { emitPresets } from "./emit/presets.js";
import { emitProfiles } from "./emit/profiles.js";
import { emitRead } from "./emit/read.js";
import { emitReadStream } from "./emit/read-stream.js";
import { emitResultStream, resultStreamOf } from "./emit/result-stream.js";
import { emitWrite } from "./emit/write.js";
import { emitWriteStream } from "./emit/write-stream.js";
import { readDialectDocument } from "./join/dialect-document.js";
import { isPair } from "./join/pair.js";
import { readMapping, shapesIn } from "./join/read-mapping.js";
import { readVocabulary } from "./join/vocabulary.js";
import { loadSpecs } from "./load/load-specs.js";
import type { Module } from "./print/module.js";
import { print } from "./print/print.js";

function streamModules(mapping: Mapping): Module[] {
  const results = resultStreamOf(mapping);
  if (results !== undefined) return emitResultStream(mapping, results);
  return hasStreams(mapping) ? [emitReadStream(mapping), emitWriteStream(mapping)] : [];
}

/** The text of every generated file by its path below the output folder. Throws SpecProblems. */
export async function compile(roots: readonly string[], languageFolder: string): Promise<Map<string, string>> {
  const files = loadSpecs(roots, languageFolder);
  const vocabularies = files.interlingua.map(readVocabulary);
  const documents = files.dialect.map(readDialectDocument);
  const shapes = shapesIn(files);
  const mappings = files.mapping.flatMap((file) => {
    const vocabulary = vocabularies.find(({ name }) => name === file.value.vocabulary);
    return vocabulary === undefined ? [] : [readMapping(file, vocabulary, documents, shapes)];
  });
  checkSpecs({ files, vocabularies, documents, mappings });
  const harmless = harmlessValues(files.refusals.flatMap(({ value }) => value.refuse));
  const modules: Module[] = [...vocabularies.map(emitInterlingua), emitVocabularies(vocabularies)];
  for (const document of documents) {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined) continue;
    modules.push(await emitTypes(document), await emitValidators(document));
    modules.push(
      emitRead(mapping, harmless),
      emitWrite(mapping),
      ...streamModules(mapping),
      emitErrors(mapping),
      emitDialect(document, mapping, documents),
    );
  }
  for (const from of mappings) {
    const targets = mappings.filter((to) => isPair(from, to, documents));
    modules.push(...targets.flatMap((to) => emitPair(from, to)));
    if (targets.length > 0) modules.push(emitPairs(from, targets));
  }
  modules.push(
    emitRoutes(documents),
    emitErrorCodes(files.errors),
    emitRefusals(files.refusals),
    emitPresets(files.provider),
    emitProfiles(files.profile, mappings),
    emitOpenApi(documents),
    emitIndex(documents, mappings),
  );
  return print(modules);
}

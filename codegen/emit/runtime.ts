/**
 * The parts of src/conversion that generated code may use, each file as an object of names. A name that its file does
 * not export is an error when the compiler is compiled.
 */
import * as listItemsFile from "../../src/conversion/list-items.js";
import * as citationsFile from "../../src/conversion/citations.js";
import * as contentFile from "../../src/conversion/content.js";
import * as conversionErrorFile from "../../src/conversion/conversion-error.js";
import * as cutItemFile from "../../src/conversion/cut-item.js";
import * as defaultsFile from "../../src/conversion/defaults.js";
import * as dropPlaceholderStateFile from "../../src/conversion/conversation/drop-placeholder-state.js";
import * as errorsFile from "../../src/conversion/error-body.js";
import * as furtherAnswersFile from "../../src/conversion/further-answers.js";
import * as heldFile from "../../src/conversion/held.js";
import * as knownFaultsFile from "../../src/conversion/known-faults.js";
import * as lossModuleFile from "../../src/conversion/loss.js";
import * as ownFile from "../../src/conversion/own.js";
import * as placedCitationsFile from "../../src/conversion/placed-citations.js";
import * as probabilitiesFile from "../../src/conversion/probabilities.js";
import * as readFile from "../../src/conversion/read.js";
import * as valuesFile from "../../src/conversion/values.js";
import * as refuseFile from "../../src/conversion/refuse.js";
import * as rolesFile from "../../src/conversion/conversation/roles.js";
import * as rulesFile from "../../src/conversion/rules.js";
import * as settleFile from "../../src/conversion/settle.js";
import * as spellingFile from "../../src/conversion/spelling.js";
import * as stateFile from "../../src/conversion/state/last.js";
import * as streamEventsFile from "../../src/conversion/stream/events.js";
import * as partPlacesFile from "../../src/conversion/stream/part-places.js";
import * as unreadFile from "../../src/conversion/stream/unread.js";
import * as validateFile from "../../src/conversion/validate.js";
import * as writeFile from "../../src/conversion/write.js";
import type { Vocabulary } from "../model/vocabulary.js";
import { Name } from "../print/code.js";

/** Below generated/. */
const FOLDER = "../src/conversion/";

function namesOf<Module extends object>(file: string, module: Module): { readonly [Text in keyof Module]: Name } {
  return Object.fromEntries(Object.keys(module).map((text) => [text, new Name(text, FOLDER + file)])) as Record<
    keyof Module,
    Name
  >;
}

function typesOf<Text extends string>(file: string, texts: readonly Text[]): Readonly<Record<Text, Name>> {
  return Object.fromEntries(texts.map((text) => [text, new Name(text, FOLDER + file, "type")])) as Record<Text, Name>;
}

export const listItems = namesOf("list-items.js", listItemsFile);
export const citations = namesOf("citations.js", citationsFile);
export const placedCitations = namesOf("placed-citations.js", placedCitationsFile);
export const content = namesOf("content.js", contentFile);
export const conversionError = namesOf("conversion-error.js", conversionErrorFile);
export const cut = namesOf("cut-item.js", cutItemFile);
export const defaults = namesOf("defaults.js", defaultsFile);
export const dropPlaceholderState = namesOf("conversation/drop-placeholder-state.js", dropPlaceholderStateFile);
export const errors = namesOf("error-body.js", errorsFile);
export const furtherAnswers = namesOf("further-answers.js", furtherAnswersFile);
export const held = namesOf("held.js", heldFile);
export const knownFaults = namesOf("known-faults.js", knownFaultsFile);
export const lossModule = namesOf("loss.js", lossModuleFile);
export const own = namesOf("own.js", ownFile);
export const probability = namesOf("probabilities.js", probabilitiesFile);
export const read = { ...namesOf("values.js", valuesFile), ...namesOf("read.js", readFile) };
export const refuse = namesOf("refuse.js", refuseFile);
export const roles = namesOf("conversation/roles.js", rolesFile);
export const rules = namesOf("rules.js", rulesFile);
export const settle = namesOf("settle.js", settleFile);
export const spelling = namesOf("spelling.js", spellingFile);
export const state = namesOf("state/last.js", stateFile);
export const streamEvents = namesOf("stream/events.js", streamEventsFile);
export const partPlaces = namesOf("stream/part-places.js", partPlacesFile);
export const unread = namesOf("stream/unread.js", unreadFile);
export const validate = namesOf("validate.js", validateFile);
export const write = namesOf("write.js", writeFile);

export const types = {
  ...typesOf("credential.js", ["Credential"]),
  ...typesOf("defaults.js", ["DialectDefault"]),
  ...typesOf("dialect.js", ["AnyDialect", "Dialect", "ErrorShape", "Preset", "Route"]),
  ...typesOf("error-body.js", ["ErrorPlaces", "HeaderReader"]),
  ...typesOf("failure.js", ["Failure"]),
  ...typesOf("json.js", ["Json", "Wire"]),
  ...typesOf("known-faults.js", ["KnownFault", "OwnWords", "ServerFaults"]),
  ...typesOf("loss.js", ["ConceptPaths", "Loss", "Origin", "Unmapped"]),
  ...typesOf("own.js", ["OwnRule"]),
  ...typesOf("pair.js", ["Pair"]),
  ...typesOf("profile.js", ["Profile"]),
  ...typesOf("refuse.js", ["Claim", "RefusalRule"]),
  ...typesOf("rules.js", ["Rule"]),
  ...typesOf("schema-limits.js", ["SchemaRules"]),
  ...typesOf("spelling.js", ["Spelling"]),
  ...typesOf("starter.js", ["Starter"]),
  ...typesOf("stream/contract.js", ["OpenPart", "StreamReader", "StreamState", "StreamTemplates", "TextSink"]),
  ...typesOf("stream/results.js", ["ResultSink", "ResultWriting"]),
  ...typesOf("write-context.js", ["WriteContext"]),
  ...typesOf("written.js", ["Written"]),
} as const;

/** A type of a vocabulary. */
export function vocabularyType({ name }: Vocabulary, type: string): Name {
  return new Name(type, `interlingua/${name}.js`, "type");
}

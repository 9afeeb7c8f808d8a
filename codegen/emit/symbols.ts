/** Everything generated code may import, in one table. A module imports what its lines name. */
import * as conversation from "../../src/conversion/conversation/index.js";
import * as requestPasses from "../../src/conversion/request/index.js";
import * as results from "../../src/conversion/results/index.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import type { Vocabulary } from "../join/vocabulary.js";
import { pascal } from "./text.js";

interface Symbol {
  readonly from: string;
  readonly type?: boolean;
}

const runtime: Readonly<Record<string, readonly string[]>> = {
  "read.js": [
    "asText",
    "asNumber",
    "asInteger",
    "asCount",
    "joinWords",
    "asFlag",
    "asJson",
    "asWire",
    "inner",
    "asList",
    "asItems",
    "asTexts",
    "first",
    "isPresent",
    "contradicts",
    "readEach",
    "withMore",
    "hostedTool",
    "readWord",
    "readWithin",
    "itemsWithin",
    "readOneOf",
    "readAlone",
    "joinAnswerWords",
    "answerMeaning",
    "hasAnyValue",
    "firstAt",
    "meaningOf",
  ],
  "write.js": [
    "compact",
    "merged",
    "someOf",
    "makeId",
    "answerId",
    "within",
    "finishWord",
    "wordPart",
    "answerWord",
    "writeAlone",
    "now",
    "addItem",
    "mergeItems",
    "clamp",
    "atMost",
    "wordFor",
  ],
  "among.js": ["itemsOf", "shareOut", "readAmong", "readOneAmong", "readWordsAmong", "eachOf"],
  "further-answers.js": ["furtherAnswers"],
  "loss.js": ["noLoss", "join"],
  "content.js": [
    "readContent",
    "writeContent",
    "mediaOf",
    "writeWords",
    "besideList",
    "besideState",
    "besideText",
    "besideValue",
    "concat",
    "bareTurn",
    "addBare",
    "nameItems",
    "itemTail",
  ],
  "citations.js": [
    "reportedCitations",
    "citeParts",
    "citationsOf",
    "citationsByPart",
    "placedInCharacters",
    "placedInPart",
    "counted",
    "inAllWords",
  ],
  "settle.js": [
    "settleFinish",
    "isWithheld",
    "explained",
    "reportedUsage",
    "reportedCounts",
    "wholeUsage",
    "settleParts",
    "without",
    "including",
  ],
  "spelling.js": ["inCamelCase"],
  "conversion-error.js": ["ConversionError"],
  "state/last.js": ["leadingSomewhere"],
  "conversation/roles.js": ["splitInstructions"],
  "conversation/drop-placeholder-state.js": ["withoutPlaceholder"],
  "error-body.js": ["readFailure", "typeByStatus", "codedMessage", "codeWord"],
  "known-faults.js": ["inDialectWords"],
  "stream/events.js": [
    "eventData",
    "mergeUsage",
    "responseOf",
    "partOf",
    "pieceOf",
    "readCitations",
    "jsonText",
    "keyOf",
    "isFirst",
  ],
  "stream/results.js": ["readResults"],
  "validate.js": ["firstProblem"],
  "refuse.js": ["refuseBy", "meetsAny", "valueAt", "isSame"],
  "rules.js": ["fitRules"],
  "defaults.js": ["applyDefaults"],
  "own.js": ["keepOwn", "restoreOwn"],
};

const runtimeTypes: Readonly<Record<string, readonly string[]>> = {
  "json.js": ["Json", "Wire"],
  "loss.js": ["Loss", "Unmapped", "ConceptPaths"],
  "dialect.js": ["Dialect", "Problem", "WriteContext", "Route", "FieldRow", "ErrorShape"],
  "failure.js": ["Failure", "Refusal"],
  "stream/contract.js": ["StreamReader", "StreamState", "StreamTemplates", "OpenPart", "TextSink"],
  "stream/results.js": ["ResultSink", "ResultReading", "ResultWriting"],
  "error-body.js": ["ErrorPlaces"],
  "refuse.js": ["RefusalRule", "Claim"],
  "rules.js": ["Rule"],
  "defaults.js": ["DialectDefault"],
  "own.js": ["OwnRule"],
};

function table(vocabulary: Vocabulary): Map<string, Symbol> {
  const symbols = new Map<string, Symbol>();
  const base = "../../src/conversion/";
  for (const [file, names] of Object.entries(runtime))
    for (const name of names) symbols.set(name, { from: base + file });
  for (const [file, names] of Object.entries(runtimeTypes))
    for (const name of names) symbols.set(name, { from: base + file, type: true });
  for (const name of Object.keys(transforms)) symbols.set(name, { from: `${base}transforms/index.js` });
  for (const name of Object.keys(conversation)) symbols.set(name, { from: `${base}conversation/index.js` });
  for (const name of Object.keys(results)) symbols.set(name, { from: `${base}results/index.js` });
  for (const name of Object.keys(requestPasses)) symbols.set(name, { from: `${base}request/index.js` });
  const types = [...vocabulary.enums.keys(), ...vocabulary.records.keys()];
  for (const [name, union] of vocabulary.unions)
    types.push(name, ...[...union.kinds.keys()].map((kind) => `${pascal(kind)}${name}`));
  for (const name of types) symbols.set(name, { from: `../interlingua/${vocabulary.name}.js`, type: true });
  return symbols;
}

/** Import lines for the symbols that the body uses; `own` names modules of the same dialect. */
export function importLines(
  body: readonly string[],
  vocabulary: Vocabulary,
  own: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const symbols = table(vocabulary);
  for (const [from, names] of Object.entries(own)) for (const name of names) symbols.set(name, { from });
  const text = body.join("\n").replace(/"(?:[^"\\]|\\.)*"|\/\/.*|\/\*\*.*?\*\//g, "");
  const used = new Set(text.match(/(?<![\w$])(?<!(?<!\.\.)\.)[A-Za-z_$][\w$]*(?![\w$]|\s*:)/g) ?? []);
  const wanted = new Map<string, { values: string[]; types: string[] }>();
  for (const [name, { from, type }] of symbols) {
    if (!used.has(name)) continue;
    const entry = wanted.get(from) ?? { values: [], types: [] };
    (type === true ? entry.types : entry.values).push(name);
    wanted.set(from, entry);
  }
  return [...wanted]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([from, { values, types }]) => {
      const names = [...values.sort(), ...types.sort().map((name) => `type ${name}`)];
      return values.length === 0
        ? `import type { ${types.join(", ")} } from "${from}";`
        : `import { ${names.join(", ")} } from "${from}";`;
    });
}

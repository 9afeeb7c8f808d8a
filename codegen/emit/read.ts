/** Readers: from a dialect's bodies to the vocabulary. */
import type { Line, Mapping, SpellingRule, Unmapped } from "../model/mapping.js";
import { code, list, object, type Code, type Piece } from "../print/code.js";
import { constant, functionOf, type Declaration, type Parameter } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { inlineForms, pathsOfLines, recordsOf } from "./keys.js";
import { locals } from "./locals.js";
import { printMember } from "./member.js";
import { offersTools } from "../model/offers.js";
import { withOffered } from "./offers.js";
import { reader } from "./own-names.js";
import { passStatements } from "./passes.js";
import { Places } from "./places.js";
import { shareItems } from "./read-among.js";
import { emitResponse } from "./read-answer.js";
import { emitParts, emitRecord } from "./read-forms.js";
import { reportShadowed, reportUnmapped } from "./read-reports.js";
import { emitReadResults } from "./read-results.js";
import { emitTurns, turnsGiven } from "./read-turns.js";
import { emitUsage } from "./read-usage.js";
import { members } from "./read-value.js";
import { content, defaults, spelling, types, vocabularyType } from "./runtime.js";
import { literal, quote } from "./text.js";
import { placeOf } from "./where.js";
import { readWordTables } from "./word-tables.js";

const { body, from, given, loss, offered, operation, request, turns } = locals;

/** `harmless`: members that every endpoint refuses except for some values. Those values are not reported as lost. */
export function emitRead(mapping: Mapping, harmless: readonly Unmapped[] = []): Module {
  return {
    path: `${mapping.dialect}/read.ts`,
    specs: [mapping.file.name],
    declarations: [
      ...readWordTables(mapping),
      ...emitRequest(mapping, harmless),
      ...(mapping.isConversation ? [...emitTurns(mapping), ...emitParts(mapping)] : []),
      ...[...mapping.records.values()].flatMap((record) => emitRecord(record, mapping)),
      ...(mapping.isConversation ? [emitResponse(mapping)] : emitReadResults(mapping)),
      emitUsage(mapping),
    ],
  };
}

function emitRequest(mapping: Mapping, harmless: readonly Unmapped[]): Declaration[] {
  const { lines, spelling: rule, unmapped } = mapping.request;
  const places = new Places(body);
  const known = knownPaths(mapping);
  const records = recordsOf(lines, mapping);
  const inline = inlineForms(lines, mapping).flatMap((form) => form.unmapped);
  const reported = reportUnmapped(
    { prefix: "request", known, unmapped: [...unmapped, ...inline, ...harmless], records },
    places,
  );
  const items = shareItems(mapping, places);
  const shadowed = reportShadowed(lines, places, "body");
  const fields = members(lines, places, mapping).map((field) => printMember(withOffered(field, mapping)));
  const turnStatements = mapping.isConversation ? readTurns(mapping, places) : [];
  const origin = code`origin: { ${from}: ${body}, form: "request" }`;
  const result = object([origin, ...(mapping.isConversation ? [turns] : []), ...fields]);
  return [
    ...spellingTable(rule),
    ...reported.tables,
    ...items.tables,
    ...presumptionsTable(lines),
    functionOf({
      node: mapping.request,
      name: reader(mapping, "Request"),
      isExported: true,
      docs: `A request of the ${mapping.dialect} dialect in the words of the vocabulary.`,
      parameters: requestParameters(mapping),
      result: vocabularyType(mapping.vocabulary, "Request"),
      body: [
        ...respelled(rule),
        ...places.declarations,
        ...reported.statements,
        ...items.statements,
        ...shadowed,
        ...turnStatements,
        ...returnRequest(result, mapping),
      ],
    }),
  ];
}

function requestParameters({ request: { lines, spelling: rule } }: Mapping): Parameter[] {
  const isAddressed = lines.some(({ kind }) => kind === "address");
  return [
    { name: rule === undefined ? body : given, type: types.Wire },
    { name: loss, type: types.Loss },
    ...(isAddressed ? [{ name: operation, type: "string", isOptional: true }] : []),
  ];
}

function knownPaths(mapping: Mapping): string[] {
  const { lines, consumed } = mapping.request;
  const { at, instructions } = mapping.layout;
  return [
    ...pathsOfLines(lines, mapping),
    ...Object.keys(consumed),
    ...(mapping.isConversation ? [at] : []),
    ...(instructions === undefined ? [] : [instructions.at]),
  ];
}

function spellingTable(rule: SpellingRule | undefined): Declaration[] {
  if (rule === undefined) return [];
  const set = (names: readonly string[]): Code => code`new Set(${literal([...names])})`;
  return [
    constant({
      name: "spelling",
      isExported: true,
      docs: "What clients may spell in another way.",
      type: types.Spelling,
      value: object([code`own: ${set(rule.own)}`, code`lists: ${set(rule.lists)}`]),
    }),
  ];
}

function respelled(rule: SpellingRule | undefined): Code[] {
  return rule === undefined ? [] : [code`const ${body} = ${spelling.respelled}(${given}, spelling, ${loss});`];
}

/** The conversation of a request, its instructions first, after the passes over it. */
function readTurns(mapping: Mapping, places: Places): Code[] {
  const { at, instructions, afterRead } = mapping.layout;
  const isOffered = offersTools(mapping);
  const passes = passStatements(afterRead, "turns", mapping.functions);
  const more: Piece = isOffered ? code`, ${offered}` : "";
  const read = code`${reader(mapping, "Turns")}(${turnsGiven(places, at, loss, mapping)}${more})`;
  const first = instructions === undefined ? [] : readInstructions(places, instructions.at, mapping);
  return [
    ...(isOffered ? [code`const ${offered}: ${vocabularyType(mapping.vocabulary, "Tool")}[] = [];`] : []),
    code`${passes.length > 0 ? "let" : "const"} ${turns} = ${read};`,
    ...first,
    ...passes,
  ];
}

function readInstructions(places: Places, at: string, mapping: Mapping): Code[] {
  const origin = code`{ ${from}: ${body}, member: ${quote(at)}, form: "instructions" }`;
  const turn = code`{ role: "system", parts: instructions, origin: ${origin} }`;
  const given = code`${places.read(at)}, ${loss}, ${reader(mapping, "Part")}, ${placeOf(places, at)}`;
  return [
    code`const instructions = ${content.readContent}(${given});`,
    code`if (instructions.length > 0) ${turns}.unshift(${turn});`,
  ];
}

/** How the request that was read is handed back: after passes over it, and with what is presumed. */
function returnRequest(result: Code, mapping: Mapping): Code[] {
  const passes = passStatements(mapping.request.afterRead, "request", mapping.functions);
  const isPresumed = mapping.request.lines.some(({ readDefault }) => readDefault !== undefined);
  if (passes.length === 0 && !isPresumed) return [code`return ${result};`];
  const type = vocabularyType(mapping.vocabulary, "Request");
  return [
    code`${passes.length > 0 ? "let" : "const"} ${request}: ${type} = ${result};`,
    ...passes,
    isPresumed ? code`return ${defaults.applyDefaults}(${request}, presumptions);` : code`return ${request};`,
  ];
}

/** The presumed values of concepts that a request leaves out. */
function presumptionsTable(lines: readonly Line[]): Declaration[] {
  const rows = lines.flatMap(({ concept, readDefault }) => {
    if (readDefault === undefined) return [];
    const { value, by, cases } = readDefault;
    return [literal({ concept, value, ...(by !== undefined && { by, cases }) })];
  });
  const type = code`readonly ${types.DialectDefault}[]`;
  return rows.length === 0 ? [] : [constant({ name: "presumptions", type, value: list(rows) })];
}

/** Readers: from a dialect's bodies to the vocabulary. */
import type { Line, Mapping, Unmapped } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import { shareItems } from "./among.js";
import { pathsOfLines, recordsOf } from "./keys.js";
import { printMember } from "./member.js";
import { Places } from "./places.js";
import { comment, literal, quote } from "./text.js";
import { passTexts } from "./passes.js";
import { importLines } from "./symbols.js";
import { offersTools, withOffered } from "./offers.js";
import { members, wordTables } from "./read-value.js";
import { emitReadResults, filled } from "./results.js";
import { emitUsage } from "./read-usage.js";
import { emitResponse } from "./read-answer.js";
import { emitParts, emitRecord } from "./read-forms.js";
import { reportUnmapped, reportShadowed } from "./read-reports.js";
import { emitTurns } from "./read-turns.js";

/** What every endpoint refuses but for some values is not lost where it says one of those. */
export function emitRead(mapping: Mapping, harmless: readonly Unmapped[] = []): Module {
  const lines = [
    ...wordTables(mapping),
    ...emitRequest(mapping, harmless),
    ...(mapping.isConversation ? [...emitTurns(mapping), ...emitParts(mapping)] : []),
    ...[...mapping.records.values()].flatMap((record) => emitRecord(record, mapping)),
    ...(mapping.isConversation ? emitResponse(mapping) : emitReadResults(mapping)),
    ...emitUsage(mapping),
  ];
  return {
    path: `${mapping.dialect}/read.ts`,
    specs: [mapping.file.name],
    lines: [...importLines(lines, mapping.vocabulary), "", ...lines],
  };
}

function emitRequest(mapping: Mapping, harmless: readonly Unmapped[]): string[] {
  const { lines, consumed } = mapping.request;
  const places = new Places("body");
  const known = [
    ...pathsOfLines(lines, mapping),
    ...Object.keys(consumed),
    ...(mapping.isConversation ? [mapping.layout.at] : []),
    ...(mapping.layout.instructions === undefined ? [] : [mapping.layout.instructions.at]),
  ];
  const root = quote("");
  const unmapped = reportUnmapped(
    "request",
    known,
    [...mapping.request.unmapped, ...harmless],
    places,
    root,
    recordsOf(lines, mapping),
  );
  const items = shareItems(mapping, places);
  const shadowed = reportShadowed(lines, places, root);
  const fields = members(lines, places, root, mapping).map((field) =>
    printMember(withOffered(filled(field, "Request", mapping), mapping)),
  );
  const { at, instructions } = mapping.layout;
  const first =
    instructions === undefined
      ? []
      : [
          `const instructions = readContent(${places.read(instructions.at)}, ` +
            `${quote(instructions.at)}, loss, readPart);`,
          `if (instructions.length > 0) turns.unshift({ role: "system", parts: instructions, ` +
            `origin: { path: ${quote(instructions.at)}, form: "instructions" } });`,
        ];
  const afterRead = passTexts(mapping.layout.afterRead, "turns");
  const isOffered = offersTools(mapping);
  const turns =
    `${isOffered ? "const offered: Tool[] = [];\n" : ""}` +
    `${afterRead.length > 0 ? "let" : "const"} turns = readTurns(${places.read(at)}, ` +
    `${quote(at)}, loss${isOffered ? ", offered" : ""});`;
  const { camelButInside, afterRead: requestPasses } = mapping.request;
  const passes = passTexts(requestPasses, "request");
  const readDefault = presumptionsOf(lines);
  const parameters = `loss: Loss${lines.some(({ address }) => address !== undefined) ? ", operation?: string" : ""}`;
  const [begin, end] = closeRequest(passes, readDefault.length > 0);
  return [
    ...(camelButInside === undefined
      ? []
      : [
          comment("What stands inside these members is the client's own."),
          `const clientsOwn: ReadonlySet<string> = new Set(${literal([...camelButInside])});`,
          "",
        ]),
    ...unmapped.tables,
    ...items.tables,
    ...(readDefault.length === 0
      ? []
      : [`const presumptions: readonly DialectDefault[] = [\n${readDefault.join("\n")}\n];`, ""]),
    comment(`A request of the ${mapping.dialect} dialect in the words of the vocabulary.`),
    ...(mapping.request.camelButInside === undefined
      ? [`export function readRequest(body: Wire, ${parameters}): Request {`]
      : [
          `export function readRequest(given: Wire, ${parameters}): Request {`,
          "const body = inCamelCase(given, clientsOwn, (twice) => loss.at(twice));",
        ]),
    ...places.declarations,
    ...unmapped.statements,
    ...items.statements,
    ...shadowed,
    ...(mapping.isConversation ? [turns] : []),
    ...first,
    ...afterRead,
    begin,
    `origin: { path: "", form: "request" },`,
    ...(mapping.isConversation ? ["turns,"] : []),
    ...fields,
    ...end,
    "}",
    "",
  ];
}

/** How the request that was read is handed back: after passes over it, and with what is presumed. */
function closeRequest(passes: readonly string[], isPresumed: boolean): [begin: string, end: readonly string[]] {
  if (passes.length === 0 && !isPresumed) return ["return {", ["};"]];
  return [
    `${passes.length > 0 ? "let" : "const"} request: Request = {`,
    ["};", ...passes, isPresumed ? "return applyDefaults(request, presumptions);" : "return request;"],
  ];
}

/** What silence means, by concept. */
export function presumptionsOf(lines: readonly Line[]): string[] {
  return lines.flatMap(({ concept, readDefault }) => {
    if (readDefault === undefined) return [];
    const { value, by, cases } = readDefault;
    return [`${literal({ concept, value, ...(by !== undefined && { by, cases }) })},`];
  });
}

/** Readers: from a dialect's bodies to the vocabulary. */
import type { CitationsRule, Form, Item, Line, Mapping, Unmapped, RecordRule } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import { shareItems } from "./among.js";
import { constantsOf, matchWire } from "./conditions.js";
import { isInline, keysOfForm, keysOfItem, keyTables, pathsOfLines, recordsOf, unitOf } from "./keys.js";
import { Places } from "./places.js";
import { camel, comment, literal, memberName, pascal, quote } from "./text.js";
import { passStatements } from "./passes.js";
import { functionLines } from "./signature.js";
import { importLines } from "./symbols.js";
import { matchItem, offersTools, whatItemTells, withOffered } from "./offers.js";
import { members, readValue, wordTables } from "./read-value.js";
import { streamedRecords } from "./result-stream.js";
import { emitReadResults, filled } from "./results.js";
import { emitUsage } from "./read-usage.js";

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

const readerParameters = ["wire: Wire", "path: string", "loss: Loss"];

/** Statements that report what no concept covers, and the tables they use. */
function reportUnmapped(
  prefix: string,
  known: readonly string[],
  unmapped: Parameters<typeof keyTables>[2],
  places: Places,
  path: string,
  records: readonly string[] = [],
): { tables: string[]; statements: string[] } {
  const tables = keyTables(prefix, known, unmapped, records);
  return {
    tables: tables.map(({ declaration }) => declaration),
    statements: tables.flatMap((table) => {
      const place = table.path === "" ? path : joinPath(path, table.path);
      const listed = table.isList ? [`loss.unmappedEach(${places.read(table.path)}, ${place}, ${table.name});`] : [];
      return [`loss.unmapped(${places.object(table.path)}, ${place}, ${table.name});`, ...listed];
    }),
  };
}

export function joinPath(path: string, member: string): string {
  return path === quote("") ? quote(member) : `${path} + ${quote(`.${member}`)}`;
}

/**
 * Places given more than once: all but the first that speaks are lost, but for those that say it together. What a call asks for twice
 * in the same words is asked for once; inside a form each place is a thing of its own.
 */
function reportShadowed(
  lines: readonly { readonly at: readonly string[]; readonly together?: boolean }[],
  places: Places,
  path: string,
): string[] {
  return lines
    .filter(({ together }) => together !== true)
    .flatMap((line) =>
      line.at.slice(1).flatMap((later, index) => {
        // An object and a list of such cannot both stand in one place.
        if (later.includes("[*]")) return [];
        const earlier = line.at.slice(0, index + 1).map((at) => places.read(at));
        const isShadowed = earlier.map((place) => `isPresent(${place})`).join(" || ");
        const isLost =
          path === quote("")
            ? `contradicts(${places.read(later)}, ${earlier.join(", ")})`
            : `${places.read(later)} != null && ${earlier.length > 1 ? `(${isShadowed})` : isShadowed}`;
        return [`if (${isLost}) loss.at(${joinPath(path, later)});`];
      }),
    );
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
    withOffered(filled(field, "Request", mapping), mapping),
  );
  const { at, instructions } = mapping.layout;
  const first =
    instructions === undefined
      ? []
      : [
          `const instructions = readContent(${places.read(instructions.at)}, ${quote(instructions.at)}, loss, readPart);`,
          `if (instructions.length > 0) turns.unshift({ role: "system", parts: instructions, origin: { path: ${quote(instructions.at)}, form: "instructions" } });`,
        ];
  const afterRead = passStatements(mapping.layout.afterRead, "turns");
  const isOffered = offersTools(mapping);
  const turns = `${isOffered ? "const offered: Tool[] = [];\n" : ""}${afterRead.length > 0 ? "let" : "const"} turns = readTurns(${places.read(at)}, ${quote(at)}, loss${isOffered ? ", offered" : ""});`;
  const { camelButInside, afterRead: requestPasses } = mapping.request;
  const passes = passStatements(requestPasses, "request");
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

function emitTurns(mapping: Mapping): string[] {
  const items = mapping.layout.items.filter(({ direction }) => direction !== "write");
  return [
    `function readTurns(value: Json | undefined, path: string, loss: Loss${offersTools(mapping) ? ", offered?: Tool[]" : ""}): Turn[] {`,
    "const turns: Turn[] = [];",
    ...(mapping.layout.bare === undefined
      ? []
      : [
          `if (!Array.isArray(value)) return bareTurn(${bareRole(mapping)}, readContent(value, path, loss, readPart));`,
        ]),
    "for (const [index, item] of asList(value).entries()) {",
    "const wire = inner(item);",
    "const place = `${path}[${index}]`;",
    ...items.map(
      (item, index) => `${index === 0 ? "" : "else "}if (${matchItem(item, mapping)}) ${whatItemTells(item)}`,
    ),
    mapping.layout.bare === undefined
      ? "else loss.at(place);"
      : `else addBare(turns, ${bareRole(mapping)}, readPart(wire, place, loss));`,
    "}",
    "return turns;",
    "}",
    "",
    ...items.filter((item) => item.refused === undefined).flatMap((item) => emitItem(item, mapping)),
  ];
}

/** The reader of a part beside the content; one that tells its own from others reports the others. */
function besideReader(names: readonly string[], mapping: Mapping): string {
  const tests = names.map((name) => ({
    name,
    test: matchWire(mapping.parts.forms.find((candidate) => candidate.name === name)?.when ?? {}, "one"),
  }));
  const [only] = tests;
  if (tests.length === 1 && only?.test === "") return `read${pascal(only.name)}Part`;
  return `(one, place, lost) => (${tests.map(({ name, test }) => `${test} ? read${pascal(name)}Part(one, place, lost) : `).join("")}lost.other(place))`;
}

/** The role of what stands in place of items. */
function bareRole(mapping: Mapping): string {
  return quote(mapping.layout.items.find(({ name }) => name === mapping.layout.bare)?.role ?? "user");
}

function emitItem(item: Item, mapping: Mapping): string[] {
  const places = new Places("wire");
  const name = `read${pascal(item.name)}Item`;
  const unmapped = reportUnmapped(`${camel(item.name)}Item`, keysOfItem(item, mapping), item.unmapped, places, "path");
  const beside = (first: boolean): string[] =>
    item.beside
      .filter((entry) => entry.first === first)
      .map((entry) => {
        const read = entry.list ? "besideList" : "besideText";
        return `...${read}(${firstOf(entry.at, places)}, ${placeOfFirst(entry.at, places)}, loss, ${besideReader(entry.forms, mapping)}),`;
      });
  const parts =
    item.part === undefined
      ? [
          ...beside(true),
          ...(item.content === undefined
            ? []
            : [`...readContent(${places.read(item.content)}, ${joinPath("path", item.content)}, loss, readPart),`]),
          ...beside(false),
        ]
      : [];
  return [
    ...unmapped.tables,
    ...functionLines(
      `function ${name}`,
      [...readerParameters, ...(item.offers === undefined ? [] : ["offered: Tool[]"])],
      "Turn",
      [
        ...places.declarations,
        ...unmapped.statements,
        ...reportShadowed(item.beside, places, "path"),
        ...(item.offers === undefined
          ? []
          : [
              `offered.push(...(readEach(${places.read(item.offers.at)}, ${joinPath("path", item.offers.at)}, (one, place) => read${pascal(item.offers.each)}(one, place, loss)) ?? []));`,
            ]),
        `return {\nrole: ${quote(item.role)},\nparts: ${item.part === undefined ? cited(item, `[\n${parts.join("\n")}\n]`, places, mapping) : `concat(read${pascal(item.part)}Part(wire, path, loss))`},\norigin: { path, form: ${quote(`item.${item.name}`)} },\n};`,
      ],
    ),
  ];
}

function cited(item: Item, parts: string, places: Places, mapping: Mapping): string {
  if (item.citations === undefined) return parts;
  const { at, each } = item.citations;
  const unit = unitOf(each, mapping);
  const told = `readEach(${places.read(at)}, ${joinPath("path", at)}, (one, place) => read${pascal(each)}(one, place, loss))`;
  return `citeParts(${parts}, ${unit === undefined ? told : `reportedCitations(${quote(unit)}, ${told})`})`;
}

function firstOf(at: readonly string[], places: Places): string {
  return at.length > 1 ? `first(${at.map((path) => places.read(path)).join(", ")})` : places.read(at[0] ?? "");
}

/** Which of several places spoke. */
function placeOfFirst(at: readonly string[], places: Places): string {
  const place = joinPath("path", at[0] ?? "");
  return at.length < 2 ? place : `${places.read(at[0] ?? "")} != null ? ${place} : ${joinPath("path", at[1] ?? "")}`;
}

function emitParts(mapping: Mapping): string[] {
  const itemForms = new Set(mapping.layout.items.map(({ part }) => part));
  const forms = mapping.parts.forms.filter(({ direction }) => direction !== "write");
  const listed = forms.filter(({ beside }) => !beside);
  return [
    comment("A part of a content list."),
    "export function readPart(wire: Wire, path: string, loss: Loss): Part | undefined {",
    ...listed.map(
      (form) => `if (${matchWire(form.when, "wire")}) return read${pascal(form.name)}Part(wire, path, loss);`,
    ),
    "loss.at(path);",
    "return undefined;",
    "}",
    "",
    ...forms.flatMap((form) =>
      form.value === undefined
        ? emitForm(form, `${pascal(form.kind ?? "")}Part`, "Part", mapping, itemForms.has(form.name))
        : emitValueForm(form),
    ),
  ];
}

/** A part that stands beside the content as a bare text. */
function emitValueForm(form: Form): string[] {
  return [
    ...functionLines(
      `function read${pascal(form.name)}Part`,
      ["value: Json", "path: string", "loss: Loss"],
      `${pascal(form.kind ?? "")}Part | undefined`,
      [
        "const words = asText(value);",
        `return words === undefined || words === "" ? undefined : { kind: ${quote(form.kind ?? "")}, ${memberName(form.value ?? "")}: words, origin: { path, form: ${quote(form.key)} } };`,
      ],
    ),
  ];
}

/** An item that is one part has reported its unknown members itself. */
function emitForm(form: Form, type: string, suffix: string, mapping: Mapping, isItem = false): string[] {
  const places = new Places("wire");
  const unmapped = isItem
    ? { tables: [], statements: [] }
    : reportUnmapped(
        camel(`${form.name} ${suffix}`),
        keysOfForm(form, mapping),
        form.unmapped,
        places,
        "path",
        recordsOf(form.lines, mapping),
      );
  const shadowed = reportShadowed(form.lines, places, "path");
  const fields = members(form.lines, places, "path", mapping);
  const constants = constantsOf(form.only).map(([key, value]) => `${memberName(key)}: ${literal(value)},`);
  const required = form.lines.filter(
    (line) =>
      line.field.required &&
      (line.record !== undefined || line.transform !== undefined || line.field.type.kind === "json"),
  );
  const kind = form.kind === undefined ? [] : [`kind: ${quote(form.kind)},`];
  const local = (line: Line): string => `${camel(line.concept)}Value`;
  const checks = required.map((line) => `const ${local(line)} = ${readValue(line, places, "path", mapping)};`);
  const guards = required.map((line) => `if (${local(line)} === undefined) {\nloss.at(path);\nreturn undefined;\n}`);
  const isCounted = form.lines.some((line) => unitOf(line.each, mapping) !== undefined);
  const names = new Set(required.map(({ concept }) => concept));
  const kept = fields.filter((field) => ![...names].some((name) => field.startsWith(`${memberName(name)}:`)));
  return [
    ...unmapped.tables,
    ...functionLines(
      `${isToldByStream(form, mapping) ? "export " : ""}function read${pascal(form.name)}${suffix}`,
      readerParameters,
      `${type}${required.length > 0 ? " | undefined" : ""}`,
      [
        ...places.declarations,
        ...unmapped.statements,
        ...shadowed,
        ...checks,
        ...guards,
        isCounted ? "return placedInCharacters({" : "return {",
        ...kind,
        ...constants,
        ...kept,
        ...required.map((line) => `${memberName(line.concept)}: ${local(line)}, // ${line.at.join(" or ")}`),
        ...fillRequired(form, mapping),
        `origin: { path, form: ${quote(form.key)} },`,
        isCounted ? "});" : "};",
      ],
    ),
  ];
}

/** Concepts that a part must have but a form does not tell. */
function fillRequired(form: Form, mapping: Mapping): string[] {
  const fields = mapping.vocabulary.unions.get("Part")?.kinds.get(form.kind ?? "")?.fields ?? [];
  const lines = form.lines.filter((line) => line.at.length > 0 || line.record !== undefined);
  const told = new Set([...lines.map(({ concept }) => concept), ...Object.keys(form.only)]);
  return fields
    .filter((field) => field.required && !told.has(field.name))
    .map((field) => `${memberName(field.name)}: ${field.type.kind === "list" ? "[]" : quote("")},`);
}

function emitRecord(record: RecordRule, mapping: Mapping): string[] {
  const exported = usedByStream(record, mapping) ? "export " : "";
  const name = pascal(record.name);
  const bare = record.forms.find((form) => form.value !== undefined);
  const forms = record.forms.filter((form) => form.value === undefined && !form.implicit && form.direction !== "write");
  if (isInline(record, mapping)) return emitInline(record, mapping);
  const bareField = bare?.value ?? "";
  const bareValue =
    bare?.values === undefined
      ? `value as ${record.is}[${quote(bareField)}]`
      : `readWord(${camel(`${record.name} ${bare.name}`)}Meanings, value, path, loss)`;
  const body = [
    ...(bare === undefined
      ? []
      : [
          `if (typeof value === "string") return { ${memberName(bareField)}: ${bareValue}, origin: { path, form: ${quote(bare.key)} } };`,
        ]),
    "const wire = asWire(value);",
    "if (wire === undefined) return value == null ? undefined : loss.other(path);",
    ...forms.map((form) => {
      const test = matchWire(form.when, "wire");
      return `${test === "" ? "" : `if (${test}) `}return read${pascal(form.name)}${name}(wire, path, loss);`;
    }),
    ...(forms.some((form) => Object.keys(form.when).length === 0) ? [] : ["loss.at(path);", "return undefined;"]),
  ];
  return [
    ...functionLines(
      `${exported}function read${name}`,
      ["value: Json | undefined", "path: string", "loss: Loss"],
      `${record.is}${forms.some(({ inside }) => inside !== undefined) ? ` | ${record.is}[]` : ""} | undefined`,
      body,
    ),
    ...forms.flatMap((form) =>
      form.inside === undefined ? emitForm(form, record.is, name, mapping) : emitHolder(form, record.is, name, mapping),
    ),
  ];
}

/** An object that holds a list of records. */
function emitHolder(form: Form, type: string, name: string, mapping: Mapping): string[] {
  const places = new Places("wire");
  const { at, fields } = form.inside ?? { at: "", fields: {} };
  const unmapped = reportUnmapped(
    camel(`${form.name} ${name}`),
    keysOfForm(form, mapping),
    form.unmapped,
    places,
    "path",
  );
  const told = Object.entries(fields).map(
    ([concept, member]) => `${memberName(concept)}: asText(${places.read(member)})`,
  );
  const list = `readEach(${places.read(at)}, ${joinPath("path", at)}, (one, place) => read${name}(one, place, loss)) ?? []`;
  return [
    ...unmapped.tables,
    ...functionLines(`function read${pascal(form.name)}${name}`, readerParameters, `${type}[]`, [
      ...places.declarations,
      ...unmapped.statements,
      told.length === 0 ? `return ${list};` : `return (${list}).map((one) => ({ ...one, ${told.join(", ")} }));`,
    ]),
  ];
}

/** A part that a stream tells whole. */
function isToldByStream({ key, name }: Form, mapping: Mapping): boolean {
  return key.startsWith("part.") && JSON.stringify(mapping.stream.read).includes(`"form":${quote(name)}`);
}

function usedByStream(record: RecordRule, mapping: Mapping): boolean {
  return (
    streamedRecords(mapping).includes(record.name) ||
    JSON.stringify(mapping.stream.read).includes(`"citation":${quote(record.name)}`)
  );
}

/** A record whose members stand among those of the object around it. */
function emitInline(record: RecordRule, mapping: Mapping): string[] {
  const places = new Places("wire");
  const forms = record.forms.filter(({ direction, implicit }) => direction !== "write" && !implicit);
  const branches = forms.map((form) => {
    const constants = constantsOf(form.only).map(([key, value]) => `${memberName(key)}: ${literal(value)},`);
    const fields = members(form.lines, places, quote(""), mapping);
    const test = matchWire(form.when, "wire");
    const told = [...constants, ...fields].join("\n");
    const origin = `origin: { path, form: ${quote(form.key)} }`;
    if (test !== "") return `if (${test}) return {\n${told}\n${origin},\n};`;
    return `const told: ${record.is} = {\n${told}\n};\nreturn hasAnyValue(told) ? { ...told, ${origin} } : undefined;`;
  });
  const isClosed = forms.some((form) => Object.keys(form.when).length === 0);
  const all = new Set(forms.flatMap((form) => [...Object.keys(form.when), ...form.lines.flatMap(({ at }) => [...at])]));
  const unread = [...all].map((path) => `if (${places.read(path)} != null) loss.at(${quote(path)});`);
  return functionLines(`function read${pascal(record.name)}`, readerParameters, `${record.is} | undefined`, [
    ...places.declarations,
    ...branches,
    ...(isClosed ? [] : [...unread, "return undefined;"]),
  ]);
}

function emitResponse(mapping: Mapping): string[] {
  const places = new Places("body");
  const parts = mapping.response.lines.find(({ concept }) => concept === "parts");
  const others = mapping.response.lines.filter(({ concept }) => concept !== "parts" && concept !== "finish");
  const finish = mapping.response.lines.find(({ concept }) => concept === "finish");
  const fields = members(others, places, quote(""), mapping);
  const partsValue =
    parts?.items === true
      ? `readTurns(${places.read(parts.at[0] ?? "")}, ${quote(parts.at[0] ?? "")}, noLoss).flatMap((turn) => turn.parts)`
      : parts?.itemForm === undefined
        ? `readContent(${places.read(parts?.at[0] ?? "")}, ${quote(parts?.at[0] ?? "")}, noLoss, readPart)`
        : `read${pascal(parts.itemForm)}Item(${places.object(parts.at[0] ?? "")}, ${quote(parts.at[0] ?? "")}, noLoss).parts`;
  const finishValue = finish === undefined ? "undefined" : readValue(finish, places, quote(""), mapping);
  return [
    comment(`An answer of the ${mapping.dialect} dialect in the words of the vocabulary.`),
    "export function readResponse(body: Wire): Response {",
    "const loss = noLoss;",
    ...places.declarations,
    ...settledParts(partsValue, mapping, places),
    "return {",
    ...fields,
    "parts,",
    `finish: settleFinish(${finishValue}, parts), // ${finish?.at.join(" or ") ?? ""}`,
    "};",
    "}",
    "",
  ].filter((line) => line !== "const loss = noLoss;" || fields.some((field) => field.includes("loss")));
}

/** The parts of an answer with the citations told beside them. */
function citedBeside(parts: string, { response }: Mapping, places: Places): string {
  return response.citations === undefined
    ? parts
    : `citeParts(${parts}, ${toldBeside(response.citations, response.citations.at, places)})`;
}

/** Citations at these places, in the form that a mapping has for those beside the words. */
export function toldBeside({ transform, places: unit }: CitationsRule, at: readonly string[], places: Places): string {
  return `reportedCitations(${[unit === undefined ? "undefined" : quote(unit), ...at.map((path) => `${camel(transform)}.read(${places.read(path)})`)].join(", ")})`;
}

/** The parts of an answer after the passes that go over answers. */
function settledParts(parts: string, mapping: Mapping, places: Places): string[] {
  const passes = passStatements(mapping.response.afterRead, "turns", "noLoss");
  const settled = (read: string): string => `const parts = ${citedBeside(`settleCalls(${read})`, mapping, places)};`;
  if (passes.length === 0) return [settled(parts)];
  return [
    `let turns: Turn[] = [{ role: "assistant", parts: ${parts} }];`,
    ...passes,
    settled("turns.flatMap((turn) => turn.parts)"),
  ];
}

/** Readers of parts and records, a function for each of their forms. */
import type { Form, Line, Mapping, RecordRule } from "../join/mapping.js";
import { constantsOf, matchWire } from "./conditions.js";
import { isInline, keysOfForm, recordsOf, unitOf } from "./keys.js";
import { printMember } from "./member.js";
import { Places } from "./places.js";
import { camel, comment, literal, memberName, noted, pascal, quote } from "./text.js";
import { functionLines } from "./signature.js";
import { members, readValue } from "./read-value.js";
import { streamedRecords } from "./result-stream.js";
import { readerParameters, reportUnmapped, joinPath, reportShadowed } from "./read-reports.js";

export function emitParts(mapping: Mapping): string[] {
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
  const text = form.value === "text" ? "" : ' text: "",';
  return [
    ...functionLines(
      `function read${pascal(form.name)}Part`,
      ["value: Json", "path: string", "loss: Loss"],
      `${pascal(form.kind ?? "")}Part | undefined`,
      [
        `const words = ${form.transform === undefined ? "asText" : `${camel(form.transform)}.read`}(value);`,
        `return words === undefined || words === "" ? undefined : { kind: ` +
          `${quote(form.kind ?? "")},${text} ${memberName(form.value ?? "")}: words, origin: { path, ` +
          `form: ${quote(form.key)} } };`,
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
  const kept = fields.filter(({ name }) => !names.has(name)).map(printMember);
  return [
    ...unmapped.tables,
    ...functionLines(
      `${isReadFromStream(form, mapping) ? "export " : ""}function read${pascal(form.name)}${suffix}`,
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
        ...required.map((line) => noted(`${memberName(line.concept)}: ${local(line)},`, line.at.join(" or "))),
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
  const given = new Set([...lines.map(({ concept }) => concept), ...Object.keys(form.only)]);
  return fields
    .filter((field) => field.required && !given.has(field.name))
    .map((field) => `${memberName(field.name)}: ${field.type.kind === "list" ? "[]" : quote("")},`);
}

export function emitRecord(record: RecordRule, mapping: Mapping): string[] {
  const exported = isUsedByStream(record, mapping) ? "export " : "";
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
          `if (typeof value === "string") return { ${memberName(bareField)}: ${bareValue}, ` +
            `origin: { path, form: ${quote(bare.key)} } };`,
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
  const given = Object.entries(fields).map(
    ([concept, member]) => `${memberName(concept)}: asText(${places.read(member)})`,
  );
  const list =
    `readEach(${places.read(at)}, ${joinPath("path", at)}, (one, place) => read${name}` + "(one, place, loss)) ?? []";
  return [
    ...unmapped.tables,
    ...functionLines(`function read${pascal(form.name)}${name}`, readerParameters, `${type}[]`, [
      ...places.declarations,
      ...unmapped.statements,
      given.length === 0 ? `return ${list};` : `return (${list}).map((one) => ({ ...one, ${given.join(", ")} }));`,
    ]),
  ];
}

/** A part that a stream tells whole. */
function isReadFromStream({ key, name }: Form, mapping: Mapping): boolean {
  return key.startsWith("part.") && JSON.stringify(mapping.stream.read).includes(`"form":${quote(name)}`);
}

function isUsedByStream(record: RecordRule, mapping: Mapping): boolean {
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
    const given = [...constants, ...fields.map(printMember)].join("\n");
    const origin = `origin: { path, form: ${quote(form.key)} }`;
    if (test !== "") return `if (${test}) return {\n${given}\n${origin},\n};`;
    return `const given: ${record.is} = {\n${given}\n};\nreturn hasAnyValue(given) ? { ...given, ${origin} } : undefined;`;
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

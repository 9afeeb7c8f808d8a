/** Writers of parts and records, a function for each of their forms. */
import type { Form, Mapping, RecordRule } from "../join/mapping.js";
import { matchRecord } from "./conditions.js";
import { isInline } from "./keys.js";
import { functionLines } from "./signature.js";
import { camel, comment, pascal, quote } from "./text.js";
import { ObjectTree } from "./tree.js";
import { streamedRecords } from "./result-stream.js";
import { writeValue } from "./write-value.js";
import { fill, setMedia, reportAbsent, setConstants } from "./write-fill.js";

/** Concepts of a kind that a form has no line for. */
export function reportUncovered(form: Form, record: string, mapping: Mapping): string[] {
  const fields = mapping.vocabulary.unions.get("Part")?.kinds.get(form.kind ?? "")?.fields ?? [];
  const covered = new Set([
    ...form.lines.map(({ concept }) => concept),
    ...Object.keys(form.only).map((path) => path.split(".")[0]),
    form.value,
  ]);
  return fields
    .filter((field) => !covered.has(field.name))
    .map((field) => reportAbsent(record, { concept: field.name, field }));
}

export function emitParts(mapping: Mapping): string[] {
  const forms = mapping.parts.forms.filter(({ direction, value }) => direction !== "read" && value === undefined);
  const listed = forms.filter(({ beside }) => !beside);
  const ownItems = new Set(mapping.layout.items.map(({ part }) => part));
  const tests = listed.map((form) => {
    const where =
      form.in === undefined
        ? []
        : [
            form.in.length === 1
              ? `context === ${quote(form.in[0] ?? "")}`
              : `(${form.in.map((context) => `context === ${quote(context)}`).join(" || ")})`,
          ];
    const test = [`part.kind === ${quote(form.kind ?? "")}`, ...matchRecord(form.only, "part"), ...where].join(" && ");
    return `if (${test}) return write${pascal(form.name)}Part(part, loss);`;
  });
  return [
    comment("A part in a content list, or nothing where the dialect has no way to say it there."),
    ...functionLines(
      "export function writePart",
      ["part: Part", "context: Context", "loss: Loss"],
      "Wire | undefined",
      [...tests, "return loss.drop(part);"],
    ),
    ...forms
      .filter(({ name }) => !ownItems.has(name))
      .flatMap((form) =>
        emitForm(
          form,
          `${pascal(form.kind ?? "")}Part`,
          "Part",
          "part",
          mapping,
          reportUncovered(form, "part", mapping),
        ),
      ),
  ];
}

function emitForm(
  form: Form,
  type: string,
  suffix: string,
  record: string,
  mapping: Mapping,
  uncovered: readonly string[],
): string[] {
  const tree = new ObjectTree();
  const statements: string[] = [];
  setConstants(tree, form.when, form.constants);
  const required = form.lines.filter(
    (line) =>
      line.field.required &&
      !line.readOnly &&
      line.at.length > 0 &&
      (line.record !== undefined || line.transform !== undefined) &&
      line.default === undefined,
  );
  const guards = required.flatMap((line) => [
    `const ${camel(line.concept)}Value = ${writeValue(line, `${record}.${line.concept}`, record, mapping)};`,
    `if (${camel(line.concept)}Value === undefined) return loss.drop(${record});`,
  ]);
  for (const line of form.lines) {
    if (required.includes(line)) {
      tree.set(line.at[0] ?? "", `${camel(line.concept)}Value`, { note: line.concept, constant: true });
      setMedia(tree, line, `${record}.${line.concept}`);
    } else fill(tree, [line], record, mapping, statements);
  }
  const result = `Wire${required.length > 0 ? " | undefined" : ""}`;
  return functionLines(`function write${pascal(form.name)}${suffix}`, [`${record}: ${type}`, "loss: Loss"], result, [
    ...guards,
    ...statements,
    ...uncovered,
    `return ${tree.print()};`,
  ]);
}

export function emitRecord(rule: RecordRule, mapping: Mapping): string[] {
  if (isInline(rule, mapping)) return [];
  const name = pascal(rule.name);
  const record = camel(rule.name);
  const exported =
    (JSON.stringify(mapping.stream.write).includes("$citation") && rule.is === "Citation") ||
    streamedRecords(mapping).includes(rule.name)
      ? "export "
      : "";
  const fields = mapping.vocabulary.records.get(rule.is)?.fields ?? [];
  const forms = rule.forms.filter(({ direction }) => direction !== "read");
  const branches = forms.map((form) => {
    const test = matchRecord(form.only, record).join(" && ");
    if (form.refused !== undefined)
      return (
        `${test === "" ? "" : `if (${test}) `}throw new ConversionError(${record}` +
        `.origin?.path ?? "", ${quote(form.refused)});`
      );
    const result = form.implicit
      ? "undefined"
      : form.value === undefined
        ? `write${pascal(form.name)}${name}(${record}, loss)`
        : bareResult(form, rule.name, record);
    return `${test === "" ? "" : `if (${test}) `}return ${result};`;
  });
  const closed = forms.some((form) => Object.keys(form.only).length === 0);
  const body = [...branches, ...(closed ? [] : [`return loss.drop(${record});`])];
  const written = forms.filter((form) => form.value === undefined && !form.implicit && form.refused === undefined);
  return [
    ...functionLines(
      `${exported}function write${name}`,
      [`${record}: ${rule.is}`, "loss: Loss"],
      "Json | undefined",
      body,
    ),
    ...written.flatMap((form) => {
      const covered = new Set([...form.lines.map(({ concept }) => concept), ...Object.keys(form.only)]);
      const uncovered = fields
        .filter((field) => !covered.has(field.name))
        .map((field) => reportAbsent(record, { concept: field.name, field }));
      return emitForm(form, rule.is, name, record, mapping, uncovered);
    }),
  ];
}

function bareResult(form: Form, rule: string, record: string): string {
  const value = `${record}.${form.value ?? ""}`;
  if (form.values === undefined) return value;
  return `wordFor(${camel(`${rule} ${form.name}`)}Words, ${value}, () => loss.drop(${record}))`;
}

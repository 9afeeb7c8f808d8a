/** Mappings name only concepts, kinds and records that the vocabulary has. */
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";
import { inside, problemOf, type Placed } from "../model/line.js";
import { hintFor, misspelt, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { formsOf, type FormFields } from "./forms.js";
import { isAnswered } from "./concepts-answered.js";
import type { Specs } from "./specs.js";

export function conceptsKnown({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const fieldsOf = (record: string): readonly Field[] => mapping.vocabulary.records.get(record)?.fields ?? [];
    return [
      ...linesKnown(mapping, mapping.request.lines, "a Request", fieldsOf("Request")),
      ...linesKnown(mapping, mapping.response.lines, "a Response", fieldsOf("Response")),
      ...linesKnown(mapping, mapping.usage, "a Usage", fieldsOf("Usage")),
      ...withoutKnown(mapping),
      ...withoutOthers(mapping),
      ...withoutParts(mapping),
      ...kindsKnown(mapping),
      ...rolesKnown(mapping),
      ...formsOf(mapping).flatMap((fields) => formKnown(mapping, fields)),
    ];
  });
}

function linesKnown({ file }: Mapping, lines: readonly Line[], subject: string, fields: readonly Field[]): Problem[] {
  const names = fields.map(({ name }) => name);
  const unknown = lines.filter(({ concept }) => !names.includes(concept));
  const open = names.filter((name) => !lines.some(({ concept }) => concept === name) && !isAnswered(name));
  return unknown.map(({ concept, pointer }) => {
    // Of all concepts, this line alone can be about the one that has no line.
    const isLast = unknown.length === 1 && open.length === 1 && nearest(concept, names) === undefined;
    const meant = isLast ? open[0] : nearest(concept, names);
    const hint = isLast ? `did you mean "${String(meant)}"?` : hintFor(concept, names);
    return file.problem(pointer, `${subject} has no concept "${concept}"`, hint, { written: concept, meant });
  });
}

function withoutKnown({ file, usage, vocabulary }: Mapping): Problem[] {
  const names = usage.map(({ concept }) => concept);
  // A count without a line is a problem of its own.
  const unanswered = (vocabulary.records.get("Usage")?.fields ?? []).map(({ name }) => name);
  return usage.flatMap(({ pointer, without }) =>
    without
      .filter((name) => !names.includes(name) && !unanswered.includes(name))
      .map((name) =>
        file.problem(
          [...pointer, "without"],
          `usage has no line for "${name}"`,
          hintFor(name, names),
          misspelt(name, names),
        ),
      ),
  );
}

/** What is counted of a count without itself is always nothing: it would cost nothing. */
function withoutOthers({ file, usage }: Mapping): Problem[] {
  return usage
    .filter(({ concept, without }) => without.includes(concept))
    .map(({ concept, pointer, without }) => {
      const others = without.filter((name) => name !== concept);
      return file.problem(
        [...pointer, "without"],
        `a count of ${concept} without itself is always 0`,
        `write without: [${others.join(", ") || "<a count that it includes>"}]`,
      );
    });
}

/** The counts that are part of another one, where the vocabulary has them. */
const partsOf: Readonly<Record<string, (count: string) => boolean>> = {
  input: (count) => !["output", "reasoning", "total", "cost"].includes(count),
  output: (count) => count === "reasoning",
};

/** A count without what is no part of it is charged for too little. */
function withoutParts({ file, usage }: Mapping): Problem[] {
  // A count without a line is a problem of its own.
  const counts = usage.map(({ concept }) => concept);
  return usage.flatMap(({ concept, pointer, without }) => {
    const isPart = partsOf[concept];
    const others = without.filter((name) => name !== concept && counts.includes(name) && isPart?.(name) === false);
    const parts = without.filter((name) => !others.includes(name));
    return others.map((name) =>
      file.problem(
        [...pointer, "without"],
        `${name} is no part of the ${concept}, so the ${concept} is never counted without it`,
        parts.length === 0 ? "leave without: out" : `write without: [${parts.join(", ")}]`,
      ),
    );
  });
}

/** Kinds that forms have, and those that are absent. */
function kindsKnown({ file, parts, vocabulary }: Mapping): Problem[] {
  const kinds = [...(vocabulary.unions.get("Part")?.kinds.keys() ?? [])];
  const named = [
    ...parts.forms.map((form) => ({ kind: form.kind, at: form.kind === form.name ? form : inside(form, "kind") })),
    ...[...parts.absent.keys()].map((kind) => ({ kind, at: { file, pointer: ["parts", kind] } })),
  ];
  return named.flatMap(({ kind, at }) => {
    if (kind === undefined || kinds.includes(kind)) return [];
    const isUnlike = "name" in at && nearest(kind, kinds) === undefined;
    const hint = isUnlike ? `write kind: with one of ${kinds.join(", ")}` : hintFor(kind, kinds);
    return [problemOf(at, `there is no kind of part "${kind}"`, hint, { ...misspelt(kind, kinds), of: "kind" })];
  });
}

function rolesKnown({ layout, vocabulary }: Mapping): Problem[] {
  const roles = (vocabulary.enums.get("Role") ?? []).map(({ name }) => name);
  return layout.items
    .filter(({ role }) => !roles.includes(role))
    .map((item) =>
      problemOf(
        inside(item, "role"),
        `there is no role "${item.role}"`,
        hintFor(item.role, roles),
        misspelt(item.role, roles),
      ),
    );
}

/** What a condition may say of any concept. */
const CONDITIONS = ["present", "absent", "one"];

/** A concept without meanings may have any constant, but hardly one that is nearly a condition. */
function conditionKnown(node: Placed, wanted: string): Problem[] {
  const near = CONDITIONS.includes(wanted) ? undefined : nearest(wanted, CONDITIONS);
  if (near === undefined) return [];
  return [problemOf(node, `"${wanted}" is no condition of a concept`, `did you mean "${near}"?`)];
}

function formKnown(mapping: Mapping, { form, subject, fields }: FormFields): Problem[] {
  const { vocabulary } = mapping;
  const names = fields.map(({ name }) => name);
  const concepts = Object.entries(form.concepts).flatMap(([path, wanted]) => {
    const node = inside(form, "concepts", path);
    const [head = "", member] = path.split(".");
    const field = fields.find(({ name }) => name === head);
    if (field === undefined) return [problemOf(node, `${subject} has no concept "${head}"`, hintFor(head, names))];
    if (member !== undefined) {
      const members =
        field.type.kind === "record"
          ? (vocabulary.records.get(field.type.name)?.fields ?? []).map(({ name }) => name)
          : [];
      return members.includes(member)
        ? conditionKnown(node, String(wanted))
        : [problemOf(node, `"${head}" has no concept "${member}"`, hintFor(member, members))];
    }
    const meanings =
      field.type.kind === "enum" ? (vocabulary.enums.get(field.type.name) ?? []).map(({ name }) => name) : undefined;
    if (meanings === undefined) return conditionKnown(node, String(wanted));
    if ([...CONDITIONS, ...meanings].includes(String(wanted))) return [];
    return [problemOf(node, `"${String(wanted)}" is not a meaning of "${head}"`, hintFor(String(wanted), meanings))];
  });
  const value =
    form.value === undefined || names.includes(form.value)
      ? []
      : [problemOf(form.bare ?? form, `${subject} has no concept "${form.value}"`, hintFor(form.value, names))];
  return [
    ...linesKnown(mapping, form.lines, subject, fields),
    ...aroundKnown(form, subject, names),
    ...concepts,
    ...value,
  ];
}

/** A list of records has some concepts of each from the object around it. */
function aroundKnown(form: Form, subject: string, names: readonly string[]): Problem[] {
  return Object.keys(form.inside?.fields ?? {})
    .filter((concept) => !names.includes(concept))
    .map((concept) =>
      problemOf(
        inside(form, "fields", concept),
        `${subject} has no concept "${concept}"`,
        hintFor(concept, names),
        misspelt(concept, names),
      ),
    );
}

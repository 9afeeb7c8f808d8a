/** The line of the specs that generated code comes from, by the names of the declarations around it. */
import { camel, pascal } from "../emit/text.js";
import { eventsWrittenBy } from "../emit/write-stream.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import { piecesOf, type EventRule } from "../model/stream-rules.js";
import { compareProblems, type Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import type { Compiled } from "./compiled.js";
import type { TypeFault } from "./program.js";
import { unfitTransform } from "./unfit-transform.js";

/** A section of a mapping, with the lines in it. */
interface Section {
  readonly pointer: Pointer;
  readonly lines: readonly Line[];
}

/** Faults of generated code as problems of the specs that it comes from, one for each place. */
export function problemsOf(faults: readonly TypeFault[], compiled: Compiled): Problem[] {
  const problems = new Map<string, Problem>();
  for (const fault of faults) {
    const problem = problemOf(fault, compiled);
    const place = `${problem.file}:${problem.line}:${problem.column}`;
    if (!problems.has(place)) problems.set(place, problem);
  }
  return [...problems.values()].sort(compareProblems);
}

function problemOf(fault: TypeFault, compiled: Compiled): Problem {
  const { mappings, documents } = compiled;
  const [folder = "", module = ""] = fault.path.split("/");
  const message = `the code made of it does not compile: ${fault.message}`;
  const hint = `generated/${fault.path} would have \`${fault.text}\`; write it as other mappings do`;
  const mapping = mappings.find(({ dialect }) => dialect === folder) ?? mappings[0];
  const document = documents.find(({ name }) => name === folder);
  if (module === "dialect.ts" && document !== undefined) return document.file.problem(["x-dialect"], message, hint);
  if (mapping === undefined) return { file: fault.path, line: fault.line, column: 1, message };
  const pointer = pointerOf(module, fault, mapping);
  const unfit = unfitTransform(pointer, mapping, compiled);
  return unfit === undefined
    ? mapping.file.problem(pointer, message, hint)
    : mapping.file.problem(pointer, `${unfit.message}: ${fault.message}`, unfit.hint);
}

function pointerOf(module: string, { names, text }: TypeFault, mapping: Mapping): Pointer {
  const [owner = "", ...inside] = names;
  switch (module) {
    case "read.ts":
    case "write.ts":
      return pointerIn(sectionOf(owner.replace(/^(?:read|write)(?:Answer)?/, ""), mapping), inside);
    case "read-stream.ts":
      return (
        piecePointer(text, mapping.stream.read) ??
        eventPointer(owner, mapping.stream.read, "readEvent", ["stream", "read"]) ?? ["stream", "read"]
      );
    case "write-stream.ts":
      return ["stream", "write", ...(eventsWrittenBy(owner) ?? inside.map(snakeOf))];
    case "errors.ts":
      return ["errors", owner === "write" ? "body" : owner === "writeEvent" ? "event" : owner];
    default:
      return [];
  }
}

/** The section that a function reads or writes, by the end of its name. */
function sectionOf(name: string, mapping: Mapping): Section {
  const { request, response, usage, layout, parts, records } = mapping;
  const named: Record<string, Section> = {
    Request: { pointer: ["request"], lines: request.lines },
    Response: { pointer: ["response"], lines: response.lines },
    Usage: { pointer: ["usage"], lines: usage },
    Turns: { pointer: ["layout"], lines: [] },
    Part: { pointer: ["parts"], lines: [] },
  };
  for (const { name: item, part, pointer } of layout.items) {
    const lines = parts.forms.find((form) => form.name === part)?.lines ?? [];
    for (const suffix of ["Item", "Turn"]) named[pascal(item) + suffix] = { pointer, lines };
  }
  const add = (owner: string, form: Form): void => {
    named[pascal(form.name) + owner] = form;
  };
  for (const form of parts.forms) add("Part", form);
  for (const [record, { forms }] of records) {
    named[pascal(record)] = { pointer: ["records", record], lines: forms.flatMap(({ lines }) => lines) };
    for (const form of forms) add(pascal(record), form);
  }
  return named[name] ?? { pointer: [], lines: [] };
}

/** A line of a section by the names inside it: of its concept, of its place, or of what is computed for it. */
function pointerIn({ pointer, lines }: Section, inside: readonly string[]): Pointer {
  const words = inside.flatMap((name) => [name, name.replace(/Values?$/, "")]);
  const line = lines.find(
    ({ concept, at }) =>
      words.includes(concept) ||
      words.includes(camel(concept)) ||
      at.some((path) => words.includes(path.split(".").at(-1) ?? "")),
  );
  return line?.pointer ?? pointer;
}

/** The rule whose function has this name; those of cases have the words behind the name. */
function eventPointer(name: string, rule: EventRule, own: string, pointer: Pointer): Pointer | undefined {
  const isOfList = /Each[A-Z]/.exec(name.slice(own.length))?.index === 0;
  if (name === own || (isOfList && name.startsWith(own))) return pointer;
  for (const [word, inside] of Object.entries(rule.cases)) {
    const found = eventPointer(name, inside, own + pascal(word), [...pointer, "cases", word]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The one piece of a stream whose transform the text calls, or that is of the kind in the text and has a transform. */
function piecePointer(text: string, rule: EventRule): Pointer | undefined {
  const made = piecesOf(rule).filter(({ transform }) => transform !== undefined);
  const called = made.filter(({ transform = "" }) => text.includes(`${camel(transform)}.read(`));
  const [piece, ...others] =
    called.length > 0 ? called : made.filter(({ kind = "" }) => text.includes(`kind: "${kind}"`));
  return others.length === 0 ? piece?.pointer : undefined;
}

/** `keepAlive` -> `keep_alive`. */
function snakeOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

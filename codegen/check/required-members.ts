/** What is written has the members that the schemas of the dialect's document require. */
import type { DialectDocument } from "../model/dialect-document.js";
import { type Line, problemOf, recordOf } from "../model/line.js";
import type { Form, Mapping } from "../model/mapping.js";
import { writtenAt } from "../model/shared-members.js";
import { isObject } from "../model/source.js";
import { segmentsOf } from "../model/names.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { missingMembers } from "./missing-members.js";
import type { Specs } from "./specs.js";
import { writtenEvents } from "./written-events.js";
import { lineOf, eventConcepts, variablesOf } from "./concepts-in-events.js";

export function requiredMembers({ documents, mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const document = documents.find(({ name }) => name === mapping.dialect);
    if (document === undefined) return [];
    return [...ofRequests(mapping, document), ...ofAnswers(mapping, document), ...ofEvents(mapping, document)];
  });
}

/** Faults of paths and words are problems of their own. */
const LAST = { rank: 2 } as const;

/** A request without such a member would be refused by every upstream. */
function ofRequests({ file, request, layout, records }: Mapping, document: DialectDocument): Problem[] {
  const written = request.lines.filter(({ readOnly }) => !readOnly);
  const inline = written.filter(({ kind }) => kind === "inline").map((line) => records.get(recordOf(line) ?? ""));
  const paths = [
    ...written.flatMap(({ at, copies, companions }) => [...at, ...copies, ...Object.keys(companions)]),
    ...Object.values(request.beside).flatMap((constants) => Object.keys(constants)),
    ...inline.flatMap((record) => record?.forms ?? []).flatMap(pathsOfForm),
    layout.at,
    layout.instructions?.at ?? "",
  ];
  const [missing] = missingMembers(document, ["Request"], ofHeads(paths));
  if (missing !== undefined) {
    const message = `requests lack the member "${missing}", which the schemas of ${document.file.name} require`;
    return [file.problem(["request"], message, `write ${missing} as the place of a concept`, LAST)];
  }
  const required = missingMembers(document, ["Request"], {});
  return written
    .filter((line) => isLeftOut(line) && !isElsewhere(line, paths))
    .filter(({ at: [member = ""] }) => required.includes(member))
    .map((line) => ofOptional(line, document));
}

/** Whether requests may have nothing for it. The gateway itself names the model. */
function isLeftOut({ kind, at, field, concept, ...line }: Line): boolean {
  const isFilled = [line.default, line.idPrefix].some((given) => given !== undefined);
  return concept !== "model" && kind === "value" && at.length === 1 && !field.required && !isFilled && !line.generated;
}

/** Other lines write the same member too. */
function isElsewhere({ at }: Line, paths: readonly string[]): boolean {
  const [head] = segmentsOf(at[0] ?? "");
  return paths.filter((path) => segmentsOf(path)[0] === head).length > 1;
}

/** A member that is required is written for clients who say nothing of it, too. */
function ofOptional(line: Line, document: DialectDocument): Problem {
  const [member = ""] = line.at;
  const message =
    `requests lack the member "${member}" where a client says nothing of it, ` +
    `and the schemas of ${document.file.name} require it`;
  const filled = printed({ [line.concept]: { at: member, default: "<value>" } });
  const hint = `write ${filled}, or leave "${member}" out of required: in the schema`;
  return problemOf(line, message, hint, LAST);
}

function pathsOfForm({ lines, when, constants }: Form): string[] {
  return [...lines.flatMap(({ at }) => at), ...Object.keys(when), ...Object.keys(constants)];
}

/** An object with the members in which paths begin. */
function ofHeads(paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(paths.map((path) => [String(segmentsOf(path)[0] ?? ""), "$value"]));
}

/** The members of answers are those that lines and constants write. */
function ofAnswers({ file, response }: Mapping, document: DialectDocument): Problem[] {
  const paths = [
    ...response.lines.filter(({ kind, at }) => kind === "inline" || at.length > 0).flatMap(({ at }) => at),
    ...Object.keys(response.constants),
    ...response.lines.flatMap(({ copies }) => copies),
    ...response.echo.map(({ at }) => at),
  ];
  const isOpen = response.lines.some(({ kind }) => kind === "inline");
  const [missing] = isOpen ? [] : missingMembers(document, ["Response"], ofHeads(paths));
  if (missing === undefined) return [];
  const message = `answers lack the member "${missing}", which the schemas of ${document.file.name} require`;
  return [file.problem(["response"], message, `write ${missing}: under const:, or as the place of a concept`, LAST)];
}

/** Several events that lack one member are one problem. */
function ofEvents(mapping: Mapping, document: DialectDocument): Problem[] {
  const { file } = mapping;
  const first = new Map<string, Problem>();
  for (const { event, pointer, kind } of writtenEvents(mapping.stream)) {
    if (!isObject(event)) continue;
    const [path] = missingMembers(document, document.events, event);
    const member = path?.split(".").at(-1) ?? "";
    if (path === undefined || first.has(member)) continue;
    const message = `the event lacks the member "${path}", which the schemas of ${document.file.name} require`;
    const at = writtenAt(file, [...pointer, ...segmentsOf(path).slice(0, -1)]);
    first.set(member, file.problem(at, message, hintFor(path, kind, mapping), LAST));
  }
  return [...first.values()];
}

function hintFor(path: string, kind: string | undefined, mapping: Mapping): string {
  const segments = path.split(".");
  const member = segments.at(-1) ?? "";
  const ofCall = segments.length > 1 && CALLS.includes(kind) ? variableOfCall(member, mapping) : undefined;
  return `write ${member}: ${ofCall ?? variableOfAnswer(member, mapping) ?? "<value>"}`;
}

const CALLS: readonly (string | undefined)[] = ["call", "text_call"];

const variablesOfCalls: Readonly<Record<string, string>> = { id: "$part_id", name: "$part_name" };

/** The variable of what calls of whole answers have in a member of this name. */
function variableOfCall(member: string, { parts }: Mapping): string | undefined {
  const lines = parts.forms.filter(({ kind }) => kind === "call").flatMap((form) => form.lines);
  const line = lines.find(({ at, concept }) => concept in variablesOfCalls && at[0]?.split(".").at(-1) === member);
  return variablesOfCalls[line?.concept ?? ""];
}

/** The variable of what whole answers have in a member of this name. */
function variableOfAnswer(member: string, mapping: Mapping): string | undefined {
  const concept = eventConcepts.find((one) => lineOf(mapping, one)?.at[0]?.split(".").at(-1) === member);
  return concept && variablesOf[concept][0];
}

import { asWire, inner } from "../../src/conversion/values.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";

export function requestCovered({ documents, mappings, files }: Specs): Problem[] {
  const everywhere = files.refusals.flatMap(({ value }) => alwaysRefused(value.refuse));
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined || lacksRecord(mapping)) return [];
    const paths = [...answeredBy(mapping), ...everywhere, ...alwaysRefused(document.keys.refuse ?? [])];
    return openMembers(document, paths).map(({ path, pointer }) =>
      document.file.problem(
        pointer,
        `${mapping.file.name} does not answer the request's member "${path}"`,
        "map it under request.fields, or write under consumed what the gateway does with it, " +
          "or under unmapped why nothing else can hold it",
        { lacks: path, of: "member" },
      ),
    );
  });
}

interface Member {
  readonly path: string;
  /** Where the document declares it. */
  readonly pointer: Pointer;
  readonly isAnswered: boolean;
}

/** Members without an answer. One that is declared once for several places, or has several requests, needs one. */
function openMembers(document: DialectDocument, paths: readonly string[]): Member[] {
  const all = document.requests.flatMap((name) => membersOf(document, "", ["components", "schemas", name], paths));
  const answered = new Set(all.flatMap((one) => (one.isAnswered ? [one.path, one.pointer.join("/")] : [])));
  const open = all.filter(({ path, pointer }) => !answered.has(path) && !answered.has(pointer.join("/")));
  return [...new Map(open.reverse().map((one) => [one.path, one])).values()].reverse();
}

/** The members of an object, and of an object inside where the mapping names some of its members. */
function membersOf(document: DialectDocument, around: string, schema: Pointer, paths: readonly string[]): Member[] {
  return Object.keys(propertiesAt(document, schema)).flatMap((name): Member[] => {
    const path = `${around}${name}`;
    const pointer = [...schema, "properties", name];
    const isAnswered = paths.some((other) => other === path || other.startsWith(`${path}[`));
    if (isAnswered || !paths.some((other) => other.startsWith(`${path}.`))) return [{ path, pointer, isAnswered }];
    const shared = asWire(propertiesAt(document, schema)[name])?.$ref;
    const inside = typeof shared === "string" ? ["components", "schemas", shared.split("/").at(-1) ?? ""] : pointer;
    const known = Object.keys(propertiesAt(document, inside));
    // Where a path leads nowhere, it may have been meant for any member.
    const isUnknown = paths.some((other) => other.startsWith(`${path}.`) && !known.includes(nameAfter(other, path)));
    return isUnknown ? [] : membersOf(document, `${path}.`, inside, paths);
  });
}

/** The name of the member inside through which a path leads. */
function nameAfter(path: string, around: string): string {
  return path.slice(around.length + 1).split(/[.[]/)[0] ?? "";
}

function propertiesAt({ openapi }: DialectDocument, pointer: Pointer): Wire {
  const schema = pointer.reduce<Json>((at, key) => inner(at)[key] ?? null, { components: openapi.components });
  return inner(inner(schema).properties);
}

/** What is refused whenever it is there needs no other answer. */
function alwaysRefused(refusals: readonly { readonly at: string; readonly not_null?: boolean }[]): string[] {
  return refusals.filter((refusal) => refusal.not_null === true).map(({ at }) => at);
}

/** What a record without a place would answer is not known if there is no such record. */
function lacksRecord({ request, records }: Mapping): boolean {
  return request.lines.some((line) => line.kind === "inline" && !records.has(line.record));
}

function answeredBy(mapping: Mapping): string[] {
  const { request, layout, records } = mapping;
  const ofForm = ({ when, consumed, constants, unmapped, lines }: Form): readonly string[] => [
    ...Object.keys({ ...when, ...consumed, ...constants }),
    ...unmapped.map(({ path }) => path),
    ...lines.flatMap(ofLine),
  ];
  const ofLine = (line: Line): readonly string[] =>
    line.kind === "inline" ? (records.get(line.record)?.forms.flatMap(ofForm) ?? []) : line.at;
  const paths = [
    ...request.lines.flatMap(ofLine),
    ...Object.keys(request.consumed),
    ...request.unmapped.map(({ path }) => path),
    layout.at,
    ...(layout.instructions === undefined ? [] : [layout.instructions.at]),
  ];
  return paths;
}

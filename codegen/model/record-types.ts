/** Which record of the vocabulary each record of a mapping is: the type of the concepts that refer to it. */
import type { LineSources } from "../load/sources/mapping-lines.js";
import type { MappingSource } from "../load/sources/mapping.js";
import type { EventSource, PieceSource } from "../load/sources/mapping-stream.js";
import { isList } from "./source.js";
import type { Field, FieldType, Vocabulary } from "./vocabulary.js";

/** A record without a reference has no type. */
export function recordTypes(source: MappingSource, vocabulary: Vocabulary): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  const add = (record: string | undefined, type: string | undefined): void => {
    if (record === undefined || type === undefined || types.has(record)) return;
    types.set(record, type);
    const forms = Object.values(source.records?.[record] ?? {});
    for (const { fields } of forms) addLines(fields, vocabulary.records.get(type)?.fields);
  };
  const addLines = (lines: LineSources = {}, fields: readonly Field[] = []): void => {
    for (const [concept, line] of Object.entries(lines))
      if (typeof line === "object") add(line.record, typeIn(fields, concept));
  };
  const request = vocabulary.records.get("Request")?.fields ?? [];
  const response = vocabulary.records.get("Response")?.fields ?? [];
  const kinds = vocabulary.unions.get("Part")?.kinds;
  const citation = typeIn(kinds?.get("text")?.fields ?? [], "citations");
  addLines(source.request.fields, request);
  addLines(source.response.fields, response);
  for (const [name, { kind = name, fields }] of Object.entries(source.parts ?? {}))
    addLines(fields, kinds?.get(kind)?.fields);
  for (const { citations, fields } of Object.values(source.layout?.items ?? {})) {
    add(citations?.record, citation);
    add(fields?.tools?.record, typeIn(request, "tools"));
  }
  for (const record of citedIn(source.stream?.read ?? {})) add(record, citation);
  const { record, faults } = source.stream?.results ?? {};
  for (const name of [record, faults?.record]) add(name, resultType(source.response.fields, response));
  return types;
}

/** The record that a concept is, or a list of. */
export function recordNameOf(type: FieldType | undefined): string | undefined {
  if (type?.kind === "list") return recordNameOf(type.of);
  return type?.kind === "record" ? type.name : undefined;
}

function typeIn(fields: readonly Field[], concept: string): string | undefined {
  return recordNameOf(fields.find(({ name }) => name === concept)?.type);
}

/** Results are the first list of records of an answer. */
function resultType(lines: LineSources, fields: readonly Field[]): string | undefined {
  const isResults = ({ name, type }: Field): boolean => name in lines && type.kind === "list";
  return fields
    .filter(isResults)
    .map(({ type }) => recordNameOf(type))
    .find((name) => name !== undefined);
}

/** The records of citations in the pieces of events. */
function citedIn({ cases = {}, pieces = [] }: EventSource): string[] {
  const inPiece = ({ record, pieces: inside = [] }: PieceSource): string[] => [
    ...(record === undefined ? [] : [record]),
    ...inside.flatMap(inPiece),
  ];
  return [
    ...pieces.flatMap(inPiece),
    ...Object.values(cases).flatMap((event) =>
      typeof event === "string" ? [] : citedIn(isList(event) ? { pieces: event } : event),
    ),
  ];
}

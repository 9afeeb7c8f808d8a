/**
 * Every member of a request in the dialect's document is mapped, consumed, or listed as this dialect's own.
 */
import { asWire } from "../../src/conversion/read.js";
import type { DialectDocument } from "../join/dialect-document.js";
import type { Form, Line, Mapping } from "../join/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function requestCovered({ documents, mappings, files }: Specs): Problem[] {
  const everywhere = files.refusals.flatMap(({ value }) => alwaysRefused(value.refuse));
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    if (mapping === undefined || lacksRecord(mapping)) return [];
    const answered = new Set([...answeredBy(mapping), ...everywhere, ...alwaysRefused(document.keys.refuse ?? [])]);
    return membersOf(document)
      .filter(({ member }) => !answered.has(member))
      .map(({ schema, member }) =>
        document.file.problem(
          ["components", "schemas", schema, "properties", member],
          `${mapping.file.name} does not answer the request's member "${member}"`,
          "map it under request.fields, or write under consumed what the gateway does with it, " +
            "or under unmapped why nothing else can hold it",
          { lacks: member },
        ),
      );
  });
}

function membersOf({ openapi, requests }: DialectDocument): { schema: string; member: string }[] {
  const all = requests.flatMap((schema) =>
    Object.keys(asWire(asWire(openapi.components.schemas[schema])?.properties) ?? {}).map((member) => ({
      schema,
      member,
    })),
  );
  // One line answers it in all of them.
  return [...new Map(all.reverse().map((one) => [one.member, one])).values()].reverse();
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
  return paths.map((path) => path.split(/[.[]/)[0] ?? "");
}

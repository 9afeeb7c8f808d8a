/** Every error of the gateway in the shape of each dialect. */
import type { DialectDocument } from "../../model/dialect-document.js";
import type { ErrorCodeSource, ErrorsSource } from "../../load/sources/errors.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { pascal } from "../../model/names.js";
import { headersOf, ownHeaders } from "./headers.js";

export type Codes = readonly (readonly [code: string, declared: ErrorCodeSource])[];

/** The codes that clients can get, in the order of their status. */
export function clientCodes(sources: readonly ErrorsSource[]): Codes {
  return sources
    .flatMap(({ codes }) => Object.entries(codes))
    .filter(([, { admin }]) => admin !== true)
    .sort(([, one], [, other]) => one.status - other.status);
}

function statusesOf(codes: Codes): number[] {
  return [...new Set(codes.map(([, { status }]) => status))];
}

/** One response for each status: the codes that it is the answer of. */
export function errorComponents(document: DialectDocument, codes: Codes, errorHeaders: readonly string[]): Wire {
  const schema = { $ref: `#/components/schemas/${pascal(document.name)}Error` };
  const ids = ownHeaders(document.keys.request_id_headers ?? [], "The same as x-request-id.");
  const kinds = ownHeaders(errorHeaders, "The kind of the error.");
  return Object.fromEntries(
    statusesOf(codes).map((status) => [
      nameOf(document, status),
      {
        description: describe(codes.filter(([, declared]) => declared.status === status)),
        headers: { ...headersOf(status), ...ids, ...kinds },
        content: { "application/json": { schema } },
      },
    ]),
  );
}

export function errorReferences(document: DialectDocument, codes: Codes): Wire {
  return Object.fromEntries(
    statusesOf(codes).map((status): [string, Json] => [
      String(status),
      { $ref: `#/components/responses/${nameOf(document, status)}` },
    ]),
  );
}

function nameOf({ name }: DialectDocument, status: number): string {
  return `${pascal(name)}${status}`;
}

function describe(codes: Codes): string {
  return codes.map(([code, { description }]) => `\`${code}\`: ${description}.`).join(" ");
}

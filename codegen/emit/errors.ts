/** A dialect's errors, in both directions. */
import type { Mapping } from "../join/mapping.js";
import type { Module } from "../print/module.js";
import type { Json } from "../../src/conversion/json.js";
import { importLines } from "./symbols.js";
import { comment, literal, memberName, quote } from "./text.js";

const variables: Readonly<Record<string, string>> = {
  $message: "failure.message",
  $coded_message: "codedMessage(failure)",
  $type: "failure.type ?? typeByStatus(types, failure.status)",
  $code: "failure.code ?? null",
  $code_or_type: "codeWord(failure.code) ?? failure.type ?? typeByStatus(types, failure.status)",
  $param: "failure.param ?? null",
  $details: "failure.details",
  $status: "failure.status",
  $request_id: "requestId",
  $sequence: "sequence",
};

export const errorVariables: readonly string[] = Object.keys(variables);

export function emitErrors(mapping: Mapping): Module {
  const { body, event, types, words, read } = mapping.errors;
  const isWorded = JSON.stringify(words) !== "{}";
  const failure = isWorded ? "given" : "failure";
  const reworded = isWorded ? ["const failure = inDialectWords(given, words, knownFaults);"] : [];
  const { named } = mapping.stream.write;
  const eventType = isObject(event) ? (event.type ?? event.event_type) : undefined;
  const eventName = typeof eventType === "string" ? eventType : "error";
  const usesRequestId = JSON.stringify([body, event]).includes("$request_id");
  const requestId = usesRequestId ? "requestId" : "_requestId";
  const lines = [
    `const types: Readonly<Record<string, string>> = ${literal(types)};`,
    `const places: ErrorPlaces = ${literal(read)};`,
    ...(isWorded ? [`const words: Readonly<Record<string, OwnWords>> = ${literal(words)};`] : []),
    "",
    comment(`The body of an error answer of the ${mapping.dialect} dialect.`),
    `function write(${failure}: Failure, ${requestId}: string): Wire {`,
    ...reworded,
    `return ${template(body)};`,
    "}",
    "",
    comment("The same as the last event of a stream that has begun."),
    `function writeEvent(${failure}: Failure, ${requestId}: string, ` +
      `${JSON.stringify(event).includes("$sequence") ? "sequence" : "_sequence"} = 0): ` +
      "string {",
    ...reworded,
    `return ${named ? `${quote(`event: ${eventName}\ndata: `)}` : quote("data: ")} + ` +
      `JSON.stringify(${template(event)}) + ${quote("\n\n")};`,
    "}",
    "",
    comment("What an upstream's error says, whatever its form."),
    "export function readError(status: number, body: Json | undefined): Failure {",
    "return readFailure(status, body, places, types, { knownFaults, serverFaults });",
    "}",
    "",
    "export const errors: ErrorShape = { write, writeEvent, read: readError, innerIds: places.inner_ids };",
  ];
  return {
    path: `${mapping.dialect}/errors.ts`,
    specs: [mapping.file.name],
    lines: [
      ...importLines(lines, mapping.vocabulary),
      ...(isWorded ? [`import type { OwnWords } from "../../src/conversion/known-faults.js";`] : []),
      `import { knownFaults, serverFaults } from "../error-codes.js";`,
      "",
      ...lines,
    ],
  };
}

function template(value: Json | undefined): string {
  if (typeof value === "string" && Object.hasOwn(variables, value)) return variables[value] ?? "undefined";
  if (Array.isArray(value)) return `[${value.map(template).join(", ")}]`;
  if (isObject(value))
    return `{ ${Object.entries(value)
      .map(([key, member]) => `${memberName(key)}: ${template(member)}`)
      .join(", ")} }`;
  return literal(value ?? null);
}

function isObject(value: Json | undefined): value is { [key: string]: Json | undefined } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

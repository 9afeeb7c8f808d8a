/** A dialect's errors, in both directions. */
import { isObject } from "../join/source.js";
import type { ErrorRules, Mapping } from "../join/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { code, joined, Name, type Code, type Piece } from "../print/code.js";
import {
  constant,
  functionOf,
  type Constant,
  type FunctionDeclaration,
  type Parameter,
} from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { errors as runtime, knownFaults as faultWords, types } from "./runtime.js";
import { literal, memberName, quote } from "./text.js";

const failure = new Name("failure");
const requestId = new Name("requestId");
const sequence = new Name("sequence");
const knownFaults = new Name("knownFaults", "error-codes.js");
const serverFaults = new Name("serverFaults", "error-codes.js");

const ofStatus = code`${runtime.typeByStatus}(types, ${failure}.status)`;

const variables: Readonly<Record<string, Piece>> = {
  $message: code`${failure}.message`,
  $coded_message: code`${runtime.codedMessage}(${failure})`,
  $type: code`${failure}.type ?? ${ofStatus}`,
  $code: code`${failure}.code ?? null`,
  $code_or_type: code`${runtime.codeWord}(${failure}.code) ?? ${failure}.type ?? ${ofStatus}`,
  $param: code`${failure}.param ?? null`,
  $details: code`${failure}.details`,
  $status: code`${failure}.status`,
  $request_id: requestId,
  $sequence: sequence,
};

export const errorVariables: readonly string[] = Object.keys(variables);

export function emitErrors(mapping: Mapping): Module {
  const { errors, dialect, file } = mapping;
  const shape = constant({
    name: "errors",
    isExported: true,
    type: types.ErrorShape,
    value: "{ write, writeEvent, read: readError, innerIds: places.inner_ids }",
  });
  return {
    path: `${dialect}/errors.ts`,
    specs: [file.name],
    declarations: [...tables(errors), writeFunction(mapping), writeEventFunction(mapping), readFunction(), shape],
  };
}

function isWorded({ words }: ErrorRules): boolean {
  return Object.keys(words).length > 0;
}

function tables(rules: ErrorRules): Constant[] {
  const { types: words, read, words: own } = rules;
  return [
    constant({ name: "types", type: "Readonly<Record<string, string>>", value: literal(words) }),
    constant({ name: "places", type: types.ErrorPlaces, value: literal(read) }),
    ...(isWorded(rules)
      ? [constant({ name: "words", type: code`Readonly<Record<string, ${types.OwnWords}>>`, value: literal(own) })]
      : []),
  ];
}

function writeFunction({ errors, dialect }: Mapping): FunctionDeclaration {
  return functionOf({
    name: "write",
    docs: `The body of an error answer of the ${dialect} dialect.`,
    parameters: parametersOf(errors),
    result: types.Wire,
    body: [...reworded(errors), code`return ${template(errors.body)};`],
  });
}

function writeEventFunction({ errors, stream }: Mapping): FunctionDeclaration {
  const type = isObject(errors.event) ? (errors.event.type ?? errors.event.event_type) : undefined;
  const begin = stream.write.named ? `event: ${typeof type === "string" ? type : "error"}\ndata: ` : "data: ";
  const data = code`JSON.stringify(${template(errors.event)})`;
  return functionOf({
    name: "writeEvent",
    docs: "The same as the last event of a stream that has begun.",
    parameters: [...parametersOf(errors), { name: sequence, default: "0" }],
    result: "string",
    body: [...reworded(errors), code`return ${quote(begin)} + ${data} + ${quote("\n\n")};`],
  });
}

function parametersOf(rules: ErrorRules): Parameter[] {
  return [
    { name: isWorded(rules) ? locals.given : failure, type: types.Failure },
    { name: requestId, type: "string" },
  ];
}

function reworded(rules: ErrorRules): Code[] {
  return isWorded(rules)
    ? [code`const ${failure} = ${faultWords.inDialectWords}(${locals.given}, words, ${knownFaults});`]
    : [];
}

function readFunction(): FunctionDeclaration {
  const status = new Name("status");
  const faults = code`{ ${knownFaults}, ${serverFaults} }`;
  return functionOf({
    name: "readError",
    isExported: true,
    docs: "The content of an upstream's error, whatever its form.",
    parameters: [
      { name: status, type: "number" },
      { name: locals.body, type: code`${types.Json} | undefined` },
    ],
    result: types.Failure,
    body: [code`return ${runtime.readFailure}(${status}, ${locals.body}, places, types, ${faults});`],
  });
}

/** A body as a template of the mapping has it, with values for its variables. */
function template(value: Json | undefined): Piece {
  if (typeof value === "string" && Object.hasOwn(variables, value)) return variables[value] ?? "undefined";
  if (Array.isArray(value)) return code`[${joined(value.map(template))}]`;
  if (isObject(value)) {
    const members = Object.entries(value).map(([key, member]) => code`${memberName(key)}: ${template(member)}`);
    return code`{ ${joined(members)} }`;
  }
  return literal(value ?? null);
}

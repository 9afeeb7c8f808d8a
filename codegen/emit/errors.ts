/** A dialect's errors, in both directions. */
import { frames } from "../../src/conversion/stream/framing.js";
import type { Placed } from "../load/spec-file.js";
import { inside } from "../model/line.js";
import { isObject } from "../model/source.js";
import type { ErrorRules, Mapping } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { code, joined, madeOf, type Code, Name, type Piece } from "../print/code.js";
import {
  constant,
  functionOf,
  type Constant,
  type FunctionDeclaration,
  type Parameter,
} from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { EventText, without } from "./event-text.js";
import { locals } from "./locals.js";
import { errors as runtime, knownFaults as faultWords, types } from "./runtime.js";
import { literal, memberName, quote } from "./text.js";

const failure = new Name("failure");
const requestId = new Name("requestId");
const sequence = new Name("sequence");
const header = new Name("header");
const knownFaults = new Name("knownFaults", "error-codes.js");
const serverFaults = new Name("serverFaults", "error-codes.js");

const ofStatus = code`${runtime.typeByStatus}(types, ${failure}.status)`;
/** The type in events where they have types of their own. */
const eventType = code`${runtime.typeIn}(eventTypes, ${failure})`;

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

/** The variables that have a value in a header. */
export const headerVariables: readonly string[] = ["$type", "$code_or_type", "$message", "$coded_message"];

export function emitErrors(mapping: Mapping): Module {
  const { errors, dialect, file } = mapping;
  const shape = constant({
    name: "errors",
    isExported: true,
    type: types.ErrorShape,
    value: `{ write, ${hasHeaders(errors) ? "headers, " : ""}writeEvent, read: readError, innerIds: places.inner_ids }`,
  });
  return {
    path: `${dialect}/errors.ts`,
    specs: [file.name],
    declarations: [
      ...tables(errors),
      writeFunction(mapping),
      ...(hasHeaders(errors) ? [headersFunction(mapping)] : []),
      writeEventFunction(mapping),
      readFunction(errors),
      shape,
    ],
  };
}

function hasHeaders({ headers }: ErrorRules): boolean {
  return Object.keys(headers).length > 0;
}

function isWorded({ words }: ErrorRules): boolean {
  return Object.keys(words).length > 0;
}

function tables(rules: ErrorRules): Constant[] {
  const { nodes, types: words, eventTypes, read, words: own } = rules;
  const type = "Readonly<Record<string, string>>";
  return [
    constant({ node: nodes.types, name: "types", type, value: literal(words) }),
    ...(eventTypes === undefined
      ? []
      : [constant({ node: nodes.event_types, name: "eventTypes", type, value: literal(eventTypes) })]),
    constant({ node: nodes.read, name: "places", type: types.ErrorPlaces, value: literal(read) }),
    ...(isWorded(rules)
      ? [
          constant({
            node: nodes.words,
            name: "words",
            type: code`Readonly<Record<string, ${types.OwnWords}>>`,
            value: literal(own),
          }),
        ]
      : []),
  ];
}

function writeFunction({ errors, dialect }: Mapping): FunctionDeclaration {
  return functionOf({
    node: errors.nodes.body,
    name: "write",
    docs: `The body of an error answer of the ${dialect} dialect.`,
    parameters: parametersOf(errors),
    result: types.Wire,
    body: [...reworded(errors), code`return ${template(errors.body, errors.nodes.body)};`],
  });
}

function headersFunction({ errors, dialect }: Mapping): FunctionDeclaration {
  const members = Object.entries(errors.headers).map(([name, value]) => {
    const node = inside(errors.nodes.headers, name);
    return madeOf(node, code`${memberName(name)}: ${runtime.headerText}(${template(value, node)})`);
  });
  return functionOf({
    node: errors.nodes.headers,
    name: "headers",
    docs: `The headers of an error answer of the ${dialect} dialect.`,
    parameters: [{ name: failure, type: types.Failure }],
    result: "Readonly<Record<string, string>>",
    body: [code`return { ${joined(members)} };`],
  });
}

function writeEventFunction(mapping: Mapping): FunctionDeclaration {
  const { errors } = mapping;
  return functionOf({
    node: errors.nodes.event,
    name: "writeEvent",
    docs: "The same as the last event of a stream that has begun.",
    parameters: [...parametersOf(errors), { name: sequence, default: "0" }],
    result: "string",
    body: [...reworded(errors), code`return ${eventOf(mapping)};`],
  });
}

/** The error in the frame of an event. Where its own member does not name it, it is named as an error. */
function eventOf({ dialect, errors: { nodes, event, eventTypes }, stream: { framing, write } }: Mapping): Code {
  const known = eventTypes === undefined ? variables : { ...variables, $type: eventType };
  const { name, data, failure: begin } = frames[framing];
  const given = isObject(event) ? event[write.named ?? ""] : undefined;
  const text = new EventText({ dialect });
  text.add(begin);
  if (name !== undefined && write.named !== undefined) {
    text.add(name.before);
    const isVariable = typeof given === "string" && given.startsWith("$");
    text.add(
      isVariable
        ? code`(${template(given, inside(nodes.event, write.named), known)})`
        : typeof given === "string"
          ? given
          : "error",
    );
    text.add(name.after);
  }
  text.add(data.before);
  const body = name?.isApart === true && isObject(event) ? without(event, write.named) : event;
  text.add(code`JSON.stringify(${template(body, nodes.event, known)})`);
  text.add(data.after);
  return text.expression;
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

function readFunction({ nodes, eventTypes, typeHeader }: ErrorRules): FunctionDeclaration {
  const status = new Name("status");
  const faults = code`{ ${knownFaults}, ${serverFaults} }`;
  const known = eventTypes === undefined ? "types" : "known";
  const found = code`${runtime.readFailure}(${status}, ${locals.body}, places, ${known}, ${faults})`;
  return functionOf({
    node: nodes.read,
    name: "readError",
    isExported: true,
    docs: "The content of an upstream's error, whatever its form.",
    parameters: [
      { name: status, type: "number" },
      { name: locals.body, type: code`${types.Json} | undefined` },
      ...(typeHeader === undefined ? [] : [{ name: header, type: types.HeaderReader, isOptional: true }]),
    ],
    result: types.Failure,
    body: [
      ...(eventTypes === undefined ? [] : [code`const known = ${status} < 400 ? eventTypes : types;`]),
      typeHeader === undefined
        ? code`return ${found};`
        : code`return ${runtime.typedByHeader}(${found}, ${header}?.(${quote(typeHeader)}));`,
    ],
  });
}

/** A body as a template of the mapping has it, with values for its variables. */
function template(value: Json | undefined, node: Placed, known = variables): Piece {
  if (typeof value === "string" && Object.hasOwn(known, value)) return known[value] ?? "undefined";
  if (Array.isArray(value))
    return code`[${joined(value.map((item, index) => template(item, inside(node, index), known)))}]`;
  if (isObject(value)) {
    const members = Object.entries(value).map(([key, member]) => {
      const own = inside(node, key);
      return madeOf(own, code`${memberName(key)}: ${template(member, own, known)}`);
    });
    return code`{ ${joined(members)} }`;
  }
  return literal(value ?? null);
}

/** The module that puts a dialect together. */
import type { Json } from "../../src/conversion/json.js";
import type { Pointer } from "../load/pointer.js";
import type { Placed } from "../load/spec-file.js";
import { pathsServed, type DialectDocument } from "../model/dialect-document.js";
import { eventMembers } from "../model/event-members.js";
import type { LineOf } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { membersOfRequests, namesInRequests } from "../model/request-members.js";
import { isList, isObject } from "../model/source.js";
import { code, joined, list, madeOf, object, type Code, Name, type Piece } from "../print/code.js";
import { arrow, constant, type Constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { placesObject } from "./dialect-places.js";
import { validatorOf } from "./documents.js";
import { locals } from "./locals.js";
import { reader, writer } from "./own-names.js";
import { spellings } from "./places-of-money.js";
import { refusalTable } from "./refusal-table.js";
import { read, refuse, spelling, types, validate } from "./runtime.js";
import { stateRule } from "./state-rule.js";
import { camel, segmentsOf, stepsOf } from "../model/names.js";
import { access, literal, quote } from "./text.js";
import { jobs } from "./upstream-jobs.js";

const { body, event, operation } = locals;

export function emitDialect(
  document: DialectDocument,
  mapping: Mapping,
  documents: readonly DialectDocument[],
): Module {
  const sibling = documents.find((other) => other.keys.shares_paths_of?.dialect === document.name);
  return {
    path: `${document.name}/dialect.ts`,
    specs: [document.file.name, mapping.file.name, ...(sibling === undefined ? [] : [sibling.file.name])],
    declarations: [
      ...(sibling === undefined ? [] : [claims(sibling)]),
      ...operationTable(mapping),
      constant({
        node: nodeAt(document, "refuse"),
        name: "refusals",
        type: code`readonly ${types.RefusalRule}[]`,
        value: refusalTable(document.keys.refuse ?? []),
      }),
      constant({
        node: nodeAt(document),
        name: camel(document.name),
        isExported: true,
        docs: document.openapi.info.title,
        type: code`${types.Dialect}<${quote(mapping.vocabulary.name)}>`,
        value: object([
          ...description(document, mapping, documents),
          madeOf(nodeAt(document, "places"), code`places: ${placesObject(document, mapping)}`),
          ...upstream(document, mapping),
          ...requests(document, mapping, sibling),
          ...conversion(mapping),
          ...operationReader(mapping),
          ...membersOfEvents(document, mapping),
          ...events(document),
          errorTest(mapping, document),
          ...framing(mapping, document),
          new Name("paths", `${document.name}/paths.js`),
        ]),
      }),
    ],
  };
}

/** A key of the dialect's document. */
function nodeAt({ file }: DialectDocument, ...keys: Pointer): Placed {
  return { file, pointer: ["x-dialect", ...keys] };
}

function description(document: DialectDocument, mapping: Mapping, documents: readonly DialectDocument[]): Piece[] {
  const { keys, name } = document;
  const { endpoint } = keys;
  const { name: vocabulary } = mapping.vocabulary;
  return [
    `name: ${quote(name)}`,
    `vocabulary: ${quote(vocabulary)}`,
    code`modality: ${new Name(`${camel(vocabulary)}Modality`, "../src/conversion/modalities/index.js")}`,
    `title: ${quote(document.openapi.info.title)}`,
    madeOf(nodeAt(document, "credentials"), `credentials: ${literal(keys.credentials)}`),
    madeOf(nodeAt(document, "required_headers"), `requiredHeaders: ${literal(keys.required_headers ?? [])}`),
    `errorsBelow: ${literal([...(keys.errors_below ?? [])])}`,
    `servedAt: ${literal(pathsServed(document, documents))}`,
    `counts: ${literal(countsOf(mapping))}`,
    `requestIdHeaders: ${literal([...(keys.request_id_headers ?? [])])}`,
    madeOf(
      nodeAt(document, "endpoint"),
      code`endpoint: ${object([
        `path: ${quote(endpoint.path)}`,
        `streamPath: ${quote(endpoint.stream_path ?? endpoint.path)}`,
        ...(endpoint.slashes === undefined ? [] : [`slashes: ${quote(endpoint.slashes)}`]),
        `operations: ${literal(endpoint.operations ?? {})}`,
        `headers: ${literal(endpoint.headers ?? {})}`,
        `auth: ${quote(endpoint.auth)}`,
        `forwardedHeaders: ${literal([...(endpoint.forwarded_headers ?? [])])}`,
      ])}`,
    ),
  ];
}

/** The counts that calls are charged by, where answers have them. */
function countsOf({ vocabulary }: Mapping): string[] {
  return (vocabulary.records.get("Usage")?.fields ?? [])
    .map(({ name }) => name)
    .filter((name) => name === "input" || name === "output");
}

/** The description of its hosts and its models. */
function upstream(document: DialectDocument, mapping: Mapping): Piece[] {
  const { name, keys } = document;
  const models = (keys.models ?? []).map(({ identified_by: identifiedBy = [], ...rest }) => ({
    ...rest,
    identifiedBy,
  }));
  return [
    ...(keys.state === undefined
      ? []
      : [madeOf(nodeAt(document, "state"), `state: ${stateRule(keys.state, mapping)}`)]),
    new Name("errors", `${name}/errors.js`),
    ...(keys.jobs === undefined ? [] : [madeOf(nodeAt(document, "jobs"), `jobs: ${jobs(keys.jobs)}`)]),
    ...(keys.counting === undefined
      ? []
      : [madeOf(nodeAt(document, "counting"), `counting: ${literal(keys.counting)}`)]),
    madeOf(nodeAt(document, "models"), `models: ${literal(models)}`),
  ];
}

/** How requests are distinguished, checked and refused. */
function requests(document: DialectDocument, mapping: Mapping, sibling: DialectDocument | undefined): Piece[] {
  const claim =
    sibling && code`{ dialect: ${quote(sibling.name)}, claims: (${body}) => ${refuse.meetsAny}(claims, ${body}) }`;
  return [
    ...(claim === undefined ? [] : [code`sibling: ${claim}`]),
    Object.keys(mapping.request.rules).length === 0 ? "rules: []" : new Name("rules", `${mapping.dialect}/write.js`),
    code`validate: ${validation(document, mapping)}`,
    code`refuse: ${refuse.refusalBy}(refusals)`,
    ...declared(document, mapping),
  ];
}

/** The names of members, in every spelling. */
function declared(document: DialectDocument, mapping: Mapping): string[] {
  const names = (all: readonly string[]): string => `new Set(${literal([...new Set(spellings(all, mapping))])})`;
  return [`requestMembers: ${names(membersOfRequests(document))}`, `requestNames: ${names(namesInRequests(document))}`];
}

/** Requests for different things have schemas of their own. */
function validation(document: DialectDocument, mapping: Mapping): Code {
  const validator = (what: string): Name => new Name(validatorOf(what), `${document.name}/validate.js`);
  const operations = [...new Set(document.routes.flatMap((route) => route.operation ?? []))];
  const choice = operations.reduceRight<Piece>(
    (rest, one) => code`${operation} === ${quote(one)} ? (${validator(one)}) : ${rest}`,
    validator("request"),
  );
  const parameters = operations.length === 0 ? [body] : [body, operation];
  const spelled =
    mapping.request.spelling === undefined
      ? body
      : code`${spelling.respelled}(${body}, ${new Name("spelling", `${document.name}/read.js`)}), ${body}`;
  return code`(${joined(parameters)}) => ${validate.firstProblem}(${choice}, ${spelled})`;
}

/** The tests that identify a body of the other dialect at this address. */
function claims(document: DialectDocument): Constant {
  const rows = (document.keys.shares_paths_of?.when ?? []).map(
    ({ at, present, ...test }) =>
      `{ at: ${literal(stepsOf(at))}, when: ${present === true ? "{ notNull: true }" : literal(test)} }`,
  );
  return constant({
    node: nodeAt(document, "shares_paths_of", "when"),
    name: "claims",
    type: code`readonly ${types.Claim}[]`,
    value: list(rows),
  });
}

function conversion(mapping: Mapping): Piece[] {
  return [
    reader(mapping, "Request"),
    writer(mapping, "Request"),
    reader(mapping, "Response"),
    writer(mapping, "Response"),
    new Name("echoOf", `${mapping.dialect}/write.js`),
    reader(mapping, "Usage"),
    ...(mapping.hasStreams
      ? [
          new Name("openReader", `${mapping.dialect}/read-stream.js`),
          new Name("templates", `${mapping.dialect}/write-stream.js`),
        ]
      : []),
  ];
}

/** The line whose concept is the operation that a request calls. */
function operationLine({ request }: Mapping): LineOf<"address"> | undefined {
  return request.lines.find((line): line is LineOf<"address"> => line.kind === "address");
}

function operationTable(mapping: Mapping): Constant[] {
  const line = operationLine(mapping);
  return line === undefined
    ? []
    : [
        constant({
          node: line,
          name: "operations",
          docs: "The operation of each meaning.",
          type: "ReadonlyMap<string | undefined, string>",
          value: code`new Map(${literal(Object.entries(line.operations))})`,
        }),
      ];
}

function operationReader(mapping: Mapping): Code[] {
  const line = operationLine(mapping);
  return line === undefined ? [] : [code`operationOf: ({ ${line.concept} }) => operations.get(${line.concept})`];
}

/** Streams of other vocabularies read every event. */
function membersOfEvents(document: DialectDocument, mapping: Mapping): string[] {
  const members =
    mapping.vocabulary.name === "text" && mapping.hasStreams ? eventMembers(document, mapping) : undefined;
  return members === undefined ? [] : [`eventMembers: new Set(${literal(members)})`];
}

/** How streams are framed, where they are no plain server-sent events. */
function framing({ stream: { write } }: Mapping, document: DialectDocument): Code[] {
  const { stream } = document.keys;
  if (stream === undefined) return [];
  const { framing: kind, content_type: contentType, by_default: byDefault = false } = stream;
  const described = literal({ framing: kind, contentType, byDefault, named: write.named });
  return [madeOf(nodeAt(document, "stream"), `framing: ${described}`)];
}

function events({ keys: { places } }: DialectDocument): Piece[] {
  const wanted =
    places.usage_switch === undefined
      ? code`true`
      : code`${read.valueAt}(${body}, ${literal(stepsOf(places.usage_switch))}) === true`;
  const usage = Object.entries(places.usage_event ?? {}).map(
    ([key, value]) => code`${read.isSame}(${access(event, key)}, ${literal(value)})`,
  );
  const isUsage = places.usage_event === undefined ? code`false` : joined(usage, " && ");
  return [code`wantsUsage: ${arrow([body], wanted)}`, code`isUsageEvent: ${arrow([event], isUsage)}`];
}

/**
 * An answer is an error if it has the member that holds an error, or another place of a message in place of the content
 * that every answer has. Where errors are texts, answers may have that member too.
 */
function errorTest(mapping: Mapping, document: DialectDocument): Code {
  const { errors } = mapping;
  const members = Object.entries(isObject(errors.body) ? errors.body : {});
  const [name, value] = members.find(([, held]) => holdsMessage(held)) ?? ["error", {}];
  const member = access(body, name);
  const test = typeof value === "string" ? code`typeof ${member} === "string"` : code`${read.isGiven}(${member})`;
  const content = requiredContent(mapping, document);
  const others = new Set(errors.read.message.map((path) => String(segmentsOf(path)[0])));
  for (const known of [name, content]) others.delete(known ?? "");
  if (content === undefined || others.size === 0) return code`isError: (${body}) => ${test}`;
  const reasons = list([...others].map((other) => access(body, other)));
  const instead = code`!${read.isGiven}(${access(body, content)}) && ${reasons}.some(${read.isGiven})`;
  return code`isError: (${body}) => ${test} || (${instead})`;
}

/** The member of an answer with its content, if no answer is without it. */
function requiredContent({ response }: Mapping, { openapi }: DialectDocument): string | undefined {
  const [at = ""] = response.lines.find(({ concept }) => concept === "parts")?.at ?? [];
  const [member] = segmentsOf(at);
  const { Response: answer } = openapi.components.schemas;
  const required = isObject(answer) ? answer.required : [];
  return isList(required) && member !== undefined && required.includes(member) ? String(member) : undefined;
}

function holdsMessage(template: Json | undefined): boolean {
  if (typeof template === "string") return template === "$message" || template === "$coded_message";
  return isObject(template) && Object.values(template).some(holdsMessage);
}

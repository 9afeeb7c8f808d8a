/** Completes an operation of a dialect's document: what the gateway adds to every call of clients. */
import type { DialectDocument, RouteSource } from "../../model/dialect-document.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import { asWire, inner } from "../../../src/conversion/values.js";
import { pascal } from "../../model/names.js";
import { headersOf, ownHeaders } from "./headers.js";
import { type Codes, errorReferences } from "./responses.js";
import { KEY_VARIABLE, type SampleCall, samplesOf } from "./samples.js";

const OK = 200;
const JSON_TYPE = "application/json";

export function completeOperation(operation: Wire, document: DialectDocument, route: RouteSource, codes: Codes): Wire {
  const { keys } = document;
  const { responses, parameters, description, ...others } = operation;
  const { "200": success, default: unknown } = inner(responses);
  const isConverted = route.job === undefined && !route.counts;
  const names = isConverted ? (["x-dropped-params"] as const) : [];
  const headers = {
    ...headersOf(OK, ...(route.counts ? (["x-isogloss-estimated"] as const) : names)),
    ...ownHeaders(keys.request_id_headers ?? [], "The same as x-request-id."),
  };
  return {
    ...others,
    description: [description, ...aliasesOf(route)].join(" "),
    tags: [document.openapi.info.title],
    security: keys.credentials.filter(isUsable).map((credential) => ({ [schemeOf(credential)]: [] })),
    parameters: [...listOf(parameters), { $ref: "#/components/parameters/x-request-id" }],
    responses: {
      "200": { ...inner(success), headers },
      ...errorReferences(document, codes),
      ...(unknown !== undefined && { default: { ...inner(unknown), headers: headersOf(0) } }),
    },
    ...callbacksOf(document, route),
    "x-codeSamples": allSamples(sampleCall(operation, document, route), document, route),
  };
}

function aliasesOf({ aliases }: RouteSource): string[] {
  return aliases.length === 0 ? [] : [`The same at ${aliases.map((path) => `\`${path}\``).join(", ")}.`];
}

type Credential = DialectDocument["keys"]["credentials"][number];

/** Some schemes are known only to be refused with a reason. */
export function isUsable({ refused }: Credential): boolean {
  return refused === undefined;
}

export function schemeOf({ scheme, name }: Credential): string {
  return scheme ?? name;
}

/** The receivers of callbacks get the state of their task. */
export function callbacksOf({ name, keys, openapi }: DialectDocument, { job, counts }: RouteSource): Wire {
  const at = keys.jobs?.callback;
  if (at === undefined || job !== undefined || counts) return {};
  const schema = openapi.components.schemas.Response === undefined ? {} : { $ref: ref(name, "Response") };
  const headers = ["idempotency-key", "webhook-id", "webhook-timestamp", "webhook-signature"];
  const post = {
    summary: "The task has ended",
    description:
      "Sent when the task has ended, and again after a failure. `idempotency-key` is the ID of the task. " +
      "The signature is in the form of Standard Webhooks, where the wallet has a secret for it.",
    parameters: headers.map((header) => ({ name: header, in: "header", schema: { type: "string" } })),
    requestBody: { required: true, content: { [JSON_TYPE]: { schema } } },
    responses: { "2XX": { description: "It has arrived. Any other answer is a failure." } },
  };
  return { callbacks: { taskEnded: { [`{$request.body#/${at.replaceAll(".", "/")}}`]: { post } } } };
}

/** Where the schema of a dialect is in the whole document. */
export function ref(dialect: string, schema: string): string {
  return `#/components/schemas/${pascal(dialect)}${schema}`;
}

function sampleCall(operation: Wire, { keys }: DialectDocument, { method, path, stream }: RouteSource): SampleCall {
  const parameters = listOf(operation.parameters).map(inner);
  const body = inner(inner(inner(operation.requestBody).content)[JSON_TYPE]).example;
  const credential = keys.credentials.filter(isUsable).find(({ scheme }) => scheme !== undefined);
  const versions = (keys.required_headers ?? []).flatMap(({ names: [name = ""] }) => {
    const example = exampleOf(parameters, name);
    return example === undefined ? [] : [[name, example] as const];
  });
  return {
    method,
    path: `${path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(parameters, name))}${queryOf(parameters)}`,
    headers: {
      ...(credential !== undefined && { [credential.name]: `${pascal(credential.scheme ?? "")} {${KEY_VARIABLE}}` }),
      ...Object.fromEntries(versions),
      ...(body !== undefined && { "content-type": JSON_TYPE }),
    },
    body,
    isStream: stream === "always",
  };
}

/** Where the body decides, the same call is there again with a stream as its answer. */
function allSamples(call: SampleCall, { keys }: DialectDocument, { stream }: RouteSource): Json[] {
  const at = keys.places.request_stream;
  const body = asWire(call.body);
  if (stream !== "body" || at === undefined || body === undefined) return samplesOf(call);
  const streamed = { ...call, body: { ...body, [at]: true }, isStream: true };
  return [...samplesOf(call), ...samplesOf(streamed, "stream")];
}

function queryOf(parameters: readonly Wire[]): string {
  const given = parameters.flatMap((parameter) => {
    const example = parameter.in === "query" ? exampleIn(parameter) : undefined;
    return example === undefined ? [] : [`${String(parameter.name)}=${encodeURIComponent(example)}`];
  });
  return given.length === 0 ? "" : `?${given.join("&")}`;
}

/** The example of a parameter in a path, or a variable of the environment. */
function valueOf(parameters: readonly Wire[], name: string): string {
  const example = exampleOf(parameters, name);
  return example === undefined ? `{ISOGLOSS_${name.toUpperCase()}}` : encodeURIComponent(example);
}

function exampleOf(parameters: readonly Wire[], name: string): string | undefined {
  const found = parameters.find((parameter) => parameter.name === name);
  return found && exampleIn(found);
}

function exampleIn({ example, schema }: Wire): string | undefined {
  const value = example ?? asWire(schema)?.example;
  return typeof value === "string" ? value : undefined;
}

function listOf(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

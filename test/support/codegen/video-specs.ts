/** Small dialects of videos or images beside the tree's own. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { type Edit } from "./spec-tree.js";
import { CHECKOUT } from "../checkout.js";

type Fields = Record<string, unknown>;

type Records = Readonly<Record<string, { readonly fields: Fields }>>;

/** Every concept of a record that has no line of its own is absent. */
function answered(records: Records, record: string, lines: Fields): Fields {
  return Object.fromEntries(
    Object.keys(records[record]?.fields ?? {})
      .filter((name) => name !== "presumed" && name !== "own")
      .map((name) => [name, lines[name] ?? { absent: "there is none" }]),
  );
}

const open = { type: "object", additionalProperties: true };

interface DialectInput {
  readonly name: string;
  readonly keys?: Fields;
  readonly paths?: Fields;
  readonly request?: Fields;
  readonly response?: Fields;
  readonly records?: Fields;
  readonly more?: Fields;
  readonly settle?: unknown[];
  /** The members of its answers that only its own clients get. */
  readonly members?: Fields;
  /** Further schemas of its document. */
  readonly schemas?: Fields;
  readonly stream?: Fields;
}

export const video = (wanted: DialectInput): Edit[] => dialect("video", wanted);
export const image = (wanted: DialectInput): Edit[] => dialect("image", wanted);

/** A dialect whose bodies may have any members. */
function dialect(vocabulary: string, wanted: DialectInput): Edit[] {
  const text = readFileSync(join(CHECKOUT, `specs/interlingua/${vocabulary}.yaml`), "utf8");
  const { records } = parse(text) as { records: Records };
  return [[`interlingua/${vocabulary}.yaml`, null, text], ...filesOf(vocabulary, records, wanted)];
}

function filesOf(vocabulary: string, known: Records, wanted: DialectInput): Edit[] {
  const {
    name,
    keys = {},
    paths = {},
    request = {},
    response = {},
    records: own,
    more = {},
    settle = [],
    members: reports,
    schemas = {},
    stream,
  } = wanted;
  const document = {
    openapi: "3.1.0",
    info: { title: name, version: "1" },
    "x-dialect": {
      name,
      vocabulary,
      credentials: [{ in: "header", name: "authorization" }],
      endpoint: { path: "/videos", auth: "none" },
      places: { request_model: "model", request_stream: "stream", response_model: [], event_model: [] },
      ...keys,
    },
    paths,
    components: {
      schemas: { Request: open, Response: { ...open, properties: { id: { type: "string" } } }, ...schemas },
    },
  };
  const mapping = {
    request: { fields: answered(known, "Request", { model: "model", ...request }), ...more },
    ...(own === undefined ? {} : { records: own }),
    response: {
      fields: answered(known, "Response", { id: "id", ...response }),
      ...(settle.length > 0 && { settle }),
      ...(reports && { own: reports }),
    },
    usage: answered(known, "Usage", {}),
    ...(stream && { stream }),
    errors: { body: { error: "$message" }, types: { else: "error" }, read: { message: ["error"] } },
  };
  return [
    [`dialects/${name}/dialect.yaml`, null, JSON.stringify(document, null, 1)],
    [`dialects/${name}/mapping.yaml`, null, JSON.stringify(mapping, null, 1)],
  ];
}

export const operation = (operationId: string): Fields => ({
  operationId,
  "x-model": "body",
  "x-stream": "never",
  requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Request" } } } },
  responses: {
    200: {
      description: "A video.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Response" } } },
    },
  },
});

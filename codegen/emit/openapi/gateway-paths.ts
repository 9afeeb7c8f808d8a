/** The paths of the gateway itself, which belong to no dialect. */
import type { Json, Wire } from "../../../src/conversion/json.js";
import { headersOf } from "./headers.js";

export const GATEWAY = {
  name: "Gateway",
  description: "Paths of the gateway itself. They need no key, except where the description has another rule.",
};

interface OwnAnswer {
  readonly description: string;
  readonly type?: string;
  readonly schema?: Wire;
}

interface OwnPath {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: Json[];
  readonly answers: Readonly<Record<number, OwnAnswer>>;
}

const STATUS: Wire = { type: "object", required: ["status"], properties: { status: { type: "string" } } };
const BYTES: Wire = { type: "string", format: "binary" };
const PAGE: OwnAnswer = { description: "A page for browsers.", type: "text/html", schema: { type: "string" } };

const PATHS: Readonly<Record<string, OwnPath>> = {
  "/": {
    operationId: "showPresence",
    summary: "Whether a gateway is here",
    answers: { 200: { description: "It is.", type: "application/json", schema: STATUS } },
  },
  "/healthz": {
    operationId: "showHealth",
    summary: "Whether the process is up",
    answers: { 200: { description: "It is.", type: "application/json", schema: STATUS } },
  },
  "/readyz": {
    operationId: "showReadiness",
    summary: "Whether the process can serve calls",
    answers: {
      200: { description: "It can.", type: "application/json", schema: STATUS },
      503: { description: "It ends, or its database is away.", type: "application/json", schema: STATUS },
    },
  },
  "/metrics": {
    operationId: "showMetrics",
    summary: "What Prometheus reads",
    description: "Needs the admin token as a bearer token, unless the operator made it public.",
    answers: {
      200: { description: "The metrics.", type: "text/plain", schema: { type: "string" } },
      401: { description: "The admin token is missing or wrong.", type: "application/json", schema: {} },
    },
  },
  "/openapi.json": {
    operationId: "showOpenApi",
    summary: "This document",
    answers: { 200: { description: "The document.", type: "application/json", schema: { type: "object" } } },
  },
  "/docs": { operationId: "showDocs", summary: "This document as pages", answers: { 200: PAGE } },
  "/media/{id}": {
    operationId: "getMedia",
    summary: "Load a medium of a task",
    description: "The address is in the answer of the task. Nobody can guess it.",
    parameters: [
      { name: "id", in: "path", required: true, description: "ID of the medium.", schema: { type: "string" } },
      { name: "range", in: "header", description: "One range of bytes.", schema: { type: "string" } },
    ],
    answers: {
      200: { description: "The medium.", type: "*/*", schema: BYTES },
      206: { description: "A range of it.", type: "*/*", schema: BYTES },
      304: { description: "The client has it." },
      404: { description: "It was deleted, or never was.", type: "application/json", schema: {} },
      416: { description: "It has no such range." },
      503: { description: "It cannot be read now.", type: "application/json", schema: {} },
    },
  },
};

export function gatewayPaths(): Record<string, Wire> {
  return Object.fromEntries(
    Object.entries(PATHS).map(([path, { answers, ...operation }]): [string, Wire] => [
      path,
      { get: { ...operation, tags: [GATEWAY.name], security: [], responses: responsesOf(answers) } },
    ]),
  );
}

function responsesOf(answers: OwnPath["answers"]): Wire {
  return Object.fromEntries(
    Object.entries(answers).map(([status, { description, type, schema }]): [string, Wire] => [
      status,
      {
        description,
        headers: headersOf(Number(status)),
        ...(type !== undefined && { content: { [type]: { schema } } }),
      },
    ]),
  );
}

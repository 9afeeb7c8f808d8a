/** Describes operations as an OpenAPI 3.1 document. */
import { ROLES } from "../stores/administrators/roles.js";
import { CATALOG_TYPES, type Operation } from "./operation.js";
import type { JsonSchema } from "./schema.js";

const CATALOG: JsonSchema = { type: "string", description: "A catalog file: providers and models, in YAML." };
const IDEMPOTENCY_KEY = {
  name: "idempotency-key",
  in: "header",
  required: false,
  description:
    "Any text of your own for this request, such as a UUID. Send the same when you repeat a request whose answer was " +
    "lost: it is done once. With another path or amount it is a 409.",
  schema: { type: "string", pattern: "^[!-~]{1,255}$" },
};
const ERROR: JsonSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message", "param"],
      properties: {
        code: { type: ["string", "null"], description: "What went wrong, for programs." },
        message: { type: "string", description: "What went wrong, for people." },
        param: { type: ["string", "null"], description: "The member or the query's name at fault." },
        problems: {
          type: "array",
          items: { type: "object" },
          description: "Of a catalog: everything that is wrong with it, with line and column.",
        },
      },
    },
  },
};

const INTRODUCTION =
  "The API for operators. Amounts of money are in ticks, and ten thousand million ticks are one US dollar. " +
  "They are strings of digits, because JSON numbers lose digits in many clients. " +
  "Each admin token has one of the roles read-only, operator and owner. The `security` of an operation names " +
  "the least role that it needs. " +
  "Times are ISO 8601 in UTC. Lists are paged: send the `next_cursor` of a page as the `cursor` of the next.";

const FAILURES: Readonly<Record<number, string>> = {
  400: "The request is invalid.",
  401: "The admin token is missing or wrong.",
  403: "The role of the admin token does not include this.",
  404: "There is no such thing.",
  409: "There is one already, or the idempotency key was used for something else.",
  413: "The body is too large.",
  415: "The body is of another type.",
  500: "The gateway failed.",
  503: "The database is away; `retry-after` is the wait before a retry.",
};

export function describeApi(operations: readonly Operation[], server: string): object {
  return {
    openapi: "3.1.0",
    info: {
      title: "Isogloss admin API",
      version: "1",
      description: INTRODUCTION,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: server }],
    security: [{ adminToken: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathsOf(operations),
    components: { securitySchemes: { adminToken: { type: "http", scheme: "bearer" } }, schemas: { Error: ERROR } },
  };
}

function pathsOf(operations: readonly Operation[]): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations)
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  return paths;
}

function describe(operation: Operation) {
  const { id, tag, summary, role, path, body, answer, status = 200 } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `Needs an admin token with the role ${ROLES.slice(ROLES.indexOf(role)).join(" or ")}.`,
    security: [{ adminToken: [role] }],
    parameters: parametersOf(operation),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: body === "catalog" ? catalogContent() : { "application/json": { schema: body.json } },
      },
    }),
    responses: {
      [status]: {
        description: "Done.",
        content:
          answer === "catalog"
            ? { "application/yaml": { schema: CATALOG } }
            : { "application/json": { schema: answer.json } },
      },
      ...failuresOf(path, body !== undefined),
    },
  };
}

function parametersOf({ path, query, isRepeatable = false }: Operation) {
  return [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: "path",
      required: true,
      schema: { type: "string" },
    })),
    ...Object.entries(query).map(([name, { json, optional }]) => ({
      name,
      in: "query",
      required: !optional,
      schema: json,
    })),
    ...(isRepeatable ? [IDEMPOTENCY_KEY] : []),
  ];
}

function catalogContent() {
  return Object.fromEntries(
    CATALOG_TYPES.map((type) => [type, { schema: type === "application/json" ? { type: "object" } : CATALOG }]),
  );
}

function failuresOf(path: string, takesBody: boolean) {
  const possible = [
    400,
    401,
    403,
    ...(path.includes("{") ? [404] : []),
    ...(takesBody ? [409, 413, 415] : []),
    500,
    503,
  ];
  const content = { "application/json": { schema: { $ref: "#/components/schemas/Error" } } };
  return Object.fromEntries(possible.map((status) => [status, { description: FAILURES[status], content }]));
}

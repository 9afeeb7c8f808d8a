/** Reads the input of an operation: its query and its body. */
import type { IncomingMessage } from "node:http";
import { MemoryBudget } from "../bodies/memory-budget.js";
import { GatewayError } from "../errors/gateway-error.js";
import { parseExactBody } from "../bodies/parse-body.js";
import { readText } from "../bodies/read-body.js";
import { CATALOG_TYPES, type Operation } from "./operation.js";
import { type Members, object } from "./schema.js";

/** More than a catalog of thousands of models needs. */
const MOST_BYTES = 4 * 1024 * 1024;
const NO_MEMBERS = object({});
const budget = new MemoryBudget(8 * MOST_BYTES);

/** The query's values. A name that is unknown or occurs twice is refused. */
export function readQuery(query: URLSearchParams, members: Members): unknown {
  const given: Record<string, unknown> = {};
  for (const [name, value] of query) {
    if (Object.hasOwn(given, name))
      throw new GatewayError("invalid_request", `${name.slice(0, 200)} is given twice.`, { param: name.slice(0, 200) });
    Object.defineProperty(given, name, {
      value: valueOf(value, Object.hasOwn(members, name) ? members[name]?.json.type : undefined),
      enumerable: true,
    });
  }
  return object(members).read(given, "");
}

/** All values of a query are text. */
function valueOf(value: string, type: unknown): unknown {
  if (type === "integer" && /^\d{1,16}$/.test(value)) return Number(value);
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
}

/** The body. Where the operation takes none, one that was sent must have no members. */
export async function readInput(request: IncomingMessage, { body, method }: Operation): Promise<unknown> {
  if (body === undefined) {
    const text = method === "GET" ? "" : await readBody(request);
    if (text !== "") NO_MEMBERS.read(parseExactBody(text), "");
    return undefined;
  }
  const types: readonly string[] = body === "catalog" ? CATALOG_TYPES : ["application/json"];
  const type = (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type))
    throw new GatewayError("unsupported_media_type", `The content-type must be ${types.join(" or ")}.`);
  const text = await readBody(request);
  return body === "catalog" ? text : body.read(parseExactBody(text), "");
}

async function readBody(request: IncomingMessage): Promise<string> {
  const lease = budget.open();
  try {
    return await readText(request, MOST_BYTES, lease);
  } finally {
    lease.release();
  }
}

import type { IncomingMessage } from "node:http";
import {
  ConversionError,
  type AnyDialect,
  type FormTable,
  Loss,
  routes,
  type Vocabularies,
  type VocabularyName,
  type Wire,
} from "../registry.js";
import { readForm } from "./read-form.js";
import { SimulatedError } from "./simulated-error.js";

const LONGEST_BODY = 128 * 1024 * 1024;

/** A request as it came, and as its dialect reads it. */
export interface ReadRequest {
  readonly body: Wire;
  readonly request: Vocabularies[VocabularyName]["request"];
}

/** Reads a request, or fails as an upstream of the dialect would. */
export async function readRequest(
  incoming: IncomingMessage,
  dialect: AnyDialect,
  operation?: string,
): Promise<ReadRequest> {
  const body = await readBody(incoming, formTableOf(dialect, operation));
  const problem = dialect.validate(body, operation);
  if (problem !== undefined) throw badRequest(problem.message, problem.path);
  try {
    return { body, request: dialect.readRequest(body, new Loss(dialect.paths, body), operation) };
  } catch (error) {
    if (error instanceof ConversionError) throw badRequest(error.message, error.path);
    throw error;
  }
}

/** The JSON object of a body. */
export async function readObject(incoming: IncomingMessage): Promise<Wire> {
  return parseObject(await readText(incoming));
}

function formTableOf({ name }: AnyDialect, requested: string | undefined): FormTable | undefined {
  return routes.find(({ dialect, operation }) => dialect === name && operation === requested)?.form;
}

async function readBody(incoming: IncomingMessage, form: FormTable | undefined): Promise<Wire> {
  const isForm = incoming.headers["content-type"]?.startsWith("multipart/form-data") ?? false;
  if (!isForm || form === undefined) return parseObject(await readText(incoming));
  return readForm(incoming, form, LONGEST_BODY).catch(() => {
    throw badRequest("The body is not a form.");
  });
}

async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LONGEST_BODY) throw new SimulatedError({ status: 413, message: "The body is too large." });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseObject(text: string): Wire {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badRequest("The body is not JSON.");
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  throw badRequest("The body must be a JSON object.");
}

function badRequest(message: string, param?: string): SimulatedError {
  return new SimulatedError({ status: 400, message, param });
}

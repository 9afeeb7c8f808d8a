/** The errors that clients get, as the gateway writes them. */
import { gatewayCodes } from "../../generated/error-codes.js";
import { ConversionError } from "../conversion/conversion-error.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { GatewayError, toFailure } from "../errors/gateway-error.js";
import type { ClientError, Outcome } from "./contract.js";
import { faultIn } from "./json-fault.js";

const REQUEST_ID = "req_explorer";
const POSITION = / at position (\d+)/;

/** What some work comes to, or the error that a client of the dialect gets for it. The text is what was parsed. */
export async function orError<T>(dialect: AnyDialect, text: string, work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { done: await work() };
  } catch (error) {
    return { error: clientError(dialect, text, error) };
  }
}

export function clientError(dialect: AnyDialect, text: string, thrown: unknown): ClientError {
  const failure = toFailure(asClientError(thrown, dialect), gatewayCodes);
  const { status, code, message, param } = failure;
  return {
    status,
    code,
    message,
    param,
    place: placeIn(text, message),
    body: JSON.stringify(dialect.errors.write(failure, REQUEST_ID), undefined, 2),
  };
}

/** For a task, what cannot be expressed is beyond the model. */
function asClientError(error: unknown, { jobs }: AnyDialect): unknown {
  if (!(error instanceof ConversionError)) return error;
  const code = jobs === undefined ? "invalid_request" : "unsupported_capability";
  return new GatewayError(code, error.message, { param: error.path });
}

/** The line and the column of a position that a message names, or of what is no JSON. */
function placeIn(text: string, message: string): ClientError["place"] {
  const position = POSITION.exec(message)?.[1] ?? faultIn(text);
  if (position === undefined) return undefined;
  const lines = text.slice(0, Number(position)).split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
}

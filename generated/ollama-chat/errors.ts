// Made from specs/dialects/ollama-chat/mapping.yaml by "make generate". Change the specs, not this file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import { codedMessage, readFailure, type ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = { else: "error" };
const places: ErrorPlaces = {
  message: ["error", "error.message", "message"],
  type: [],
  code: [],
  param: [],
  retry_after: [],
  inner_ids: [],
  status: [],
};

/** The body of an error answer of the ollama-chat dialect. */
function write(failure: Failure, _requestId: string): Wire {
  return { error: codedMessage(failure) };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(failure: Failure, _requestId: string, _sequence = 0): string {
  return JSON.stringify({ error: codedMessage(failure) }) + "\n";
}

/** The content of an upstream's error, whatever its form. */
export function readError(status: number, body: Json | undefined): Failure {
  return readFailure(status, body, places, types, { knownFaults, serverFaults });
}

export const errors: ErrorShape = { write, writeEvent, read: readError, innerIds: places.inner_ids };

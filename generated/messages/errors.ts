// Made from specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import { codedMessage, readFailure, typeByStatus, type ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { inDialectWords, type OwnWords } from "../../src/conversion/known-faults.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = {
  "400": "invalid_request_error",
  "401": "authentication_error",
  "402": "billing_error",
  "403": "permission_error",
  "404": "not_found_error",
  "409": "conflict_error",
  "413": "request_too_large",
  "429": "rate_limit_error",
  "503": "overloaded_error",
  "504": "timeout_error",
  "4xx": "invalid_request_error",
  else: "api_error",
};
const places: ErrorPlaces = {
  message: ["error.message", "message", "error"],
  type: ["error.type"],
  code: [],
  param: [],
  retry_after: [],
  inner_ids: [],
  status: [
    { at: ["error.code"], is: ["invalid_api_key"], status: 401 },
    { at: ["error.type"], is: ["authentication_error"], status: 401 },
    { at: ["error.message", "error"], holds: ["incorrect api key", "invalid api key"], status: 401 },
  ],
};
const words: Readonly<Record<string, OwnWords>> = {
  context_length_exceeded: {
    is: "prompt is too long: {count} tokens > {limit} maximum",
    else: "prompt is too long",
    holds: ["prompt is too long", "exceed context limit"],
  },
};

/** The body of an error answer of the messages dialect. */
function write(given: Failure, requestId: string): Wire {
  const failure = inDialectWords(given, words, knownFaults);
  return {
    type: "error",
    error: {
      type: failure.type ?? typeByStatus(types, failure.status),
      message: codedMessage(failure),
      details: failure.details,
    },
    request_id: requestId,
  };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(given: Failure, requestId: string, _sequence = 0): string {
  const failure = inDialectWords(given, words, knownFaults);
  return (
    "event: error\ndata: " +
    JSON.stringify({
      type: "error",
      error: {
        type: failure.type ?? typeByStatus(types, failure.status),
        message: codedMessage(failure),
        details: failure.details,
      },
      request_id: requestId,
    }) +
    "\n\n"
  );
}

/** The content of an upstream's error, whatever its form. */
export function readError(status: number, body: Json | undefined): Failure {
  return readFailure(status, body, places, types, { knownFaults, serverFaults });
}

export const errors: ErrorShape = { write, writeEvent, read: readError, innerIds: places.inner_ids };

// Made from specs/dialects/video-interactions/mapping.yaml by "make generate". Change the specs, not this file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import { codeWord, readFailure, typeByStatus, type ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = {
  "400": "invalid_request",
  "401": "authentication",
  "402": "payment_required",
  "403": "permission_denied",
  "404": "not_found",
  "409": "aborted",
  "429": "rate_limit_exceeded",
  "499": "cancelled",
  "501": "unimplemented",
  "503": "service_unavailable",
  "504": "deadline_exceeded",
  "4xx": "invalid_request",
  else: "api_error",
};
const places: ErrorPlaces = {
  message: ["error.message", "message"],
  type: ["error.code", "error.status"],
  code: ["error.code", "error.status"],
  param: [],
  retry_after: ["error.details[*].retryDelay"],
  inner_ids: [],
  status: [
    { at: ["error.message"], holds: ["invalid interaction name"], status: 404 },
    { at: ["error.details[*].reason"], is: ["API_KEY_INVALID"], status: 401 },
    {
      at: ["error.message"],
      holds: ["multiple authentication credentials", "api key not valid", "api key expired"],
      status: 401,
    },
    { at: ["error.message"], holds: ["enable billing", "billing to be enabled", "billed users"], status: 402 },
    { at: ["error.message"], holds: ["user location is not supported"], status: 403 },
  ],
};

/** The body of an error answer of the video-interactions dialect. */
function write(failure: Failure, _requestId: string): Wire {
  return {
    error: {
      code: codeWord(failure.code) ?? failure.type ?? typeByStatus(types, failure.status),
      message: failure.message,
    },
  };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(failure: Failure, _requestId: string, _sequence = 0): string {
  return (
    "data: " +
    JSON.stringify({
      error: {
        code: codeWord(failure.code) ?? failure.type ?? typeByStatus(types, failure.status),
        message: failure.message,
      },
    }) +
    "\n\n"
  );
}

/** The content of an upstream's error, whatever its form. */
export function readError(status: number, body: Json | undefined): Failure {
  return readFailure(status, body, places, types, { knownFaults, serverFaults });
}

export const errors: ErrorShape = { write, writeEvent, read: readError, innerIds: places.inner_ids };

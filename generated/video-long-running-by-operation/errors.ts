// Made from specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this
// file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import { codedMessage, readFailure, typeByStatus, type ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = {
  "400": "INVALID_ARGUMENT",
  "401": "UNAUTHENTICATED",
  "402": "FAILED_PRECONDITION",
  "403": "PERMISSION_DENIED",
  "404": "NOT_FOUND",
  "409": "ABORTED",
  "429": "RESOURCE_EXHAUSTED",
  "499": "CANCELLED",
  "501": "UNIMPLEMENTED",
  "503": "UNAVAILABLE",
  "504": "DEADLINE_EXCEEDED",
  "4xx": "INVALID_ARGUMENT",
  else: "INTERNAL",
};
const places: ErrorPlaces = {
  message: ["error.message", "message"],
  type: ["error.status"],
  code: [],
  param: [],
  retry_after: ["error.details[*].retryDelay"],
  inner_ids: [],
  status: [
    { at: ["error.status"], is: ["FAILED_PRECONDITION"], status: 402 },
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

/** The body of an error answer of the video-long-running-by-operation dialect. */
function write(failure: Failure, _requestId: string): Wire {
  return {
    error: {
      code: failure.status,
      message: codedMessage(failure),
      status: failure.type ?? typeByStatus(types, failure.status),
    },
  };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(failure: Failure, _requestId: string, _sequence = 0): string {
  return (
    "data: " +
    JSON.stringify({
      error: {
        code: failure.status,
        message: codedMessage(failure),
        status: failure.type ?? typeByStatus(types, failure.status),
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

// Made from specs/dialects/video-content-task/mapping.yaml by "make generate". Change the specs, not this file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import { readFailure, typeByStatus, type ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = {
  "400": "BadRequest",
  "401": "Unauthorized",
  "402": "PaymentRequired",
  "403": "Forbidden",
  "404": "NotFound",
  "409": "Conflict",
  "413": "PayloadTooLarge",
  "429": "TooManyRequests",
  "502": "BadGateway",
  "503": "ServiceUnavailable",
  "504": "GatewayTimeout",
  "4xx": "BadRequest",
  else: "InternalServerError",
};
const places: ErrorPlaces = {
  message: ["error.message", "message", "error", "detail"],
  type: ["error.type", "type"],
  code: ["error.code", "code"],
  param: ["error.param", "param"],
  retry_after: [],
  inner_ids: ["ep-"],
  status: [{ at: ["error.code"], holds: ["SensitiveContent"], status: 400 }],
};

/** The body of an error answer of the video-content-task dialect. */
function write(failure: Failure, _requestId: string): Wire {
  return {
    error: {
      code: failure.code ?? null,
      message: failure.message,
      param: failure.param ?? null,
      type: failure.type ?? typeByStatus(types, failure.status),
    },
  };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(failure: Failure, _requestId: string, _sequence = 0): string {
  return (
    "data: " +
    JSON.stringify({
      error: {
        code: failure.code ?? null,
        message: failure.message,
        param: failure.param ?? null,
        type: failure.type ?? typeByStatus(types, failure.status),
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

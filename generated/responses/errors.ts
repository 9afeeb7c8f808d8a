// Made from specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import { readFailure, typeByStatus, type ErrorPlaces } from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = {
  "400": "invalid_request_error",
  "401": "authentication_error",
  "402": "insufficient_quota",
  "403": "permission_error",
  "404": "invalid_request_error",
  "409": "conflict_error",
  "429": "rate_limit_error",
  "503": "service_unavailable_error",
  "504": "timeout",
  "4xx": "invalid_request_error",
  else: "server_error",
};
const places: ErrorPlaces = {
  message: ["error.message", "response.error.message", "message", "error", "detail"],
  type: ["error.type"],
  code: ["error.code", "response.error.code", "code"],
  param: ["error.param", "param"],
  retry_after: ["error.details[*].retryDelay"],
  inner_ids: ["team ", "Team: ", "API key ID: "],
  status: [
    { at: ["error.code", "response.error.code", "code"], is: ["rate_limit_exceeded"], in_success: true, status: 429 },
    {
      at: ["error.code", "response.error.code", "code"],
      is: [
        "invalid_prompt",
        "bio_policy",
        "misalignment_policy_violation",
        "invalid_image",
        "invalid_image_format",
        "invalid_base64_image",
        "invalid_image_url",
        "invalid_image_mode",
        "image_too_large",
        "image_too_small",
        "image_parse_error",
        "image_content_policy_violation",
        "image_file_too_large",
        "image_file_not_found",
        "unsupported_image_media_type",
        "empty_image_file",
      ],
      in_success: true,
      status: 400,
    },
    { at: ["error.type"], is: ["image_generation_user_error"], status: 400 },
    { at: ["error.code"], is: ["invalid_api_key"], status: 401 },
    { at: ["error.message", "error"], holds: ["incorrect api key", "invalid api key"], status: 401 },
    { at: ["base_resp.status_code"], is: ["1026", "1027", "2013"], in_success: true, status: 400 },
    { at: ["base_resp.status_code"], is: ["1004", "2049"], in_success: true, status: 401 },
    { at: ["base_resp.status_code"], is: ["1008"], in_success: true, status: 402 },
    { at: ["base_resp.status_code"], is: ["1002", "1039"], in_success: true, status: 429 },
  ],
};

/** The body of an error answer of the responses dialect. */
function write(failure: Failure, _requestId: string): Wire {
  return {
    error: {
      message: failure.message,
      type: failure.type ?? typeByStatus(types, failure.status),
      param: failure.param ?? null,
      code: failure.code ?? null,
    },
  };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(failure: Failure, _requestId: string, sequence = 0): string {
  return (
    "event: error\ndata: " +
    JSON.stringify({
      type: "error",
      sequence_number: sequence,
      code: failure.code ?? null,
      message: failure.message,
      param: failure.param ?? null,
    }) +
    "\n\n"
  );
}

/** The content of an upstream's error, whatever its form. */
export function readError(status: number, body: Json | undefined): Failure {
  return readFailure(status, body, places, types, { knownFaults, serverFaults });
}

export const errors: ErrorShape = { write, writeEvent, read: readError, innerIds: places.inner_ids };

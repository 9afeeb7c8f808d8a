// Made from specs/dialects/bedrock-converse/mapping.yaml by "make generate". Change the specs, not this file.
import type { ErrorShape } from "../../src/conversion/dialect.js";
import {
  codedMessage,
  headerText,
  readFailure,
  typeByStatus,
  typeIn,
  typedByHeader,
  type ErrorPlaces,
  type HeaderReader,
} from "../../src/conversion/error-body.js";
import type { Failure } from "../../src/conversion/failure.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { inDialectWords, type OwnWords } from "../../src/conversion/known-faults.js";
import { knownFaults, serverFaults } from "../error-codes.js";

const types: Readonly<Record<string, string>> = {
  "400": "ValidationException",
  "401": "AccessDeniedException",
  "402": "AccessDeniedException",
  "403": "AccessDeniedException",
  "404": "ResourceNotFoundException",
  "408": "ModelTimeoutException",
  "409": "ConflictException",
  "424": "ModelErrorException",
  "429": "ThrottlingException",
  "503": "ServiceUnavailableException",
  "504": "ModelTimeoutException",
  "4xx": "ValidationException",
  else: "InternalServerException",
};
const eventTypes: Readonly<Record<string, string>> = {
  "400": "validationException",
  "429": "throttlingException",
  "502": "modelStreamErrorException",
  "503": "serviceUnavailableException",
  "4xx": "validationException",
  else: "internalServerException",
};
const places: ErrorPlaces = {
  message: ["message", "Message"],
  type: ["type", "__type"],
  code: [],
  param: [],
  retry_after: [],
  inner_ids: [],
  status: [],
};
const words: Readonly<Record<string, OwnWords>> = {
  context_length_exceeded: {
    is: "Input is too long for requested model: {count} tokens > {limit} maximum",
    else: "Input is too long for requested model.",
    holds: ["input is too long", "prompt is too long"],
  },
};

/** The body of an error answer of the bedrock-converse dialect. */
function write(given: Failure, _requestId: string): Wire {
  const failure = inDialectWords(given, words, knownFaults);
  return { message: codedMessage(failure) };
}

/** The headers of an error answer of the bedrock-converse dialect. */
function headers(failure: Failure): Readonly<Record<string, string>> {
  return { "x-amzn-errortype": headerText(failure.type ?? typeByStatus(types, failure.status)) };
}

/** The same as the last event of a stream that has begun. */
function writeEvent(given: Failure, _requestId: string, _sequence = 0): string {
  const failure = inDialectWords(given, words, knownFaults);
  return "!" + typeIn(eventTypes, failure) + " " + JSON.stringify({ message: codedMessage(failure) }) + "\n";
}

/** The content of an upstream's error, whatever its form. */
export function readError(status: number, body: Json | undefined, header?: HeaderReader): Failure {
  const known = status < 400 ? eventTypes : types;
  return typedByHeader(
    readFailure(status, body, places, known, { knownFaults, serverFaults }),
    header?.("x-amzn-errortype"),
  );
}

export const errors: ErrorShape = { write, headers, writeEvent, read: readError, innerIds: places.inner_ids };

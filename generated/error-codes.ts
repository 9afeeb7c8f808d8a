// Made from specs/errors.yaml by "make generate". Change the specs, not this file.
import { wordsOf, type KnownFault, type ServerFaults } from "../src/conversion/known-faults.js";

export const gatewayCodes = {
  /** malformed JSON or a wrong type or a required field that is missing or empty */
  invalid_request: { status: 400, retry: false },
  /** the catalog given to the admin API has problems */
  invalid_catalog: { status: 400, retry: false },
  /** the gateway keeps no conversations or files or background work */
  stateful_not_supported: { status: 400, retry: false },
  /** a field that the gateway never accepts */
  unsupported_parameter: { status: 400, retry: false },
  /** the prompt is longer than the model accepts */
  context_length_exceeded: { status: 400, retry: false },
  /** the model cannot do what is requested */
  unsupported_capability: { status: 400, retry: false },
  /** the admin token is missing or wrong */
  invalid_admin_token: { status: 401, retry: false },
  /** the key is missing or unknown or revoked */
  invalid_api_key: { status: 401, retry: false },
  /** the key or the role of the admin token does not allow this */
  forbidden: { status: 403, retry: false },
  /** the wallet or the key's budget cannot cover the call */
  insufficient_balance: { status: 402, retry: false },
  /** no enabled model has this ID */
  model_not_found: { status: 404, retry: false },
  /** no task of this wallet has this ID */
  task_not_found: { status: 404, retry: false },
  /** there is nothing at this path */
  not_found: { status: 404, retry: false },
  /** the path does not take this method */
  method_not_allowed: { status: 405, retry: false },
  /** the admin API has something with this name already */
  conflict: { status: 409, retry: false },
  /** the task is not in a state that can be cancelled */
  task_not_cancellable: { status: 409, retry: false },
  /** the body is larger than the endpoint takes */
  request_too_large: { status: 413, retry: false },
  /** the body is not of a type the endpoint takes */
  unsupported_media_type: { status: 415, retry: false },
  /** the path supports HTTP only, not WebSocket */
  upgrade_required: { status: 426, retry: false },
  /** the key or the upstream has reached a limit */
  rate_limited: { status: 429, retry: true },
  /** the gateway failed */
  internal_error: { status: 500, retry: true },
  /** the model's host failed or refused the gateway */
  upstream_error: { status: 502, retry: true },
  /** the gateway has no room for the call now */
  overloaded: { status: 503, retry: true },
  /** the task cannot be looked up now */
  task_backend_unavailable: { status: 503, retry: true },
  /** the model's host did not answer in time */
  upstream_timeout: { status: 504, retry: true },
} as const;

export type GatewayErrorCode = keyof typeof gatewayCodes;

/** Faults that upstreams report in words of their own. */
export const knownFaults: readonly KnownFault[] = [
  {
    code: "context_length_exceeded",
    status: 400,
    words: [
      "prompt is too long: {count} tokens > {limit} maximum",
      "exceed context limit",
      "maximum context length is {limit} tokens. However, your messages resulted in {count} tokens",
      "maximum context length is {limit} tokens. However, you requested about {count} tokens",
      "maximum context length is {limit} tokens. However, you requested {count} tokens",
      "maximum context length is {limit} tokens. However, you",
      "maximum context length of {limit} tokens",
      "exceeds the context window of this model",
      "input token count ({count}) exceeds the maximum number of tokens allowed ({limit})",
      "input token count is {count} but model only supports up to {limit}",
      "exceeds the maximum number of tokens allowed",
      "prompt (length {count}) is longer than the maximum model length of {limit}",
      "passed {count} input tokens and requested",
      "input ({count} tokens) is longer than the model's context length ({limit} tokens)",
      "exceeds the available context size",
      "tokens + `max_new_tokens` must be <= {limit}. Given: {count}",
      "prompt contains {count} tokens and {number} draft tokens, too large for model with {limit} maximum context length",
      "prompt contains {count} tokens, too large for model with {limit} maximum context length",
      "maximum prompt length is {limit} but the request contains {count} tokens",
      "reduce the length of the messages or completion. Current length is {count} while limit is {limit}",
      "reduce the length of the messages or completion",
      "prompt is too long: {count}, model maximum context length: {limit}",
      "exceeded model token limit: {limit} (requested: {count})",
      "exceeded model token limit: {limit}",
      "prompt exceeds max length",
      "total length of all messages is too long",
      "range of input length should be",
      "total number of tokens in the prompt cannot exceed {limit} - received {count}",
      "prompt too long; exceeded max context length",
      "input is too long for requested model",
      "prompt is too long",
    ].map(wordsOf),
  },
];

/** How upstreams report that a fault is their own. */
export const serverFaults: ServerFaults = {
  at: ["error.type", "error.code", "error.status", "type", "code"],
  words: [
    "internal",
    "server_error",
    "server_fault",
    "server_overloaded",
    "api_error",
    "overloaded",
    "unavailable",
    "service_unavailable",
    "bad_gateway",
    "gateway_timeout",
    "engine_overloaded",
    "upstream_error",
  ],
};

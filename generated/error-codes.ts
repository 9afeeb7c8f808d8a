// Made from specs/errors.yaml by "make generate". Change the specs, not this file.
export const gatewayCodes = {
  /** malformed JSON or a wrong type or a required field that is missing or empty */
  invalid_request: { status: 400, retry: false },
  /** the gateway keeps no conversations or files or background work */
  stateful_not_supported: { status: 400, retry: false },
  /** a field that the gateway never accepts */
  unsupported_parameter: { status: 400, retry: false },
  /** the model cannot do what is asked */
  unsupported_capability: { status: 400, retry: false },
  /** the key is missing or unknown or revoked */
  invalid_api_key: { status: 401, retry: false },
  /** the wallet cannot cover the call */
  insufficient_balance: { status: 402, retry: false },
  /** no enabled model has this ID */
  model_not_found: { status: 404, retry: false },
  /** no task of this wallet has this ID */
  task_not_found: { status: 404, retry: false },
  /** there is nothing at this path */
  not_found: { status: 404, retry: false },
  /** the path does not take this method */
  method_not_allowed: { status: 405, retry: false },
  /** the task is not in a state that can be cancelled */
  task_not_cancellable: { status: 409, retry: false },
  /** the body is larger than the endpoint takes */
  request_too_large: { status: 413, retry: false },
  /** the body is not of a type the endpoint takes */
  unsupported_media_type: { status: 415, retry: false },
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

/** Checks the head of a request before its body is read. */
import type { IncomingHttpHeaders } from "node:http";
import type { RequiredHeader } from "../registry.js";
import { encodingOf } from "../bodies/decompress.js";
import { GatewayError } from "../errors/gateway-error.js";
import { isForm } from "../bodies/read-body.js";

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/i;
/** Some client libraries add the header by themselves. */
const PROMISE =
  "The header Idempotency-Key is not supported on model calls. Send the call without it; " +
  "where a client library adds it by itself, hand that a `fetch` of your own that removes it.";
const UTF8 = /^"?utf-?8"?$/i;

/** Refuses heads that a model call must not have. The names of required headers are in lower case, as in the specs. */
export function checkHeaders(
  headers: IncomingHttpHeaders,
  required: readonly RequiredHeader[],
  takesForms = false,
): void {
  for (const { names, message } of required) {
    if (!names.some((name) => headers[name])) throw new GatewayError("invalid_request", message);
  }
  if (headers["idempotency-key"] !== undefined) {
    throw new GatewayError("unsupported_parameter", PROMISE, { param: "Idempotency-Key" });
  }
  checkContentType(headers["content-type"] ?? "", takesForms);
  encodingOf(headers["content-encoding"]);
}

function checkContentType(type: string, takesForms: boolean): void {
  if (type === "application/json") return;
  const [essence = "", ...parameters] = type.split(";").map((part) => part.trim());
  if (!JSON_TYPE.test(essence) && !(takesForms && isForm(type))) {
    throw unsupported(`The content type must be application/json${takesForms ? " or multipart/form-data" : ""}.`);
  }
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))?.slice("charset=".length);
  if (charset !== undefined && !UTF8.test(charset)) throw unsupported("The charset must be UTF-8.");
}

function unsupported(message: string): GatewayError {
  return new GatewayError("unsupported_media_type", message);
}

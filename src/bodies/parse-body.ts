/** Parses the text of a body, and refuses what is no JSON object or cannot be handled. */
import type { Wire } from "../registry.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { Body } from "./body.js";
import { checkJson } from "./check-json.js";

export function parseBody(text: string): Body {
  let hasBigIntegers = false;
  checkJson(text, () => (hasBigIntegers = true));
  return { text, json: parseObject(text), hasBigIntegers };
}

/** The object of a body in which none may have a key twice: nobody could tell which of the two values was meant. */
export function parseExactBody(text: string): Wire {
  checkJson(text, () => undefined, "everywhere");
  return parseObject(text);
}

function parseObject(text: string): Wire {
  const value = parse(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Wire;
  throw new GatewayError("invalid_request", "The request body must be a JSON object.");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const place = / at position \d+/.exec(String(error))?.[0];
    throw new GatewayError(
      "invalid_request",
      `The request body is not valid JSON${place === undefined ? "" : `,${place}`}.`,
    );
  }
}

/** What generated error modules share. */
import type { Failure } from "./dialect.js";
import type { Json } from "./json.js";
import { asText, inner } from "./read.js";

type ErrorPlaces = Readonly<Record<"message" | "type" | "code" | "param", readonly string[]>>;

/** Reads an error in any of the forms that hosts of a dialect send. */
export function readFailure(status: number, body: Json | undefined, places: ErrorPlaces): Failure {
  const find = (paths: readonly string[]): string | undefined => {
    for (const path of paths) {
      const value = path.split(".").reduce<Json | undefined>((object, key) => inner(object)[key], body);
      if (typeof value === "number") return String(value);
      const text = asText(value);
      if (text !== undefined && text !== "") return text;
    }
    return undefined;
  };
  const message = find(places.message) ?? (typeof body === "string" && body !== "" ? body : "The upstream gave no reason.");
  return { status: statusOf(status, body), message, type: find(places.type), code: find(places.code), param: find(places.param) };
}

/** An error inside a success tells its status in the body, or is the upstream's fault. */
function statusOf(status: number, body: Json | undefined): number {
  if (status >= 400) return status;
  const { code, status_code: told } = inner(inner(body).error);
  const number = Number(told ?? code);
  return Number.isInteger(number) && number >= 400 && number <= 599 ? number : 502;
}

/** The dialect's name for a kind of error: by status, by class of status, or the last resort. */
export function typeByStatus(types: Readonly<Record<string, string>>, status: number): string {
  return types[String(status)] ?? types[`${Math.floor(status / 100)}xx`] ?? types.else ?? "error";
}

/** For dialects without a place for a code: it leads the message. */
export function codedMessage({ code, message }: Failure): string {
  return code === undefined || message.startsWith(`${code}: `) ? message : `${code}: ${message}`;
}

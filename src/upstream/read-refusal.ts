/** What an answer's status and its text say, before any dialect reads them. */
import type { Json } from "../registry.js";

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** Proxies answer with plain text, and with pages that say nothing the status does not. */
export function parseRefusal(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text.trimStart().startsWith("<") ? undefined : text;
  }
}

/**
 * Reads schemas of answers as strict, for dialects whose hosts always enforce them. Hosts of other dialects may enforce
 * only what is strict.
 */
import type { Request } from "../../../generated/interlingua/text.js";

/** The name of the concept among those that are presumed. */
export const STRICT_ANSWERS = "output_format.strict";

export function strictByDialect(request: Request): Request {
  const format = request.output_format;
  if (format?.kind !== "schema") return request;
  const presumed = [...(request.presumed ?? []), STRICT_ANSWERS];
  return { ...request, output_format: { ...format, strict: true }, presumed };
}

/** Without this member of the request it changes nothing. */
strictByDialect.about = ["output_format"] as const;

/** Concepts that it reads as given, though the client is silent about them. */
strictByDialect.presumes = [STRICT_ANSWERS] as const;

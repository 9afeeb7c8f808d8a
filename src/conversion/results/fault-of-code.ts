/** Reads why an upstream job failed from a text inside the upstream's code. */
import type { Fault, Response } from "../../../generated/interlingua/video.js";

interface Words {
  readonly faults: Readonly<Partial<Record<Fault, readonly string[]>>>;
}

export function faultOfCode(response: Response, { faults }: Words): Response {
  const { fault_code: code, explanation } = response;
  if (response.fault !== undefined || (code === undefined && explanation === undefined)) return response;
  const known = Object.entries(faults).find(([, parts]) => parts.some((part) => code?.includes(part)));
  return { ...response, fault: (known?.[0] as Fault | undefined) ?? "internal" };
}

/**
 * Reads the reason of a failure from texts in its code or explanation. Some vendors report moderated output as a fault
 * of the input, and give the true reason only in a text.
 */
export function faultOfWords(response: Response, { faults }: Words): Response {
  const reported = [response.fault_code, response.explanation].filter((one) => one !== undefined);
  const known = Object.entries(faults).find(([, parts]) =>
    parts.some((part) => reported.some((words) => words.includes(part))),
  );
  return known === undefined ? response : { ...response, fault: known[0] as Fault };
}

interface Codes {
  readonly codes: Readonly<Record<Fault, string>>;
}

/**
 * Writes the dialect's code for the reason of a failure. A code that is spelled like the dialect's own codes is kept,
 * because it is more exact.
 */
export function codeOfFault(response: Response, { codes }: Codes): Response {
  const { fault, fault_code: code } = response;
  if (fault === undefined || (code !== undefined && spelling(code) === spelling(codes[fault]))) return response;
  return { ...response, fault_code: codes[fault] };
}

/** The case of a code: upper, lower, or neither. */
function spelling(code: string): string {
  return code.slice(0, 2).replace(/[A-Z]/g, "A").replace(/[a-z]/g, "a").replace(/[^Aa]/g, "-");
}

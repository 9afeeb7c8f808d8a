/**
 * Reads the reason of a failure from texts in its code or explanation. Some vendors report moderated output as a fault
 * of the input, and give the true reason only in a text.
 */
import type { Fault, Response } from "../../../generated/interlingua/video.js";

/** The texts of each fault. */
type Words = Readonly<Partial<Record<Fault, readonly string[]>>>;

export function faultOfWords(response: Response, faults: Words): Response {
  const reported = [response.fault_code, response.explanation].filter((one) => one !== undefined);
  const known = Object.entries(faults).find(([, parts]) =>
    parts.some((part) => reported.some((words) => words.includes(part))),
  );
  return known === undefined ? response : { ...response, fault: known[0] as Fault };
}

/** Why a job failed, told by a code of the host whose words share their middles: what a code holds tells its meaning. */
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

/** What is withheld is told as a fault of the input by some, who tell the truth in words only: a code or an explanation that holds one means it, whatever else is said. */
export function faultOfWords(response: Response, { faults }: Words): Response {
  const told = [response.fault_code, response.explanation].filter((one) => one !== undefined);
  const known = Object.entries(faults).find(([, parts]) =>
    parts.some((part) => told.some((words) => words.includes(part))),
  );
  return known === undefined ? response : { ...response, fault: known[0] as Fault };
}

interface Codes {
  readonly codes: Readonly<Record<Fault, string>>;
}

/** The way back. A code that is spelled like those of the dialect is its own, and says more than the meaning. */
export function codeOfFault(response: Response, { codes }: Codes): Response {
  const { fault, fault_code: code } = response;
  if (fault === undefined || (code !== undefined && spelling(code) === spelling(codes[fault]))) return response;
  return { ...response, fault_code: codes[fault] };
}

/** How a code begins: capital letters, small ones, or neither. */
function spelling(code: string): string {
  return code.slice(0, 2).replace(/[A-Z]/g, "A").replace(/[a-z]/g, "a").replace(/[^Aa]/g, "-");
}

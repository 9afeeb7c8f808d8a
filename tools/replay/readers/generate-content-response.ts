import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Reading } from "../meaning.js";
import type { How } from "./dialect.js";
import {
  checkGenerateContentHead,
  isBlocked,
  partsOfCandidate,
  readCandidatePart,
  readGenerateContentFinish,
  readGenerateContentUsage,
  withGrounding,
} from "./generate-content-answer.js";

/** Reads a whole answer. Of several candidates, the first. */
export function readGenerateContentResponse(body: Json, how: How): Reading<AnswerMeaning> {
  const faults = new Faults(how.strict);
  checkGenerateContentHead(body, faults);
  const candidates = listAt(body, "candidates");
  const candidate = candidates.find((one) => (numberAt(one, "index") ?? 0) === 0) ?? candidates[0];
  if (candidate === undefined && !isBlocked(body)) faults.fault("no candidates");
  const value = partsOfCandidate(candidate, faults).map((part, index) =>
    readCandidatePart(part, `candidates[0].content.parts[${index}]`, faults),
  );
  const parts = withGrounding(value, member(candidate, "groundingMetadata"), member(candidate, "citationMetadata"));
  const finish =
    candidate === undefined ? "filtered" : readGenerateContentFinish(member(candidate, "finishReason"), parts, faults);
  const usage = readGenerateContentUsage(member(body, "usageMetadata"), faults);
  faults.expect(usage !== undefined, "no usageMetadata");
  const explanation = finish === "filtered" ? readExplanation(body, candidate) : undefined;
  return {
    meaning: {
      model: textAt(body, "modelVersion"),
      parts,
      finish,
      explanation,
      usage,
      choices: Math.max(1, candidates.length),
    },
    faults: faults.list,
  };
}

/** Why output was withheld, as text. */
export function readExplanation(body: Json, candidate: Json | undefined): string | undefined {
  return textAt(candidate, "finishMessage") ?? textAt(body, "promptFeedback", "blockReasonMessage");
}

/** Reads an error body, of an HTTP error and of an event alike. Some servers send it as a list of one. */
export function readGenerateContentError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning> {
  const faults = new Faults(how.strict);
  faults.expect(isObject(body), "the error body is no object");
  const error = member(Array.isArray(body) ? body[0] : body, "error");
  const message = textAt(error, "message");
  const given = numberAt(error, "code");
  faults.expect(
    Number.isInteger(given) && (status === undefined || given === status),
    `error.code is ${String(given)}`,
  );
  faults.expect(/^[A-Z_]+$/.test(textAt(error, "status") ?? ""), "error.status is no canonical word");
  if (message === undefined) faults.fault("an error without a message");
  const code = /^([a-z_]+): /.exec(message ?? "")?.[1];
  return { meaning: { status: status ?? given, message: message ?? "", code }, faults: faults.list };
}

import { isObject, listAt, member, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Reading } from "../meaning.js";
import type { How } from "./dialect.js";
import {
  checkInteractionEnd,
  checkInteractionHead,
  readAnswerStep,
  readInteractionsEnd,
  readInteractionsUsage,
} from "./interactions-answer.js";

/** Reads a whole interaction, which contains the steps of the answer alone. */
export function readInteractionsResponse(body: Json, how: How): Reading<AnswerMeaning> {
  const faults = new Faults(how.strict);
  checkInteractionHead(body, faults);
  checkInteractionEnd(body, faults);
  if (!Array.isArray(member(body, "steps"))) faults.fault("steps is no list");
  const steps = listAt(body, "steps");
  const parts = steps.flatMap((step, index) => readAnswerStep(step, `steps[${index}]`, faults));
  const usage = readInteractionsUsage(member(body, "usage"), faults);
  const end = readInteractionsEnd(body, steps, parts, faults);
  faults.expect(usage !== undefined || end.error !== undefined, "no usage");
  return { meaning: { model: textAt(body, "model"), parts, usage, choices: 1, ...end }, faults: faults.list };
}

/** Reads an error body, of an HTTP error and of an error event alike. */
export function readInteractionsError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning> {
  const faults = new Faults(how.strict);
  const error = member(body, "error");
  faults.expect(isObject(error), "error is no object");
  const code = textAt(error, "code");
  faults.expect(/^[a-z][a-z0-9_]*$/.test(code ?? ""), `error.code is ${JSON.stringify(member(error, "code"))}`);
  const message = textAt(error, "message");
  if (message === undefined) faults.fault("an error without a message");
  return { meaning: { status, message: message ?? "", code }, faults: faults.list };
}

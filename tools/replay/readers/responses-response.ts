import { isObject, listAt, member, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Reading } from "../meaning.js";
import type { How } from "./dialect.js";
import {
  checkResponseHead,
  readFailure,
  readOutputItem,
  readResponsesFinish,
  readResponsesUsage,
} from "./responses-answer.js";

/** Reads a whole response. */
export function readResponsesResponse(body: Json, how: How): Reading<AnswerMeaning> {
  const faults = new Faults(how.strict);
  checkResponseHead(body, faults);
  if (!Array.isArray(member(body, "output"))) faults.fault("output is no list");
  const isCut = textAt(body, "status") === "incomplete";
  const argumentFaults = isCut ? new Faults(false) : faults;
  const parts = listAt(body, "output").flatMap((item, index) =>
    readOutputItem(item, `output[${index}]`, faults, argumentFaults),
  );
  const error = readFailure(body);
  const usage = readResponsesUsage(member(body, "usage"), faults);
  faults.expect(usage !== undefined || error !== undefined, "no usage");
  const finish = error === undefined ? readResponsesFinish(body, parts, faults) : undefined;
  return { meaning: { model: textAt(body, "model"), parts, finish, usage, choices: 1, error }, faults: faults.list };
}

/** Reads an error body, of an HTTP error or of an error event, whose members some servers put at its top. */
export function readResponsesError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning> {
  const faults = new Faults(how.strict);
  const error = member(body, "error");
  const holder = isObject(error) ? error : body;
  faults.expect(isObject(error), "error is no object");
  for (const name of ["message", "type", "param", "code"])
    faults.expect(isObject(error) && name in error, `error has no ${name}`);
  faults.expect(typeof member(error, "type") === "string", "error.type is no text");
  const message = textAt(holder, "message");
  if (message === undefined) faults.fault("an error without a message");
  return { meaning: { status, message: message ?? "", code: textAt(holder, "code") }, faults: faults.list };
}

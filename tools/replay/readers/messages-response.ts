import { isObject, listAt, member, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Part, type Reading } from "../meaning.js";
import type { How } from "./dialect.js";
import { checkMessageHead, readAnswerBlock, readMessagesFinish, readMessagesUsage } from "./messages-answer.js";

/** Reads a whole message. */
export function readMessagesResponse(body: Json, how: How): Reading<AnswerMeaning> {
  const faults = new Faults(how.strict);
  checkMessageHead(body, faults);
  const parts: Part[] = [];
  for (const [index, block] of listAt(body, "content").entries()) {
    const part = readAnswerBlock(block, `content[${index}]`, faults);
    if (part !== undefined) parts.push(part);
  }
  const usage = readMessagesUsage(member(body, "usage"), faults);
  if (usage === undefined) faults.odd("no usage");
  const meaning: AnswerMeaning = {
    model: textAt(body, "model"),
    parts,
    usage,
    choices: 1,
    finish: readMessagesFinish(member(body, "stop_reason"), parts, faults),
    stopSequence: textAt(body, "stop_sequence"),
    explanation: textAt(body, "stop_details", "explanation"),
  };
  faults.expect(
    (meaning.finish === "stop_sequence") === (meaning.stopSequence !== undefined),
    "stop_sequence and stop_reason disagree",
  );
  return { meaning, faults: faults.list };
}

/** Reads an error body: of an HTTP error and of an error event alike. */
export function readMessagesError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning> {
  const faults = new Faults(how.strict);
  const error = member(body, "error");
  faults.expect(textAt(body, "type") === "error", "the type is not error");
  faults.expect(isObject(error) && typeof error.type === "string", "error.type is no text");
  const message = textAt(error, "message");
  if (message === undefined) faults.fault("an error without a message");
  const code = /^([a-z_]+): /.exec(message ?? "")?.[1];
  return { meaning: { status, message: message ?? "", code }, faults: faults.list };
}

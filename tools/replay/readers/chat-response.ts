import { isObject, listAt, member, numberAt, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Part, type Reading } from "../meaning.js";
import { readArguments } from "./arguments.js";
import {
  checkChatHead,
  readChatCitations,
  readChatContent,
  readChatFinish,
  readChatImages,
  readChatPages,
  readChatReasoning,
  readChatUsage,
} from "./chat-answer.js";
import { ChatRecord } from "./chat-record.js";
import type { How } from "./dialect.js";

/** Reads a whole chat completion. Of several choices, the first. */
export function readChatResponse(body: Json, how: How): Reading<AnswerMeaning> {
  const faults = new Faults(how.strict);
  checkChatHead(body, "chat.completion", faults);
  const choices = listAt(body, "choices");
  const choice = choices.find((one) => (numberAt(one, "index") ?? 0) === 0) ?? choices[0];
  if (choice === undefined) faults.fault("no choices");
  const message = member(choice, "message");
  if (!isObject(message)) faults.fault("no message");
  faults.expect(textAt(message, "role") === "assistant", "the message's role is not assistant");
  faults.expect(isObject(message) && "content" in message, "the message has no content member");
  const parts = readMessage(message, readChatPages(body), faults);
  const usage = readChatUsage(member(body, "usage"), faults);
  faults.expect(usage !== undefined, "no usage");
  const finish = readChatFinish(member(choice, "finish_reason"), parts, faults);
  return {
    meaning: { model: textAt(body, "model"), parts, finish, usage, choices: choices.length },
    faults: faults.list,
  };
}

function readMessage(message: Json | undefined, pages: readonly string[], faults: Faults): Part[] {
  const content = readChatContent(member(message, "content"), faults);
  const parts: Part[] = [];
  const record = new ChatRecord();
  record.take(message, readChatReasoning(message) || content.reasoning);
  parts.push(...record.parts());
  if (content.text !== "")
    parts.push({
      kind: "text",
      at: "content",
      text: content.text,
      citations: [...readChatCitations(message), ...pages],
    });
  parts.push(...readChatImages(message));
  const refusal = textAt(message, "refusal") ?? "";
  if (refusal !== "") parts.push({ kind: "refusal", at: "refusal", text: refusal });
  for (const [index, call] of listAt(message, "tool_calls").entries()) parts.push(readCall(call, index, faults));
  const deprecated = textAt(message, "function_call", "name") ?? "";
  if (deprecated !== "") {
    faults.odd("function_call");
    const input = readArguments(textAt(message, "function_call", "arguments") ?? "", "function_call", faults);
    parts.push({ kind: "call", at: "function_call", id: "", name: deprecated, input });
  }
  return parts;
}

function readCall(call: Json, index: number, faults: Faults): Part {
  const at = `tool_calls[${index}]`;
  const id = textAt(call, "id") ?? "";
  const name = textAt(call, "function", "name") ?? "";
  faults.expect(textAt(call, "type") === "function", `${at}: no type`);
  faults.expect(id !== "", `${at}: no id`);
  if (name === "") faults.fault(`${at}: no name`);
  return { kind: "call", at, id, name, input: readArguments(textAt(call, "function", "arguments") ?? "", at, faults) };
}

/** Reads an error body. Hosts disagree on its form: the published one is `error` with a message. */
export function readChatError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning> {
  const faults = new Faults(how.strict);
  const error = member(body, "error");
  const holder = isObject(error) ? error : body;
  faults.expect(isObject(error), "error is no object");
  for (const name of ["message", "type", "param", "code"])
    faults.expect(isObject(error) && name in error, `error has no ${name}`);
  faults.expect(typeof member(error, "type") === "string", "error.type is no text");
  const message = textAt(holder, "message") ?? textAt(body, "error") ?? textAt(body, "detail");
  if (message === undefined) faults.fault("an error without a message");
  return { meaning: { status, message: message ?? "", code: textAt(holder, "code") }, faults: faults.list };
}

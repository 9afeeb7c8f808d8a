import { stated, type Cursor } from "../cursor.js";
import { isObject } from "../json.js";
import type { Faults, MediaPart, MediumKind, Part, TextPart, Turn } from "../meaning.js";
import { CallRegister } from "./call-register.js";
import { madeUpId } from "./call-ids.js";
import { plainBase64, plainMime } from "./mime.js";
import { readThought } from "./reasoning.js";

const media: readonly string[] = ["image", "audio", "video", "document"] satisfies MediumKind[];
const contentTypes = ["text", ...media];

/** Reads the input of an interaction: text, one piece of content or several, or the steps of a conversation. */
export function readInteractionsInput(input: Cursor, faults: Faults): Turn[] {
  const text = input.text();
  if (text !== undefined) return [{ role: "user", parts: [{ kind: "text", at: input.path, text }] }];
  const calls = new CallRegister();
  const items = isObject(input.value) ? [input] : input.items();
  faults.expect(
    input.value === undefined || typeof input.value === "object",
    `${input.path}: is neither text, object nor list`,
  );
  return items.flatMap((item) => readStep(item, calls, faults));
}

/** A step, or a piece of content that is a turn of the user. Steps of the vendor's own tools stay unread. */
function readStep(step: Cursor, calls: CallRegister, faults: Faults): Turn[] {
  const type = step.key("type").value;
  if (typeof type !== "string") {
    faults.odd(`${step.path}: a step without a type`);
    return [];
  }
  if (contentTypes.includes(type)) return [{ role: "user", parts: readContent(step, calls, faults) }];
  const turn = readStepOf(type, step, calls, faults);
  if (turn === undefined) return [];
  step.key("type").text();
  return [turn];
}

function readStepOf(type: string, step: Cursor, calls: CallRegister, faults: Faults): Turn | undefined {
  switch (type) {
    case "user_input":
      return { role: "user", parts: readContents(step.key("content"), calls, faults) };
    case "model_output":
      return { role: "assistant", parts: readContents(step.key("content"), calls, faults) };
    case "thought":
      return { role: "assistant", parts: readThoughtStep(step) };
    case "function_call":
      return { role: "assistant", parts: [readCall(step, calls, faults)] };
    case "function_result":
      return { role: "user", parts: [readResult(step, calls, faults)] };
    default:
      return undefined;
  }
}

function readContents(content: Cursor, calls: CallRegister, faults: Faults): Part[] {
  const text = content.text();
  if (text !== undefined) return [{ kind: "text", at: content.path, text }];
  faults.expect(!content.present || typeof content.value === "object", `${content.path}: is no list`);
  const items = isObject(content.value) ? [content] : content.items();
  return items.flatMap((item) => readContent(item, calls, faults));
}

/** A piece of content. Some clients put the result of a call among them. */
function readContent(item: Cursor, calls: CallRegister, faults: Faults): Part[] {
  const type = item.key("type").value;
  const found =
    type === "text"
      ? readText(item)
      : type === "function_result"
        ? readResult(item, calls, faults)
        : typeof type === "string" && media.includes(type)
          ? readMedium(type as MediumKind, item)
          : undefined;
  if (found === undefined) {
    faults.expect(typeof type === "string", `${item.path}: content without a type`);
    return [];
  }
  item.key("type").text();
  return [found];
}

function readText(item: Cursor): TextPart | undefined {
  const text = item.key("text").text();
  return text === undefined ? undefined : { kind: "text", at: item.path, text };
}

function readMedium(medium: MediumKind, item: Cursor): MediaPart | undefined {
  const given = item.key("mime_type").text();
  const mime = given === undefined ? undefined : plainMime(given);
  const detail = stated(item.key("resolution"), item.key("resolution").text());
  const data = item.key("data").text();
  const common = { kind: "media" as const, at: item.path, medium, mime, detail };
  if (data !== undefined) return { ...common, carrier: item.key("data").path, data: plainBase64(data) };
  const url = item.key("uri").text();
  return url === undefined ? undefined : { ...common, carrier: item.key("uri").path, url };
}

function readThoughtStep(step: Cursor): Part[] {
  const summary = step.key("summary");
  const texts = summary.items().flatMap((item) => {
    const text = item.key("type").value === "text" ? item.key("text").text() : undefined;
    if (text !== undefined) item.key("type").text();
    return text ?? [];
  });
  return readThought(step.path, { at: summary.path, pieces: texts }, step.key("signature"));
}

function readCall(step: Cursor, calls: CallRegister, faults: Faults): Part {
  const name = step.key("name").text();
  const input = step.key("arguments");
  const state = step.key("signature");
  const value = state.text();
  if (name === undefined) faults.fault(`${step.path}: a call without a name`);
  faults.expect(step.key("id").present, `${step.path}: a call without an id`);
  faults.expect(!input.present || isObject(input.value), `${step.path}: arguments is no object`);
  const id = calls.call(name ?? "", step.key("id").text());
  return {
    kind: "call",
    at: step.path,
    id,
    name: name ?? "",
    input: input.whole() ?? {},
    signature: value === "" ? undefined : stated(state, value),
  };
}

/** A result is text, a value, or content. */
function readResult(step: Cursor, calls: CallRegister, faults: Faults): Part {
  const reported = step.key("call_id").text();
  const name = step.key("name").text() ?? "";
  if (reported === undefined) faults.fault(`${step.path}: a result that answers no call`);
  const id = calls.result(name, reported) ?? reported ?? madeUpId(-1);
  const result = step.key("result");
  faults.expect(result.present, `${step.path}: a result without result`);
  const flag = step.key("is_error");
  const error = flag.flag() === true ? { value: true as const, at: flag.path } : undefined;
  return { kind: "result", at: step.path, id, parts: readResultContent(result, calls, faults), error };
}

function readResultContent(result: Cursor, calls: CallRegister, faults: Faults): (TextPart | MediaPart)[] {
  const isContent =
    Array.isArray(result.value) &&
    result.items().every((item) => contentTypes.includes(String(item.key("type").value)));
  if (typeof result.value === "string" || isContent) {
    return readContents(result, calls, faults).filter(
      (part): part is TextPart | MediaPart => part.kind === "text" || part.kind === "media",
    );
  }
  const value = result.whole();
  return value === undefined ? [] : [{ kind: "text", at: result.path, text: JSON.stringify(value), value }];
}

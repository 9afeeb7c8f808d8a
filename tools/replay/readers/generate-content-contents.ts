import { stated, type Cursor, type Stated } from "../cursor.js";
import { isObject } from "../json.js";
import type { Faults, MediaPart, Part, Role, TextPart, Turn } from "../meaning.js";
import { CallRegister } from "./call-register.js";
import { madeUpId } from "./call-ids.js";
import { either } from "./either-spelling.js";
import { mediumOf, plainBase64, plainMime } from "./mime.js";
import { readThought } from "./reasoning.js";

const roles: Readonly<Record<string, Role>> = { user: "user", model: "assistant", function: "user" };
const wrappers = ["output", "error"];
/**
 * A placeholder for the state of a call that another vendor's model made: the vendor accepts it in place of a
 * signature.
 */
const stateOfStrangers = "skip_thought_signature_validator";

/** Reads the contents of a request: turns of the user and the model. Results are the user's, whatever their role. */
export function readContents(contents: Cursor, faults: Faults): Turn[] {
  const calls = new CallRegister();
  return contents.items().map((content) => {
    const given = content.key("role").text() ?? "user";
    if (!(given in roles)) faults.fault(`${content.path}: role ${JSON.stringify(given)}`);
    const hasResults = content
      .key("parts")
      .items()
      .some((part) => either(part, "functionResponse").present);
    return {
      role: hasResults ? "user" : (roles[given] ?? "user"),
      parts: readParts(content.key("parts"), calls, faults),
    };
  });
}

/** Reads instructions, which are in a content of their own whose role does not count. */
export function readInstruction(content: Cursor, faults: Faults): Turn[] {
  if (!content.present) return [];
  const text = content.text();
  if (text !== undefined) return [{ role: "system", parts: [{ kind: "text", at: content.path, text }] }];
  content.key("role").text();
  return [{ role: "system", parts: readParts(content.key("parts"), new CallRegister(), faults) }];
}

function readParts(parts: Cursor, calls: CallRegister, faults: Faults): Part[] {
  faults.expect(Array.isArray(parts.value), `${parts.path}: is no list`);
  const items = isObject(parts.value) ? [parts] : parts.items();
  return items.flatMap((part) => readPart(part, calls, faults));
}

/** One part of any kind: its member identifies it. */
function readPart(part: Cursor, calls: CallRegister, faults: Faults): Part[] {
  const state = either(part, "thoughtSignature");
  const signature = (): Stated<string> | undefined => readState(state);
  const [call, result] = [either(part, "functionCall"), either(part, "functionResponse")];
  const inline = either(part, "inlineData");
  const file = either(part, "fileData");
  const hasOnlyState = state.present && Object.keys(part.value ?? {}).every((name) => name.startsWith("thought"));
  if (part.key("text").present || hasOnlyState) {
    const text = part.key("text").text() ?? "";
    if (part.key("thought").flag() === true)
      return readThought(part.path, { at: part.key("text").path, pieces: [text] }, state);
    return [{ kind: "text", at: part.path, text, signature: signature() }];
  }
  if (call.present) return [readCall(call, part.path, signature(), calls, faults)];
  if (result.present) return [readResult(result, part.path, calls, faults)];
  const medium = inline.present || file.present ? readMedium(part, inline, file, signature()) : undefined;
  return medium === undefined ? [] : [medium];
}

function readState(state: Cursor): Stated<string> | undefined {
  const value = state.text();
  return value === stateOfStrangers ? undefined : stated(state, value);
}

function readCall(
  call: Cursor,
  at: string,
  signature: Stated<string> | undefined,
  calls: CallRegister,
  faults: Faults,
): Part {
  const name = call.key("name").text();
  const input = call.key("args");
  if (name === undefined) faults.fault(`${at}: a call without a name`);
  faults.expect(!input.present || isObject(input.value), `${at}: args is no object`);
  const id = calls.call(name ?? "", call.key("id").text());
  return { kind: "call", at, id, name: name ?? "", input: input.whole() ?? {}, signature };
}

function readResult(result: Cursor, at: string, calls: CallRegister, faults: Faults): Part {
  const name = result.key("name").text();
  faults.expect(name !== undefined, `${at}: a result without a name`);
  const reported = result.key("id").text();
  const id = calls.result(name ?? "", reported) ?? reported ?? madeUpId(-1);
  const response = result.key("response");
  faults.expect(isObject(response.value), `${at}: response is no object`);
  const value = response.whole() ?? {};
  const [only, ...more] = isObject(value) ? Object.entries(value) : [];
  const wrapped = only !== undefined && more.length === 0 && wrappers.includes(only[0]) ? only : undefined;
  const inner = wrapped === undefined ? value : wrapped[1];
  const text: TextPart = {
    kind: "text",
    at: response.path,
    text: typeof inner === "string" ? inner : JSON.stringify(inner),
    value,
  };
  const media = result
    .key("parts")
    .items()
    .flatMap((part): MediaPart[] => {
      const [inline, file] = [either(part, "inlineData"), either(part, "fileData")];
      const found = inline.present || file.present ? readMedium(part, inline, file, undefined) : undefined;
      return found === undefined ? [] : [found];
    });
  const error = wrapped?.[0] === "error" ? { value: true as const, at: response.key("error").path } : undefined;
  return { kind: "result", at, id, parts: [text, ...media], error };
}

function readMedium(
  part: Cursor,
  inline: Cursor,
  file: Cursor,
  signature: Stated<string> | undefined,
): MediaPart | undefined {
  const holder = inline.present ? inline : file;
  const given = either(holder, "mimeType").text();
  const mime = given === undefined ? undefined : plainMime(given);
  const title = stated(either(holder, "displayName"), either(holder, "displayName").text());
  const level = either(part, "mediaResolution").key("level");
  const detail = stated(
    level,
    level
      .text()
      ?.replace(/^MEDIA_RESOLUTION_/, "")
      .toLowerCase(),
  );
  const field = inline.present ? inline.key("data") : either(file, "fileUri");
  const value = field.text();
  if (value === undefined) return undefined;
  const place = inline.present ? { data: plainBase64(value) } : { url: value };
  return {
    kind: "media",
    at: part.path,
    medium: mediumOf(mime),
    untyped: mime === undefined ? true : undefined,
    mime,
    carrier: field.path,
    title,
    detail,
    signature,
    ...place,
  };
}

/** The rules of the generate-content vendor for a conversation. */
import { isObject, listAt, member, textAt, type Json } from "../../../tools/replay/json.js";
import { generateContentFamily } from "./model-families.js";
import type { OpaqueMemory } from "./opaque-memory.js";
import { demand } from "./refusal.js";

/**
 * https://ai.google.dev/gemini-api/docs/thought-signatures documents both as placeholders for calls that the model did
 * not make.
 */
export const documentedDummies: readonly string[] = [
  "skip_thought_signature_validator",
  "context_engineering_is_the_way_to_go",
];
const partKinds = ["text", "inlineData", "fileData", "functionCall", "functionResponse"];
const besideParts = ["thought", "thoughtSignature", "videoMetadata", "mediaResolution"];
const callMembers = ["id", "name", "args"];
const resultMembers = ["id", "name", "response", "parts", "willContinue", "scheduling"];

export function checkContent(content: Json, index: number, memory: OpaqueMemory): void {
  const role = textAt(content, "role") ?? "user";
  const parts = listAt(content, "parts");
  demand(role === "user" || role === "model", "Please use a valid role: user, model.");
  demand(parts.length > 0, `* GenerateContentRequest.contents[${index}].parts: contents.parts must not be empty.\n`);
  for (const [place, part] of parts.entries()) checkPart(part, role, `contents[${index}].parts[${place}]`, memory);
}

function checkPart(part: Json, role: string, at: string, memory: OpaqueMemory): void {
  onlyKnown(part, [...partKinds, ...besideParts], at);
  const kinds = partKinds.filter((kind) => member(part, kind) !== undefined);
  demand(
    kinds.length <= 1,
    `Invalid value at '${at}' (oneof), oneof field 'data' is already set. Cannot set '${kinds[1] ?? ""}'`,
  );
  const isState = member(part, "thoughtSignature") !== undefined;
  demand(
    kinds.length === 1 || isState,
    `* GenerateContentRequest.${at}.data: required oneof field 'data' must have one initialized field\n`,
  );
  demand(
    role === "model" || !kinds.includes("functionCall"),
    "Please ensure that function call parts are sent by the model.",
  );
  demand(
    role === "user" || !kinds.includes("functionResponse"),
    "Please ensure that function response parts are sent by the user.",
  );
  onlyKnown(member(part, "functionCall"), callMembers, `${at}.function_call`);
  onlyKnown(member(part, "functionResponse"), resultMembers, `${at}.function_response`);
  for (const kind of ["functionCall", "functionResponse"].filter((one) => kinds.includes(one))) {
    const inWords = kind === "functionCall" ? "function_call" : "function_response";
    demand(
      (textAt(part, kind, "name") ?? "") !== "",
      `* GenerateContentRequest.${at}.${inWords}.name: Name cannot be empty.\n`,
    );
    const held = member(part, kind, kind === "functionCall" ? "args" : "response");
    demand(
      held === undefined || isObject(held),
      `Invalid value at '${at}.${inWords}' (type.googleapis.com/google.protobuf.Struct)`,
    );
  }
  if (isState) checkSignature(member(part, "thoughtSignature"), at, memory);
}

function checkSignature(found: Json | undefined, at: string, memory: OpaqueMemory): void {
  const signature = typeof found === "string" ? found : "";
  if (documentedDummies.includes(signature)) return;
  demand(
    /^[A-Za-z0-9+/_-]+={0,2}$/.test(signature),
    `Invalid value at '${at}.thought_signature' (TYPE_BYTES), Base64 decoding failed for "${signature}"`,
  );
  demand(memory.has(signature), "Thought signature is not valid.");
}

export interface Turn {
  readonly role: string;
  readonly parts: readonly Json[];
}

/** Neighbours of one role count as one turn. */
export function joinNeighbours(contents: readonly Json[]): Turn[] {
  const turns: Turn[] = [];
  for (const content of contents) {
    const role = textAt(content, "role") ?? "user";
    const last = turns.at(-1);
    const parts = listAt(content, "parts");
    if (last?.role === role) turns[turns.length - 1] = { role, parts: [...last.parts, ...parts] };
    else turns.push({ role, parts });
  }
  return turns;
}

const has = (kind: string) => (part: Json) => member(part, kind) !== undefined;

/** https://github.com/google-gemini/gemini-cli/issues/19436 */
export function checkResultMedia(contents: readonly Json[], model: string): void {
  const parts = contents.flatMap((content) => listAt(content, "parts"));
  demand(
    generateContentFamily(model).levels.length > 0 ||
      parts.every((part) => member(part, "functionResponse", "parts") === undefined),
    "Unable to submit request because `function_response.parts` is not supported for this model.",
  );
}

export function checkTurns(turns: readonly Turn[]): void {
  for (const [index, turn] of turns.entries()) {
    const calls = turn.parts.filter(has("functionCall"));
    const results = turn.parts.filter(has("functionResponse"));
    const called = (turns[index - 1]?.parts ?? []).filter(has("functionCall"));
    demand(
      index > 0 || calls.length === 0,
      "Please ensure that function call turn comes immediately after a user turn or after a function response turn.",
    );
    const mustAnswer = called.length > 0 || results.length > 0;
    demand(
      !mustAnswer || called.length === results.length,
      "Please ensure that the number of function response parts is equal to the number of function call " +
        "parts of the function call turn.",
    );
    const names = (parts: readonly Json[], kind: string) =>
      parts
        .map((part) => textAt(part, kind, "name") ?? "")
        .sort()
        .join("\n");
    demand(
      names(called, "functionCall") === names(results, "functionResponse"),
      "Please ensure that function response turn comes immediately " +
        "after a function call turn, with a response of the same name for every call.",
    );
    demand(
      calls.length === 0 || index < turns.length - 1,
      "Please ensure that the number of function response parts is equal to the number of " +
        "function call parts of the function call turn.",
    );
  }
}

/** Since the last turn of the user, the first call of every step keeps its signature. */
export function checkSignatures(turns: readonly Turn[]): void {
  const begins = turns.findLastIndex(
    (turn) => turn.role === "user" && turn.parts.some((part) => textAt(part, "text") !== undefined),
  );
  for (const [index, turn] of turns.entries()) {
    if (index <= begins || turn.role !== "model") continue;
    const call = turn.parts.find(has("functionCall"));
    if (call === undefined || member(call, "thoughtSignature") !== undefined) continue;
    demand(
      false,
      "Function call is missing a thought_signature in functionCall parts. This is required for tools to " +
        "work correctly, and missing " +
        "thought_signature may lead to degraded model performance. Additional data, function call " +
        `\`default_api:${textAt(call, "functionCall", "name") ?? ""}\` , position ${index + 1}. Please refer to ` +
        "https://ai.google.dev/gemini-api/docs/thought-signatures for more details.",
    );
  }
}

export function onlyKnown(holder: Json | undefined, known: readonly string[], at: string): void {
  for (const name of Object.keys(isObject(holder) ? holder : {})) {
    const place = at === "" ? "" : ` at '${at}'`;
    demand(known.includes(name), `Invalid JSON payload received. Unknown name "${name}"${place}: Cannot find field.`);
  }
}

import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import type { Spoken, StrictCall, StrictDialect } from "./dialect.js";
import { checkGenerateContent } from "./generate-content-rules.js";
import { generateContentFamily } from "./model-families.js";
import { type ModelInput, type ModelOutput } from "./script.js";

const usageMetadata = { promptTokenCount: 21, candidatesTokenCount: 9, totalTokenCount: 30 };
const statuses: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
};

export const dialect: StrictDialect = {
  address(path) {
    const [, model, method] = /^\/models\/([^:?]+):(generateContent|streamGenerateContent)(\?.*)?$/.exec(path) ?? [];
    return model === undefined
      ? undefined
      : { model: decodeURIComponent(model), wantsStream: method === "streamGenerateContent" };
  },
  check: checkGenerateContent,
  readInput,
  speak,
  refuse: ({ status, message }) => ({ error: { code: status, message, status: statuses[status] ?? "UNKNOWN" } }),
};

function readInput({ body, model, wantsStream }: StrictCall): ModelInput {
  const contents = listAt(body, "contents");
  const lastTurn = contents.findLastIndex((content) => textAt(content, "role") === "model");
  const results = contents
    .slice(lastTurn + 1)
    .flatMap((content) => listAt(content, "parts"))
    .flatMap((part) => {
      const response = member(part, "functionResponse", "response");
      return response === undefined ? [] : [wordsIn(response)];
    });
  const declared = listAt(body, "tools").flatMap((tool) => listAt(tool, "functionDeclarations"));
  return {
    model,
    wantsStream,
    results,
    tools: declared.map((one) => ({
      name: textAt(one, "name") ?? "",
      schema: member(one, "parametersJsonSchema") ?? member(one, "parameters") ?? null,
    })),
    schema:
      member(body, "generationConfig", "responseJsonSchema") ?? member(body, "generationConfig", "responseSchema"),
    reasons: generateContentFamily(model).reasons,
  };
}

/** The texts of a result, at any depth. */
function wordsIn(value: Json): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsIn).join("");
  return isObject(value) ? Object.values(value).map(wordsIn).join(" ") : JSON.stringify(value);
}

function speak(output: ModelOutput, { body: request, model, memory }: StrictCall, turn: number): Spoken {
  const reasons = output.thought !== undefined && generateContentFamily(model).reasons;
  const parts: Json[] = [];
  const shows = member(request, "generationConfig", "thinkingConfig", "includeThoughts") === true;
  if (reasons && shows) parts.push({ text: output.thought ?? "", thought: true });
  if (output.text !== undefined) parts.push({ text: output.text });
  // Of parallel calls the first alone is signed, as the vendor does.
  for (const [index, { tool, arguments: args }] of output.calls.entries()) {
    const part: JsonObject = { functionCall: { name: tool.name, args } };
    if (reasons && index === 0) part.thoughtSignature = memory.make(output.thought ?? "");
    parts.push(part);
  }
  const end: Json[] =
    reasons && output.calls.length === 0 ? [{ text: "", thoughtSignature: memory.make(output.thought ?? "") }] : [];
  const envelope = { modelVersion: model, responseId: `strict${turn}` };
  const chunk = (held: readonly Json[], more = {}) =>
    "data: " +
    JSON.stringify({
      candidates: [{ content: { role: "model", parts: held }, index: 0, ...more }],
      usageMetadata,
      ...envelope,
    }) +
    "\r\n\r\n";
  const body = {
    candidates: [{ content: { role: "model", parts: [...parts, ...end] }, finishReason: "STOP", index: 0 }],
    usageMetadata,
    ...envelope,
  };
  const pieces = [
    ...parts.map((part) => chunk([part])),
    chunk(end.length > 0 ? end : [{ text: "" }], { finishReason: "STOP" }),
  ];
  return { body, pieces };
}

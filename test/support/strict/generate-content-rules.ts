/**
 * The rules of the generate-content vendor, with its own messages: https://ai.google.dev/api/generate-content and its
 * errors as recorded.
 */
import { isObject, listAt, member, numberAt, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { jsonSchemaFaults, plainSchemaFaults } from "../../../tools/replay/vendor-rules/schema-keywords.js";
import type { StrictCall } from "./dialect.js";
import {
  checkContent,
  checkResultMedia,
  checkSignatures,
  checkTurns,
  joinNeighbours,
  onlyKnown,
} from "./generate-content-turns.js";
import { generateContentFamily } from "./model-families.js";
import { demand } from "./refusal.js";

const topLevel = [
  "contents",
  "systemInstruction",
  "tools",
  "toolConfig",
  "safetySettings",
  "cachedContent",
  "labels",
  "store",
  "serviceTier",
  "generationConfig",
  "model",
];
const settings = [
  "maxOutputTokens",
  "temperature",
  "topP",
  "topK",
  "stopSequences",
  "candidateCount",
  "seed",
  "responseLogprobs",
  "logprobs",
  "presencePenalty",
  "frequencyPenalty",
  "responseMimeType",
  "responseSchema",
  "responseJsonSchema",
  "thinkingConfig",
  "responseModalities",
  "mediaResolution",
  "speechConfig",
  "imageConfig",
  "responseFormat",
];
const toolName = /^[A-Za-z_][A-Za-z0-9_.:-]{0,127}$/;

export function checkGenerateContent({ body, headers, model, memory }: StrictCall): void {
  demand(
    (headers["x-goog-api-key"] ?? headers.authorization ?? "") !== "",
    "Method doesn't allow unregistered callers (callers without " +
      "established identity). Please use API Key or other form of API consumer identity to call this API.",
    { status: 403 },
  );
  onlyKnown(body, topLevel, "");
  onlyKnown(body.generationConfig, settings, "generation_config");
  const contents = listAt(body, "contents");
  demand(contents.length > 0, "* GenerateContentRequest.contents: contents is not specified\n");
  for (const [index, content] of contents.entries()) checkContent(content, index, memory);
  const turns = joinNeighbours(contents);
  checkTurns(turns);
  checkResultMedia(listAt(body, "contents"), model);
  if (generateContentFamily(model).wantsSignatures) checkSignatures(turns);
  checkTools(body);
  checkSettings(body.generationConfig, model);
}

function checkTools(body: JsonObject): void {
  const declared = listAt(body, "tools").flatMap((tool) => listAt(tool, "functionDeclarations"));
  const seen = new Set<string>();
  for (const [index, one] of declared.entries()) {
    const at = `tools[0].function_declarations[${index}]`;
    const name = textAt(one, "name") ?? "";
    onlyKnown(
      one,
      ["name", "description", "parameters", "parametersJsonSchema", "response", "responseJsonSchema", "behavior"],
      at,
    );
    demand(
      toolName.test(name),
      `* GenerateContentRequest.${at}.name: Invalid function name. Must start with a letter or an ` +
        "underscore. Must be alphanumeric (a-z, A-Z, 0-9), " +
        "underscores (_), dots (.), colons (:), or dashes (-), with a maximum length of 128.\n",
    );
    demand(!seen.has(name), `Duplicate function declaration found: ${name}`);
    seen.add(name);
    checkSchemas(one, "parameters", "parametersJsonSchema", at);
  }
  const config = member(body, "toolConfig", "functionCallingConfig");
  const mode = textAt(config, "mode") ?? "AUTO";
  const allowed = listAt(config, "allowedFunctionNames");
  demand(
    ["MODE_UNSPECIFIED", "AUTO", "ANY", "NONE", "VALIDATED"].includes(mode),
    `Invalid value at 'tool_config.function_calling_config.mode', "${mode}"`,
  );
  demand(
    allowed.length === 0 || ["ANY", "VALIDATED"].includes(mode),
    "Allowed function names should only be set when the function calling mode is ANY.",
  );
  for (const name of allowed)
    demand(seen.has(String(name)), `Allowed function name ${String(name)} is not among the function declarations.`);
  demand(
    config === undefined || mode === "NONE" || mode === "AUTO" || declared.length > 0,
    "Function calling config is set without function_declarations.",
  );
}

function checkSchemas(holder: Json | undefined, plain: string, full: string, at: string): void {
  const [inWords, inJson] = [member(holder, plain), member(holder, full)];
  demand(inWords === undefined || inJson === undefined, `Only one of ${plain} and ${full} can be set at '${at}'.`);
  if (inWords !== undefined) {
    const [fault] = plainSchemaFaults(inWords, `${at}.${plain}`);
    demand(
      fault === undefined,
      `Invalid JSON payload received. Unknown name or value (${String(fault)}): Cannot find field.`,
    );
    const isEmpty =
      Object.keys(isObject(member(inWords, "properties")) ? Object(member(inWords, "properties")) : {}).length === 0;
    demand(
      plain !== "parameters" || textAt(inWords, "type")?.toLowerCase() !== "object" || !isEmpty,
      `* GenerateContentRequest.${at}.parameters.properties: should be non-empty for OBJECT type\n`,
    );
  }
  if (inJson !== undefined) {
    const [fault] = jsonSchemaFaults(inJson, `${at}.${full}`);
    demand(fault === undefined, `Invalid JSON schema at '${String(fault)}': not supported.`);
  }
}

function checkSettings(config: Json | undefined, model: string): void {
  checkSchemas(config, "responseSchema", "responseJsonSchema", "generation_config");
  const family = generateContentFamily(model);
  const thinking = member(config, "thinkingConfig");
  onlyKnown(thinking, ["includeThoughts", "thinkingBudget", "thinkingLevel"], "generation_config.thinking_config");
  const budget = numberAt(thinking, "thinkingBudget");
  const level = textAt(thinking, "thinkingLevel")?.toUpperCase();
  demand(
    budget === undefined || level === undefined,
    "You can only set only one of thinking budget and thinking level.",
  );
  if (!family.reasons) demand((budget ?? 0) === 0 && level === undefined, "Thinking is not enabled for this model.");
  if (level !== undefined && level !== "THINKING_LEVEL_UNSPECIFIED") {
    demand(family.levels.length > 0, "Thinking level is not supported for this model.");
    demand(
      family.levels.includes(level),
      `Thinking level ${level} is not supported for this model. Please retry with other thinking level.`,
    );
  }
  if (budget !== undefined && budget !== -1 && family.budget !== undefined) {
    const [least, most] = family.budget;
    demand(budget !== 0 || family.canBeOff, "Budget 0 is invalid. This model only works in thinking mode.");
    demand(
      budget === 0 || (budget >= least && budget <= most),
      `The thinking budget ${budget} is invalid. Please choose a value between ${least} and ${most}.`,
    );
  }
  demand(listAt(config, "stopSequences").length <= 5, "The number of stop sequences must be at most 5.");
  const hasSchema =
    member(config, "responseSchema") !== undefined || member(config, "responseJsonSchema") !== undefined;
  demand(
    !hasSchema || (textAt(config, "responseMimeType") ?? "text/plain") !== "text/plain",
    "Response schema is set but response_mime_type is not application/json.",
  );
  const temperature = numberAt(config, "temperature") ?? 1;
  demand(
    temperature >= 0 && temperature <= 2,
    `* GenerateContentRequest.generation_config.temperature: temperature must be in the range [0.0, 2.0].\n`,
  );
  if (/^gemini-2\.5/.test(model)) {
    const penalty = member(config, "presencePenalty") ?? member(config, "frequencyPenalty");
    demand(penalty === undefined, `Penalty is not enabled for models/${model}`);
  }
}

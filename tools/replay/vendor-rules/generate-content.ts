import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../json.js";
import { jsonSchemaFaults, plainSchemaFaults } from "./schema-keywords.js";

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
];
const partKinds = ["text", "inlineData", "fileData", "functionCall", "functionResponse"];
const besideParts = ["thought", "thoughtSignature", "videoMetadata", "mediaResolution"];
const toolName = /^[A-Za-z_][A-Za-z0-9_.:-]{0,127}$/;
const mostStops = 5;

/** The reasons for which a strict vendor of generate-content answers 400. */
export function generateContentVendorFaults(
  body: JsonObject,
  headers: Readonly<Record<string, string | undefined>>,
): string[] {
  const faults: string[] = [];
  if ((headers["x-goog-api-key"] ?? "") === "") faults.push("no x-goog-api-key");
  faults.push(
    ...unknownMembers(body, topLevel, ""),
    ...unknownMembers(body.generationConfig, settings, "generationConfig."),
  );
  const contents = listAt(body, "contents");
  if (contents.length === 0) faults.push("contents is empty");
  for (const [index, content] of contents.entries())
    faults.push(...contentFaults(content, contents[index - 1], `contents[${index}]`));
  const instruction = listAt(body.systemInstruction, "parts");
  if (body.systemInstruction !== undefined && instruction.every((part) => (textAt(part, "text") ?? "") === ""))
    faults.push("systemInstruction is empty");
  faults.push(...callFaults(contents), ...toolFaults(body), ...settingFaults(body.generationConfig));
  return faults;
}

function unknownMembers(holder: Json | undefined, known: readonly string[], at: string): string[] {
  return Object.entries(isObject(holder) ? holder : {}).flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [`${at}${name}: no such member`]),
    ...(value === null ? [`${at}${name} is null`] : []),
  ]);
}

function contentFaults(content: Json, before: Json | undefined, at: string): string[] {
  const role = textAt(content, "role") ?? "";
  const parts = listAt(content, "parts");
  const faults = parts.flatMap((part, index) => partFaults(part, role, `${at}.parts[${index}]`));
  if (role !== "user" && role !== "model") faults.push(`${at}: role ${JSON.stringify(role)}`);
  if (before === undefined && role !== "user") faults.push(`${at}: the first content is not the user's`);
  if (before !== undefined && textAt(before, "role") === role) faults.push(`${at}: a second ${role} content`);
  if (parts.length === 0) faults.push(`${at}: no parts`);
  return faults;
}

function partFaults(part: Json, role: string, at: string): string[] {
  const faults = unknownMembers(part, [...partKinds, ...besideParts], `${at}.`);
  const kinds = partKinds.filter((kind) => member(part, kind) !== undefined);
  const isState = kinds.length === 0 && member(part, "thoughtSignature") !== undefined;
  if (kinds.length !== 1 && !isState)
    faults.push(`${at}: a part of ${kinds.length === 0 ? "nothing" : kinds.join(" and ")}`);
  const wanted = { functionCall: "model", functionResponse: "user" };
  for (const [kind, owner] of Object.entries(wanted))
    if (kinds.includes(kind) && role !== owner) faults.push(`${at}: a ${kind} of the ${role}`);
  if (kinds.includes("inlineData") && (textAt(part, "inlineData", "mimeType") ?? "") === "")
    faults.push(`${at}: media without their type`);
  if (kinds.includes("functionCall") && !isObject(member(part, "functionCall", "args") ?? {}))
    faults.push(`${at}: args is no object`);
  if (kinds.includes("functionResponse") && !isObject(member(part, "functionResponse", "response")))
    faults.push(`${at}: response is no object`);
  if (member(part, "thought") !== undefined && !isState && typeof member(part, "text") !== "string")
    faults.push(`${at}: a thought without text`);
  return faults;
}

/** The results of a content's calls are in the very next one: as many of them, with the same names. */
function callFaults(contents: readonly Json[]): string[] {
  const namesOf = (content: Json | undefined, kind: string): string[] =>
    listAt(content, "parts").flatMap((part) =>
      member(part, kind) === undefined ? [] : [textAt(part, kind, "name") ?? ""],
    );
  return [undefined, ...contents].flatMap((content, index) => {
    const calls = namesOf(content, "functionCall").sort();
    const results = namesOf(contents[index], "functionResponse").sort();
    if (calls.join("\n") === results.join("\n")) return [];
    const at = `contents[${index}]`;
    return [
      calls.length === results.length
        ? `${at}: results of ${results.join(", ")} for calls of ${calls.join(", ")}`
        : `${at}: ${results.length} results for ${calls.length} calls`,
    ];
  });
}

function toolFaults(body: JsonObject): string[] {
  const faults: string[] = [];
  const tools = listAt(body, "tools");
  if (Array.isArray(body.tools) && tools.length === 0) faults.push("an empty list of tools");
  const functions = tools.flatMap((tool) => {
    if (Object.keys(tool ?? {}).join() !== "functionDeclarations") faults.push("a tool that is no list of functions");
    return listAt(tool, "functionDeclarations");
  });
  for (const one of functions) {
    if (!toolName.test(textAt(one, "name") ?? "")) faults.push(`a tool's name ${JSON.stringify(textAt(one, "name"))}`);
    faults.push(
      ...unknownMembers(
        one,
        ["name", "description", "parameters", "parametersJsonSchema", "response", "responseJsonSchema"],
        "function.",
      ),
    );
    faults.push(...schemaFaults(one, "parameters", "parametersJsonSchema"));
  }
  const config = member(body, "toolConfig", "functionCallingConfig");
  const mode = textAt(config, "mode") ?? "";
  if (config !== undefined && functions.length === 0) faults.push("a choice without tools");
  if (config !== undefined && !["AUTO", "ANY", "NONE", "VALIDATED"].includes(mode))
    faults.push(`mode ${JSON.stringify(mode)}`);
  const allowed = listAt(config, "allowedFunctionNames");
  if (allowed.length > 0 && !["ANY", "VALIDATED"].includes(mode)) faults.push(`allowedFunctionNames in mode ${mode}`);
  for (const name of allowed)
    if (!functions.some((one) => textAt(one, "name") === name))
      faults.push(`${String(name)} is allowed but not declared`);
  return faults;
}

function schemaFaults(holder: Json | undefined, plain: string, full: string): string[] {
  const [inWords, inJson] = [member(holder, plain), member(holder, full)];
  if (inWords !== undefined && inJson !== undefined) return [`${plain} beside ${full}`];
  return [
    ...(inWords === undefined ? [] : plainSchemaFaults(inWords, plain)),
    ...(inJson === undefined ? [] : jsonSchemaFaults(inJson, full)),
  ];
}

function settingFaults(config: Json | undefined): string[] {
  const faults = schemaFaults(config, "responseSchema", "responseJsonSchema");
  const thinking = member(config, "thinkingConfig");
  faults.push(...unknownMembers(thinking, ["includeThoughts", "thinkingBudget", "thinkingLevel"], "thinkingConfig."));
  if (member(thinking, "thinkingBudget") !== undefined && member(thinking, "thinkingLevel") !== undefined)
    faults.push("a thinking budget beside a thinking level");
  const hasSchema =
    member(config, "responseSchema") !== undefined || member(config, "responseJsonSchema") !== undefined;
  if (hasSchema && (textAt(config, "responseMimeType") ?? "text/plain") === "text/plain")
    faults.push("a schema without responseMimeType");
  if (listAt(config, "stopSequences").length > mostStops) faults.push(`more than ${mostStops} stop sequences`);
  return faults;
}

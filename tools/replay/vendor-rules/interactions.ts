import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../json.js";

const topLevel = [
  "model",
  "input",
  "system_instruction",
  "stream",
  "tools",
  "generation_config",
  "response_format",
  "store",
  "service_tier",
  "safety_settings",
  "labels",
];
const settings = [
  "max_output_tokens",
  "temperature",
  "top_p",
  "top_k",
  "seed",
  "stop_sequences",
  "thinking_level",
  "thinking_summaries",
  "tool_choice",
  "speech_config",
];
const mediumMembers = ["type", "data", "uri", "mime_type", "resolution"];
const contentMembers: Readonly<Record<string, readonly string[]>> = {
  text: ["type", "text", "annotations"],
  image: mediumMembers,
  audio: mediumMembers,
  video: mediumMembers,
  document: mediumMembers,
};
const stepMembers: Readonly<Record<string, readonly string[]>> = {
  user_input: ["type", "content"],
  model_output: ["type", "content"],
  thought: ["type", "signature", "summary"],
  function_call: ["type", "id", "name", "arguments", "signature"],
  function_result: ["type", "call_id", "name", "result", "is_error"],
};
const toolName = /^[A-Za-z_][A-Za-z0-9_.:-]{0,127}$/;

/** The reasons for which a strict vendor of interactions answers 400, and what a stateless relay must request of it. */
export function interactionsVendorFaults(
  body: JsonObject,
  headers: Readonly<Record<string, string | undefined>>,
): string[] {
  const faults: string[] = [];
  if ((headers["x-goog-api-key"] ?? "") === "") faults.push("no x-goog-api-key");
  faults.push(
    ...unknownMembers(body, topLevel, ""),
    ...unknownMembers(body.generation_config, settings, "generation_config."),
  );
  if (body.store !== false) faults.push("store is not false");
  if (
    body.system_instruction !== undefined &&
    (typeof body.system_instruction !== "string" || body.system_instruction === "")
  ) {
    faults.push("system_instruction is no text");
  }
  faults.push(...inputFaults(body.input), ...toolFaults(body));
  return faults;
}

function unknownMembers(holder: Json | undefined, known: readonly string[], at: string): string[] {
  return Object.entries(isObject(holder) ? holder : {}).flatMap(([name, value]) => [
    ...(known.includes(name) ? [] : [`${at}${name}: no such member`]),
    ...(value === null ? [`${at}${name} is null`] : []),
  ]);
}

function inputFaults(input: Json | undefined): string[] {
  if (typeof input === "string") return input === "" ? ["input is empty"] : [];
  const items = Array.isArray(input) ? input : isObject(input) ? [input] : [];
  if (items.length === 0) return ["input is empty"];
  const isContent = items.some((item) => (textAt(item, "type") ?? "") in contentMembers);
  const shapes = items.flatMap((item, index) =>
    isContent ? contentFaults(item, `input[${index}]`) : stepFaults(item, `input[${index}]`),
  );
  return [...shapes, ...callFaults(items)];
}

function stepFaults(step: Json, at: string): string[] {
  const type = textAt(step, "type") ?? "";
  const known = stepMembers[type];
  if (known === undefined) return [`${at}: a step of type ${JSON.stringify(type)}`];
  const faults = unknownMembers(step, known, `${at}.`);
  const content = listAt(step, "content");
  if (known.includes("content")) {
    if (content.length === 0) faults.push(`${at}: a step without content`);
    faults.push(...content.flatMap((item, index) => contentFaults(item, `${at}.content[${index}]`)));
  }
  if (type === "thought" && (textAt(step, "signature") ?? "") === "") faults.push(`${at}: a thought without signature`);
  if (type === "function_call" && !isObject(member(step, "arguments"))) faults.push(`${at}: arguments is no object`);
  if (type === "function_result") {
    const result = member(step, "result");
    if (result === undefined) faults.push(`${at}: a result without result`);
    if (Array.isArray(result))
      faults.push(...result.flatMap((item, index) => contentFaults(item, `${at}.result[${index}]`)));
  }
  return faults;
}

function contentFaults(item: Json, at: string): string[] {
  const type = textAt(item, "type") ?? "";
  const known = contentMembers[type];
  if (known === undefined) return [`${at}: content of type ${JSON.stringify(type)}`];
  const faults = unknownMembers(item, known, `${at}.`);
  if (type === "text") return typeof member(item, "text") === "string" ? faults : [...faults, `${at}: an empty text`];
  const places = ["data", "uri"].filter((name) => (textAt(item, name) ?? "") !== "");
  if (places.length !== 1) faults.push(`${at}: one of data and uri is due`);
  if (places[0] === "data" && (textAt(item, "mime_type") ?? "") === "") faults.push(`${at}: media without their type`);
  return faults;
}

/** Every call has its result after it, which names both the call and the function. */
function callFaults(steps: readonly Json[]): string[] {
  const faults: string[] = [];
  const open = new Map<string, string>();
  for (const [index, step] of steps.entries()) {
    const name = textAt(step, "name") ?? "";
    const at = `input[${index}]`;
    if (textAt(step, "type") === "function_call") {
      const id = textAt(step, "id") ?? "";
      if (id === "" || open.has(id)) faults.push(`${at}: a call with id ${JSON.stringify(id)}`);
      if (!toolName.test(name)) faults.push(`${at}: a call's name`);
      open.set(id, name);
    }
    if (textAt(step, "type") !== "function_result") continue;
    const id = textAt(step, "call_id") ?? "";
    if (!open.has(id)) faults.push(`${at}: answers ${id}, which is no open call`);
    else if (open.get(id) !== name)
      faults.push(`${at}: a result of ${JSON.stringify(name)} for a call of ${String(open.get(id))}`);
    open.delete(id);
  }
  if (open.size > 0) faults.push(`${[...open.keys()].join(", ")} is never answered`);
  return faults;
}

function toolFaults(body: JsonObject): string[] {
  const faults: string[] = [];
  const tools = listAt(body, "tools");
  if (Array.isArray(body.tools) && tools.length === 0) faults.push("an empty list of tools");
  for (const tool of tools) {
    if (textAt(tool, "type") !== "function") faults.push("a tool that is no function");
    if (!toolName.test(textAt(tool, "name") ?? "")) faults.push("a tool's name");
    faults.push(...unknownMembers(tool, ["type", "name", "description", "parameters"], "function."));
    const schema = member(tool, "parameters");
    if (schema !== undefined && !isObject(schema)) faults.push("parameters that are no schema");
  }
  if (member(body, "generation_config", "tool_choice") !== undefined && tools.length === 0)
    faults.push("tool_choice without tools");
  return faults;
}

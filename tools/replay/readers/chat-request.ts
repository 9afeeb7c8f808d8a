import { Cursor, stated } from "../cursor.js";
import type { Json } from "../json.js";
import {
  Faults,
  type MediaPart,
  type Part,
  type Reading,
  type RequestMeaning,
  type TextPart,
  type Tool,
  type Turn,
} from "../meaning.js";
import { readArguments } from "./arguments.js";
import { readDataUri } from "./data-uri.js";
import type { How } from "./dialect.js";
import { SettingsReader } from "./settings.js";

/** Parts of users and of results. One host has documents by address. */
const MEDIA = ["text", "image_url", "file", "document_url"];

/** Reads a chat completions request. */
export function readChatRequest(body: Json, how: How): Reading<RequestMeaning> {
  const faults = new Faults(how.strict);
  const { root, unread } = Cursor.open(body);
  root.key("model").text();
  root.key("stream_options").whole();
  const turns = root
    .key("messages")
    .items()
    .map((message) => readMessage(message, faults));
  faults.expect(turns.length > 0, "messages is empty");
  const tools = root
    .key("tools")
    .items()
    .flatMap((tool) => readTool(tool, faults));
  const settings = readSettings(root, faults);
  return { meaning: { turns: turns.flat(), tools, settings, unread: unread() }, faults: faults.list };
}

function readMessage(message: Cursor, faults: Faults): Turn[] {
  const role = message.key("role").text();
  switch (role) {
    case "system":
    case "developer":
      return [{ role: "system", parts: readContent(message.key("content"), ["text"], faults) }];
    case "user":
      return [
        {
          role: "user",
          parts: readContent(message.key("content"), [...MEDIA, "input_audio"], faults),
        },
      ];
    case "assistant":
      return [{ role: "assistant", parts: readAssistant(message, faults) }];
    case "tool":
    case "function":
      return [{ role: "user", parts: [readResult(message, faults)] }];
    default:
      faults.fault(`${message.path}: unknown role ${String(role)}`);
      return [];
  }
}

function readAssistant(message: Cursor, faults: Faults): Part[] {
  const parts: Part[] = [];
  const thought = ["reasoning_content", "reasoning"].map((name) => message.key(name)).find((cursor) => cursor.present);
  const text = thought?.text();
  if (thought !== undefined && text !== undefined)
    parts.push({ kind: "reasoning", at: thought.path, carrier: thought.path, text });
  const content = message.key("content");
  parts.push(...readContent(content, ["text", "refusal", "thinking"], faults));
  const refusal = message.key("refusal").text();
  if (refusal !== undefined && refusal !== "")
    parts.push({ kind: "refusal", at: `${message.path}.refusal`, text: refusal });
  const calls = message
    .key("tool_calls")
    .items()
    .flatMap((call) => [...readState(call), readCall(call, faults)]);
  parts.push(...calls, ...readFunctionCall(message.key("function_call"), faults));
  return parts;
}

/** State of a host, sent beside a call to that host alone. A placeholder for it does not count. */
function readState(call: Cursor): Part[] {
  const state = call.key("extra_content").key("google").key("thought_signature");
  const value = state.text();
  if (value === undefined || value === "" || value === "skip_thought_signature_validator") return [];
  return [{ kind: "reasoning", at: state.path, carrier: state.path, text: "", signature: stated(state, value) }];
}

function readCall(call: Cursor, faults: Faults): Part {
  const id = call.key("id").text();
  const name = call.key("function").key("name").text();
  call.key("index").number();
  faults.expect(call.key("type").oneOf("function") !== undefined, `${call.path}: a call without its type`);
  if (id === undefined || name === undefined) faults.fault(`${call.path}: a call without id or name`);
  const text = call.key("function").key("arguments").text();
  if (text === undefined) faults.fault(`${call.path}: arguments are no text`);
  return {
    kind: "call",
    at: call.path,
    id: id ?? "",
    name: name ?? "",
    input: readArguments(text ?? "", call.path, faults),
  };
}

/** The predecessor of calls: one per message, distinguished by name. */
function readFunctionCall(call: Cursor, faults: Faults): Part[] {
  const name = call.key("name").text();
  if (name === undefined || name === "") return [];
  const input = readArguments(call.key("arguments").text() ?? "", call.path, faults);
  return [{ kind: "call", at: call.path, id: `function:${name}`, name, input }];
}

function readResult(message: Cursor, faults: Faults): Part {
  const id = message.key("tool_call_id").text();
  const name = message.key("role").value === "function" ? message.key("name").text() : undefined;
  if (id === undefined && name === undefined) faults.fault(`${message.path}: a result that answers no call`);
  const parts = readContent(message.key("content"), MEDIA, faults);
  faults.expect(
    parts.every((part) => part.kind === "text"),
    `${message.path}: a result with more than text`,
  );
  const content = parts.filter((part): part is TextPart | MediaPart => part.kind === "text" || part.kind === "media");
  return { kind: "result", at: message.path, id: id ?? `function:${name ?? ""}`, parts: content };
}

function readContent(content: Cursor, allowed: readonly string[], faults: Faults): Part[] {
  if (!content.present) return [];
  const text = content.text();
  if (text !== undefined) return [{ kind: "text", at: content.path, text }];
  if (!Array.isArray(content.value)) faults.odd(`${content.path}: content is neither text nor a list`);
  return content.items().flatMap((item) => readPart(item, allowed, faults));
}

function readPart(part: Cursor, allowed: readonly string[], faults: Faults): Part[] {
  const type = part.key("type").value;
  faults.expect(typeof type === "string", `${part.path}: a part without a type`);
  if (typeof type !== "string" || !allowed.includes(type)) return [];
  const found = readPartOf(type, part, faults);
  if (found === undefined) {
    faults.odd(`${part.path}: a part of type ${type} without its content`);
    return [];
  }
  part.key("type").text();
  return [found];
}

function readPartOf(type: string, part: Cursor, faults: Faults): Part | undefined {
  switch (type) {
    case "text": {
      const text = part.key("text").text();
      return text === undefined ? undefined : { kind: "text", at: part.path, text };
    }
    case "refusal": {
      const text = part.key("refusal").text();
      return text === undefined ? undefined : { kind: "refusal", at: part.path, text };
    }
    case "thinking": {
      const text = part
        .key("thinking")
        .items()
        .map((item) => (item.key("type").text(), item.key("text").text() ?? ""))
        .join("");
      return { kind: "reasoning", at: part.path, carrier: `${part.path}.thinking`, text };
    }
    case "image_url":
      return readImage(part, faults);
    case "input_audio": {
      const sound = part.key("input_audio");
      const data = sound.key("data").text();
      const mime = `audio/${sound.key("format").text() ?? ""}`;
      return data === undefined
        ? undefined
        : { kind: "media", at: part.path, carrier: `${sound.path}.data`, medium: "audio", mime, data };
    }
    case "document_url":
      return readDocument(part);
    default:
      return readFile(part.key("file"), part.path);
  }
}

function readImage(part: Cursor, faults: Faults): Part | undefined {
  const image = part.key("image_url");
  faults.expect(typeof image.value === "object", `${image.path}: is no object`);
  const url = typeof image.value === "string" ? image : image.key("url");
  const text = url.text();
  if (text === undefined) return undefined;
  const detail = image.key("detail").passOver("auto");
  return {
    kind: "media",
    medium: "image",
    at: part.path,
    carrier: url.path,
    ...placed(text),
    detail: detail.value === "auto" ? undefined : stated(detail, detail.text()),
  };
}

function readFile(file: Cursor, at: string): Part | undefined {
  const title = stated(file.key("filename"), file.key("filename").text());
  const id = file.key("file_id").text();
  if (id !== undefined)
    return { kind: "media", medium: "document", at, carrier: file.key("file_id").path, file: id, title };
  const data = file.key("file_data").text();
  if (data === undefined) return undefined;
  return { kind: "media", medium: "document", at, carrier: file.key("file_data").path, title, ...placed(data) };
}

function readDocument(part: Cursor): Part | undefined {
  const url = part.key("document_url");
  const text = url.text();
  const title = stated(part.key("document_name"), part.key("document_name").text());
  return text === undefined
    ? undefined
    : { kind: "media", medium: "document", at: part.path, carrier: url.path, title, ...placed(text) };
}

function placed(uri: string): Pick<MediaPart, "data" | "mime" | "url"> {
  return readDataUri(uri) ?? { url: uri };
}

function readTool(tool: Cursor, faults: Faults): Tool[] {
  const name = tool.key("function").key("name").text();
  if (tool.key("type").passOver("function").value !== "function" || name === undefined) {
    faults.expect(name === undefined, `${tool.path}: a tool without its type`);
    if (name === undefined) return [];
  }
  const given = tool.key("function");
  const strict = given.key("strict");
  return [
    {
      at: tool.path,
      name,
      description: stated(given.key("description"), given.key("description").text()),
      schema: stated(given.key("parameters"), given.key("parameters").whole()),
      strict: strict.flag() === true ? { value: true, at: strict.path } : undefined,
    },
  ];
}

function readSettings(root: Cursor, faults: Faults): RequestMeaning["settings"] {
  const reader = new SettingsReader();
  reader.flagUnless(false, "stream", root.key("stream"));
  reader.number("limit", root.key("max_completion_tokens"));
  reader.number("limit", root.key("max_tokens"));
  reader.number("temperature", root.key("temperature"));
  reader.number("topP", root.key("top_p"));
  reader.numberUnless(0, "presencePenalty", root.key("presence_penalty"));
  reader.numberUnless(0, "frequencyPenalty", root.key("frequency_penalty"));
  reader.number("seed", root.key("seed"));
  reader.numberUnless(1, "candidates", root.key("n"));
  reader.flagUnless(false, "logprobs", root.key("logprobs"));
  reader.numberUnless(0, "topLogprobs", root.key("top_logprobs"));
  const stop = root.key("stop");
  reader.set("stop", stop, typeof stop.value === "string" ? [stop.text() ?? ""] : stop.whole());
  reader.flagUnless(true, "parallel", root.key("parallel_tool_calls"));
  reader.text("verbosity", root.key("verbosity"));
  reader.text("effort", root.key("reasoning_effort"));
  readReasoning(root.key("reasoning"), reader);
  reader.text("user", root.key("safety_identifier"));
  reader.text("user", root.key("user"));
  reader.set("metadata", root.key("metadata"), root.key("metadata").whole());
  reader.text("cacheKey", root.key("prompt_cache_key"));
  reader.text("cacheRetention", root.key("prompt_cache_retention"));
  root.key("store").passOver(false);
  root.key("modalities").passOver(["text"]);
  root.key("service_tier").passOver("auto", "default", "standard", "standard_only");
  readChoice(root.key("tool_choice"), reader, faults);
  readFormat(root.key("response_format"), reader, faults);
  return reader.done();
}

/** The object of some hosts. What is turned on without more reasons with a medium effort. */
function readReasoning(reasoning: Cursor, reader: SettingsReader): void {
  reader.text("effort", reasoning.key("effort"));
  const budget = reasoning.key("max_tokens");
  reader.set("budget", budget, budget.number());
  reasoning.key("exclude").passOver(false);
  const enabled = reasoning.key("enabled");
  const isOn = enabled.flag();
  if (isOn !== undefined && !budget.present) reader.set("effort", enabled, isOn ? "medium" : "none");
}

function readChoice(choice: Cursor, reader: SettingsReader, faults: Faults): void {
  const word = choice.oneOf("auto", "none", "required", "any");
  faults.expect(word !== "any", `${choice.path}: "any" is no choice here`);
  if (word !== undefined) reader.set("choice", choice, word === "any" ? "required" : word);
  const name = choice.key("function").key("name").text();
  if (name !== undefined) {
    faults.expect(
      choice.key("type").oneOf("function") !== undefined,
      `${choice.path}: a named choice without its type`,
    );
    reader.set("choice", choice, "required");
    reader.set("choiceNames", choice, [name]);
  }
  if (choice.key("type").oneOf("allowed_tools") === undefined) return;
  const allowed = choice.key("allowed_tools");
  const names = allowed
    .key("tools")
    .items()
    .map((tool) => (tool.key("type").text(), tool.key("function").key("name").text() ?? ""));
  reader.set("choice", choice, allowed.key("mode").text());
  reader.set("choiceNames", choice, names);
}

function readFormat(format: Cursor, reader: SettingsReader, faults: Faults): void {
  const type = format.key("type").oneOf("text", "json_object", "json_schema");
  if (type === "json_object") reader.set("format", format, "json");
  if (type !== "json_schema") return;
  const schema = format.key("json_schema");
  faults.expect(typeof schema.key("name").value === "string", `${schema.path}: a schema without its name`);
  reader.set("format", format, "schema");
  reader.set("schema", schema.key("schema"), schema.key("schema").whole());
  reader.text("schemaName", schema.key("name"));
  reader.text("schemaDescription", schema.key("description"));
  reader.flagUnless(false, "schemaStrict", schema.key("strict"));
}

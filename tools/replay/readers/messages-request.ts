import { Cursor, stated } from "../cursor.js";
import type { Json } from "../json.js";
import {
  Faults,
  type MediaPart,
  type MediumKind,
  type Part,
  type Reading,
  type RequestMeaning,
  type TextPart,
  type Tool,
  type Turn,
} from "../meaning.js";
import type { How } from "./dialect.js";
import { SettingsReader } from "./settings.js";

const inUser = ["text", "image", "document", "tool_result"];
const inAssistant = ["text", "thinking", "redacted_thinking", "tool_use"];

/** Reads a messages request. */
export function readMessagesRequest(body: Json, how: How): Reading<RequestMeaning> {
  const faults = new Faults(how.strict);
  const { root, unread } = Cursor.open(body);
  root.key("model").text();
  const turns: Turn[] = [];
  if (root.key("system").present)
    turns.push({ role: "system", parts: readContent(root.key("system"), ["text"], faults) });
  turns.push(
    ...root
      .key("messages")
      .items()
      .flatMap((message) => readMessage(message, faults)),
  );
  faults.expect(root.key("messages").items().length > 0, "messages is empty");
  const tools = root
    .key("tools")
    .items()
    .flatMap((tool) => readTool(tool, faults));
  const settings = readSettings(root, faults);
  return { meaning: { turns, tools, settings, unread: unread() }, faults: faults.list };
}

function readMessage(message: Cursor, faults: Faults): Turn[] {
  const role = message.key("role").text();
  const content = message.key("content");
  if (role === "user") return [{ role, parts: readContent(content, inUser, faults) }];
  if (role === "assistant") return [{ role, parts: readContent(content, inAssistant, faults) }];
  if (role === "system") return [{ role, parts: readContent(content, ["text"], faults) }];
  faults.fault(`${message.path}: unknown role ${String(role)}`);
  return [];
}

function readContent(content: Cursor, allowed: readonly string[], faults: Faults): Part[] {
  if (!content.present) return [];
  const text = content.text();
  if (text !== undefined) return [{ kind: "text", at: content.path, text }];
  if (!Array.isArray(content.value)) faults.odd(`${content.path}: content is neither text nor a list`);
  return content.items().flatMap((item) => readBlock(item, allowed, faults));
}

function readBlock(block: Cursor, allowed: readonly string[], faults: Faults): Part[] {
  const type = block.key("type").value;
  faults.expect(typeof type === "string", `${block.path}: a block without a type`);
  if (typeof type !== "string" || !allowed.includes(type)) return [];
  const found = readBlockOf(type, block, faults);
  if (found === undefined) {
    faults.odd(`${block.path}: a block of type ${type} without its content`);
    return [];
  }
  block.key("type").text();
  return [found];
}

function readBlockOf(type: string, block: Cursor, faults: Faults): Part | undefined {
  switch (type) {
    case "text": {
      const text = block.key("text").text();
      return text === undefined ? undefined : { kind: "text", at: block.path, text };
    }
    case "thinking":
      return readThinking(block, faults);
    case "redacted_thinking": {
      const data = block.key("data").text();
      const carrier = block.key("data").path;
      return data === undefined ? undefined : { kind: "reasoning", at: block.path, carrier, text: "", redacted: data };
    }
    case "tool_use":
      return readCall(block, faults);
    case "tool_result":
      return readResult(block, faults);
    case "tool_reference": {
      const name = block.key("tool_name").text();
      return name === undefined
        ? undefined
        : { kind: "text", at: block.path, text: `This tool can be called now: ${name}` };
    }
    default:
      return readMedium(type === "image" ? "image" : "document", block);
  }
}

function readThinking(block: Cursor, faults: Faults): Part | undefined {
  const text = block.key("thinking").text();
  const signature = block.key("signature");
  const value = signature.text();
  faults.expect(value !== undefined, `${block.path}: thinking without a signature`);
  if (text === undefined) return undefined;
  const kept = value === "" ? undefined : stated(signature, value);
  return { kind: "reasoning", at: block.path, carrier: block.key("thinking").path, text, signature: kept };
}

function readCall(block: Cursor, faults: Faults): Part | undefined {
  const id = block.key("id").text();
  const name = block.key("name").text();
  const input = block.key("input");
  faults.expect(typeof input.value === "object" && !Array.isArray(input.value), `${block.path}: input is no object`);
  if (id === undefined || name === undefined) return undefined;
  return { kind: "call", at: block.path, id, name, input: input.whole() ?? {} };
}

function readResult(block: Cursor, faults: Faults): Part | undefined {
  const id = block.key("tool_use_id").text();
  if (id === undefined) return undefined;
  const parts = readContent(block.key("content"), ["text", "image", "document", "tool_reference"], faults);
  const content = parts.filter((part): part is TextPart | MediaPart => part.kind === "text" || part.kind === "media");
  const flag = block.key("is_error");
  const error = flag.flag() === true ? { value: true as const, at: flag.path } : undefined;
  return { kind: "result", at: block.path, id, parts: content, error };
}

function readMedium(medium: MediumKind, block: Cursor): Part | undefined {
  const source = block.key("source");
  const type = source.key("type").oneOf("base64", "url", "file", "text");
  const title = stated(block.key("title"), block.key("title").text());
  const mime = source.key("media_type").text();
  const content = (name: string): { carrier: string; value: string | undefined } => ({
    carrier: source.key(name).path,
    value: source.key(name).text(),
  });
  const field = type === "url" ? content("url") : type === "file" ? content("file_id") : content("data");
  if (type === undefined || field.value === undefined) return undefined;
  const common = { kind: "media" as const, at: block.path, medium, carrier: field.carrier, title };
  switch (type) {
    case "url":
      return { ...common, url: field.value };
    case "file":
      return { ...common, file: field.value };
    case "text":
      return { ...common, mime, text: field.value };
    default:
      return { ...common, mime, data: field.value };
  }
}

function readTool(tool: Cursor, faults: Faults): Tool[] {
  const type = tool.key("type").passOver("custom");
  if (type.present && type.value !== "custom") return [];
  const name = tool.key("name").text();
  if (name === undefined) {
    faults.fault(`${tool.path}: a tool without a name`);
    return [];
  }
  const schema = tool.key("input_schema");
  faults.expect(schema.key("type").value === "object", `${schema.path}: is no schema of an object`);
  tool.key("defer_loading").passOver(false);
  const strict = tool.key("strict");
  return [
    {
      at: tool.path,
      name,
      description: stated(tool.key("description"), tool.key("description").text()),
      schema: stated(schema, schema.whole()),
      strict: strict.flag() === true ? { value: true, at: strict.path } : undefined,
    },
  ];
}

function readSettings(root: Cursor, faults: Faults): RequestMeaning["settings"] {
  const reader = new SettingsReader();
  reader.flagUnless(false, "stream", root.key("stream"));
  reader.number("limit", root.key("max_tokens"));
  faults.expect(root.key("max_tokens").present, "no max_tokens");
  reader.number("temperature", root.key("temperature"));
  reader.number("topP", root.key("top_p"));
  reader.number("topK", root.key("top_k"));
  reader.set("stop", root.key("stop_sequences"), root.key("stop_sequences").whole());
  reader.text("user", root.key("metadata").key("user_id"));
  root.key("service_tier").passOver("auto", "standard_only");
  root.key("speed").passOver("standard");
  readChoice(root.key("tool_choice"), reader);
  readReasoning(root, reader);
  readFormat(root, reader);
  return reader.done();
}

function readChoice(choice: Cursor, reader: SettingsReader): void {
  const type = choice.key("type").oneOf("auto", "any", "none", "tool");
  if (type === undefined) return;
  reader.set("choice", choice, type === "any" || type === "tool" ? "required" : type);
  const name = choice.key("name").text();
  if (name !== undefined) reader.set("choiceNames", choice, [name]);
  const alone = choice.key("disable_parallel_tool_use");
  if (alone.flag() === true) reader.set("parallel", alone, false);
}

function readReasoning(root: Cursor, reader: SettingsReader): void {
  const type = root.key("thinking").key("type");
  const modes: Readonly<Record<string, string>> = { enabled: "on", disabled: "off", adaptive: "adaptive" };
  const word = type.oneOf("enabled", "disabled", "adaptive");
  if (word !== undefined) reader.set("reasoningMode", type, modes[word]);
  reader.number("budget", root.key("thinking").key("budget_tokens"));
  reader.text("reasoningVisible", root.key("thinking").key("display"));
  reader.text("effort", root.key("output_config").key("effort"));
}

/** `output_format` is the earlier name of the present member. */
function readFormat(root: Cursor, reader: SettingsReader): void {
  for (const format of [root.key("output_config").key("format"), root.key("output_format")]) {
    if (format.key("type").oneOf("json_schema") === undefined) continue;
    reader.set("format", format, "schema");
    reader.set("schema", format.key("schema"), format.key("schema").whole());
  }
}

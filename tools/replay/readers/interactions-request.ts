import { Cursor, stated, type Stated } from "../cursor.js";
import { isObject, type Json } from "../json.js";
import { joinNeighbours } from "../layout.js";
import { Faults, type Reading, type RequestMeaning, type TextPart, type Tool, type Turn } from "../meaning.js";
import type { How } from "./dialect.js";
import { readInteractionsInput } from "./interactions-input.js";
import { SettingsReader } from "./settings.js";

/** Reads a request for a text interaction. */
export function readInteractionsRequest(body: Json, how: How): Reading<RequestMeaning> {
  const faults = new Faults(how.strict);
  const { root, unread } = Cursor.open(body);
  root.key("model").text();
  const turns = [
    ...readInstruction(root.key("system_instruction")),
    ...joinNeighbours(readInteractionsInput(root.key("input"), faults)),
  ];
  const strict = readStrictness(root.key("generation_config").key("tool_choice"));
  const tools = root
    .key("tools")
    .items()
    .flatMap((tool) => readTool(tool, strict, faults));
  const settings = readSettings(root);
  return { meaning: { turns, tools, settings, unread: unread() }, faults: faults.list };
}

/** Text, or as some clients write it an object that contains text. */
function readInstruction(instruction: Cursor): Turn[] {
  if (!instruction.present) return [];
  const text = instruction.text();
  if (text !== undefined) return [{ role: "system", parts: [{ kind: "text", at: instruction.path, text }] }];
  const holders = [
    ...instruction.key("parts").items(),
    ...instruction.key("content").items(),
    ...(isObject(instruction.value) ? [instruction] : []),
  ];
  const parts = holders.flatMap((holder): TextPart[] => {
    const words = holder.key("text").text();
    if (words !== undefined) holder.key("type").text();
    return words === undefined ? [] : [{ kind: "text", at: holder.path, text: words }];
  });
  return [{ role: "system", parts }];
}

/** A function. Tools that the vendor runs itself stay unread. */
function readTool(tool: Cursor, strict: Stated<true> | undefined, faults: Faults): Tool[] {
  if (tool.key("type").oneOf("function") === undefined) return [];
  const name = tool.key("name").text();
  if (name === undefined) {
    faults.fault(`${tool.path}: a tool without a name`);
    return [];
  }
  const schema = tool.key("parameters");
  faults.expect(!schema.present || isObject(schema.value), `${schema.path}: is no schema`);
  return [
    {
      at: tool.path,
      name,
      strict,
      description: stated(tool.key("description"), tool.key("description").text()),
      schema: stated(schema, schema.whole()),
    },
  ];
}

function readSettings(root: Cursor): RequestMeaning["settings"] {
  const reader = new SettingsReader();
  const config = root.key("generation_config");
  reader.flagUnless(false, "stream", root.key("stream"));
  reader.number("limit", config.key("max_output_tokens"));
  reader.number("temperature", config.key("temperature"));
  reader.number("topP", config.key("top_p"));
  reader.number("topK", config.key("top_k"));
  reader.number("seed", config.key("seed"));
  reader.set("stop", config.key("stop_sequences"), config.key("stop_sequences").whole());
  reader.text("effort", config.key("thinking_level"));
  const summaries = config.key("thinking_summaries").oneOf("auto", "none");
  reader.set(
    "reasoningVisible",
    config.key("thinking_summaries"),
    summaries === undefined ? undefined : summaries === "auto" ? "summarized" : "omitted",
  );
  reader.set("metadata", root.key("labels"), root.key("labels").whole());
  root.key("store").passOver(false);
  root.key("background").passOver(false);
  root.key("service_tier").passOver("auto", "default", "standard", "standard_only");
  readChoice(config.key("tool_choice"), reader);
  readFormat(root, reader);
  return reader.done();
}

const modes: Readonly<Record<string, string>> = { auto: "auto", any: "required", none: "none", validated: "auto" };

function readChoice(choice: Cursor, reader: SettingsReader): void {
  const allowed = choice.key("allowed_tools");
  const mode = allowed.present ? allowed.key("mode") : choice;
  const word = mode.oneOf(...Object.keys(modes));
  if (word !== undefined) reader.set("choice", choice, modes[word]);
  const names = allowed.key("tools");
  if (names.items().length > 0) reader.set("choiceNames", choice, names.whole());
}

/**
 * In one mode calls match their schemas, as strict tools request. Beside names it is only a choice among
 * some.
 */
function readStrictness(choice: Cursor): Stated<true> | undefined {
  return choice.value === "validated" ? { value: true, at: choice.path } : undefined;
}

/** The requested forms of texts, images and sounds, alone or in a list of forms. Other forms stay unread. */
function readFormat(root: Cursor, reader: SettingsReader): void {
  const value = root.key("response_format");
  const formats = Array.isArray(value.value) ? value.items() : [value];
  const media = formats.filter((format) => ["image", "audio"].includes(String(format.key("type").value)));
  if (media.length > 0) readMedia(media, formats.some(isText), reader);
  for (const format of formats) {
    if (!isText(format)) continue;
    format.key("type").text();
    const type = format.key("mime_type").passOver("text/plain").oneOf("application/json");
    const schema = format.key("schema");
    if (schema.present) {
      reader.set("format", format, "schema");
      reader.set("schema", schema, schema.whole());
    } else if (type !== undefined) {
      reader.set("format", format, "json");
    }
  }
}

function isText(format: Cursor): boolean {
  return format.key("type").value === "text";
}

function readMedia(formats: readonly Cursor[], isBesideText: boolean, reader: SettingsReader): void {
  const words = formats.map((format) => format.key("type").text() ?? "");
  const [type] = formats.map((format) => format.key("type"));
  if (type !== undefined)
    reader.set("outputs", type, [...new Set([...words, ...(isBesideText ? ["text"] : [])])].sort());
  for (const format of formats) {
    reader.text("imageRatio", format.key("aspect_ratio"));
    reader.text("imageSize", format.key("image_size"));
  }
}

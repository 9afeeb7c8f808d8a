import { Cursor, stated, type Stated } from "../cursor.js";
import { isObject, type Json } from "../json.js";
import { Faults, type Reading, type RequestMeaning, type Tool } from "../meaning.js";
import type { How } from "./dialect.js";
import { either } from "./either-spelling.js";
import { readContents, readInstruction } from "./generate-content-contents.js";
import { SettingsReader } from "./settings.js";

/** Reads a request to generate content. The path contains the request for a stream. */
export function readGenerateContentRequest(body: Json, how: How): Reading<RequestMeaning> {
  const faults = new Faults(how.strict);
  const { root, unread } = Cursor.open(body);
  root.key("model").text();
  const turns = [
    ...readInstruction(either(root, "systemInstruction"), faults),
    ...readContents(root.key("contents"), faults),
  ];
  faults.expect(root.key("contents").items().length > 0, "contents is empty");
  const strict = readStrictness(either(either(root, "toolConfig"), "functionCallingConfig"));
  const tools = root
    .key("tools")
    .items()
    .flatMap((tool) =>
      either(tool, "functionDeclarations")
        .items()
        .flatMap((one) => readTool(one, strict, faults)),
    );
  const settings = readSettings(root, how);
  return { meaning: { turns, tools, settings, unread: unread() }, faults: faults.list };
}

function readTool(tool: Cursor, strict: Stated<true> | undefined, faults: Faults): Tool[] {
  const name = tool.key("name").text();
  if (name === undefined) {
    faults.fault(`${tool.path}: a tool without a name`);
    return [];
  }
  const schema = either(tool, "parametersJsonSchema").present
    ? either(tool, "parametersJsonSchema")
    : tool.key("parameters");
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

function readSettings(root: Cursor, how: How): RequestMeaning["settings"] {
  const reader = new SettingsReader();
  const config = either(root, "generationConfig");
  if (how.path?.includes(":streamGenerateContent") === true)
    reader.settings.set("stream", { value: true, at: ":streamGenerateContent" });
  reader.number("limit", either(config, "maxOutputTokens"));
  reader.number("temperature", config.key("temperature"));
  reader.number("topP", either(config, "topP"));
  reader.number("topK", either(config, "topK"));
  reader.set("stop", either(config, "stopSequences"), either(config, "stopSequences").whole());
  reader.numberUnless(1, "candidates", either(config, "candidateCount"));
  reader.number("seed", config.key("seed"));
  reader.numberUnless(0, "presencePenalty", either(config, "presencePenalty"));
  reader.numberUnless(0, "frequencyPenalty", either(config, "frequencyPenalty"));
  reader.flagUnless(false, "logprobs", either(config, "responseLogprobs"));
  reader.numberUnless(0, "topLogprobs", config.key("logprobs"));
  reader.set("metadata", root.key("labels"), root.key("labels").whole());
  readOutputs(config, reader);
  root.key("store").passOver(false);
  either(root, "serviceTier").passOver("auto", "default", "standard", "standard_only");
  readChoice(either(either(root, "toolConfig"), "functionCallingConfig"), reader);
  readThinking(either(config, "thinkingConfig"), reader);
  readFormat(config, reader);
  return reader.done();
}

const modes: Readonly<Record<string, string>> = { AUTO: "auto", ANY: "required", NONE: "none", VALIDATED: "auto" };

function modeOf(config: Cursor): string {
  const { value } = config.key("mode");
  return typeof value === "string" ? value.toUpperCase() : "";
}

function readChoice(config: Cursor, reader: SettingsReader): void {
  const choice = modes[modeOf(config)];
  if (choice === undefined) return;
  // The mode also requests that calls match their schemas. That may be lost by itself.
  const place = modeOf(config) === "VALIDATED" ? config : config.key("mode");
  reader.set("choice", place, config.key("mode").text() === undefined ? undefined : choice);
  const names = either(config, "allowedFunctionNames");
  if (names.items().length > 0) reader.set("choiceNames", names, names.whole());
}

/**
 * In one mode calls match their schemas, as strict tools request. Beside names it is only a choice among some tools
 * that leaves the model free not to call.
 */
function readStrictness(config: Cursor): Stated<true> | undefined {
  const hasNames = either(config, "allowedFunctionNames").items().length > 0;
  return modeOf(config) === "VALIDATED" && !hasNames ? { value: true, at: config.key("mode").path } : undefined;
}

/** A budget of 0 disables reasoning, and a negative one leaves it to the model. */
function readThinking(config: Cursor, reader: SettingsReader): void {
  const level = either(config, "thinkingLevel");
  reader.set("effort", level, level.text()?.toLowerCase());
  const budget = either(config, "thinkingBudget");
  const tokens = budget.number();
  if (tokens !== undefined) {
    reader.set("reasoningMode", budget, tokens === 0 ? "off" : tokens < 0 ? "adaptive" : "on");
    if (tokens > 0) reader.set("budget", budget, tokens);
  }
  const visible = either(config, "includeThoughts");
  if (visible.flag() === true) reader.set("reasoningVisible", visible, "summarized");
}

/** The kinds of output, and the settings of images. Settings alone are for images beside text. */
function readOutputs(config: Cursor, reader: SettingsReader): void {
  const kinds = either(config, "responseModalities");
  const words = kinds.items().map((kind) => kind.text()?.toLowerCase() ?? "");
  const isOfMedia = words.some((word) => word !== "text");
  const images = either(config, "imageConfig");
  const [ratio, size] = [either(images, "aspectRatio"), either(images, "imageSize")];
  if (isOfMedia) reader.set("outputs", kinds, [...new Set(words)].sort());
  else if (ratio.present || size.present) reader.set("outputs", images, ["image", "text"]);
  reader.text("imageRatio", ratio);
  reader.set("imageSize", size, size.text()?.replace(/^0\.5K$/, "512"));
}

function readFormat(config: Cursor, reader: SettingsReader): void {
  const type = either(config, "responseMimeType");
  const word = type.passOver("text/plain").oneOf("application/json", "text/x.enum");
  const schema = [either(config, "responseJsonSchema"), either(config, "responseSchema")].find((one) => one.present);
  if (schema !== undefined) {
    reader.set("format", schema, "schema");
    reader.set("schema", schema, schema.whole());
  } else if (word === "application/json") {
    reader.set("format", type, "json");
  }
}

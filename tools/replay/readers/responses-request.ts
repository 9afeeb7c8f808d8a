import { Cursor, stated } from "../cursor.js";
import type { Json } from "../json.js";
import { joinNeighbours } from "../layout.js";
import { Faults, type Reading, type RequestMeaning, type Tool, type Turn } from "../meaning.js";
import type { How } from "./dialect.js";
import { readResponsesInput } from "./responses-input.js";
import { SettingsReader } from "./settings.js";

/** Reads a responses request. */
export function readResponsesRequest(body: Json, how: How): Reading<RequestMeaning> {
  const faults = new Faults(how.strict);
  const { root, unread } = Cursor.open(body);
  root.key("model").text();
  root.key("stream_options").whole();
  const instructions = root.key("instructions");
  const text = instructions.text();
  const turns: Turn[] =
    text === undefined ? [] : [{ role: "system", parts: [{ kind: "text", at: instructions.path, text }] }];
  const found = root
    .key("input")
    .items()
    .filter((item) => foundTools(item));
  const tools = distinct(
    [...root.key("tools").items(), ...found.flatMap((item) => item.key("tools").items())].flatMap((tool) =>
      readTool(tool, faults),
    ),
  );
  turns.push(...joinNeighbours(readResponsesInput(root.key("input"), new Set(tools.map(({ name }) => name)), faults)));
  const settings = readSettings(root, faults);
  return { meaning: { turns, tools, settings, unread: unread() }, faults: faults.list };
}

/** Tools may be in the conversation too. */
function foundTools(item: Cursor): boolean {
  return (
    item.key("type").value === "additional_tools" ||
    (item.key("type").value === "tool_search_output" && item.key("execution").value === "client")
  );
}

/** A tool that was found again is listed again. */
function distinct(tools: readonly Tool[]): Tool[] {
  return tools.filter((tool, index) => tools.findIndex(({ name }) => name === tool.name) === index);
}

/** A function, a search by the client, or a group of functions. Tools that the vendor runs itself stay unread. */
function readTool(tool: Cursor, faults: Faults, group?: string): Tool[] {
  if (tool.key("type").oneOf("namespace") !== undefined) {
    const own = tool.key("name").text();
    const groupDescription = stated(tool.key("description"), tool.key("description").text());
    return tool
      .key("tools")
      .items()
      .flatMap((inner) => readTool(inner, faults, own === "functions" ? undefined : own))
      .map((inner) => ({ ...inner, groupDescription }));
  }
  const isSearch = tool.key("execution").value === "client" && tool.key("type").oneOf("tool_search") !== undefined;
  if (isSearch) tool.key("execution").text();
  if (!isSearch && tool.key("type").oneOf("function") === undefined) return [];
  const value = isSearch ? "tool_search" : tool.key("name").text();
  const name = group === undefined ? value : `${group}__${value ?? ""}`;
  if (name === undefined) {
    faults.fault(`${tool.path}: a tool without a name`);
    return [];
  }
  const strict = tool.key("strict");
  tool.key("defer_loading").passOver(false);
  return [
    {
      at: tool.path,
      name,
      description: stated(tool.key("description"), tool.key("description").text()),
      schema: stated(tool.key("parameters"), tool.key("parameters").whole()),
      strict: strict.flag() === true ? { value: true, at: strict.path } : undefined,
    },
  ];
}

function readSettings(root: Cursor, faults: Faults): RequestMeaning["settings"] {
  const reader = new SettingsReader();
  reader.flagUnless(false, "stream", root.key("stream"));
  reader.number("limit", root.key("max_output_tokens"));
  reader.number("temperature", root.key("temperature"));
  reader.number("topP", root.key("top_p"));
  reader.numberUnless(0, "topLogprobs", root.key("top_logprobs"));
  reader.number("maxToolCalls", root.key("max_tool_calls"));
  reader.flagUnless(true, "parallel", root.key("parallel_tool_calls"));
  reader.text("user", root.key("safety_identifier"));
  reader.text("user", root.key("user"));
  reader.set("metadata", root.key("metadata"), root.key("metadata").whole());
  reader.text("cacheKey", root.key("prompt_cache_key"));
  reader.text("cacheRetention", root.key("prompt_cache_retention"));
  root.key("store").passOver(false);
  root.key("background").passOver(false);
  root.key("truncation").passOver("disabled");
  root.key("service_tier").passOver("auto", "default", "standard", "standard_only");
  for (const entry of root.key("include").items()) {
    if (entry.passOver("reasoning.encrypted_content").oneOf("message.output_text.logprobs") !== undefined)
      reader.set("logprobs", entry, true);
  }
  readChoice(root.key("tool_choice"), reader);
  readReasoning(root.key("reasoning"), reader);
  readText(root.key("text"), reader, faults);
  return reader.done();
}

function readChoice(choice: Cursor, reader: SettingsReader): void {
  const word = choice.oneOf("auto", "none", "required");
  if (word !== undefined) reader.set("choice", choice, word);
  const type = choice.key("type").oneOf("function", "allowed_tools");
  if (type === "function") {
    const name = choice.key("name").text();
    reader.set("choice", choice, "required");
    reader.set("choiceNames", choice, name === undefined ? undefined : [name]);
  }
  if (type === "allowed_tools") {
    reader.set("choice", choice, choice.key("mode").text());
    reader.set(
      "choiceNames",
      choice,
      choice
        .key("tools")
        .items()
        .map((tool) => (tool.key("type").text(), tool.key("name").text() ?? "")),
    );
  }
}

/** The styles of a summary differ. Only the request for one counts. */
function readReasoning(reasoning: Cursor, reader: SettingsReader): void {
  reader.text("effort", reasoning.key("effort"));
  reasoning.key("mode").passOver("standard");
  reasoning.key("context").passOver("auto");
  for (const name of ["summary", "generate_summary"]) {
    const summary = reasoning.key(name);
    if (summary.oneOf("auto", "concise", "detailed") !== undefined)
      reader.set("reasoningVisible", summary, "summarized");
  }
}

function readText(text: Cursor, reader: SettingsReader, faults: Faults): void {
  reader.text("verbosity", text.key("verbosity"));
  const format = text.key("format");
  const type = format.key("type").oneOf("text", "json_object", "json_schema");
  if (type === "json_object") reader.set("format", format, "json");
  if (type !== "json_schema") return;
  faults.expect(typeof format.key("name").value === "string", `${format.path}: a schema without its name`);
  reader.set("format", format, "schema");
  reader.set("schema", format.key("schema"), format.key("schema").whole());
  reader.text("schemaName", format.key("name"));
  reader.text("schemaDescription", format.key("description"));
  reader.flagUnless(false, "schemaStrict", format.key("strict"));
}

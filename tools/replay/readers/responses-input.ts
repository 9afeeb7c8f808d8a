import { stated, type Cursor } from "../cursor.js";
import type { Faults, MediaPart, Part, Role, TextPart, Turn } from "../meaning.js";
import { readArguments } from "./arguments.js";
import { readDataUri } from "./data-uri.js";
import { readThought } from "./reasoning.js";

const roles: Readonly<Record<string, Role>> = {
  system: "system",
  developer: "system",
  user: "user",
  assistant: "assistant",
};
const inResult = ["input_text", "input_image", "input_file"];
const partsOf: Readonly<Record<Role, readonly string[]>> = {
  system: inResult,
  user: inResult,
  assistant: ["output_text", "refusal"],
};

/** Reads the input of a responses request: text, or a flat list of messages, calls, results and thoughts. */
export function readResponsesInput(input: Cursor, offered: ReadonlySet<string>, faults: Faults): Turn[] {
  const text = input.text();
  if (text !== undefined) return [{ role: "user", parts: [{ kind: "text", at: input.path, text }] }];
  faults.expect(Array.isArray(input.value), `${input.path}: is neither text nor a list`);
  return input.items().flatMap((item) => readItem(item, offered, faults));
}

/** One item. Items of the vendor's own tools and of its stored state stay unread. */
function readItem(item: Cursor, offered: ReadonlySet<string>, faults: Faults): Turn[] {
  const type = item.key("type").value ?? "message";
  const turn = typeof type === "string" ? items[type]?.(item, faults, offered) : undefined;
  if (turn === undefined) return [];
  for (const name of ["type", "id", "status"]) item.key(name).text();
  return [turn];
}

const items: Readonly<
  Record<string, (item: Cursor, faults: Faults, offered: ReadonlySet<string>) => Turn | undefined>
> = {
  message: readMessage,
  function_call: (item, faults, offered) => ({ role: "assistant", parts: [readCall(item, offered, faults)] }),
  additional_tools: (item) => (item.key("role").text(), { role: "system", parts: [] }),
  tool_search_call: (item) =>
    item.key("execution").oneOf("client") === undefined ? undefined : { role: "assistant", parts: [readSearch(item)] },
  tool_search_output: (item) =>
    item.key("execution").oneOf("client") === undefined ? undefined : { role: "user", parts: [readFound(item)] },
  function_call_output: (item, faults) => ({ role: "user", parts: [readResult(item, faults)] }),
  reasoning: (item, faults) => ({ role: "assistant", parts: readReasoning(item, faults) }),
};

function readMessage(message: Cursor, faults: Faults): Turn | undefined {
  const value = message.key("role");
  const role = typeof value.value === "string" ? roles[value.value] : undefined;
  if (role === undefined) {
    faults.fault(`${value.path}: unknown role ${JSON.stringify(value.value)}`);
    return undefined;
  }
  value.text();
  return { role, parts: readContent(message.key("content"), partsOf[role], faults) };
}

function readSearch(item: Cursor): Part {
  return {
    kind: "call",
    at: item.path,
    id: item.key("call_id").text() ?? "",
    name: "tool_search",
    input: item.key("arguments").whole() ?? {},
  };
}

/** The tools themselves are read with the others. */
function readFound(item: Cursor): Part {
  const names = item
    .key("tools")
    .items()
    .map((tool) => tool.key("name").value);
  const text =
    names.length === 0
      ? "No tools were found."
      : `${names.length === 1 ? "This tool" : "These tools"} can be called now: ${names.join(", ")}`;
  return {
    kind: "result",
    at: item.path,
    id: item.key("call_id").text() ?? "",
    parts: [{ kind: "text", at: item.key("tools").path, text }],
  };
}

/** A call names the group of its tool. One that was found by a search is called as a group of its own. */
function nameOf(item: Cursor, offered: ReadonlySet<string>): string | undefined {
  const name = item.key("name").text();
  const group = item.key("namespace").text();
  if (name === undefined || group === undefined || group === "functions") return name;
  const both = `${group}__${name}`;
  return !offered.has(both) && (offered.has(name) || group === name) ? name : both;
}

function readCall(item: Cursor, offered: ReadonlySet<string>, faults: Faults): Part {
  const id = item.key("call_id").text();
  const name = nameOf(item, offered);
  const text = item.key("arguments").text();
  if (id === undefined || name === undefined) faults.fault(`${item.path}: a call without call_id or name`);
  if (text === undefined) faults.fault(`${item.path}: arguments are no text`);
  return {
    kind: "call",
    at: item.path,
    id: id ?? "",
    name: name ?? "",
    input: readArguments(text ?? "", item.path, faults),
  };
}

function readResult(item: Cursor, faults: Faults): Part {
  const id = item.key("call_id").text();
  if (id === undefined) faults.fault(`${item.path}: a result that answers no call`);
  faults.expect(item.key("output").present, `${item.path}: a result without output`);
  const parts = readContent(item.key("output"), inResult, faults);
  const content = parts.filter((part): part is TextPart | MediaPart => part.kind === "text" || part.kind === "media");
  return { kind: "result", at: item.path, id: id ?? "", parts: content };
}

function readReasoning(item: Cursor, faults: Faults): Part[] {
  const texts = (name: string): string[] =>
    item
      .key(name)
      .items()
      .map((part) => {
        faults.expect(
          part.key("type").oneOf("summary_text", "reasoning_text") !== undefined,
          `${part.path}: a piece of reasoning without its type`,
        );
        return part.key("text").text() ?? "";
      });
  const [summary, content] = [texts("summary"), texts("content")];
  faults.expect(Array.isArray(item.key("summary").value), `${item.path}: reasoning without a summary`);
  const words =
    summary.length > 0
      ? { at: item.key("summary").path, pieces: summary }
      : { at: item.key("content").path, pieces: content };
  return readThought(item.path, words, item.key("encrypted_content"));
}

function readContent(content: Cursor, allowed: readonly string[], faults: Faults): Part[] {
  if (!content.present) return [];
  const text = content.text();
  if (text !== undefined) return [{ kind: "text", at: content.path, text }];
  if (!Array.isArray(content.value)) faults.odd(`${content.path}: content is neither text nor a list`);
  return content.items().flatMap((part) => readPart(part, allowed, faults));
}

function readPart(part: Cursor, allowed: readonly string[], faults: Faults): Part[] {
  const type = part.key("type").value;
  faults.expect(typeof type === "string", `${part.path}: a part without a type`);
  if (typeof type !== "string" || !allowed.includes(type)) return [];
  const found = readPartOf(type, part);
  if (found === undefined) {
    faults.odd(`${part.path}: a part of type ${type} without its content`);
    return [];
  }
  part.key("type").text();
  return [found];
}

function readPartOf(type: string, part: Cursor): Part | undefined {
  switch (type) {
    case "input_text":
    case "output_text": {
      const text = part.key("text").text();
      return text === undefined ? undefined : { kind: "text", at: part.path, text };
    }
    case "refusal": {
      const text = part.key("refusal").text();
      return text === undefined ? undefined : { kind: "refusal", at: part.path, text };
    }
    case "input_image":
      return readImage(part);
    default:
      return readFile(part);
  }
}

function readImage(part: Cursor): Part | undefined {
  const given = part.key("detail").passOver("auto");
  const detail = given.value === "auto" ? undefined : stated(given, given.text());
  const common = { kind: "media" as const, medium: "image" as const, at: part.path, detail };
  const url = part.key("image_url").text();
  if (url !== undefined) return { ...common, carrier: part.key("image_url").path, ...(readDataUri(url) ?? { url }) };
  const file = part.key("file_id").text();
  return file === undefined ? undefined : { ...common, carrier: part.key("file_id").path, file };
}

function readFile(part: Cursor): Part | undefined {
  const title = stated(part.key("filename"), part.key("filename").text());
  const common = { kind: "media" as const, medium: "document" as const, at: part.path, title };
  const data = part.key("file_data").text();
  if (data !== undefined) return { ...common, carrier: part.key("file_data").path, ...(readDataUri(data) ?? { data }) };
  const url = part.key("file_url").text();
  if (url !== undefined) return { ...common, carrier: part.key("file_url").path, url };
  const file = part.key("file_id").text();
  return file === undefined ? undefined : { ...common, carrier: part.key("file_id").path, file };
}

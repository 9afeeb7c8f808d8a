import { isObject, listAt, member, parseJson, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import type { Answer, AnsweredCall } from "./clients/client.js";

/** Reads a whole answer or a stream into the parts that a client keeps. */
export function gather(dialect: string, text: string): Answer {
  const whole = parseJson(text);
  const events = whole === undefined ? eventsOf(text) : [];
  switch (dialect) {
    case "messages":
      return ofBlocks(whole === undefined ? blocksOf(events) : objects(listAt(whole, "content")));
    case "responses":
      return ofItems(
        objects(
          listAt(
            whole ??
              member(
                events.find((event) => textAt(event, "type") === "response.completed"),
                "response",
              ),
            "output",
          ),
        ),
      );
    case "generate-content":
      return ofParts(
        (whole === undefined ? events : [whole]).flatMap((one) =>
          objects(listAt(member(listAt(one, "candidates")[0], "content"), "parts")),
        ),
      );
    default:
      return ofMessage(whole === undefined ? messageOf(events) : member(listAt(whole, "choices")[0], "message"));
  }
}

/** The data of each event that has any. */
function eventsOf(text: string): JsonObject[] {
  return objects(text.split(/\r?\n\r?\n/).map((event) => parseJson(/^data: ?(.*)$/m.exec(event)?.[1] ?? "") ?? null));
}

function objects(values: readonly Json[]): JsonObject[] {
  return values.filter(isObject);
}

function wordsOf(parts: readonly JsonObject[]): string {
  return parts.map((part) => textAt(part, "text") ?? "").join("");
}

function ofBlocks(parts: readonly JsonObject[]): Answer {
  const calls = parts
    .filter(({ type }) => type === "tool_use")
    .map((part) => ({ id: String(part.id), name: String(part.name) }));
  return { parts, calls, text: wordsOf(parts.filter(({ type }) => type === "text")) };
}

function blocksOf(events: readonly JsonObject[]): JsonObject[] {
  const blocks: JsonObject[] = [];
  const inputs = new Map<number, string>();
  for (const event of events) {
    const index = Number(event.index);
    const delta = event.delta ?? null;
    if (event.type === "content_block_start" && isObject(event.content_block))
      blocks[index] = { ...event.content_block };
    const block = blocks[index];
    if (event.type !== "content_block_delta" || block === undefined) continue;
    for (const name of ["text", "thinking", "signature"]) {
      const piece = textAt(delta, name);
      if (piece !== undefined) block[name] = String(block[name] ?? "") + piece;
    }
    const piece = textAt(delta, "partial_json");
    if (piece !== undefined) inputs.set(index, (inputs.get(index) ?? "") + piece);
  }
  for (const [index, input] of inputs)
    Object.assign(blocks[index] ?? {}, { input: parseJson(input === "" ? "{}" : input) });
  return blocks;
}

function ofItems(parts: readonly JsonObject[]): Answer {
  const calls = parts.flatMap((item): AnsweredCall[] => {
    if (item.type !== "function_call" && item.type !== "custom_tool_call") return [];
    return [
      {
        id: String(item.call_id),
        name: String(item.name),
        namespace: textAt(item, "namespace"),
        isFreeText: item.type === "custom_tool_call",
      },
    ];
  });
  return { parts, calls, text: wordsOf(parts.flatMap((item) => objects(listAt(item, "content")))) };
}

function ofParts(parts: readonly JsonObject[]): Answer {
  // Pieces of one text are one part. An empty part counts only if it has a signature.
  const joined: JsonObject[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isMore =
      last?.text !== undefined &&
      part.text !== undefined &&
      last.thought === part.thought &&
      last.thoughtSignature === undefined;
    if (isMore) joined[joined.length - 1] = { ...last, ...part, text: String(last.text) + String(part.text) };
    else if (part.text !== "" || part.thoughtSignature !== undefined) joined.push(part);
  }
  const calls = joined.flatMap((part): AnsweredCall[] => {
    const call = part.functionCall;
    return isObject(call) ? [{ id: textAt(call, "id") ?? "", name: String(call.name) }] : [];
  });
  return { parts: joined, calls, text: wordsOf(joined.filter(({ thought }) => thought !== true)) };
}

function ofMessage(message: Json | undefined): Answer {
  const parts = isObject(message) ? [message] : [];
  const calls = listAt(message, "tool_calls").map((call) => ({
    id: textAt(call, "id") ?? "",
    name: textAt(call, "function", "name") ?? "",
  }));
  return { parts, calls, text: textAt(message, "content") ?? "" };
}

function messageOf(events: readonly JsonObject[]): JsonObject {
  const message: JsonObject = { role: "assistant" };
  const calls: JsonObject[] = [];
  for (const event of events) {
    const delta = member(listAt(event, "choices")[0], "delta");
    for (const name of ["content", "reasoning_content"]) {
      const piece = textAt(delta, name);
      if (piece !== undefined && piece !== "") message[name] = String(message[name] ?? "") + piece;
    }
    for (const piece of objects(listAt(delta, "tool_calls"))) {
      const known = calls[Number(piece.index)];
      const words = textAt(piece, "function", "arguments") ?? "";
      if (known === undefined) {
        const { index: _index, ...call } = piece;
        calls[Number(piece.index)] = call;
      } else if (isObject(known.function)) known.function.arguments = String(known.function.arguments) + words;
    }
  }
  return { ...message, content: message.content ?? null, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
}

import { isObject, listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import { refuseAsOpenAi } from "./chat.js";
import type { Spoken, StrictCall, StrictDialect } from "./dialect.js";
import { namedEvent, piecesOf } from "./events.js";
import { chatFamily } from "./model-families.js";
import { checkResponses } from "./responses-rules.js";
import { type ModelInput, type OfferedTool, type ModelOutput, wordsOf } from "./script.js";

const usage = {
  input_tokens: 21,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 9,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 30,
};

export const dialect: StrictDialect = {
  address: (path) => (path === "/responses" ? {} : undefined),
  check: checkResponses,
  readInput,
  speak,
  refuse: refuseAsOpenAi,
};

function readInput({ body, model, wantsStream }: StrictCall): ModelInput {
  const input = listAt(body, "input");
  const isResult = (item: Json | undefined) => /_call_output$/.test(textAt(item, "type") ?? "");
  const lastTurn = input.findLastIndex(
    (item) => textAt(item, "role") === "assistant" || /_call$/.test(textAt(item, "type") ?? ""),
  );
  const additional = input
    .filter((item) => textAt(item, "type") === "additional_tools")
    .flatMap((item) => listAt(item, "tools"));
  return {
    model,
    wantsStream,
    tools: [...listAt(body, "tools"), ...additional].flatMap((tool) => offered(tool)),
    results: input
      .slice(lastTurn + 1)
      .filter(isResult)
      .map((item) => wordsOf(member(item, "output"))),
    schema: member(body, "text", "format", "schema"),
    reasons: chatFamily(model).efforts.length > 0,
  };
}

function offered(tool: Json, namespace?: string): OfferedTool[] {
  const type = textAt(tool, "type");
  const name = textAt(tool, "name") ?? "";
  if (type === "namespace") return listAt(tool, "tools").flatMap((inner) => offered(inner, name));
  if (type !== "function" && type !== "custom") return [];
  return [{ name, namespace, schema: member(tool, "parameters") ?? null, isFreeText: type === "custom" }];
}

function speak(written: ModelOutput, call: StrictCall, turn: number): Spoken {
  const output = outputOf(written, call, turn);
  const at = { id: `resp_strict${turn}`, object: "response", created_at: 1_790_000_000, model: call.model };
  const echo = {
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    parallel_tool_calls: true,
    temperature: 1,
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    store: false,
    text: { format: { type: "text" } },
    truncation: "disabled",
    reasoning: { effort: null, summary: null },
  };
  const body = { ...at, ...echo, status: "completed", output, usage };
  const begun = { ...at, ...echo, status: "in_progress", output: [], usage: null };
  let number = 0;
  const event = (type: string, more: JsonObject) => namedEvent(type, { type, sequence_number: number++, ...more });
  const pieces = [
    event("response.created", { response: begun }),
    event("response.in_progress", { response: begun }),
    ...output.flatMap((item, output_index) =>
      itemEvents(item, (type, more) => event(type, { output_index, item_id: item.id ?? "", ...more })),
    ),
    event("response.completed", { response: body }),
  ];
  return { body, pieces };
}

function outputOf(written: ModelOutput, { body, model, memory }: StrictCall, turn: number): JsonObject[] {
  const output: JsonObject[] = [];
  if (written.thought !== undefined && chatFamily(model).efforts.length > 0) {
    const requested = listAt(body, "include").includes("reasoning.encrypted_content");
    const summary =
      textAt(body, "reasoning", "summary") === undefined ? [] : [{ type: "summary_text", text: written.thought }];
    output.push({
      type: "reasoning",
      id: `rs_strict${turn}`,
      summary,
      ...(requested ? { encrypted_content: memory.make(written.thought) } : {}),
    });
  }
  if (written.text !== undefined) {
    const content = [{ type: "output_text", text: written.text, annotations: [], logprobs: [] }];
    output.push({ type: "message", id: `msg_strict${turn}`, status: "completed", role: "assistant", content });
  }
  for (const [index, { id, tool, arguments: given }] of written.calls.entries()) {
    const named = {
      call_id: id,
      name: tool.name,
      ...(tool.namespace === undefined ? {} : { namespace: tool.namespace }),
      status: "completed",
    };
    const item_id = `strict${turn}x${index}`;
    output.push(
      tool.isFreeText === true
        ? { type: "custom_tool_call", id: `ctc_${item_id}`, ...named, input: String(given.input) }
        : { type: "function_call", id: `fc_${item_id}`, ...named, arguments: JSON.stringify(given) },
    );
  }
  return output;
}

type WriteEvent = (type: string, more: JsonObject) => string;

function itemEvents(item: JsonObject, write: WriteEvent): string[] {
  // Events are numbered when they are written, so the last one is written last.
  const done = () => write("response.output_item.done", { item });
  switch (item.type) {
    case "reasoning":
      return [
        write("response.output_item.added", { item: { ...item, summary: [] } }),
        ...summaryEvents(item, write),
        done(),
      ];
    case "message":
      return [
        write("response.output_item.added", { item: { ...item, status: "in_progress", content: [] } }),
        ...textEvents(item, write),
        done(),
      ];
    default:
      return [...callEvents(item, write), done()];
  }
}

function summaryEvents(item: JsonObject, writeEvent: WriteEvent): string[] {
  return listAt(item, "summary").flatMap((part, summary_index) => [
    writeEvent("response.reasoning_summary_part.added", { summary_index, part: { type: "summary_text", text: "" } }),
    ...piecesOf(textAt(part, "text") ?? "").map((delta) =>
      writeEvent("response.reasoning_summary_text.delta", { summary_index, delta }),
    ),
    writeEvent("response.reasoning_summary_text.done", { summary_index, text: textAt(part, "text") ?? "" }),
    writeEvent("response.reasoning_summary_part.done", { summary_index, part }),
  ]);
}

function textEvents(item: JsonObject, toEvent: WriteEvent): string[] {
  return listAt(item, "content").flatMap((part, content_index) => [
    toEvent("response.content_part.added", { content_index, part: { ...(isObject(part) ? part : {}), text: "" } }),
    ...piecesOf(textAt(part, "text") ?? "").map((delta) =>
      toEvent("response.output_text.delta", { content_index, delta, logprobs: [] }),
    ),
    toEvent("response.output_text.done", { content_index, text: textAt(part, "text") ?? "", logprobs: [] }),
    toEvent("response.content_part.done", { content_index, part }),
  ]);
}

function callEvents(item: JsonObject, write: WriteEvent): string[] {
  const [holder, type] =
    item.type === "custom_tool_call"
      ? ["input", "response.custom_tool_call_input"]
      : ["arguments", "response.function_call_arguments"];
  const whole = textAt(item, holder) ?? "";
  return [
    write("response.output_item.added", { item: { ...item, status: "in_progress", [holder]: "" } }),
    ...piecesOf(whole).map((delta) => write(`${type}.delta`, { delta })),
    write(`${type}.done`, { [holder]: whole }),
  ];
}

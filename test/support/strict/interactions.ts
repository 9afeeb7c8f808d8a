import { listAt, member, textAt, type Json, type JsonObject } from "../../../tools/replay/json.js";
import type { Spoken, StrictCall, StrictDialect } from "./dialect.js";
import { namedEvent, piecesOf } from "./events.js";
import { checkInteractions } from "./interactions-rules.js";
import { generateContentFamily } from "./model-families.js";
import { type ModelInput, type ModelOutput, wordsOf } from "./script.js";

const usage = {
  total_input_tokens: 21,
  total_output_tokens: 9,
  total_thought_tokens: 0,
  total_cached_tokens: 0,
  total_tokens: 30,
};

export const dialect: StrictDialect = {
  address: (path) => (path === "/interactions" ? {} : undefined),
  check: checkInteractions,
  readInput,
  speak,
  refuse: ({ status, code, message }) => ({
    error: { code: code ?? (status === 404 ? "not_found" : "invalid_request"), message },
  }),
};

function readInput({ body, model, wantsStream }: StrictCall): ModelInput {
  const steps = listAt(body, "input");
  const lastTurn = steps.findLastIndex((step) =>
    ["model_output", "function_call"].includes(textAt(step, "type") ?? ""),
  );
  const results = steps.slice(lastTurn + 1).filter((step) => textAt(step, "type") === "function_result");
  return {
    model,
    wantsStream,
    tools: listAt(body, "tools").map((tool) => ({
      name: textAt(tool, "name") ?? "",
      schema: member(tool, "parameters") ?? null,
    })),
    results: results.map((step) => wordsOf(member(step, "result"))),
    // One format, or a list with one for each kind of output.
    schema: [body.response_format, ...listAt(body, "response_format")]
      .map((format) => member(format, "schema"))
      .find((schema) => schema !== undefined),
    reasons: generateContentFamily(model).reasons,
  };
}

function speak(output: ModelOutput, call: StrictCall, turn: number): Spoken {
  const steps = stepsOf(output, call, turn);
  const status = output.calls.length > 0 ? "requires_action" : "completed";
  const at = "2026-11-22T10:00:00Z";
  const interaction = { id: `int_strict${turn}`, object: "interaction", model: call.model, created: at, updated: at };
  const event = (event_type: string, more: JsonObject) => namedEvent(event_type, { event_type, ...more });
  const pieces = [
    event("interaction.created", { interaction: { ...interaction, status: "in_progress" } }),
    event("interaction.status_update", { interaction_id: interaction.id, status: "in_progress" }),
    ...steps.flatMap((step, index) => {
      const [start, deltas] = begun(step);
      return [
        event("step.start", { index, step: start }),
        ...deltas.map((delta) => event("step.delta", { index, delta })),
        event("step.stop", { index }),
      ];
    }),
    event("interaction.completed", { interaction: { ...interaction, status, usage } }),
    "event: done\ndata: [DONE]\n\n",
  ];
  return { body: { ...interaction, status, steps, usage }, pieces };
}

function stepsOf(output: ModelOutput, { body, model, memory }: StrictCall, turn: number): JsonObject[] {
  const steps: JsonObject[] = [];
  if (output.thought !== undefined && generateContentFamily(model).reasons) {
    const shows = textAt(body, "generation_config", "thinking_summaries") === "auto";
    const thought: JsonObject = { type: "thought", signature: memory.make(output.thought) };
    if (shows) thought.summary = [{ type: "text", text: output.thought }];
    steps.push(thought);
  }
  if (output.text !== undefined) steps.push({ type: "model_output", content: [{ type: "text", text: output.text }] });
  for (const [index, { tool, arguments: given }] of output.calls.entries()) {
    steps.push({ type: "function_call", id: `fc-${turn}-${index}`, name: tool.name, arguments: given });
  }
  return steps;
}

/** A step as it begins, and the deltas that are then added to it. */
function begun(step: JsonObject): [JsonObject, JsonObject[]] {
  if (step.type === "thought") {
    const summary = listAt(step, "summary").map((content) => ({ type: "thought_summary", content }));
    return [{ type: "thought" }, [...summary, { type: "thought_signature", signature: step.signature ?? "" }]];
  }
  if (step.type === "model_output") {
    const words = wordsOf(step.content as Json);
    return [{ type: "model_output" }, piecesOf(words).map((text) => ({ type: "text", text }))];
  }
  const pieces = piecesOf(JSON.stringify(step.arguments)).map((given) => ({
    type: "arguments_delta",
    arguments: given,
  }));
  return [{ ...step, arguments: {} }, pieces];
}

import { GoogleGenAI } from "@google/genai";
import {
  gatherInteraction,
  type InteractionEvent,
  type Step,
  type GatheredInteraction,
} from "../../../support/clients/gather-interaction.js";
import { type ClientCall, type SdkAnswer, QUESTION, RESULT, TAKEN, TOOL_NAMES, type SdkClient } from "./sdk-client.js";

const INPUT: Step[] = [{ type: "user_input", content: [{ type: "text", text: QUESTION }] }];
const tools = TOOL_NAMES.map((name) => ({ type: "function" as const, name, parameters: TAKEN }));
const generation_config = { thinking_level: "low" as const, thinking_summaries: "auto" as const };

async function interact({ at: { url, key }, model, stream }: ClientCall, input: Step[]): Promise<GatheredInteraction> {
  const { interactions } = new GoogleGenAI({ apiKey: key, httpOptions: { baseUrl: url } });
  const params = { model, input, tools, generation_config };
  const options = { retries: { strategy: "none" as const } };
  if (!stream) return interactions.create(params, options);
  const events: InteractionEvent[] = [];
  for await (const event of await interactions.create({ ...params, stream }, options)) {
    // The client returns errors as events.
    if (event.event_type === "error") throw new Error(event.error?.message);
    events.push(event);
  }
  return gatherInteraction(events);
}

const callsOf = ({ steps }: GatheredInteraction) =>
  steps.flatMap((step) => (step.type === "function_call" ? [step] : []));
const wordsOf = (contents: readonly { type: string; text?: string }[]) =>
  contents.map(({ text }) => text ?? "").join("");

function readAnswer(reported: GatheredInteraction): SdkAnswer {
  const { steps, status, usage } = reported;
  return {
    text: steps.map((step) => (step.type === "model_output" ? wordsOf(step.content ?? []) : "")).join(""),
    thoughts: steps.map((step) => (step.type === "thought" ? wordsOf(step.summary ?? []) : "")).join(""),
    calls: callsOf(reported).map(({ id, name, arguments: given }) => ({ id, name, arguments: given })),
    isCutShort: status === "incomplete",
    input: usage?.total_input_tokens,
    output: (usage?.total_output_tokens ?? 0) + (usage?.total_thought_tokens ?? 0),
  };
}

const sdkClient: SdkClient = {
  bringsStateBack: true,
  ask: async (params) => readAnswer(await interact(params, INPUT)),
  async converse(params) {
    const first = await interact(params, INPUT);
    const results = callsOf(first).map(({ id, name }) => ({
      type: "function_result" as const,
      call_id: id,
      name,
      result: RESULT,
    }));
    return readAnswer(await interact(params, [...INPUT, ...first.steps, ...results]));
  },
};

export const sdkClients: ReadonlyMap<string, SdkClient> = new Map([["the genai client's interactions", sdkClient]]);

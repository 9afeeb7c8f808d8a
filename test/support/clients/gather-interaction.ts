/** Joins the events of an interaction: the client returns them as they come. */
import type { Interactions } from "@google/genai";

export type Step = Interactions.Step;
export type InteractionEvent = Interactions.InteractionSSEEvent;

/** The request for an interaction, whole or streamed. */
export interface GatheredInteraction {
  readonly id?: string;
  readonly model?: string;
  readonly status?: string;
  readonly steps: Step[];
  readonly usage?: Interactions.Usage;
}

type Growing = Record<string, unknown>;

/** The interaction that a stream of events builds, as far as it goes. */
export function gatherInteraction(events: readonly InteractionEvent[]): GatheredInteraction {
  const steps: Growing[] = [];
  let reported: Omit<GatheredInteraction, "steps"> = {};
  for (const event of events) {
    if (event.event_type === "step.start") steps[event.index] = { ...event.step };
    else if (event.event_type === "step.delta") grow(steps[event.index], event.delta);
    else if (event.event_type === "interaction.completed") reported = event.interaction;
  }
  const { id, model, status, usage } = reported;
  return { id, model, status, usage, steps: steps.map(closed) as unknown as Step[] };
}

function grow(step: Growing | undefined, delta: Interactions.StepDelta["delta"]): void {
  if (step === undefined) throw new Error("a step grows before it starts");
  if (delta.type === "text") step.content = withText(step.content, delta.text);
  else if (delta.type === "arguments_delta")
    step.argumentText = `${String(step.argumentText ?? "")}${delta.arguments ?? ""}`;
  else if (delta.type === "thought_summary")
    step.summary = withText(step.summary, delta.content?.type === "text" ? delta.content.text : undefined);
  else if (delta.type === "thought_signature") step.signature = delta.signature;
  else throw new Error(`nothing is known of ${delta.type}`);
}

function withText(content: unknown, piece = ""): unknown {
  const [first] = Array.isArray(content) ? (content as { text: string }[]) : [];
  return [{ type: "text", text: `${first?.text ?? ""}${piece}` }];
}

/** Arguments come as text and are replayed as an object. */
function closed({ argumentText, ...step }: Growing): Growing {
  return argumentText === undefined ? step : { ...step, arguments: JSON.parse(String(argumentText)) as unknown };
}

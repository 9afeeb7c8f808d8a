import type { RecordedStream } from "./recorded-stream.js";

const interaction = { id: "v1_1", object: "interaction", model: "m" };
const used = { total_input_tokens: 3, total_output_tokens: 2, total_tokens: 5 };

export const recordedStreams: readonly RecordedStream[] = [
  {
    events: [
      { event_type: "interaction.created", interaction: { ...interaction, status: "in_progress" } },
      { event_type: "interaction.status_update", interaction_id: "v1_1", status: "in_progress" },
      { event_type: "step.start", index: 0, step: { type: "model_output" } },
      { event_type: "step.delta", index: 0, delta: { type: "text", text: "Hello" } },
      { event_type: "step.stop", index: 0 },
      { event_type: "interaction.completed", interaction: { ...interaction, status: "completed", usage: used } },
      "[DONE]",
    ],
    closesAfter: 5,
    endsWith: 6,
  },
  // The parts that a host sends without usage are reported as well.
  {
    events: [
      { event_type: "step.start", index: 0, step: { type: "model_output" } },
      { event_type: "step.delta", index: 0, delta: { type: "text", text: "Hello" } },
      { event_type: "interaction.completed", interaction: { ...interaction, status: "completed" } },
      "[DONE]",
    ],
    closesAfter: 2,
    endsWith: 3,
  },
];

/** A model that the simulator plays. */
export interface SimulatedModel {
  readonly name: string;
  /** What a caller sees of it. */
  readonly shows: string;
}

/** The models worth trying. Others may be called too: the end of a name decides what a model does. */
export const simulatedModels: readonly SimulatedModel[] = [
  { name: "assistant", shows: "answers, calculates, calls tools, fills in JSON schemas" },
  { name: "assistant-thinking", shows: "reasons before it answers" },
  { name: "assistant-slow", shows: "waits three seconds before its first byte" },
  { name: "assistant-refusal", shows: "declines whatever it is asked" },
  { name: "assistant-error-429", shows: "always has reached its limit" },
  { name: "assistant-error-503", shows: "is always overloaded" },
  { name: "assistant-error-stream", shows: "fails in the middle of a stream" },
  { name: "assistant-cut", shows: "hangs up in the middle of an answer" },
];

/** A model that the simulator plays. */
export interface SimulatedModel {
  readonly name: string;
  /** What its answers show to a caller. */
  readonly shows: string;
}

/** The listed models. Others can be called too: the end of a name decides what a model does. */
export const simulatedModels: readonly SimulatedModel[] = [
  { name: "assistant", shows: "answers, calculates, calls tools, fills in JSON schemas" },
  { name: "assistant-thinking", shows: "reasons before it answers" },
  { name: "assistant-slow", shows: "waits three seconds before its first byte" },
  { name: "assistant-refusal", shows: "refuses every request" },
  { name: "assistant-error-429", shows: "has always reached its limit" },
  { name: "assistant-error-503", shows: "is always overloaded" },
  { name: "assistant-error-stream", shows: "fails in the middle of a stream" },
  { name: "assistant-cut", shows: "hangs up in the middle of an answer" },
];

/** The models that make videos. The end of a name also decides what happens to the videos. */
export const simulatedVideographers: readonly SimulatedModel[] = [
  { name: "videographer", shows: "makes a small video in three seconds" },
  { name: "videographer-fails", shows: "begins, and fails" },
  { name: "videographer-moderated", shows: "makes videos that are withheld for safety" },
  { name: "videographer-expires", shows: "does not come to an end in time" },
  { name: "videographer-empty", shows: "reports success without a video" },
  { name: "videographer-stuck", shows: "is never done" },
];

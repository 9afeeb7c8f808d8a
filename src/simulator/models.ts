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

/** Those that make videos. The end of a name decides what becomes of the videos, too. */
export const simulatedVideographers: readonly SimulatedModel[] = [
  { name: "videographer", shows: "makes a small video in three seconds" },
  { name: "videographer-fails", shows: "begins, and fails" },
  { name: "videographer-moderated", shows: "makes videos that are withheld for safety" },
  { name: "videographer-expires", shows: "does not come to an end in time" },
  { name: "videographer-empty", shows: "says that it is done, and has made nothing" },
  { name: "videographer-stuck", shows: "is never done" },
];

/** What a simulated model does besides answering. */
export interface Behaviour {
  /** It fails with this status. */
  readonly failure?: number;
  /** Half-way through, its answer ends with an error, or with nothing. */
  readonly breaks?: "error" | "cut";
  readonly waitMilliseconds?: number;
  readonly refuses?: boolean;
  readonly thinks?: boolean;
  /** How its videos fail. */
  readonly failureMode?: FailureMode;
}

/** How a job fails. A job that is `stuck` never ends. */
export type FailureMode = "fails" | "moderated" | "expires" | "empty" | "stuck";

const BY_ENDING: readonly (readonly [string, Behaviour])[] = [
  ["-thinking", { thinks: true }],
  ["-slow", { waitMilliseconds: 3_000 }],
  ["-refusal", { refuses: true }],
  ["-error-stream", { breaks: "error" }],
  ["-cut", { breaks: "cut" }],
  ["-fails", { failureMode: "fails" }],
  ["-moderated", { failureMode: "moderated" }],
  ["-expires", { failureMode: "expires" }],
  ["-empty", { failureMode: "empty" }],
  ["-stuck", { failureMode: "stuck" }],
];
const FAILURE = /-error-([45]\d\d)$/;

/** A model's behaviour, by the suffix of its name. */
export function behaviourOf(model: string): Behaviour {
  const status = FAILURE.exec(model)?.[1];
  if (status !== undefined) return { failure: Number(status) };
  return BY_ENDING.find(([ending]) => model.endsWith(ending))?.[1] ?? {};
}

/** What a stream writer is given, and the state that it starts from. */
import type { Wire } from "../json.js";
import type { ToolNames } from "../tool-names.js";
import { makeId, now } from "../write.js";
import type { StreamState, StreamTemplates } from "./contract.js";

export interface StreamWriterOptions {
  readonly model: string;
  readonly requestId: string;
  /** The client requested the event that contains only usage. */
  readonly usageWanted: boolean;
  /** The estimated input tokens, written where usage is due before the upstream reports it. */
  readonly inputEstimate?: number | undefined;
  /** The estimated output tokens so far, written where the upstream does not report usage. */
  readonly outputEstimate?: (() => number) | undefined;
  /** Tools that have another name at the upstream. */
  readonly toolNames?: ToolNames;
  /** The family of the opaque state, which is tagged with it. */
  readonly family?: string | undefined;
  /** What the client's dialect repeats of the request. */
  readonly echo?: Wire | undefined;
  write(text: string): void;
}

export function initialState(
  { idPrefix }: StreamTemplates,
  { model, requestId, echo, inputEstimate: input = 0 }: StreamWriterOptions,
): StreamState {
  return {
    id: makeId(idPrefix),
    model,
    created: now(),
    requestId,
    echo,
    sequence: 0,
    parts: [],
    finish: "other",
    stopSequence: undefined,
    explanation: undefined,
    usage: { input, output: 0, total: input },
  };
}

/** A client as the wire tests use it: every one asks the same, and tells what it heard in the same words. */
import type { RunningGateway } from "../../../support/gateway.js";

export type At = Pick<RunningGateway, "url" | "key">;

export interface ClientCall {
  readonly at: At;
  readonly model: string;
  readonly stream: boolean;
}

/** A call as the client hands it on. */
export interface AnsweredCall {
  readonly id?: string;
  readonly name?: string;
  readonly arguments: unknown;
}

/** What a client makes of an answer. */
export interface SdkAnswer {
  readonly text: string;
  /** Undefined where the client has no place for reasoning. */
  readonly thoughts?: string;
  readonly calls: readonly AnsweredCall[];
  readonly isCutShort: boolean;
  readonly input?: number;
  readonly output?: number;
}

export interface SdkClient {
  /** Asks once; fails with the client's own error. */
  ask(params: ClientCall): Promise<SdkAnswer>;
  /** Asks, answers every call, and tells the answer to that. */
  converse(options: ClientCall): Promise<SdkAnswer>;
  /** Whether opaque state of the model comes back with the second question. */
  readonly bringsStateBack: boolean;
}

export const QUESTION = "What are the weather in Oslo and the clock here?";
export const TOOL_NAMES = ["get_weather", "read_clock"] as const;
export const TAKEN = {
  type: "object" as const,
  properties: {
    city: { type: "string" as const },
    days: { type: "array" as const, items: { type: "integer" as const } },
  },
};
export const RESULT = "snow, five past nine";

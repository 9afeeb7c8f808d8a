/** A client as the wire tests use it. All send the same requests, and return what they received in the same form. */
import type { RunningGateway } from "../../../support/gateway.js";

export type At = Pick<RunningGateway, "url" | "key">;

export interface ClientCall {
  readonly at: At;
  readonly model: string;
  readonly stream: boolean;
}

/** A call as the client returns it. */
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
  /** Sends one request. Fails with the client's own error. */
  ask(params: ClientCall): Promise<SdkAnswer>;
  /** Sends a request, answers every call, and returns the answer to that. */
  converse(options: ClientCall): Promise<SdkAnswer>;
  /** Whether opaque state of the model returns with the second request. */
  readonly bringsStateBack: boolean;
  /** Whether it shows reasoning. If absent, it does if it brings state back. */
  readonly showsReasoning?: boolean;
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

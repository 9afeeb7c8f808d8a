// Made from specs/language/provider.json by "make generate". Change the specs, not this file.
import type { CommonHeaders } from "./common.js";
import type { Passes } from "./passes.js";

/** The known properties of a vendor's upstream. A catalog can override each of them. */
export type Provider = {
  readonly preset: string;
  readonly base_url?: string;
  readonly auth?: string;
  readonly headers?: CommonHeaders;
  readonly dialects: string[];
  readonly profiles?: {
    readonly models?: string[];
    readonly profile?: string;
    readonly else?: string;
    readonly of?: string;
  }[];
  readonly family?: string;
  readonly starter?: {
    readonly variable: string;
    readonly checked?: string;
    readonly prices: string;
    readonly dialect?: string;
    readonly models: {
      readonly model: string;
      readonly input?: number;
      readonly cached_input?: number;
      readonly cache_write?: number;
      readonly cache_write_hour?: number;
      readonly output?: number;
    }[];
  };
  readonly wire?: Readonly<
    Record<
      string,
      {
        readonly as?: string;
        readonly rename?: Readonly<Record<string, string>>;
        readonly ignored?: string[];
        readonly roles?: Readonly<Record<string, string>>;
        readonly lacks?: string[];
        readonly reasoning_switch?: {
          readonly at: string;
          readonly on: string | number | boolean | null;
          readonly off: string | number | boolean | null;
        };
        readonly reasoning?: "returned";
        readonly reasoning_refused?: string[];
        readonly instructions?: "first";
        readonly tool_choice?: "of_one";
        readonly longest?: Readonly<Record<string, number>>;
        readonly family?: string;
        readonly cache_marks?: number;
        readonly strict_answers?: {
          readonly levels: number;
          readonly properties: number;
          readonly values: number;
        };
        readonly state_at?: "calls" | "reasoning";
        readonly state?: "unrequested";
        readonly usage?: "unrequested";
        readonly before_write?: Passes;
      }
    >
  >;
};

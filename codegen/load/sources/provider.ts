/** Files of specs/providers as specs/language/provider.json has them. */
import type { Json } from "../../../src/conversion/json.js";
import type { PassSource } from "./mapping.js";

export interface PresetSource {
  readonly preset: string;
  readonly base_url?: string;
  readonly auth?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly dialects: readonly string[];
  readonly profiles?: readonly ProfileLine[];
  readonly family?: string;
  readonly starter?: StarterSource;
  readonly wire?: Readonly<Record<string, WireSource>>;
}

/** What a new catalog gets for a provider whose key is in the environment. */
export interface StarterSource {
  readonly variable: string;
  /** A day. */
  readonly checked?: string;
  readonly prices: string;
  readonly dialect?: string;
  readonly models: readonly StarterModel[];
}

export interface StarterModel {
  readonly model: string;
  /** Absent with all other prices: they are not known. */
  readonly input?: number;
  readonly cached_input?: number;
  readonly cache_write?: number;
  readonly output?: number;
}

/** Names and their profile, the profile of all others, or another preset whose lines are these. */
export interface ProfileLine {
  readonly models?: readonly string[];
  readonly profile?: string;
  readonly else?: string;
  readonly of?: string;
}

/** How a host differs from a dialect that it offers. */
export interface WireSource {
  readonly as?: string;
  readonly rename?: Readonly<Record<string, string>>;
  readonly roles?: Readonly<Record<string, string>>;
  readonly lacks?: readonly string[];
  readonly reasoning_switch?: { readonly at: string; readonly on: Json; readonly off: Json };
  readonly reasoning?: "returned";
  readonly reasoning_refused?: readonly string[];
  readonly instructions?: "first";
  readonly longest?: Readonly<Record<string, number>>;
  readonly family?: string;
  readonly cache_marks?: number;
  readonly state_at?: "calls" | "reasoning";
  readonly state?: "unrequested";
  readonly usage?: "unrequested";
  readonly before_write?: readonly PassSource[];
}

import type { JsonObject } from "../../../tools/replay/json.js";
import type { OpaqueMemory } from "./opaque-memory.js";
import type { Refusal } from "./refusal.js";
import type { ModelInput, ModelOutput } from "./script.js";

/** The parts of a call's address. */
export interface Address {
  readonly model?: string | undefined;
  readonly wantsStream?: boolean;
}

export interface StrictCall {
  readonly body: JsonObject;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The model's name at the vendor, from the body or the address. */
  readonly model: string;
  readonly wantsStream: boolean;
  readonly memory: OpaqueMemory;
  /** The vendor's tools that are no functions are accepted too, as the first party of the dialect does. */
  readonly takesNativeTools: boolean;
}

/** One answer, in one body and as the pieces of a stream. */
export interface Spoken {
  readonly body: JsonObject;
  readonly pieces: readonly string[];
}

/** A vendor's endpoint: its rules, its reader and its writer. */
export interface StrictDialect {
  /** Reads the address of a call, after the base URL. Undefined where it is none of the dialect's. */
  address(path: string): Address | undefined;
  /** Throws a `Refusal` where the vendor refuses. */
  check(call: StrictCall): void;
  readInput(call: StrictCall): ModelInput;
  speak(output: ModelOutput, call: StrictCall, turn: number): Spoken;
  refuse(refusal: Refusal): JsonObject;
}

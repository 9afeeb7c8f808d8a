/**
 * The answers of upstreams in these tests, without a dialect. Each file beside this one writes them as a vendor does.
 */

/** The upstream's own name of its model, which no client may see. */
export const INNER_MODEL = "inner-model-2026-01-01";
export const PIECES = ["Oslo is the ", "capital of Norw", "ay — of cour", "se 🇳🇴."] as const;
export const WORDS = PIECES.join("");
export const THOUGHTS = ["Norway has ", "one capital."] as const;
export const SIGNATURE = "EqQBCkYIBxgCKkD3bm90IGEgcmVhbCBzaWduYXR1cmU=";
export const CALLS = [
  { id: "call_Aa1", name: "get_weather", arguments: { city: "Oslo", days: [1, 2] } },
  { id: "call_Bb2", name: "read_clock", arguments: {} },
] as const;
/** Tokens: the cached ones are part of the input. */
export const USAGE = { input: 21, cached: 5, output: 9, reasoning: 4 } as const;

/** One answer, in one body and as a stream. */
export interface VendorAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  readonly stream: readonly string[];
}

/** How a vendor writes an answer of each kind. */
export interface VendorForms {
  /** The member of an answer that names the model. */
  readonly modelKey: string;
  /** The members of an answer that are counts of tokens, where they are in no object of their own. */
  readonly countMembers?: readonly string[];
  /** Text, and nothing else. */
  readonly words: VendorAnswer;
  /** Two parallel calls. */
  readonly calls: VendorAnswer;
  /** Reasoning before the text. */
  readonly reasoned: VendorAnswer;
  /** Text that the output limit cut off. */
  readonly cutShort: VendorAnswer;
  /** Text that a stop sequence ended. */
  readonly stopped: VendorAnswer;
  /** An error's body. */
  error(status: number, message: string): Readonly<Record<string, unknown>>;
  /** An error in the middle of a stream. */
  errorEvent(message: string): string;
  /** The events of `words` up to somewhere in the middle of the text. */
  readonly beginning: readonly string[];
}

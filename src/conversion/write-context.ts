/** What a dialect's request is written for. */
import type { Family } from "./family.js";
import type { SwitchSetting } from "./reasoning-words.js";
import type { SchemaSize } from "./schema-size.js";
import type { OwnTool } from "./tool-names.js";

export interface WriteContext {
  /** The model's name at the upstream. */
  readonly model: string;
  readonly stream: boolean;
  /** The output limit of the model, from the catalog or the provider's preset. */
  readonly outputLimit?: number;
  /** The limit for requests without one, if the catalog has none. */
  readonly usualLimit?: number | undefined;
  /** The properties of its family. */
  readonly family?: Family;
  /** Where its family, or its host, has instructions. */
  readonly instructions?: Family["instructions"] | undefined;
  /** The host has a switch for reasoning. The writer sets it here. */
  readonly reasoningSwitch?: SwitchSetting | undefined;
  /** The host needs the reasoning of earlier turns as text. */
  readonly wantsReasoning?: boolean;
  /** With `auto`, repeated prompts are marked for the cache, if the dialect has marks and the client sets none. */
  readonly promptCache?: "auto" | "off";
  /** Where the host needs opaque state: on calls, or in its record of the reasoning. */
  readonly stateAt?: "calls" | "reasoning" | undefined;
  /** The most cache marks that the host accepts, if its dialect has none. */
  readonly cacheMarks?: number | undefined;
  /** The largest strict schemas, where the host enforces schemas of answers only if they are strict. */
  readonly strictAnswers?: SchemaSize | undefined;
  /** Filled with tools that are declared in another form: from the name at the upstream to the client's own tool. */
  readonly toolNames?: Map<string, OwnTool>;
}

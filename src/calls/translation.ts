/** What a call is translated from and to. */
import type { IncomingHttpHeaders } from "node:http";
import type { Model } from "../catalog/types.js";
import type { AnyDialect, ToolNames } from "../registry.js";
import type { Payload } from "../bodies/attachments.js";
import type { Registry } from "./context.js";
import type { Body } from "../bodies/body.js";

/** The request, for any target. */
export interface TranslateInput {
  readonly body: Body;
  readonly headers: IncomingHttpHeaders;
  readonly dialect: AnyDialect;
  readonly stream: boolean;
  readonly model: Pick<Model, "maxOutputTokens">;
}

export interface Translation {
  readonly sent: string | Payload;
  /** Headers of the client that are forwarded. */
  readonly headers: Readonly<Record<string, string>>;
  readonly isConverted: boolean;
  /**
   * The family of the opaque state in the answer, where it is tagged: that of the client dialect's vendor has no tag.
   */
  readonly family?: string | undefined;
  /** The paths of the client's body that the upstream does not get, in document order. */
  readonly dropped: readonly string[];
  /** Tools that have another name at the upstream. */
  readonly toolNames: ToolNames;
  /** The IDs of the calls in a converted request's history. */
  readonly callIds?: ReadonlySet<string> | undefined;
  /** How many results the answer must have, if that is known. */
  readonly wanted?: number | undefined;
}

export type Converter = Pick<
  Registry,
  "Loss" | "ConversionError" | "fitProfile" | "keepOwnState" | "stateEdits" | "formsOf" | "rewriteForProfile"
>;

/** Translates a call for a target: it is forwarded within its dialect, and converted into another. */
import type { IncomingHttpHeaders } from "node:http";
import type { Model } from "../catalog/types.js";
import type { AnyDialect, ToolNames } from "../registry.js";
import type { Payload } from "../bodies/attachments.js";
import type { Target } from "../upstream/target.js";
import type { Registry } from "./context.js";
import type { MaybePromise } from "../errors/maybe-promise.js";
import type { Body } from "../bodies/body.js";
import { convert } from "./convert.js";
import { forward } from "./forward.js";
import type { MediaHosts } from "./media-hosts.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";

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
  /** How many results the answer to a converted request must have, if that is known. */
  readonly wanted?: number | undefined;
}

export type Converter = Pick<
  Registry,
  "Loss" | "ConversionError" | "fitProfile" | "keepOwnState" | "stateEdits" | "formsOf" | "rewriteForProfile"
>;

/** The upstream's request for a call. Media are looked up only where an upstream requires a type that is missing. */
export function translate(
  input: TranslateInput,
  target: Target,
  converter: Converter,
  hosts?: MediaHosts,
): MaybePromise<Translation> {
  const loss = new converter.Loss(input.dialect.paths, input.body.json, input.body.text);
  const refuse = (error: unknown): never => {
    if (error instanceof converter.ConversionError)
      throw new UnsuitedRouteError("invalid_request", error.message, { param: error.path });
    throw error;
  };
  try {
    if (target.dialect === input.dialect) return forward(input, target, loss, converter);
    const translation = convert(input, target, loss, converter, hosts);
    return translation instanceof Promise ? translation.catch(refuse) : translation;
  } catch (error) {
    return refuse(error);
  }
}

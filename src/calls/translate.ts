/** Translates a call for a target: it is forwarded within its dialect, and converted into another. */
import type { Target } from "../upstream/target.js";
import type { MaybePromise } from "../errors/maybe-promise.js";
import { convert } from "./convert.js";
import { forward } from "./forward.js";
import type { MediaHosts } from "./media-hosts.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";
import type { TranslateInput, Translation, Converter } from "./translation.js";

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

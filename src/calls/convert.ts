/** Converts a request into the dialect of another upstream. */
import { type Loss, namedLimit, type OwnTool, stringifyExact, wellFormed, type Wire } from "../registry.js";
import { checkJson, formatPath, type JsonPath } from "../bodies/check-json.js";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";
import type { Target } from "../upstream/target.js";
import { completeBody } from "./complete-body.js";
import type { MediaHosts } from "./media-hosts.js";
import type { Converter, TranslateInput, Translation } from "./translation.js";
import { completeMedia } from "./complete-media.js";

/** What a conversion needs of the upstream. */
export type ConversionTarget = Pick<Target, "dialect" | "host" | "profile" | "promptCache"> & {
  readonly route: Pick<Target["route"], "model">;
};

export function convert(
  input: Omit<TranslateInput, "headers">,
  target: ConversionTarget,
  loss: Loss,
  converter: Pick<Converter, "fitProfile" | "keepOwnState">,
  hosts: MediaHosts | undefined,
): MaybePromise<Translation> {
  const { body } = input;
  const toolNames = new Map<string, OwnTool>();
  const { family } = target.host.state;
  const written = write(input, target, loss, { toolNames, hosts }, converter);
  return andThen(written, ({ wire, wanted, callIds }) => {
    const dropped = loss.paths;
    if (body.hasBigIntegers) refuseAlteredIntegers(body.text, dropped);
    const sent = completeBody(wellFormed(stringifyExact(wire)), input, target);
    return { sent, headers: {}, isConverted: true, family, dropped, toolNames, callIds, wanted };
  });
}

interface WriteContext {
  readonly toolNames: Map<string, OwnTool>;
  readonly hosts: MediaHosts | undefined;
}

interface Written {
  readonly wire: Wire;
  readonly wanted: number | undefined;
  readonly callIds: ReadonlySet<string> | undefined;
}

/** Reads the request, adapts it to the model's family and its host, and writes it. */
function write(
  { body, dialect, stream, model }: Omit<TranslateInput, "headers">,
  { route, host, profile, promptCache, dialect: target }: ConversionTarget,
  loss: Loss,
  { toolNames, hosts }: WriteContext,
  converter: Pick<Converter, "fitProfile" | "keepOwnState">,
): MaybePromise<Written> {
  const read = converter.keepOwnState(dialect.readRequest(body.json, loss), dialect, host.state.family, loss);
  const fitted = host.fit(converter.fitProfile(profile, read, loss, dialect.name), loss);
  const reasoningSwitch = host.switchesReasoning ? {} : undefined;
  return andThen(completeMedia(fitted, target, hosts, loss), (completed) => {
    const wire = target.writeRequest(completed, loss, {
      // Spread first, it is copied at once and not member by member.
      ...host.context,
      model: route.model,
      stream,
      outputLimit: model.maxOutputTokens,
      usualLimit: namedLimit(target, profile?.family),
      family: profile?.family,
      instructions: profile?.family?.instructions ?? host.context.instructions,
      promptCache,
      reasoningSwitch,
      toolNames,
    });
    return {
      wire: host.finish(wire, { family: profile?.family, reasoningSwitch }),
      wanted: dialect.modality.wantedOf?.(fitted),
      callIds: dialect.modality.callIdsOf?.(fitted),
    };
  });
}

/** An integer that parsing rounded may be dropped, but not converted. */
function refuseAlteredIntegers(text: string, dropped: readonly string[]): void {
  const lost = new Set(dropped);
  // Many may be inside of one member that is lost.
  let inside: JsonPath | undefined;
  checkJson(text, (pathOf) => {
    const path = pathOf();
    if (inside?.every((step, index) => step === path[index]) === true) return;
    const length = path.findIndex((_, index) => lost.has(formatPath(path.slice(0, index + 1)))) + 1;
    if (length > 0) return void (inside = path.slice(0, length));
    const param = formatPath(path);
    throw new UnsuitedRouteError("invalid_request", `The integer at ${param} is too large to be converted exactly.`, {
      param,
    });
  });
}

/** Converts a request for a video. Such requests are written before anything is held, and take no other way here. */
import { withConstants } from "../calls/constant-members.js";
import type { ConversionTarget } from "../calls/convert.js";
import { refusalError } from "../calls/refusal-error.js";
import { checkRequest } from "../conversion/apply-profile.js";
import { stringifyExact, wellFormed } from "../conversion/exact.js";
import type { Wire } from "../conversion/json.js";
import type { Loss } from "../conversion/loss.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { withBytes } from "../tasks/upstream/input-media.js";
import { isTaskDialect, type TaskDialect } from "../tasks/upstream/task-dialect.js";
import { placeholderUri } from "./placeholder-media.js";

type VideoTarget = ConversionTarget & { readonly dialect: TaskDialect };

export interface VideoRequestInput {
  readonly json: Wire;
  readonly client: TaskDialect;
  readonly operation: string | undefined;
  /** Gets the URLs of media that the gateway would fetch. */
  readonly fetched: string[];
}

export function isVideoDialect(dialect: AnyDialect): dialect is TaskDialect {
  return isTaskDialect(dialect);
}

export function asVideoTarget(target: ConversionTarget): VideoTarget | undefined {
  const { dialect } = target;
  return isTaskDialect(dialect) ? { ...target, dialect } : undefined;
}

export async function writeVideoRequest(
  { json, client, operation, fetched }: VideoRequestInput,
  { dialect, host, route }: VideoTarget,
  loss: Loss,
): Promise<{ readonly text: string; readonly operation: string | undefined }> {
  const read = client.readRequest(json, loss, operation);
  const refusal = checkRequest(undefined, client, read, json);
  if (refusal !== undefined) throw refusalError(refusal);
  const fitted = host.fit(read, loss);
  const whole = dialect.jobs.inlineMedia ? await withBytes(fitted, placeholderUri(fetched), loss) : fitted;
  const wire = dialect.writeRequest(whole, loss, { model: route.model, stream: false });
  return {
    text: withConstants(wellFormed(stringifyExact(host.finish(wire))), dialect),
    operation: dialect.operationOf?.(fitted),
  };
}

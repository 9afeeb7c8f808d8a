/** How bodies of the dialects of videos are read, how they are refused, and their conversion into other dialects. */
import { checkRequest, fitProfile } from "../../../src/conversion/apply-profile.js";
import { profiles } from "../../../generated/profiles.js";
import type { Request, Response } from "../../../generated/interlingua/video.js";
import { dialectsOf, Loss, refuseEverywhere, type Dialect, type Json, type Wire } from "../../../src/registry.js";

export function videoDialect(name: string): Dialect<"video"> {
  const found = dialectsOf("video").get(name);
  if (found === undefined) throw new Error(`There is no dialect ${name}.`);
  return found;
}

/** The request, without origins and undefined members. */
export function plain(value: unknown): Wire {
  return JSON.parse(JSON.stringify(value, (key, inside: Json) => (key === "origin" ? undefined : inside))) as Wire;
}

export function read(dialect: Dialect<"video">, body: Wire, task?: string): Wire {
  return plain(dialect.readRequest(body, new Loss(dialect.paths, body), task));
}

/** The members of a body that no other dialect can express. */
export function lostElsewhere(dialect: Dialect<"video">, body: Wire): readonly string[] {
  const loss = new Loss(dialect.paths, body);
  dialect.readRequest(body, loss);
  return loss.paths;
}

export function write(dialect: Dialect<"video">, request: Request): Wire {
  return plain(dialect.writeRequest(request, new Loss({}, {}), { model: "upstream-m", stream: false }));
}

export function writeJob(dialect: Dialect<"video">, response: Response): Wire {
  return plain(dialect.writeResponse(response));
}

export function readJob(dialect: Dialect<"video">, body: Wire): Wire {
  return plain(dialect.readResponse(body));
}

export interface Refusal {
  readonly code: string;
  readonly param: string;
  readonly message: string;
}

/** The error that a client gets for a body before anything is sent, or undefined. */
export function refusalOf(dialect: Dialect<"video">, given: Wire, profile?: string): Refusal | undefined {
  const body = plain(given);
  const early = refuseEverywhere(body);
  if (early !== undefined) return early;
  const problem = dialect.validate(body);
  if (problem !== undefined) return { code: "invalid_request", param: problem.path, message: problem.message };
  const request = dialect.readRequest(body, new Loss(dialect.paths, body));
  return (
    dialect.refuse(body) ??
    checkRequest(profile === undefined ? undefined : profiles.get(profile), dialect, request, body)
  );
}

/** The body that an upstream of another dialect gets, and the members that are reported as lost. */
export function become(
  from: Dialect<"video">,
  to: Dialect<"video">,
  given: Wire,
  options: { readonly task?: string; readonly profile?: string } = {},
): { readonly sent: Wire; readonly lost: readonly string[] } {
  const body = plain(given);
  const loss = new Loss(from.paths, body);
  const request = from.readRequest(body, loss, options.task);
  const profile = options.profile === undefined ? undefined : profiles.get(options.profile);
  const fitted = fitProfile(profile, request, loss, from.name);
  const sent = plain(to.writeRequest(fitted, loss, { model: "upstream-m", stream: false }));
  return { sent, lost: loss.paths };
}

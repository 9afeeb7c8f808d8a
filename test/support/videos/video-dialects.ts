/** What bodies of the dialects of videos say, what they are refused for, and what becomes of them elsewhere. */
import { checkRequest, fitProfile } from "../../../src/conversion/apply-profile.js";
import { profiles } from "../../../generated/profiles.js";
import type { Request, Response } from "../../../generated/interlingua/video.js";
import { dialectsOf, Loss, refuseEverywhere, type Dialect, type Json, type Wire } from "../../../src/registry.js";

export function videoDialect(name: string): Dialect<"video"> {
  const found = dialectsOf("video").get(name);
  if (found === undefined) throw new Error(`There is no dialect ${name}.`);
  return found;
}

/** What is said, without where it stood and what is not there. */
export function plain(value: unknown): Wire {
  return JSON.parse(JSON.stringify(value, (key, inside: Json) => (key === "origin" ? undefined : inside))) as Wire;
}

export function read(dialect: Dialect<"video">, body: Wire, task?: string): Wire {
  return plain(dialect.readRequest(body, new Loss(dialect.paths, body), task));
}

/** The members of a body that no other dialect can say. */
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

/** What a client is told of a body before anything is sent, or nothing. */
export function refusalOf(dialect: Dialect<"video">, body: Wire, profile?: string): Refusal | undefined {
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

/** What is sent to an upstream of another dialect, and what is named to the client as lost. */
export function become(
  from: Dialect<"video">,
  to: Dialect<"video">,
  body: Wire,
  options: { readonly task?: string; readonly profile?: string } = {},
): { readonly sent: Wire; readonly lost: readonly string[] } {
  const loss = new Loss(from.paths, body);
  const request = from.readRequest(body, loss, options.task);
  const profile = options.profile === undefined ? undefined : profiles.get(options.profile);
  const fitted = fitProfile(profile, request, loss, from.name);
  const sent = plain(to.writeRequest(fitted, loss, { model: "upstream-m", stream: false }));
  return { sent, lost: loss.paths };
}

/** Completes the body of a request to an upstream, forwarded or converted. */
import type { Payload } from "../bodies/attachments.js";
import type { Body } from "../bodies/body.js";
import { setValue } from "../bodies/edit-json.js";
import type { Target } from "../upstream/target.js";

/** Sets the members that every upstream of the dialect needs, and puts the attachments back into their places. */
export function completeBody(
  text: string,
  { body, stream }: { readonly body: Pick<Body, "attachments">; readonly stream: boolean },
  target: Pick<Target, "host" | "dialect">,
): string | Payload {
  const whole = withAlwaysMembers(text, target, stream);
  return body.attachments === undefined ? whole : body.attachments.fill(whole);
}

/** With the option for usage in streams. */
export function withAlwaysMembers(
  text: string,
  { host, dialect }: Pick<Target, "host" | "dialect">,
  stream: boolean,
): string {
  const { always, askUsage } = dialect.places;
  const members = stream && askUsage !== undefined && host.asksForUsage ? [...always, askUsage] : always;
  return members.reduce((edited, { at, value }) => setValue(edited, at, JSON.stringify(value)), text);
}

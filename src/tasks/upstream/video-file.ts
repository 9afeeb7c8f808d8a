/** Whether a video that an upstream tells of is there: where videos are files, they may come later, or never. */
import type { Agent } from "undici";
import { valueAt, type Wire } from "../../registry.js";
import { requestUpstream } from "../../upstream/call.js";
import { readReply } from "../../upstream/read-reply.js";
import { isSuccess } from "../../upstream/read-refusal.js";
import type { TaskTarget } from "./task-dialect.js";

/** How a file stands, where it is not there. */
export type Missing =
  { readonly state: "running" } | { readonly state: "failed"; readonly explanation: string | undefined };

const PLACE = "{file}";
const NAME = /^[\w-]+/;
const LONGEST = 64 * 1024;

/** Nothing of a video that is there, and of one of which nobody says how it stands: whoever fetches it will see. */
export async function missingFile(
  address: string,
  target: TaskTarget,
  agent: Agent,
  signal: AbortSignal,
): Promise<Missing | undefined> {
  const { files } = target.dialect.jobs;
  const name = files === undefined ? undefined : nameIn(address, files.path, target);
  if (files === undefined || name === undefined) return undefined;
  const told = await ask(target.address(files.path, { file: name }), target, agent, signal).catch(() => undefined);
  const state = told && valueAt(told, files.state);
  if (told === undefined || typeof state !== "string") return undefined;
  if (files.making.includes(state)) return { state: "running" };
  if (!files.failed.includes(state)) return undefined;
  const explanation = files.explanation === undefined ? undefined : valueAt(told, files.explanation);
  return { state: "failed", explanation: typeof explanation === "string" ? explanation : undefined };
}

/** A file of the upstream's own is named in addresses of videos as in those that it is asked after at. */
function nameIn(address: string, path: string, { origin }: TaskTarget): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const before = path.slice(0, path.indexOf(PLACE));
  const at = url.pathname.indexOf(before);
  return url.origin === origin && at !== -1 ? NAME.exec(url.pathname.slice(at + before.length))?.[0] : undefined;
}

async function ask(url: URL, target: TaskTarget, agent: Agent, signal: AbortSignal): Promise<Wire | undefined> {
  const reply = await requestUpstream(agent, target, url, { method: "GET", signal });
  const text = await readReply(reply, LONGEST);
  return isSuccess(reply.status) ? (JSON.parse(text) as Wire) : undefined;
}

/** Whether the video file that an upstream reports exists. It may be created later, or never. */
import type { Agent } from "undici";
import { valueAt, type Wire } from "../../registry.js";
import { requestUpstream } from "../../upstream/call.js";
import { readReply } from "../../upstream/read-reply.js";
import { isSuccess } from "../../upstream/outcome.js";
import type { TaskTarget } from "./task-dialect.js";

/** The state of a file that does not exist. */
export type Missing =
  | { readonly state: "running" }
  | { readonly state: "failed"; readonly explanation: string | undefined };

const PLACE = "{file}";
const NAME = /^[\w-]+/;
const LONGEST = 64 * 1024;

/** Nothing when the file exists or its state is unknown: the download will show it. */
export async function missingFile(
  address: string,
  target: TaskTarget,
  agent: Agent,
  signal: AbortSignal,
): Promise<Missing | undefined> {
  const { files } = target.dialect.jobs;
  const name = files === undefined ? undefined : nameIn(address, files.path, target);
  if (files === undefined || name === undefined) return undefined;
  const file = await requestFile(target.address(files.path, { file: name }), target, agent, signal).catch(
    () => undefined,
  );
  const state = file && valueAt(file, files.state);
  if (file === undefined || typeof state !== "string") return undefined;
  if (files.pending.includes(state)) return { state: "running" };
  if (!files.failed.includes(state)) return undefined;
  const explanation = files.explanation === undefined ? undefined : valueAt(file, files.explanation);
  return { state: "failed", explanation: typeof explanation === "string" ? explanation : undefined };
}

/** The name of the upstream's file, from the URL of a video that has the form of the file's own URL. */
function nameIn(address: string, path: string, { origin }: TaskTarget): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const before = path.slice(0, path.indexOf(PLACE));
  const at = url.pathname.indexOf(before);
  return url.origin === origin && at !== -1 ? NAME.exec(url.pathname.slice(at + before.length))?.[0] : undefined;
}

async function requestFile(url: URL, target: TaskTarget, agent: Agent, signal: AbortSignal): Promise<Wire | undefined> {
  const reply = await requestUpstream(agent, target, url, { method: "GET", signal });
  const text = await readReply(reply, LONGEST);
  return isSuccess(reply.status) ? (JSON.parse(text) as Wire) : undefined;
}

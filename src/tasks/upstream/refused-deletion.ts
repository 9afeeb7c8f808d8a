/** What it means when an upstream refuses to delete a job. */
import { outcomeOf } from "../../upstream/outcome.js";
import type { UpstreamReply } from "../../upstream/exchange.js";
import { parseRefusal } from "../../upstream/parse-refusal.js";
import type { TaskTarget } from "./task-dialect.js";
import { tryToReadUpstreamJob } from "./read-upstream-job.js";

/**
 * Whether it is the vendor's final statement about the job. A refusal of the key or of the account is none: the job is
 * still there. A status for what is gone is one by itself, and any other needs the vendor's own words.
 */
export function isFinalRefusal(
  { status, header }: Pick<UpstreamReply, "status" | "header">,
  text: string,
  target: TaskTarget,
): boolean {
  const { poll } = outcomeOf(target.dialect.errors.read(status, parseRefusal(text), header).status);
  const { fault, explanation = "" } = tryToReadUpstreamJob(text, target.dialect) ?? { videos: [] };
  if (fault === "denied" || fault === "overloaded") return false;
  return poll === "gone" || (poll === "final" && explanation !== "");
}

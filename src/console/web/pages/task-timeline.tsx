/** The states of a task on a time line, and what became of its callback. */
import { Region } from "../components/facts.js";
import { type Span, Timeline } from "../components/timeline.js";
import { dateTime, milliseconds, plural, shortTime } from "../format.js";
import type { Task } from "./read-task.js";

export function TaskTimeline({ task }: { readonly task: Task }) {
  const now = Date.now();
  const spans = spansOf(task, now);
  return (
    <Region title="Timeline">
      <Timeline spans={spans} whole={Math.max(...spans.map(({ to }) => to))} />
      <p class="hint">
        {plural(task.polls, "poll")}
        {task.failures > 0 && `, the last ${task.failures} failed`}.{" "}
        {isPolled(task) && `The next poll is at ${dateTime(task.next_poll_at)}.`}
      </p>
    </Region>
  );
}

/** One that was never accepted cannot be polled. */
function isPolled({ accepted_at, finished_at }: Task): boolean {
  return accepted_at !== null && finished_at === null;
}

/** Each state lasts until the next begins. */
function spansOf(task: Task, now: number): Span[] {
  const { created_at, sent_at, accepted_at, running_at, finished_at, removed_at, callback } = task;
  const start = Date.parse(created_at);
  const end = timeOf(finished_at) ?? now;
  const steps: readonly (readonly [name: string, at: number | undefined, tone?: Span["tone"]])[] = [
    ["created", start],
    sent_at !== null && accepted_at === null && (task.state === "ambiguous" || finished_at !== null)
      ? ["ambiguous: sent, with no clear answer", timeOf(sent_at), "bad"]
      : ["sent to the provider", timeOf(sent_at)],
    [running_at === null && finished_at !== null ? "accepted, not seen running" : "queued", timeOf(accepted_at)],
    ["running", timeOf(running_at)],
  ];
  const begun = steps.flatMap(([name, at, tone]) => (at === undefined ? [] : [{ name, at, tone }]));
  const span = (name: string, from: number, to: number, tone?: Span["tone"]): Span => {
    const lasts = to > from ? milliseconds(to - from) : undefined;
    return { name, from: from - start, to: to - start, at: momentOf(from, start), duration: lasts, tone };
  };
  const spans = begun
    .map(({ name, at, tone }, index) => span(name, at, begun[index + 1]?.at ?? end, tone))
    .filter(({ from, to }, index) => index === 0 || to > from);
  if (finished_at === null) return spans;
  spans.push(span(task.state, end, end, task.state === "succeeded" ? "good" : "bad"));
  if (callback !== null) {
    const isOver = callback.outcome !== null;
    const tone = isOver ? (callback.outcome === "delivered" ? "good" : "bad") : undefined;
    const name = isOver ? `callback ${callback.outcome?.replace("_", " ")}` : "callback not delivered yet";
    spans.push(span(name, end, timeOf(callback.finished_at) ?? now, tone));
  }
  const removed = timeOf(removed_at);
  if (removed !== undefined) spans.push(span("removed by its owner", removed, removed));
  return spans;
}

/** The day is said once, unless another one begins. */
function momentOf(at: number, start: number): string {
  return at === start ? dateTime(at) : shortTime(new Date(at).toISOString(), new Date(start));
}

function timeOf(moment: string | null): number | undefined {
  return moment === null ? undefined : Date.parse(moment);
}

/** Finishes tasks: state, settlement and callback in one transaction. */
import { setImmediate as turn } from "node:timers/promises";
import type { Logger } from "pino";
import type { Task } from "../stores/tasks/task-rows.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import type { TaskSettler, FinalObservation } from "./settle-task.js";
import { chargeOf, type TaskCharge } from "./task-charge.js";
import { KeyedLimiter } from "../errors/keyed-limiter.js";
import { logEvent } from "../observability/log-event.js";

export interface TaskFinisherOptions {
  readonly tasks: TaskStore;
  readonly taskSettler: TaskSettler;
  readonly log: Logger;
  /** Called when there may be a callback to deliver. */
  wakeCallbacks?(): void;
  /** Called with what each task was charged. */
  onCharged?(charge: TaskCharge): void;
  /** Whether the upstream keeps the job until it is deleted. */
  keepsJob(task: Task): boolean;
  /** Called with each task whose end is written, if so. */
  onEnded(task: Task): void;
}

/** SQLite blocks the process while it writes, so the process yields to calls between the ends of many tasks. */
const AT_ONCE = 8;

export class TaskFinisher {
  readonly #limiter = new KeyedLimiter(AT_ONCE);

  constructor(private readonly parts: TaskFinisherOptions) {}

  async close(task: Task, observation: FinalObservation): Promise<void> {
    const { tasks, taskSettler, log, wakeCallbacks, onCharged } = this.parts;
    const keepsJob = this.parts.keepsJob(task);
    const { ending, finished } = await this.#limiter.during("", async () => {
      await turn();
      const written = { ...taskSettler.close(task, observation, await tasks.pricingOf(task)), keepsJob };
      return { ending: written, finished: await tasks.finish(task, written) };
    });
    if (finished === undefined) return logEvent(log, "task.already_ended", { task: task.id });
    const wanted = ending.charge === undefined ? "released" : "settled";
    logEvent(log, "task.ended", {
      task: task.id,
      state: ending.state,
      ticks: String(ending.charge?.ticks ?? 0n),
      reason: ending.reason,
    });
    const actual = finished.resolution.state;
    if (actual !== wanted) logEvent(log, "settlement.conflict", { task: task.id, expected: wanted, actual });
    const charge = chargeOf(task, ending, finished);
    if (charge !== undefined) onCharged?.(charge);
    if (finished.hasCallback) wakeCallbacks?.();
    if (keepsJob) this.parts.onEnded(task);
  }
}

/** Collects the results of polls, so that a thousand of them a second are a few writes. */
import type { Logger } from "pino";
import { isRefusedValue, reasonOf } from "../stores/drivers/database-error.js";
import type { PollRecord } from "../stores/tasks/record-polls.js";
import type { TaskStore } from "../stores/tasks/task-store.js";
import { logEvent } from "../observability/log-event.js";

const FLUSH_MS = 50;

export class PollBatch {
  #waiting: PollRecord[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly tasks: Pick<TaskStore, "recordPolls">,
    private readonly log: Logger,
  ) {}

  add(record: PollRecord): void {
    this.#waiting.push(record);
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /**
   * Resolves when all results are written or have failed. Tasks of failed writes are polled again when their leases
   * end.
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const records = this.#waiting.splice(0);
    if (records.length > 0) this.#writing = this.#writing.then(() => this.#write(records));
    await this.#writing;
  }

  async #write(records: readonly PollRecord[]): Promise<void> {
    try {
      const written = await this.tasks.recordPolls(records);
      const late = records.length - written.size;
      if (late > 0) logEvent(this.log, "task.polls_late", { tasks: late });
    } catch (error) {
      // When the database refuses a value, one record is at fault: the others are written one by one.
      if (records.length > 1 && isRefusedValue(error)) for (const record of records) await this.#write([record]);
      else logEvent(this.log, "task.polls_unwritten", { reason: reasonOf(error), tasks: records.length });
    }
  }
}

/** The part of the table of log events that is about tasks. */
import { debug, error, info, NOTHING, warn } from "./event-levels.js";

export const TASK_EVENTS = {
  "task.already_ended": warn(
    "A task had been ended by another process before this one could end it.",
    "Nothing for one line. Many lines mean that leases run out: check the load of the database.",
  ),
  "task.claim_failed": error(
    "Tasks that are due could not be read or leased. The scheduler tries again.",
    "Check the database; `work` names the attempt and `reason` is the error code.",
  ),
  "task.creation_ambiguous": error(
    "It is not known whether the upstream accepted a task. The task and its hold are kept.",
    "Look for the upstream job in the console of `provider`. The task expires at the end of its lifetime.",
  ),
  "task.creation_interrupted": warn(
    "A process ended while it was creating a task. `became` is the state that the task has now.",
    "Look for a gateway process that was killed. After `ambiguous`, look for the upstream job in the console of " +
      "`provider`, and end the task: `isogloss task resolve ID`. It expires by itself at the end of its lifetime.",
  ),
  "task.creation_unrenewed": warn(
    "The lease of a task that is being created could not be renewed. The next renewal is tried as usual.",
    "Check the database; `reason` is its error code. Once the lease has ended, another process takes the task for " +
      "interrupted: the creation is refused, or the task is ambiguous until the upstream's answer is written.",
  ),
  "task.deletion_unrecorded": warn(
    "An upstream deleted a job that has ended, and this could not be written. The deletion is repeated.",
    "Check the database; `reason` is its error code. The job needs nothing: its upstream answers that it is gone.",
  ),
  "task.ended": info("A task has ended, whatever its state.", "Nothing for one line. Alert when many are `failed`."),
  "task.expire_failed": error(
    "A task whose lifetime is over could not be ended. It is tried again.",
    "Check the database and the provider; `reason` is the error code.",
  ),
  "task.job_orphaned": error(
    "An upstream accepted a job for a task that had already ended.",
    "Cancel `job` at its provider if it costs money: the gateway does not follow it.",
  ),
  "task.job_unrecorded": error(
    "An upstream accepted a job, and its id could not be written.",
    "Note `job`: the task becomes ambiguous. Check the database; `reason` is its error code.",
  ),
  "task.last_poll_failed": warn(
    "The final state of an upstream job could not be read before its task expires. It is tried again.",
    "Check the provider; `reason` says what is wrong.",
  ),
  "task.media_prune_failed": error(
    "The media of old tasks could not be deleted. It is tried again at the next run.",
    "Check the media store; `reason` is its error code and `tasks` is the number of tasks.",
  ),
  "task.poll_failed": warn(
    "Polls of an upstream job have failed at least twice in a row. Polling continues with backoff.",
    "Check the provider when `failures` keeps rising; `reason` says what is wrong. " +
      "If the provider was removed from the catalog, apply it again: then its tasks can end.",
  ),
  "task.poll_missed": debug("The first poll in a row of an upstream job has failed. It is repeated.", NOTHING),
  "task.polls_late": warn(
    "The results of some polls came after their leases had ended. Another process has the tasks now.",
    "Nothing for one line: the tasks are polled by the other process, and nothing is charged twice. If many follow, " +
      "look at the load of the database, at `process.overloaded`, and for pauses of the machine.",
  ),
  "task.polls_unwritten": error(
    "The results of polls could not be written. The tasks are polled again.",
    "Check the database; `reason` is its error code.",
  ),
  "task.prune_failed": error(
    "Tasks beyond their retention could not be deleted. It is tried again at the next run.",
    "Check the database; `reason` is its error code.",
  ),
  "task.pruned": info("Tasks beyond their retention were deleted.", NOTHING),
  "task.upstream_delete_failed": warn(
    "An upstream did not delete a job that has ended. It is tried again, less and less often.",
    "One such line needs nothing. If the content must go at once, delete the job at `provider`.",
  ),
  "task.write_retry": error(
    "A change of a task could not be written. It is retried for up to ten minutes.",
    "Check the database; `reason` is its error code.",
  ),
} as const;

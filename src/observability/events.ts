/**
 * Every event that the program logs. Names never change: alerts depend on them.
 * `docs/log-events.md` is generated from this table by `npx tsx tools/log-events.ts`.
 */

import { debug, error, fatal, info, type LogEvent, NOTHING, warn } from "./event-levels.js";
import { TASK_EVENTS } from "./task-events.js";

export type EventName = keyof typeof EVENTS;

export const EVENTS = {
  "allotment.expired": warn(
    "An allotment expired because its process ended without giving it back. Its money is back in the wallet.",
    "Look for a gateway process that was killed or lost the database. It may have answered calls without a charge.",
  ),
  "allotment.failed": error(
    "An allotment could not be changed (`action`). Calls of its wallet are held one by one.",
    "Check the database; `reason` is its error code. What was set aside is back in the wallet within minutes.",
  ),
  "audit.write_failed": error(
    "A refused or failed act of an administrator has no row in the audit log.",
    "Check the database; `reason` is its error code. The other fields are those of the row: keep the line.",
  ),
  "call.completed": info(
    "A call has ended, whatever its status.",
    "Nothing for one line. Alert when the share of `status` 500 and above rises; `code` and `cause` give the reason. " +
      "A `cause` that ends with a place in the program is a bug: report it.",
  ),
  "callback.attempt_failed": warn(
    "A receiver did not accept a callback. It is retried after `callbacks.retrySeconds`.",
    "Nothing for one line. If it continues for one task, inform the owner of the receiver. See `status` and " +
      "`result`, and `reason` where there was no answer.",
  ),
  "callback.claim_failed": error(
    "Callbacks that are due could not be leased. The worker tries again.",
    "Check the database; `reason` is its error code.",
  ),
  "callback.delivered": debug("A receiver accepted a callback.", NOTHING),
  "callback.given_up": error(
    "A receiver did not accept the last attempt of a callback. It is not sent again by itself.",
    "Have the receiver repaired (`host`), then send it again: `isogloss task redeliver ID`. Clients can still poll.",
  ),
  "callback.unsigned": error(
    "A callback could not be signed, because the secret of its wallet could not be read. It waits.",
    "Start with the ISOGLOSS_SECRET that it was stored under, or make a new one: `isogloss wallet callback-secret`.",
  ),
  "callback.write_failed": error(
    "An attempt of a callback could not be recorded. The attempt may be repeated.",
    "Check the database; `reason` is its error code.",
  ),
  "catalog.credential_undecryptable": warn(
    "A provider's stored key cannot be decrypted. The provider is called without a key.",
    "Start with the encryption key that the credential was stored with, or store the credential again.",
  ),
  "catalog.credential_unset": warn(
    "The variable of a provider's key is not set or cannot be sent. The provider is called without a key.",
    "Set `variable` in the environment of the gateway and restart it; `reason` names the problem.",
  ),
  "catalog.file_absent": info(
    "There is no catalog file. The catalog of the database is served.",
    "Nothing if you manage the catalog through the admin API. Otherwise check the path in `catalog`.",
  ),
  "catalog.file_applied": info(
    "The catalog file was applied to the database.",
    "Nothing. `changed` lists what differed from the catalog before, and `kept` what the file lacks and is served.",
  ),
  "catalog.header_omitted": warn(
    "The variable of a provider's header is not set or cannot be sent. The header is left out.",
    "Set `variable` in the environment of the gateway and restart it; `reason` names the problem.",
  ),
  "catalog.key_unsent": warn(
    "The catalog file has a key for a provider that is called without one.",
    "Name another `auth` for the provider that `detail` names, or leave the key out.",
  ),
  "catalog.named_file_absent": warn(
    "The config names a catalog file that does not exist. The catalog of the database is served.",
    "Correct `catalog` in the config, or write the file that it names.",
  ),
  "catalog.price_missing": warn(
    "Some models have no price. Calls to them are refused.",
    "Give each model in `models` a price.",
  ),
  "catalog.price_name_unknown": warn(
    "A table of prices has a name that no profile knows. If no call has it, its calls have another price.",
    "Correct the name that `detail` shows, unless the provider knows it.",
  ),
  "catalog.reload_failed": error(
    "A changed catalog could not be loaded. The catalog before it is still served.",
    "Check the database and the last change of the catalog. The gateway tries again every 2 seconds.",
  ),
  "catalog.variable_unset": warn(
    "The catalog file names a variable that is not set.",
    "Set the variable that `detail` names, or remove it from the catalog file.",
  ),
  "checkpoint.failed": error(
    "SQLite's write-ahead log could not be copied into the database. It is tried again while calls are written.",
    "Check the disk; `reason` is the error code. Commits try it meanwhile, and calls wait for them.",
  ),
  "checkpoint.thread_ended": error(
    "The thread that copies SQLite's write-ahead log has ended. Commits copy it now, and calls wait for them.",
    "Restart the gateway, and report it as a bug with the stack in `err`.",
  ),
  "clock.step_unmended": error(
    "The clock was changed and due times could not be moved with it. The gateway tries again.",
    "Check the database; `reason` is its error code. Until then, tasks and callbacks may be late.",
  ),
  "clock.stepped": warn(
    "The clock was changed. After a step back, leases and due times were moved with it.",
    "Find out why the clock jumped (`milliseconds`, negative for back). Prefer time services that slew.",
  ),
  "connection.lost": debug("A client's connection broke while it was being answered.", NOTHING),
  "database.away": error(
    "A request failed because the database cannot be reached.",
    "Check the database and the network to it; `reason` is its error code.",
  ),
  "database.sessions_shared": warn(
    "Connections to PostgreSQL share sessions, as through a pooler in transaction mode. Notices and settings are lost.",
    "Let `database` lead to the server itself, or use the pooler's session mode.",
  ),
  "hold.expired": warn(
    "A hold expired because its call never ended. Its money is back in the wallet.",
    "Look for a gateway process that was killed or lost the database. Its call may have been answered for free.",
  ),
  "hold.recovered": info(
    "A reservation whose answer was lost had been written. It was given back, and its call was refused.",
    "Nothing for one line. Many of them show connections to the database that break.",
  ),
  "hold.recovery_failed": error(
    "A reservation whose answer was lost could not be looked for. If it was written, it expires with its lease.",
    "Check the database; `reason` is its error code.",
  ),
  "hold.renew_failed": error(
    "The leases of holds could not be extended.",
    "Check the database; `reason` is its error code. Holds expire when it is away for too long.",
  ),
  "hold.sweep_failed": error(
    "Expired holds could not be released. The gateway tries again.",
    "Check the database; `reason` is its error code.",
  ),
  "log.lines_lost": error(
    "Lines of this log were lost, because nothing took them from the program for too long.",
    "Check what reads the standard error of the gateway; `lines` is their number. Calls were served meanwhile.",
  ),
  "media.not_ready": error(
    "The media store cannot be used. Calls are served, but tasks wait until it can.",
    "Check the directory or bucket of `media` and its access rights; `reason` names the failure.",
  ),
  "media.parts_removed": info("Files of interrupted media writes were removed.", NOTHING),
  "media.read_failed": error(
    "Stored media could not be read. The client gets a retryable error, or its answer is cut.",
    "Check the directory or bucket of `media`; `reason` is its code, `wrong_length` where bytes are too few or many.",
  ),
  "media.write_failed": error(
    "Media could not be stored. The write is retried after `retrySeconds`.",
    "Free space or restore access to the media store before the lifetime of the tasks ends.",
  ),
  "media.write_recovered": info("Media can be stored again.", "Nothing. It ends a `media.write_failed`."),
  "migration.applied": info(
    "The database of an older version was brought to the current schema, by the steps in `applied`.",
    "Nothing after an update. Otherwise a newer version was run on this database: a command does it too.",
  ),
  "migration.waits": warn(
    "A change of the schema waits, because another session uses its tables. It is tried again for two minutes.",
    "Let the session end, such as a backup, or end it: it is in pg_stat_activity. Otherwise the start fails.",
  ),
  "process.draining": info("The process got a signal to end. It finishes its calls first.", NOTHING),
  "process.error_escaped": error(
    "An error was not handled. The work it belongs to has failed; without such work, the process continues.",
    "Report it as a bug, with the stack in `err`.",
  ),
  "process.invariant_broken": fatal(
    "A condition that must always hold was broken. The process drains and exits with code 1.",
    "Let the supervisor restart it, and report it as a bug with the stack in `err`.",
  ),
  "process.keeps_up_again": info(
    "The event loop is in time again. New calls are accepted.",
    "Nothing. It ends a `process.overloaded`.",
  ),
  "process.overloaded": warn(
    "The event loop is late for some time. New calls are refused with a 503 and `retry-after`.",
    "Start more processes, or send fewer or smaller calls. `milliseconds` is how late the event loop was.",
  ),
  "process.warned": warn(
    "Node or a library warns of something, such as a version that will not be supported for long.",
    "Read `warning`. Most ask for a later version of Node.",
  ),
  "provider.credentials_failed": error(
    "No token or signature could be made for a provider. Its calls are sent to the next route, or fail with 502.",
    "Check `credentials` of the provider and the access to the token service; `reason` is its answer.",
  ),
  "rate.count_failed": error(
    "A request without a hold could not be counted towards its key's rate limit. It was served.",
    "Check the database; `reason` is its error code. The rate limit is too generous meanwhile.",
  ),
  "request.failed_unexpectedly": error(
    "A request failed with an error that the gateway does not expect.",
    "Report it as a bug, with the stack in `err`.",
  ),
  "request_log.count_failed": error(
    "Repeated refusals could not be counted in the request log. The write is retried.",
    "Check the database; `reason` is its error code.",
  ),
  "request_log.prune_failed": error(
    "Old rows of the request log could not be deleted. It is tried again at the next run.",
    "Check the database; `reason` is its error code. The table grows meanwhile.",
  ),
  "request_log.pruned": info("Rows of the request log beyond their retention were deleted.", NOTHING),
  "request_log.rows_lost": error(
    "Rows of the request log were lost because the database took none for too long, or until the process ended.",
    "Nothing brings them back; `requests` is their number. Money and tasks are not affected.",
  ),
  "request_log.rows_refused": error(
    "The database refused rows of the request log. These rows are lost.",
    "Report it as a bug, with the error code in `reason`.",
  ),
  "request_log.sum_failed": error(
    "Rows of the request log could not be added to the sums of the overview. It is tried again at the next run.",
    "Check the database; `reason` is its error code. The overview lacks these calls meanwhile.",
  ),
  "request_log.write_failed": error(
    "Rows of the request log could not be written. The write is retried.",
    "Check the database; `reason` is its error code.",
  ),
  "route.avoided": warn(
    "A route failed again and again. Calls try the other routes of its model first.",
    "Check the provider. `reason` is why the last call failed; it is absent where another process found out. " +
      "`milliseconds` is the pause before the next call finds out whether the route works again.",
  ),
  "route.works_again": info("A route that was avoided has answered again.", "Nothing. It ends a `route.avoided`."),
  "settlement.abandoned": error(
    "The process stopped before some calls were charged. Their holds will expire.",
    "Check the database. `calls` is the number of calls that were answered for free. The lines " +
      "`settlement.unwritten` before it name what is known of their cost.",
  ),
  "settlement.conflict": error(
    "A hold had another outcome before its call or task was settled.",
    "Compare `expected` with `actual`. After `expired` the call was free: `isogloss wallet debit` can take what it " +
      "cost. What was charged too much can be given back: `isogloss wallet credit`.",
  ),
  "settlement.retry": error(
    "A settlement could not be written. It is retried until the database takes it.",
    "Check the database; `reason` is its error code.",
  ),
  "settlement.unwritten": error(
    "The process stopped before the charge of a call was written.",
    "Look for `hold` in the table `holds` when the database is back. Where it is not settled there, the call " +
      "was free. `isogloss wallet debit WALLET USD --idempotency-key HOLD`, with the values of the line, takes what " +
      "it cost from the wallet once, if so much is free there.",
  ),
  ...TASK_EVENTS,
  "telemetry.failed": warn(
    "Traces or metrics could not be exported over OpenTelemetry. Calls are served without them.",
    "Check the collector and the variables that begin with OTEL_; `reason` names the failure.",
  ),
  "worker.died": error(
    "A worker of `serve --workers` ended by itself. It is replaced.",
    "Look at the lines of the same `worker` before this one. Calls under way in it were cut, and cost nothing.",
  ),
} as const satisfies Readonly<Record<string, LogEvent>>;

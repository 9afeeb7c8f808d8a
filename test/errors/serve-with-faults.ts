// Runs as a process of its own: the shipped program, with errors thrown inside it where a request to an upstream asks
// for it.
import { AsyncLocalStorage } from "node:async_hooks";
import diagnostics from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { runProgram } from "../../src/commands/program.js";
import { InvariantError } from "../../src/errors/invariant-error.js";
import { SqliteFile } from "../../src/stores/drivers/sqlite-file.js";

const fault = () => new Error("an error without a handler");

const throwIt = () => {
  throw fault();
};
/** Runs outside of any call. */
const outside = AsyncLocalStorage.snapshot();
/** Requests whose connection throws. */
const requested = new WeakSet<object>();

/** By the text that requests it. */
const FAULTS: Readonly<Record<string, (request: object) => void>> = {
  "fault-in-a-timer": () => void setTimeout(throwIt),
  "fault-in-a-promise": () => void Promise.reject(fault()),
  "fault-in-a-connection": (request) => void requested.add(request),
  "fault-of-nobody": () => outside(() => void setTimeout(throwIt)),
  "fault-in-an-invariant": () => {
    setTimeout(() => {
      throw new InvariantError("two and two are five");
    });
  },
};

/** What has requested one: a repeated request gets none. */
const seen = new Set<string>();

interface Created {
  readonly request: { readonly path: string; readonly body: unknown };
}

diagnostics.subscribe("undici:request:create", (message) => {
  const { request } = message as Created;
  const reported = `${request.path} ${request.body instanceof Uint8Array ? Buffer.from(request.body).toString() : ""}`;
  if (seen.has(reported)) return;
  seen.add(reported);
  for (const [word, begin] of Object.entries(FAULTS)) if (reported.includes(word)) begin(request);
});

diagnostics.subscribe("undici:client:sendHeaders", (message) => {
  const { request, socket } = message as Created & { readonly socket: Socket };
  if (!requested.has(request)) return;
  socket.prependOnceListener("readable", throwIt);
});

/** The first such statement of a call finds the database busy, and throws while it waits. By the model of the call. */
const BUSY: Readonly<Record<string, RegExp>> = {
  "maker/fault-in-admission": /^insert into `?holds/i,
  "maker/fault-in-intent": /^insert into `?tasks/i,
  "maker/fault-before-sending": /^update `?tasks`? set `?sent_at/i,
};
/** The statement that fails, once a hold of such a model is written. */
let awaited: RegExp | undefined;

interface Statement {
  all(...values: unknown[]): unknown;
  run(...values: unknown[]): unknown;
}
const sqlite = SqliteFile.prototype as unknown as { prepare(sql: string): Statement };
const { prepare } = sqlite;
sqlite.prepare = function (sql) {
  const statement = prepare.call(this, sql);
  for (const method of ["all", "run"] as const) {
    const execute = statement[method].bind(statement);
    statement[method] = (...values) => {
      if (/^insert into `?holds/i.test(sql)) {
        const model = Object.keys(BUSY).find((name) => values.flat().includes(name) && !seen.has(name));
        if (model !== undefined) [awaited] = [BUSY[model], seen.add(model)];
      }
      if (awaited?.test(sql) !== true) return execute(...values);
      awaited = undefined;
      process.nextTick(throwIt);
      throw Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
    };
  }
  return statement;
};

const code = await runProgram(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  environment: process.env,
  directory: process.cwd(),
});
process.stdout.write("", () => process.exit(code));

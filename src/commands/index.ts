import type { Signature } from "./arguments.js";
import type { CommandIo } from "./io.js";

/** The module of a command: a function from arguments to exit code. */
export interface CommandModule {
  /** How its actions are called. */
  readonly actions: readonly Signature[];
  run(args: string[], io: CommandIo): Promise<number>;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  load(): Promise<CommandModule>;
}

/** Every command; a command's code is loaded only when it is called. */
export const commands: readonly Command[] = [
  { name: "serve", summary: "serve the gateway", load: () => import("./serve.js") },
  { name: "demo", summary: "serve a demonstration with simulated upstreams", load: () => import("./demo.js") },
  { name: "simulate", summary: "serve the simulated upstreams alone", load: () => import("./simulate.js") },
  { name: "migrate", summary: "bring the database to the current schema", load: () => import("./migrate.js") },
  { name: "catalog", summary: "apply, export or check a catalog", load: () => import("./catalog.js") },
  { name: "wallet", summary: "make, credit, list or show wallets", load: () => import("./wallet.js") },
  { name: "key", summary: "make, list or revoke keys", load: () => import("./key.js") },
  {
    name: "secret",
    summary: "replace the secret that stored keys are encrypted under",
    load: () => import("./secret.js"),
  },
  { name: "task", summary: "list, show, resolve or redeliver tasks", load: () => import("./task.js") },
  { name: "admin", summary: "make, list or revoke admin tokens", load: () => import("./admin.js") },
  { name: "audit", summary: "list what administrators changed", load: () => import("./audit.js") },
  { name: "usage", summary: "sum up what was used and what it cost", load: () => import("./usage.js") },
  {
    name: "explain",
    summary: "show what happens to the fields of one dialect in another",
    load: () => import("./explain.js"),
  },
  {
    name: "init",
    summary: "write a config and a catalog for the keys in the environment",
    load: () => import("./init.js"),
  },
  { name: "chat", summary: "talk to a model in the terminal", load: () => import("./chat.js") },
  { name: "doctor", summary: "check config, database, disk, clock and providers", load: () => import("./doctor.js") },
  {
    name: "completion",
    summary: "print a script that completes commands in a shell",
    load: () => import("./completion.js"),
  },
];

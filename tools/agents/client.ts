import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { StrictModel } from "../../test/support/strict/strict-models.js";

/** The access of a client to its session. */
export interface SessionContext {
  /** The gateway, without a path. */
  readonly url: string;
  readonly key: string;
  /** A name that belongs to the model. */
  readonly model: string;
  /** The client's own home directory. It works in a directory inside. */
  readonly home: string;
  readonly prompt: string;
}

/** An agent from npm, as its users run it without a terminal. */
export interface AgentCli {
  readonly name: string;
  readonly dialect: string;
  /** Exactly this version, so that results do not change from day to day. */
  readonly packages: readonly string[];
  /** The command, relative to the folder of its installation. */
  readonly program: string;
  /** The run fails when it cannot be installed. Any other client is left out and named. */
  readonly isRequired: boolean;
  readonly args: (context: SessionContext) => readonly string[];
  readonly environment: (context: SessionContext) => Readonly<Record<string, string>>;
  /** Config files, by their place in its home. */
  readonly files?: (context: SessionContext) => Readonly<Record<string, string>>;
  /** The model of another vendor that it treats the gateway's as: its tools and their form depend on that. */
  readonly takesModelFor?: string;
  /**
   * The model on a route of its own dialect, where its requests are forwarded unchanged. By default the newest of the
   * dialect.
   */
  readonly ownModel?: StrictModel;
  /** Models that it calls by its own names. */
  readonly wiredNames?: readonly string[];
  /** Calls that are refused to its users as well, and after which it continues. */
  readonly expectsRefused?: readonly RegExp[];
}

/** Writes a client's config files into its home. */
export function writeFiles(cli: AgentCli, context: SessionContext): void {
  for (const [place, text] of Object.entries(cli.files?.(context) ?? {})) {
    const file = join(context.home, place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

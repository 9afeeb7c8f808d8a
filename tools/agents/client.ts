import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { StrictModel } from "../../test/support/strict/strict-models.js";

/** What a session gives a client. */
export interface SessionContext {
  /** The gateway, without a path. */
  readonly url: string;
  readonly key: string;
  /** A name that the model answers to. */
  readonly model: string;
  /** The client's own home; it works in a directory inside. */
  readonly home: string;
  readonly prompt: string;
}

/** An agent from npm, as its users run it without a terminal. */
export interface AgentCli {
  readonly name: string;
  readonly dialect: string;
  /** Exactly this version, so that what passed yesterday is what runs today. */
  readonly packages: readonly string[];
  /** From the folder that it was installed into. */
  readonly program: string;
  /** The run fails when it cannot be had; any other is left out and named. */
  readonly isRequired: boolean;
  readonly args: (context: SessionContext) => readonly string[];
  readonly environment: (context: SessionContext) => Readonly<Record<string, string>>;
  /** Config files, by their place in its home. */
  readonly files?: (context: SessionContext) => Readonly<Record<string, string>>;
  /** The model that it is to take the gateway's for: what it offers and how depends on that. */
  readonly takesModelFor?: string;
  /**
   * The model that it is given on a route of its own dialect, where what it sends goes on as it is: one that takes it.
   * The newest of the dialect unless given.
   */
  readonly ownModel?: StrictModel;
  /** Models that it calls by names of its own. */
  readonly wiredNames?: readonly string[];
  /** Calls that its users see refused as well, and that it goes on without. */
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

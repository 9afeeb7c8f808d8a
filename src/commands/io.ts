import type { Environment } from "../config/interpolate.js";

/** Somewhere text is written to. */
export interface Output {
  write(text: string): unknown;
}

/** What a command sees of the world outside. */
export interface CommandIo {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly environment: Environment;
  /** The working directory, which relative paths of the command line start from. */
  readonly directory: string;
}

/** A command's arguments do not fit; the program ends with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

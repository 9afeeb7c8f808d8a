import type { Environment } from "../config/interpolate.js";

/** A stream that a command writes text to. */
export interface Output {
  write(text: string): unknown;
  /** A terminal, with a person before it. */
  readonly isTTY?: boolean;
  /** What was written and is not yet taken by who reads it. */
  readonly writableLength?: number;
}

/** The environment of a command. */
export interface CommandIo {
  readonly stdout: Output;
  readonly stderr: Output;
  /** Absent where there is nothing to read. */
  readonly stdin?: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly environment: Environment;
  /** The working directory, which relative paths of the command line start from. */
  readonly directory: string;
}

/** A command's arguments do not fit; the program ends with 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

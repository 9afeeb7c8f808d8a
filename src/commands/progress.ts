/** What a command does meanwhile, on one line of a terminal. Programs, and files, get nothing of it. */
import type { CommandIo, Output } from "./io.js";

export interface Progress {
  /** Names the work that begins. */
  show(work: string): void;
  /** Removes the line: something else is written. */
  end(): void;
}

/** Work that takes less time is not shown. */
const PATIENCE_MS = 500;
const TICK_MS = 500;
/** https://invisible-island.net/xterm/ctlseqs/ctlseqs.html: back to the first column, and erase the line. */
const CLEAR = "\r\u001B[2K";

export const NO_PROGRESS: Progress = { show: () => undefined, end: () => undefined };

export function progressOf({ stderr, environment }: Pick<CommandIo, "stderr" | "environment">): Progress {
  return stderr.isTTY === true && environment.TERM !== "dumb" ? new TerminalLine(stderr) : NO_PROGRESS;
}

class TerminalLine implements Progress {
  readonly #output: Output;
  readonly #startedAt = performance.now();
  #work = "";
  #timer: NodeJS.Timeout | undefined;
  #isShown = false;

  constructor(output: Output) {
    this.#output = output;
  }

  show(work: string): void {
    this.#work = work;
    this.#timer ??= setInterval(() => this.#draw(), TICK_MS).unref();
    if (this.#isShown) this.#draw();
  }

  end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    if (this.#isShown) this.#output.write(CLEAR);
    this.#isShown = false;
  }

  #draw(): void {
    const milliseconds = performance.now() - this.#startedAt;
    if (milliseconds < PATIENCE_MS) return;
    this.#isShown = true;
    this.#output.write(`${CLEAR}${this.#work}… ${Math.floor(milliseconds / 1000)} s`);
  }
}

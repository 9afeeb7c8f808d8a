/**
 * The parts of a stream that have something to write, in the order in which they began. An upstream may open ever new
 * parts and close none, so those that have nothing to write are not looked at.
 */
import { isBareState, type Growing } from "./growing.js";

/** Whether a part waits for another one to follow. */
type Waits = (growing: Growing) => boolean;

export interface PartQueue {
  add(growing: Growing): void;
  /** It has something to write, or is complete. */
  change(growing: Growing): void;
  /** The first part that may be written now. */
  first(): Growing | undefined;
  /** The part to write after the one that was. Complete parts leave. */
  next(): Growing | undefined;
  /** Nothing of other parts is to be written before more of this one. */
  isNext(growing: Growing): boolean;
  /** All that have not left. */
  readonly left: readonly Growing[];
}

/** One part is written at a time. Those after it wait until it is complete. */
export class PartsInTurn implements PartQueue {
  #parts: Growing[] = [];
  /** Those before it have left. */
  #first = 0;

  constructor(private readonly waits: Waits) {}

  add(growing: Growing): void {
    this.#parts.push(growing);
  }

  change(_growing: Growing): void {}

  first(): Growing | undefined {
    const growing = this.#parts[this.#first];
    return growing === undefined || this.waits(growing) ? undefined : growing;
  }

  next(): Growing | undefined {
    if (this.#parts[this.#first]?.closed !== true) return undefined;
    this.#first++;
    if (2 * this.#first >= this.#parts.length) {
      this.#parts = this.left.slice();
      this.#first = 0;
    }
    return this.first();
  }

  isNext(growing: Growing): boolean {
    return growing === this.first();
  }

  get left(): readonly Growing[] {
    return this.#parts.slice(this.#first);
  }
}

/** Parts are written side by side. */
export class PartsSideBySide implements PartQueue {
  readonly #open = new Set<Growing>();
  readonly #changed = new Set<Growing>();
  #due: Growing[] = [];
  #place = 0;

  constructor(private readonly waits: Waits) {}

  add(growing: Growing): void {
    this.#open.add(growing);
    this.#changed.add(growing);
  }

  change(growing: Growing): void {
    if (this.#open.has(growing)) this.#changed.add(growing);
  }

  first(): Growing | undefined {
    this.#due = [...this.#changed].sort((one, other) => one.order - other.order);
    this.#place = 0;
    return this.#here();
  }

  next(): Growing | undefined {
    const growing = this.#due[this.#place];
    if (growing !== undefined) {
      this.#changed.delete(growing);
      if (growing.closed) this.#open.delete(growing);
    }
    this.#place++;
    return this.#here();
  }

  #here(): Growing | undefined {
    let growing = this.#due[this.#place];
    while (growing !== undefined && this.waits(growing)) growing = this.#due[++this.#place];
    return growing;
  }

  isNext(growing: Growing): boolean {
    return this.#changed.size === 0 && this.#open.has(growing);
  }

  get left(): readonly Growing[] {
    return [...this.#open];
  }
}

/** Reasoning after text that is state only. It is written when another part follows, if answers may not end in it. */
export class LastStates {
  /** The place of the last part that is more than state. */
  #last = -1;

  follow(growing: Growing): void {
    if (growing.order > this.#last && !isBareState(growing)) this.#last = growing.order;
  }

  isLast(growing: Growing): boolean {
    return growing.mustLead && isBareState(growing) && growing.order > this.#last;
  }
}

/** One pass over a body's text. It finds what a JSON parser accepts but loses, or cannot handle. */
import { GatewayError } from "../errors/gateway-error.js";
import { isInexactInteger } from "../registry.js";
import { endOfString, keyAt } from "./scan-json.js";

export type JsonPath = readonly (string | number)[];

const DEEPEST = 128;
/** Members, lists and objects of a body. Each is worked on several times, and meanwhile nothing else is. */
const MOST_PLACES = 500_000;
/** Shorter numbers without an exponent are exact. */
const EXACT_DIGITS = 15;

/**
 * Refuses text that is nested too deeply, has too many members, has a number beyond a double, or has a key twice at the
 * top, or anywhere where `uniqueKeys` says so. Reports integers that a double cannot hold exactly, however they are
 * written. Their paths are made where somebody wants them.
 */
export function checkJson(
  text: string,
  onBigInteger: (pathOf: () => JsonPath) => void,
  uniqueKeys: "at the top" | "everywhere" = "at the top",
): void {
  new JsonCheck(text, onBigInteger, uniqueKeys === "everywhere" ? DEEPEST : 1).run();
}

/** For each depth. A check ends before another begins, so that all share them. */
const starts = new Int32Array(DEEPEST + 1);
const keyEnds = new Int32Array(DEEPEST + 1);
const areObjects = new Uint8Array(DEEPEST + 1);

class JsonCheck {
  #depth = 0;
  #at = 0;
  #keyDue = false;
  #places = 0;
  /** Those of each open object, by its depth. */
  readonly #keys: Set<string>[] = [];
  /** For each open container: the place of its current key, or the index of its current item. */
  readonly #start = starts;
  readonly #keyEnd = keyEnds;
  readonly #isObject = areObjects;
  /** The current keys that were read for a path, by their depth. Many numbers may be under one long key. */
  readonly #read: (string | undefined)[] = [];
  readonly #pathOf = () => this.#path();

  constructor(
    private readonly text: string,
    private readonly onBigInteger: (pathOf: () => JsonPath) => void,
    /** How deep no key may be twice. */
    private readonly deepestUnique: number,
  ) {}

  run(): void {
    const { text } = this;
    while (this.#at < text.length && this.#depth >= 0) this.#step(text.charCodeAt(this.#at));
  }

  #step(code: number): void {
    switch (code) {
      case 0x22 /* " */:
        return this.#string();
      case 0x7b /* { */:
        return this.#open(1);
      case 0x5b /* [ */:
        return this.#open(0);
      case 0x7d /* } */:
      case 0x5d /* ] */:
        this.#depth--;
        this.#keyDue = false;
        break;
      case 0x2c /* , */:
        if (this.#isObject[this.#depth] === 1) this.#keyDue = true;
        else this.#start[this.#depth] = (this.#start[this.#depth] ?? 0) + 1;
        break;
      default:
        if (code === 0x2d /* - */ || (code >= 0x30 && code <= 0x39)) return this.#number();
    }
    this.#at++;
  }

  #open(isObject: 0 | 1): void {
    if (++this.#depth > DEEPEST) throw unsound(`is nested deeper than ${DEEPEST} levels`, this.#at);
    this.#count();
    this.#isObject[this.#depth] = isObject;
    this.#start[this.#depth] = 0;
    this.#keyDue = isObject === 1;
    if (isObject === 1 && this.#depth <= this.deepestUnique) this.#keys[this.#depth] = new Set();
    this.#at++;
  }

  #string(): void {
    const start = this.#at;
    this.#at = endOfString(this.text, start);
    if (!this.#keyDue) return;
    this.#keyDue = false;
    this.#count();
    this.#start[this.#depth] = start;
    this.#keyEnd[this.#depth] = this.#at;
    this.#read[this.#depth] = undefined;
    if (this.#depth > this.deepestUnique) return;
    const key = keyAt(this.text, start, this.#at);
    const keys = this.#keys[this.#depth];
    if (keys?.has(key) === true) throw unsound(`has the key ${JSON.stringify(shortened(key))} twice`, start);
    keys?.add(key);
  }

  #count(): void {
    if (++this.#places <= MOST_PLACES) return;
    const most = MOST_PLACES.toLocaleString("en");
    throw unsound(`has more than ${most} members, lists and objects`, this.#at);
  }

  #number(): void {
    const start = this.#at;
    let isInteger = true;
    for (this.#at++; this.#at < this.text.length; this.#at++) {
      const code = this.text.charCodeAt(this.#at);
      if (code >= 0x30 && code <= 0x39) continue;
      if (code !== 0x2e /* . */ && code !== 0x2b /* + */ && code !== 0x2d /* - */ && (code | 0x20) !== 0x65 /* e */)
        break;
      isInteger = false;
    }
    if (isInteger && this.#at - start <= EXACT_DIGITS) return;
    const written = this.text.slice(start, this.#at);
    if (Math.abs(Number(written)) === Infinity) throw unsound("has a number that is too large", start);
    if (isInexactInteger(written)) this.onBigInteger(this.#pathOf);
  }

  #path(): JsonPath {
    return Array.from({ length: this.#depth }, (_, index) =>
      this.#isObject[index + 1] === 1 ? this.#keyOf(index + 1) : (this.#start[index + 1] ?? 0),
    );
  }

  #keyOf(depth: number): string {
    return (this.#read[depth] ??= keyAt(this.text, this.#start[depth] ?? 0, this.#keyEnd[depth] ?? 0));
  }
}

/** A path as clients see it: dotted, with `[i]` for items of lists, and `""` for a name that is empty. */
export function formatPath(path: JsonPath): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    const name = step === "" ? '""' : step;
    return text === "" ? name : `${text}.${name}`;
  }, "");
}

function unsound(what: string, position: number): GatewayError {
  return new GatewayError("invalid_request", `The request body ${what}, at position ${position}.`);
}

function shortened(key: string): string {
  return key.length <= 100 ? key : `${key.slice(0, 100)}...`;
}

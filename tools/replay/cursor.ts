import { isObject, type Json } from "./json.js";

/** A value and its place in the client's body. */
export interface Stated<T> {
  readonly value: T;
  readonly at: string;
}

/** Walks a request body and records what was read. What no reader understood must have been reported as dropped. */
export class Cursor {
  constructor(
    readonly value: Json | undefined,
    readonly path: string,
    private readonly seen: Set<string>,
  ) {}

  static open(body: Json): { root: Cursor; unread(): string[] } {
    const seen = new Set<string>();
    return { root: new Cursor(body, "", seen), unread: () => unreadPaths(body, "", seen) };
  }

  get present(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  key(name: string): Cursor {
    const value = isObject(this.value) ? this.value[name] : undefined;
    return new Cursor(value, this.path === "" ? name : `${this.path}.${name}`, this.seen);
  }

  items(): Cursor[] {
    if (!Array.isArray(this.value)) return [];
    return this.value.map((item, index) => new Cursor(item, `${this.path}[${index}]`, this.seen));
  }

  text(): string | undefined {
    return typeof this.value === "string" ? this.read(this.value) : undefined;
  }

  number(): number | undefined {
    return typeof this.value === "number" ? this.read(this.value) : undefined;
  }

  flag(): boolean | undefined {
    return typeof this.value === "boolean" ? this.read(this.value) : undefined;
  }

  /** The whole value, read to its depth. */
  whole(): Json | undefined {
    return this.value === undefined || this.value === null ? undefined : this.read(this.value);
  }

  /** A text that only counts when it is one of these. Otherwise it stays unread. */
  oneOf(...values: string[]): string | undefined {
    return typeof this.value === "string" && values.includes(this.value) ? this.text() : undefined;
  }

  /** Reads a default value without a meaning of its own. */
  passOver(...values: Json[]): this {
    if (values.some((value) => JSON.stringify(value) === JSON.stringify(this.value))) this.whole();
    return this;
  }

  private read<T>(value: T): T {
    this.seen.add(this.path);
    return value;
  }
}

/** States a value, when there is one. */
export function stated<T>(cursor: Cursor, value: T | undefined): Stated<T> | undefined {
  return value === undefined ? undefined : { value, at: cursor.path };
}

function unreadPaths(value: Json, path: string, seen: ReadonlySet<string>): string[] {
  if (isEmpty(value) || seen.has(path)) return [];
  if (typeof value !== "object" || (path !== "" && !anyInside(path, seen))) return [path];
  return childPaths(value, path).flatMap(([child, childPath]) => unreadPaths(child, childPath, seen));
}

function anyInside(path: string, seen: ReadonlySet<string>): boolean {
  for (const one of seen) if (isInside(one, path)) return true;
  return false;
}

function childPaths(value: Json, path: string): [Json, string][] {
  if (Array.isArray(value)) return value.map((item, index) => [item, `${path}[${index}]`]);
  if (!isObject(value)) return [];
  return Object.entries(value).map(([key, item]) => [item, path === "" ? key : `${path}.${key}`]);
}

/** Null, an empty list and an empty object request nothing. */
export function isEmpty(value: Json): boolean {
  return value === null || (typeof value === "object" && Object.keys(value).length === 0);
}

/** Whether a path is another or leads into it. */
export function isInside(path: string, outer: string): boolean {
  return path === outer || (path.startsWith(outer) && (path[outer.length] === "." || path[outer.length] === "["));
}

/** Every path of a body with its value. */
export function allPaths(body: Json, path = ""): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const [child, childPath] of childPaths(body, path)) {
    found.set(childPath, child);
    for (const [inner, value] of allPaths(child, childPath)) found.set(inner, value);
  }
  return found;
}

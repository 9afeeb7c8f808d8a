/** Reading a path of an object: the objects on the way get names, so that each is looked into once. */
import { access, literal, pascal, segmentsOf } from "./text.js";

export class Places {
  readonly #names = new Map<string, string>();
  readonly #declarations: string[] = [];

  constructor(private readonly root: string) {}

  /** The expression that reads a path. */
  read(path: string): string {
    const [list = "", rest] = path.split("[*].");
    if (rest !== undefined) return `firstAt(${this.read(list)}, ${literal(segmentsOf(rest))})`;
    const segments = segmentsOf(path);
    const last = segments.pop();
    if (last === undefined) return this.root;
    const parent = this.#object(segments);
    return typeof last === "number" ? `${parent}[${last}]` : access(parent, last);
  }

  /** The name of the object at a path. */
  object(path: string): string {
    return this.#object(segmentsOf(path));
  }

  get declarations(): readonly string[] {
    return this.#declarations;
  }

  #object(segments: (string | number)[]): string {
    if (segments.length === 0) return this.root;
    const key = JSON.stringify(segments);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const last = segments.at(-1);
    const name = `in${segments.map((segment) => pascal(String(segment))).join("")}`;
    const parent = segments.slice(0, -1);
    const value =
      typeof last === "number"
        ? "asList(" +
          this.read(
            parent.reduce<string>(
              (path, segment) =>
                typeof segment === "number" ? `${path}[${segment}]` : path === "" ? segment : `${path}.${segment}`,
              "",
            ),
          ) +
          `)[${last}]`
        : access(this.#object(parent), String(last));
    this.#declarations.push(`const ${name} = inner(${value});`);
    this.#names.set(key, name);
    return name;
  }
}

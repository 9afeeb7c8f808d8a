/** Reading a path of an object: the objects on the way get names, so that each is read once. */
import { code, Name, type Code, type Piece } from "../print/code.js";
import { read } from "./runtime.js";
import { pascal, segmentsOf } from "../model/names.js";
import { access, literal, unused } from "./text.js";

type Segments = readonly (string | number)[];

export class Places {
  readonly #names = new Map<string, Name>();
  readonly #declarations: Code[] = [];
  readonly #locals = new Set<string>();
  readonly #taken = new Map<string, Name>();

  /**
   * `place` is that of the root where it may be no object: the object around it, and the member. `around` are the
   * places of a function that calls this one, which hands over the objects that it has read.
   */
  constructor(
    readonly root: Piece,
    readonly place: Piece = root,
    private readonly around?: Places,
  ) {}

  /** The expression that reads a path. */
  read(path: string): Piece {
    const [list = "", rest] = path.split("[*].");
    if (rest !== undefined) return code`${read.firstAt}(${this.read(list)}, ${literal(segmentsOf(rest))})`;
    return this.#member(segmentsOf(path));
  }

  /** The name of the object at a path. */
  object(path: string): Piece {
    return this.#object(segmentsOf(path));
  }

  /** A name of its own for another value of the function. */
  local(wanted: string): string {
    const name = unused(wanted, this.#locals);
    this.#locals.add(name);
    return name;
  }

  get declarations(): readonly Code[] {
    return this.#declarations;
  }

  /** The names of the objects that the calling function hands over. */
  get taken(): readonly Name[] {
    return [...this.#taken.values()];
  }

  #known(key: string): Name | undefined {
    const own = this.#names.get(key) ?? this.#taken.get(key);
    if (own !== undefined || this.around === undefined) return own;
    const taken = this.around.#known(key);
    if (taken !== undefined) this.#taken.set(key, taken);
    return taken;
  }

  #member(segments: Segments): Piece {
    const last = segments.at(-1);
    if (last === undefined) return this.root;
    const parent = segments.slice(0, -1);
    if (typeof last === "number") return code`${read.asList}(${this.#member(parent)})[${last}]`;
    return access(this.#object(parent), last);
  }

  #object(segments: Segments): Piece {
    const last = segments.at(-1);
    if (last === undefined) return this.root;
    const key = JSON.stringify(segments);
    const known = this.#known(key);
    if (known !== undefined) return known;
    const used = new Set([...this.#names.values(), ...this.taken].map(({ text }) => text));
    const name = new Name(unused(`in${segments.map((segment) => pascal(String(segment))).join("")}`, used));
    this.#declarations.push(code`const ${name} = ${read.inner}(${this.#member(segments)});`);
    this.#names.set(key, name);
    return name;
  }
}

/** Places in a client's body as a tree: each has the name and the position that it has there. */
import type { Json, Wire } from "./json.js";
import { join, shown, unmasked } from "./place-names.js";
import { camelName } from "./camel-name.js";
import { hasIntegerName, inTextOrder, orderedMember, writtenName } from "./text-order.js";

/** The names of a place, and the indexes with their brackets. */
const steps = /[^.[\]]+|\[\d+\]/g;
const separators = /[.[\]]/;

export class BodyPlace {
  #isLost = false;
  /** Made with the first place inside: most places have none. */
  #inside: Map<string, BodyPlace> | undefined;
  #spellings: ReadonlyMap<string, string> | undefined;

  constructor(
    private readonly value: Json | undefined,
    /** Its path as the client reads it. */
    readonly path = "",
  ) {}

  /** A member under the name that the client used: readers may know another spelling. */
  member(name: string): BodyPlace {
    const key = this.#spelled(name);
    return this.#inside?.get(key) ?? this.#add(key, join(this.path, shown(key)));
  }

  /** Readers may know one item as a list. */
  item(index: number): BodyPlace {
    if (this.value != null && !Array.isArray(this.value)) return this;
    const key = String(index);
    return this.#inside?.get(key) ?? this.#add(key, `${this.path}[${key}]`);
  }

  /** A place inside this one, or this one for the empty path. */
  at(path: string): BodyPlace {
    if (!separators.test(path)) return path === "" ? this : this.member(unmasked(path));
    const names = path.match(steps) ?? [];
    return names.reduce<BodyPlace>(
      (place, name) => (name.startsWith("[") ? place.item(Number(name.slice(1, -1))) : place.member(unmasked(name))),
      this,
    );
  }

  lose(): void {
    this.#isLost = true;
  }

  /**
   * The paths of the lost places in the order of the body. Places inside lost ones are not repeated. The text of the
   * body is read only if its order is not that of the parsed body.
   */
  lostPaths(text: string | undefined): string[] {
    const paths = this.#lostPaths([], undefined);
    if (text === undefined || paths.length < 2 || !paths.some(hasIntegerName)) return paths;
    return this.#lostPaths([], inTextOrder(text));
  }

  #lostPaths(paths: string[], ordered: Json | undefined): string[] {
    if (this.#isLost) paths.push(this.path);
    else
      for (const [name, place] of this.#inOrder(ordered))
        place.#lostPaths(paths, place.#isLost ? undefined : orderedMember(ordered, name));
    return paths;
  }

  #spelled(name: string): string {
    const object = this.#object;
    if (object === undefined || object[name] != null) return name;
    return (this.#spellings ??= spellingsIn(object)).get(name) ?? name;
  }

  #add(key: string, path: string): BodyPlace {
    const place = new BodyPlace(this.#object?.[key], path);
    (this.#inside ??= new Map<string, BodyPlace>()).set(key, place);
    return place;
  }

  /** In the order of the members of its object. Those that are not there come first. */
  #inOrder(ordered: Json | undefined): Iterable<[name: string, place: BodyPlace]> {
    const inside = this.#inside;
    if (inside === undefined) return [];
    if (inside.size < 2) return inside;
    const found = new Map<string, BodyPlace>();
    for (const key in (ordered as Wire | undefined) ?? this.#object) {
      const name = writtenName(key);
      const place = inside.get(name);
      if (place === undefined) continue;
      found.set(name, place);
      if (found.size === inside.size) return found;
    }
    return [...[...inside].filter(([name]) => !found.has(name)), ...found];
  }

  /** Its object, or its list by indexes. */
  get #object(): Wire | undefined {
    return typeof this.value === "object" && this.value !== null ? (this.value as Wire) : undefined;
  }
}

/** The names of the members that are there, by their other spelling. A client may have many that are lost. */
function spellingsIn(object: Wire): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const name of Object.keys(object)) {
    const other = camelName(name);
    if (object[name] != null && !names.has(other)) names.set(other, name);
  }
  return names;
}

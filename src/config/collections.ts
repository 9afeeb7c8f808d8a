import { type Pair, type YAMLMap, isMap, isNode, isScalar, isSeq } from "yaml";
import { type Place, type Shape, isNothing, reportValue, resolvedNode } from "./shape.js";

type Shapes<Value> = { readonly [Key in keyof Value]-?: Shape<NonNullable<Value[Key]>> };

/** A mapping with these keys and no others. Returns the keys that are present and valid. */
export function object<Value>(
  shapes: Shapes<Value>,
  required: readonly (keyof Value & string)[] = [],
): Shape<Partial<Value>> {
  return (place) => {
    const map = mappingAt(place);
    if (map === undefined) return undefined;
    const value: Partial<Value> = {};
    for (const { key, child } of entries(place, map)) {
      if (!isKeyOf(shapes, key)) {
        place.file.report(child.keyNode, `unknown key "${key}"; known here: ${Object.keys(shapes).join(", ")}`);
      } else if (child.place !== undefined) {
        readKey(value, key, shapes[key], child.place);
      }
    }
    for (const key of required) {
      const given = map.get(key, true);
      if (given === undefined || (isNothing(given) && !shapes[key].takesNothing))
        reportValue(place, `needs the key "${key}"`);
    }
    return value;
  };
}

/** A mapping from any name to values of one shape. */
export function record<Value>(shape: Shape<Value>): Shape<Record<string, Value>> {
  return (place) => {
    const map = mappingAt(place);
    if (map === undefined) return undefined;
    const found: Record<string, Value> = Object.create(null) as Record<string, Value>;
    for (const { key, child } of entries(place, map)) {
      const value = child.place === undefined ? undefined : shape(child.place);
      if (value === undefined) continue;
      found[key] = value;
    }
    return found;
  };
}

/** A list of values of one shape. Returns the valid ones. */
export function list<Value>(shape: Shape<Value>, length: "any" | "some" = "any"): Shape<Value[]> {
  return (place) => {
    const node = resolvedNode(place);
    if (!isSeq(node)) return reportValue(place, "must be a list");
    if (length === "some" && node.items.length === 0) return reportValue(place, "must not be empty");
    return node.items.flatMap((item, index) => {
      if (!isNode(item)) return [];
      const value = shape({ file: place.file, node: item, path: `${place.path}[${index}]` });
      return value === undefined ? [] : [value];
    });
  };
}

/** A list of values of one shape, or the other shape for everything else. */
export function listOr<Item, Other>(item: Shape<Item>, other: Shape<Other>): Shape<Item[] | Other> {
  const items = list(item);
  return (place) => (isSeq(resolvedNode(place)) ? items(place) : other(place));
}

/** One shape for mappings, and the other for everything else. */
export function mappingOr<Mapping, Other>(mapping: Shape<Mapping>, other: Shape<Other>): Shape<Mapping | Other> {
  return (place) => (isMap(resolvedNode(place)) ? mapping(place) : other(place));
}

/** The place of the value of one key of a mapping, if it has the key. */
export function placeOfKey(place: Place, key: string): Place | undefined {
  const map = resolvedNode(place);
  if (!isMap(map)) return undefined;
  return entries(place, map).find((entry) => entry.key === key)?.child.place;
}

interface Entry {
  readonly key: string;
  readonly child: { readonly keyNode: Place["node"]; readonly place: Place | undefined };
}

function mappingAt(place: Place): YAMLMap | undefined {
  const node = resolvedNode(place);
  return isMap(node) ? node : reportValue(place, "must be a mapping of keys to values");
}

function entries(place: Place, map: YAMLMap): Entry[] {
  return map.items.flatMap((pair: Pair) => {
    const keyNode = pair.key;
    if (!isNode(keyNode)) return [];
    if (!isScalar(keyNode) || typeof keyNode.value === "object") {
      place.file.report(keyNode, "a key must be plain text");
      return [];
    }
    const key = String(keyNode.value);
    const path = place.path === "" ? key : `${place.path}.${key}`;
    const node = isNode(pair.value) ? pair.value : undefined;
    return [{ key, child: { keyNode, place: node && { file: place.file, node, path } } }];
  });
}

function isKeyOf<Value>(shapes: Shapes<Value>, key: string): key is keyof Value & string {
  return Object.hasOwn(shapes, key);
}

function readKey<Value, Key extends keyof Value & string>(
  value: Partial<Value>,
  key: Key,
  shape: Shape<NonNullable<Value[Key]>>,
  place: Place,
): void {
  if (isNothing(place.node) && !shape.takesNothing) return;
  const read = shape(place);
  if (read !== undefined) value[key] = read;
}

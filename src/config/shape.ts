import { type Node, isScalar } from "yaml";
import type { YamlFile } from "./yaml-file.js";

/** A node of a file, with the path of keys that leads to it. */
export interface Place {
  readonly file: YamlFile;
  readonly node: Node;
  readonly path: string;
}

/** Reads a value of a certain shape. A value that does not fit is reported to the file, and nothing is returned. */
export interface Shape<Value> {
  (place: Place): Value | undefined;
  /** Whether a key without a value has a meaning. Otherwise it counts as absent. */
  readonly takesNothing?: boolean;
}

/** Reports a problem with the value at a place, by its path. */
export function reportValue(place: Place, message: string): undefined {
  place.file.report(place.node, place.path === "" ? message : `${place.path} ${message}`);
  return undefined;
}

/** The value with any alias followed. */
export function resolvedNode(place: Place): Node | undefined {
  return place.file.resolve(place.node);
}

/** Whether a key has no value. */
export function isNothing(node: unknown): boolean {
  return node === null || (isScalar(node) && node.value === null);
}

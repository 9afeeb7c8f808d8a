import type { SpecFiles } from "../load/spec-files.js";
import type { ErrorShapeSource, ErrorsOfDialect } from "../load/sources/mapping-stream.js";
import type { SpecFile } from "../load/spec-file.js";
import { inside, type Placed } from "./line.js";
import type { ErrorRules } from "./mapping.js";
import { listOf } from "./source.js";

interface SharedShape extends Placed {
  readonly source: ErrorShapeSource;
}

export type ErrorShapes = ReadonlyMap<string, SharedShape>;

/** The shapes of errors that mappings may name. */
export function shapesIn(files: SpecFiles): ErrorShapes {
  return new Map(
    files["error-shapes"].flatMap((file) =>
      Object.entries(file.value).map(([name, source]) => [name, { file, pointer: [name], source }]),
    ),
  );
}

/** Members of the mapping take the place of the shape's. */
export function readErrors(file: SpecFile, source: ErrorsOfDialect, shapes: ErrorShapes): ErrorRules {
  const own: Partial<ErrorShapeSource> = typeof source === "string" ? {} : source;
  const name = typeof source === "string" ? source : source.shape;
  const shared = shapes.get(name ?? "");
  const shape: Partial<ErrorShapeSource> = shared?.source ?? {};
  const {
    body = {},
    types = {},
    words = {},
    event = body,
    headers = {},
    event_types: eventTypes,
  } = { ...shape, ...own };
  const none = { message: [], type: [], code: [], param: [], retry_after: [], inner_ids: [], status: [] };
  const { type_header: typeHeader, status, ...places } = { ...none, ...shape.read, ...own.read };
  // Rules of the mapping come before those of the shape, and take the place of none.
  const rules = own.read?.status === undefined ? status : [...status, ...(shape.read?.status ?? [])];
  const read = { ...places, status: rules.map((rule) => ({ ...rule, at: listOf(rule.at) })) };
  const nodeOf = (key: keyof ErrorRules["nodes"]): Placed =>
    inside(shared !== undefined && !(key in own) ? shared : { file, pointer: ["errors"] }, key);
  const nodes = {
    body: nodeOf("body"),
    event: nodeOf("event"),
    types: nodeOf("types"),
    event_types: nodeOf("event_types"),
    headers: nodeOf("headers"),
    words: nodeOf("words"),
    read: nodeOf("read"),
  };
  return { shape: name, nodes, body, event, types, eventTypes, headers, words, read, typeHeader };
}

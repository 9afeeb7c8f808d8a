/** Streams and errors of mappings as specs/language/mapping-stream.json has them. */
import type { ErrorShapes } from "../../../generated/language/error-shapes.js";
import type {
  Errors,
  MappingStreamEvent,
  PartTemplates,
  Pieces,
  ResultStream,
  ResultText,
  Stream,
  Templates,
  Write,
} from "../../../generated/language/mapping-stream.js";
import type { Merged } from "./merged.js";

export type { PartTemplates, Pieces, Templates };

export type ErrorShapeSource = ErrorShapes[string];

/** A shape, or members of the dialect's own in place of those of a shape, or all of them. */
export type ErrorsOfDialect = Errors;

/** A stream of conversations has `read` and `write`, one of results has `results`. */
export type StreamSource = Merged<Stream | ResultStream>;

export type ResultStreamSource = ResultStream["results"];
export type ResultWords = ResultText;

export type EventSource = MappingStreamEvent;
export type PieceSource = Merged<Pieces[number]>;
export type StreamWriteSource = Write;

// Made from specs/dialects/embeddings/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the embeddings dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.inputs": ["input"],
  "request.dimensions": ["dimensions", "output_dimension"],
  "request.number_type": ["output_dtype"],
  "request.encoding": ["encoding_format"],
  "request.user": ["user"],
  "request.metadata": ["metadata"],
  "embedding.vector.index": ["index"],
  "embedding.vector.vector": ["embedding"],
};

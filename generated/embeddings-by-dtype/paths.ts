// Made from specs/dialects/embeddings-by-dtype/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the embeddings-by-dtype dialect. */
export const paths: ConceptPaths = {
  "request.model": ["model"],
  "request.inputs": ["input"],
  "request.dimensions": ["output_dimension"],
  "request.number_type": ["output_dtype"],
  "request.encoding": ["encoding_format"],
  "request.metadata": ["metadata"],
  "embedding.vector.index": ["index"],
  "embedding.vector.vector": ["embedding"],
};

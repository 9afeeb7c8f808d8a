// Made from specs/dialects/embed-content/mapping.yaml by "make generate". Change the specs, not this file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the embed-content dialect. */
export const paths: ConceptPaths = {
  "request.inputs": ["requests"],
  "input.words.text": ["content.parts"],
  "input.words.model": ["model"],
  "input.words.dimensions": ["outputDimensionality"],
  "embedding.vector.vector": ["values"],
};

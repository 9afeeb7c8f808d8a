// Made from specs/dialects/embeddings/mapping.yaml, specs/dialects/embed-content/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as embedContent from "./embeddings-to-embed-content.js";

/** What a request of the embeddings dialect becomes for a model behind another. */
export const fromEmbeddings: readonly Pair[] = [{ from: "embeddings", to: "embed-content", ...embedContent }];

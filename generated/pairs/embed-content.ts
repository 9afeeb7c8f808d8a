// Made from specs/dialects/embed-content/mapping.yaml, specs/dialects/embeddings/mapping.yaml by "make generate".
// Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as embeddings from "./embed-content-to-embeddings.js";

/** What a request of the embed-content dialect becomes for a model behind another. */
export const fromEmbedContent: readonly Pair[] = [{ from: "embed-content", to: "embeddings", ...embeddings }];

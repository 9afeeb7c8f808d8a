/** Which vocabularies can serve a kind of model. */
import type { ModelKind } from "./types.js";

/** Conversations can also create images. */
const ALSO: Partial<Record<ModelKind, string>> = { image: "text" };

/** Whether upstreams of this vocabulary can serve a model of this kind. */
export function mayServe(vocabulary: string, kind: ModelKind): boolean {
  return vocabulary === kind || vocabulary === ALSO[kind];
}

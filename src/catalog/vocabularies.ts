/** What models of a kind are called in. */
import type { ModelKind } from "./types.js";

/** Images are also made in conversations. */
const ALSO: Partial<Record<ModelKind, string>> = { image: "text" };

/** Whether upstreams that speak of such things can serve a model of this kind. */
export function mayServe(vocabulary: string, kind: ModelKind): boolean {
  return vocabulary === kind || vocabulary === ALSO[kind];
}

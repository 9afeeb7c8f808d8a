/** Decides between two dialects that share a path. */
import { type AnyDialect, valueAt, type Wire } from "../registry.js";
import type { PipelineContext } from "./context.js";

/** The other dialect, where its document claims the body, or where the model supports only that one. */
export function resolveDialect(
  body: Wire,
  pathDialect: AnyDialect,
  { registry, catalog }: Pick<PipelineContext, "registry" | "catalog">,
): AnyDialect {
  const { sibling, places } = pathDialect;
  const other = sibling && registry.dialects.get(sibling.dialect);
  if (sibling === undefined || other === undefined) return pathDialect;
  if (sibling.claims(body)) return other;
  const model = places.requestModel && valueAt(body, places.requestModel);
  const [target] = (typeof model === "string" ? (catalog().callable.get(model)?.targets ?? []) : []).flat();
  return target?.dialect.vocabulary === other.vocabulary ? other : pathDialect;
}

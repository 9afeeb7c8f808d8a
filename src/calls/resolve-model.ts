/** Finds the requested model. */
import { type AnyDialect, valueAt, type Wire } from "../registry.js";
import type { Caller } from "../stores/keys/caller.js";
import { carriesImages } from "../routing/carries-images.js";
import type { CallableModel, CatalogView } from "../routing/catalog-view.js";
import type { Inbound } from "./inbound.js";
import { GatewayError } from "../errors/gateway-error.js";
import { allowsModel } from "../stores/keys/key-rules.js";

const LONGEST_SHOWN = 200;

/** The model that a call names, if it can be called in its dialect. */
export function resolveModel(
  body: Wire,
  { route, dialect, pathModel }: Pick<Inbound, "route" | "dialect" | "pathModel">,
  catalog: CatalogView,
  caller: Pick<Caller, "models">,
): CallableModel {
  const place = dialect.places.requestModel;
  const id = route.model === "path" ? pathModel : place && valueAt(body, place);
  if (typeof id !== "string" || id === "") {
    throw new GatewayError("invalid_request", "A model is required.", { param: place?.join(".") ?? "model" });
  }
  const found = catalog.callable.get(id);
  if (found === undefined || found.targets.length === 0 || !allowsModel(caller.models, found.model.id)) {
    throw new GatewayError("model_not_found", `The model "${id.slice(0, LONGEST_SHOWN)}" does not exist.`);
  }
  checkVocabulary(found, dialect);
  const isCarried = carriesImages(dialect) && (route.model === "path" || dialect.places.images !== undefined);
  if (!isCarried && found.model.outputs.includes("image")) {
    throw new GatewayError(
      "unsupported_capability",
      `The model "${id}" answers with images, which this endpoint does not carry. Call it at ${pathsOf(found)}.`,
      { param: "model" },
    );
  }
  return found;
}

/**
 * The paths that serve a model, first those of its upstream. Answers that consist of images always contain them; those
 * of conversations only at paths that name the model.
 */
function pathsOf({ model, targets, servedAt }: CallableModel): string {
  const upstream = targets[0]?.[0]?.dialect;
  const isAnyCarried = !model.outputs.includes("image") || upstream?.places.images !== undefined;
  const carried = servedAt.filter((path) => isAnyCarried || path.includes("{model}"));
  const own = carried.filter((path) => upstream?.servedAt.includes(path));
  return [...new Set([...own, ...carried])].join(" or ");
}

/** A model is called at the endpoints of its upstreams' vocabulary. */
function checkVocabulary(found: CallableModel, { vocabulary }: AnyDialect): void {
  const { model, targets } = found;
  const upstream = targets[0]?.[0];
  if (upstream === undefined || upstream.dialect.vocabulary === vocabulary) return;
  const outputs = model.outputs.join(" and ");
  throw new GatewayError(
    "unsupported_capability",
    `The model "${model.id}" cannot be called here: it makes ${outputs}. Call it at ${pathsOf(found)}.`,
    { param: "model" },
  );
}

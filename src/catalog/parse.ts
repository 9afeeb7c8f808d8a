import { list, object, placeOfKey } from "../config/collections.js";
import type { Environment } from "../config/interpolate.js";
import { RefusedError } from "../config/refused.js";
import { reportValue } from "../config/shape.js";
import { YamlFile, readTextFile } from "../config/yaml-file.js";
import { aliasShape, checkAliases, type PlacedAlias } from "./aliases.js";
import type { CatalogFile, WrittenModel, WrittenProvider } from "./catalog-file.js";
import type { PlacedRoute } from "./check-served.js";
import { modelShape, uniqueId } from "./model-shape.js";
import { providerShape } from "./provider-shape.js";
import type { CatalogWords } from "./words.js";

const PROVIDER_ID = /^[A-Za-z0-9][\w.-]*$/;
const MODEL_ID = /^[A-Za-z0-9][\w.-]*(\/[\w.:@+~-]+)+$/;

/** Reads and checks a catalog file, or throws a `FileProblemsError` with everything that is wrong in it. */
export function readCatalogFile(path: string, words: CatalogWords, environment: Environment): CatalogFile {
  return parseCatalog(path, readTextFile(path), words, environment);
}

/** The same for a text; `path` names it in messages. */
export function parseCatalog(path: string, text: string, words: CatalogWords, environment: Environment): CatalogFile {
  const file = new YamlFile(path, text, environment);
  if (file.contents === null)
    throw new RefusedError("unsound", `${path}: the file is empty; an empty catalog is written {}`);
  const routes: PlacedRoute[] = [];
  const providerId = uniqueId("provider", PROVIDER_ID, "letters, digits, dots, dashes and underscores");
  const aliases: PlacedAlias[] = [];
  const modelId = uniqueId("model", MODEL_ID, "<manufacturer>/<model name>");
  const shape = object<{ providers?: WrittenProvider[]; models?: WrittenModel[] }>({
    providers: list(providerShape(providerId, words.presets)),
    models: list(
      modelShape(
        modelId,
        aliasShape((placed) => aliases.push(placed)),
        words,
        (placed) => routes.push(placed),
      ),
    ),
  });
  const { providers = [], models = [] } = shape({ file, node: file.contents, path: "" }) ?? {};
  const providersById = new Map(providers.map((provider) => [provider.id, provider]));
  for (const placed of routes) checkProvider(placed, providersById, words);
  checkAliases(aliases, new Set(models.map(({ id }) => id)));
  file.throwProblems();
  const { warnings, doubts } = file;
  return { providers, models, ...(warnings.length > 0 && { warnings }), ...(doubts.length > 0 && { doubts }) };
}

function checkProvider(
  { route, place }: PlacedRoute,
  providers: ReadonlyMap<string, WrittenProvider>,
  words: CatalogWords,
): void {
  const provider = providers.get(route.provider);
  if (provider === undefined) {
    reportValue(placeOfKey(place, "provider") ?? place, `names "${route.provider}", which is no provider of this file`);
    return;
  }
  // Another base URL may serve more dialects than the preset lists.
  if (provider.preset === undefined || provider.baseUrl !== undefined) return;
  const supported = words.presets[provider.preset]?.dialects ?? [];
  if (supported.includes(route.dialect)) return;
  reportValue(
    placeOfKey(place, "dialect") ?? place,
    `is "${route.dialect}", but ${provider.preset} supports ${supported.join(", ")}`,
  );
}

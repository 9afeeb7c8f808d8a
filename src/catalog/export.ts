import { Document, isMap, isSeq } from "yaml";
import { describeCredentials } from "./credentials.js";
import type { CatalogRecords, ProviderRecord, StoredField } from "./records.js";
import { describeSecret } from "./secrets.js";
import type { Model } from "./types.js";

const KEPT = " the stored key is kept; write a key or ${NAME} here to replace it";

/** A catalog as plain values, in the form of a catalog file. A stored key has no value there. */
export function describeCatalog(records: CatalogRecords): { providers: unknown[]; models: unknown[] } {
  return {
    providers: [...records.providers.values()].map(describeProvider),
    models: [...records.models.values()].map(describeModel),
  };
}

/** The catalog file that, applied again, changes nothing. */
export function exportCatalog(records: CatalogRecords): string {
  const document = new Document(describeCatalog(records));
  [...records.providers.values()].forEach((provider, index) => {
    const { kind, fields = {} } = provider.credentials ?? {};
    const places = [
      { path: ["apiKey"], field: provider.secret },
      ...Object.entries(fields).map(([name, field]) => ({ path: ["credentials", kind, name], field })),
    ];
    for (const { path, field } of places) {
      if (field === undefined || !("sealed" in field)) continue;
      const node = document.createNode(null);
      node.comment = KEPT;
      node.source = "";
      document.setIn(["providers", index, ...path], node);
    }
  });
  [...records.models.keys()].forEach((_id, index) => writeOnOneLine(document, index));
  return document.toString({ lineWidth: 0, nullStr: "" });
}

function describeProvider(provider: ProviderRecord): Record<string, unknown> {
  const { id, preset, baseUrl, auth, headers, promptCache, maxConcurrent, family, secret, credentials } = provider;
  return withoutUndefined({
    id,
    preset,
    baseUrl,
    apiKey: secret && describeField(secret),
    credentials: credentials && describeCredentials(credentials, describeField),
    auth,
    headers: Object.keys(headers).length === 0 ? undefined : headers,
    promptCache,
    maxConcurrent,
    family,
  });
}

/** A stored secret has no value in a file. */
function describeField(field: StoredField): string | null {
  if ("text" in field) return field.text;
  return "variable" in field ? describeSecret(field) : null;
}

function describeModel(model: Model): Record<string, unknown> {
  const { created: _, ...written } = model;
  const order = [
    "id",
    "aliases",
    "kind",
    "routes",
    "profile",
    "accepts",
    "outputs",
    "enabled",
    "stickyBy",
    "retry",
    "pricing",
  ] as const;
  return withoutUndefined({ ...Object.fromEntries(order.map((name) => [name, written[name]])), ...written });
}

/** Routes, outputs and prices read best as a table: one line each. */
function writeOnOneLine(document: Document, model: number): void {
  const routes = document.getIn(["models", model, "routes"], true);
  const values = ["aliases", "outputs", "pricing", "accepts", "retry"].map((name) =>
    document.getIn(["models", model, name], true),
  );
  for (const node of isSeq(routes) ? [...routes.items, ...values] : values) {
    if (isMap(node) || isSeq(node)) node.flow = true;
  }
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined));
}

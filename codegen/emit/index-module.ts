/** The one module through which the gateway sees all that was generated. */
import type { DialectDocument, RouteSource } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { code, list, Name } from "../print/code.js";
import { constant, type Constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { types } from "./runtime.js";
import { camel } from "../model/names.js";
import { literal, quote } from "./text.js";

export function emitRoutes(documents: readonly DialectDocument[]): Module {
  const rows = documents.flatMap(({ name, routes }) =>
    routes.flatMap((route) => [route.path, ...route.aliases].map((path) => literal(routeRow(name, route, path)))),
  );
  const routes = constant({
    name: "routes",
    isExported: true,
    type: code`readonly ${types.Route}[]`,
    value: list(rows),
  });
  return { path: "routes.ts", specs: documents.map(({ file }) => file.name), declarations: [routes] };
}

function routeRow(dialect: string, route: RouteSource, path: string): object {
  const { method, operationId, model, stream, operation, job, counts, form } = route;
  return {
    method,
    path,
    dialect,
    operationId,
    model,
    stream,
    ...(operation !== undefined && { operation }),
    ...(job !== undefined && { job }),
    ...(counts && { counts: true }),
    ...(form !== undefined && { form: { files: { ...form.files }, values: { ...form.values } } }),
  };
}

export function emitIndex(documents: readonly DialectDocument[], mappings: readonly Mapping[]): Module {
  return {
    path: "index.ts",
    specs: [...documents.map(({ file }) => file.name), ...mappings.map(({ file }) => file.name)],
    declarations: [
      dialectMap(documents),
      fallbackDialect(documents),
      { kind: "export", names: ["routes"], from: "./routes.js" },
      { kind: "export", names: ["gatewayCodes"], from: "./error-codes.js" },
      { kind: "export", names: ["refusals"], from: "./refusals.js" },
      { kind: "export", names: ["presets"], from: "./presets.js" },
      { kind: "export", names: ["profiles"], from: "./profiles.js" },
    ],
  };
}

/** The same dialects, for a page that loads only those that it converts between. */
export function emitLoaders(documents: readonly DialectDocument[]): Module {
  const loaders = documents.map(
    ({ name }) => `${quote(name)}: async () => (await import(${quote(`./${name}/dialect.js`)})).${camel(name)}`,
  );
  const loadDialect = constant({
    name: "dialectLoaders",
    isExported: true,
    docs: "Loads a dialect when it is needed first, by its name.",
    type: code`Readonly<Record<string, () => Promise<${types.AnyDialect}>>>`,
    value: `{ ${loaders.join(", ")} }`,
  });
  return { path: "load.ts", specs: documents.map(({ file }) => file.name), declarations: [loadDialect] };
}

function dialectName(name: string): Name {
  return new Name(camel(name), `${name}/dialect.js`);
}

function dialectMap(documents: readonly DialectDocument[]): Constant {
  const entries = documents.map(({ name }) => code`[${quote(name)}, ${dialectName(name)}]`);
  return constant({
    name: "dialects",
    isExported: true,
    docs: "Every dialect by its name.",
    type: code`ReadonlyMap<string, ${types.AnyDialect}>`,
    value: code`new Map<string, ${types.AnyDialect}>(${list(entries)})`,
  });
}

function fallbackDialect(documents: readonly DialectDocument[]): Constant {
  const fallback = documents.find(({ keys }) => keys.fallback_errors === true) ?? documents[0];
  return constant({
    name: "fallbackDialect",
    isExported: true,
    docs: "Its error shape serves paths that belong to no dialect.",
    type: code`${types.Dialect}<${quote(fallback?.keys.vocabulary ?? "")}>`,
    value: fallback === undefined ? "undefined" : dialectName(fallback.name),
  });
}

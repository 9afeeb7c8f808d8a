/** The one module through which the gateway sees all that was generated. */
import type { DialectDocument, RefusalSource } from "../join/dialect-document.js";
import type { Mapping } from "../join/mapping.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Module } from "../print/module.js";
import type { Json } from "../runtime/json.js";
import { refusalTable } from "./dialect.js";
import { camel, comment, literal, memberName, quote } from "./text.js";

export function emitRoutes(documents: readonly DialectDocument[]): Module {
  const rows = documents.flatMap(({ name, routes }) => routes.map((route) => literal({ method: route.method, path: route.path, dialect: name, operation: route.operation, model: route.model, stream: route.stream })));
  return {
    path: "routes.ts",
    specs: documents.map(({ file }) => file.name),
    lines: [`import type { Route } from "../codegen/runtime/dialect.js";`, "", "export const routes: readonly Route[] = [", ...rows.map((row) => `${row},`), "];"],
  };
}

export function emitErrorCodes(files: readonly SpecFile[]): Module {
  const codes = files.flatMap(({ value }) => Object.entries((value as { codes: Record<string, { status: number; retry: boolean; means: string }> }).codes));
  const rows = codes.map(([code, { status, retry, means }]) => `${comment(means)}\n${memberName(code)}: { status: ${status}, retry: ${String(retry)} },`);
  return { path: "error-codes.ts", specs: files.map(({ name }) => name), lines: ["export const gatewayCodes = {", ...rows, "} as const;"] };
}

export function emitRefusals(files: readonly SpecFile[]): Module {
  const refusals = files.flatMap(({ value }) => (value as unknown as { refuse: RefusalSource[] }).refuse);
  return {
    path: "refusals.ts",
    specs: files.map(({ name }) => name),
    lines: [`import type { RefusalRule } from "../codegen/runtime/refuse.js";`, "", `export const refusals: readonly RefusalRule[] = ${refusalTable(refusals)};`],
  };
}

interface PresetSource {
  readonly preset: string;
  readonly base_url?: string;
  readonly auth?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly dialects: readonly string[];
  readonly wire?: Json;
}

export function emitPresets(files: readonly SpecFile[]): Module {
  const rows = files.map(({ value }) => {
    const { preset, base_url: baseUrl, auth, headers, dialects, wire } = value as unknown as PresetSource;
    const members: Record<string, Json> = { ...(baseUrl === undefined ? {} : { baseUrl }), ...(auth === undefined ? {} : { auth }), ...(headers === undefined ? {} : { headers: { ...headers } }), dialects: [...dialects], ...(wire === undefined ? {} : { wire }) };
    return `${memberName(preset)}: ${literal(members)},`;
  });
  return {
    path: "presets.ts",
    specs: files.map(({ name }) => name),
    lines: [`import type { Preset } from "../codegen/runtime/dialect.js";`, "", "export const presets: Readonly<Record<string, Preset>> = {", ...rows, "};"],
  };
}

export function emitIndex(documents: readonly DialectDocument[], mappings: readonly Mapping[]): Module {
  const names = documents.map(({ name }) => name);
  const pairs = mappings.flatMap((from) => mappings.filter((to) => to !== from).map((to) => ({ name: `${from.dialect}-to-${to.dialect}`, from: from.dialect, to: to.dialect })));
  const fallback = documents.find(({ keys }) => keys.fallback_errors === true) ?? documents[0];
  const lines = [
    `import type { Dialect, FieldRow } from "../codegen/runtime/dialect.js";`,
    ...names.map((name) => `import { ${camel(name)} } from "./${name}/dialect.js";`),
    ...pairs.map(({ name }) => `import * as ${camel(name)} from "./pairs/${name}.js";`),
    "",
    "/** Every dialect by its name. */",
    `export const dialects: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([${names.map((name) => `[${quote(name)}, ${camel(name)}]`).join(", ")}]);`,
    "",
    "/** Its error shape serves paths that belong to no dialect. */",
    `export const fallbackDialect: Dialect = ${camel(fallback?.name ?? "")};`,
    "",
    "export interface Pair { readonly from: string; readonly to: string; readonly fields: readonly FieldRow[]; readonly dropped: readonly FieldRow[] }",
    "",
    "/** What a request of one dialect becomes for a model behind another. */",
    "export const pairs: readonly Pair[] = [",
    ...pairs.map(({ name, from, to }) => `{ from: ${quote(from)}, to: ${quote(to)}, ...${camel(name)} },`),
    "];",
    "",
    `export { routes } from "./routes.js";`,
    `export { gatewayCodes } from "./error-codes.js";`,
    `export { refusals } from "./refusals.js";`,
    `export { presets } from "./presets.js";`,
    `export { profiles } from "./profiles.js";`,
  ];
  return { path: "index.ts", specs: [...documents.map(({ file }) => file.name), ...mappings.map(({ file }) => file.name)], lines };
}

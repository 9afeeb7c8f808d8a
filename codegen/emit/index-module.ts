/** The one module through which the gateway sees all that was generated. */
import type { ErrorsSource, RefusalsSource } from "../load/sources/errors.js";
import type { PresetSource, ProfileLine, WireSource } from "../load/sources/provider.js";
import type { DialectDocument } from "../join/dialect-document.js";
import type { Mapping } from "../join/mapping.js";
import { isPair } from "../join/pair.js";
import { readPasses } from "../join/read-layout.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Module } from "../print/module.js";
import { refusalTable } from "./refusal-table.js";
import { passStatements } from "./passes.js";
import { usedParameters } from "./signature.js";
import { camel, comment, literal, memberName, quote } from "./text.js";

export function emitRoutes(documents: readonly DialectDocument[]): Module {
  const rows = documents.flatMap(({ name, routes }) =>
    routes.flatMap((route) =>
      [route.path, ...route.aliases].map((path) =>
        literal({
          method: route.method,
          path,
          dialect: name,
          operationId: route.operationId,
          model: route.model,
          stream: route.stream,
          ...(route.operation !== undefined && { operation: route.operation }),
          ...(route.job !== undefined && { job: route.job }),
          ...(route.counts && { counts: true }),
          ...(route.form !== undefined && {
            form: { files: { ...route.form.files }, values: { ...route.form.values } },
          }),
        }),
      ),
    ),
  );
  return {
    path: "routes.ts",
    specs: documents.map(({ file }) => file.name),
    lines: [
      `import type { Route } from "../src/conversion/dialect.js";`,
      "",
      "export const routes: readonly Route[] = [",
      ...rows.map((row) => `${row},`),
      "];",
    ],
  };
}

export function emitErrorCodes(files: readonly SpecFile<ErrorsSource>[]): Module {
  const sources = files.map(({ value }) => value);
  const codes = sources.flatMap((source) => Object.entries(source.codes));
  const servers = sources.flatMap(({ server_faults: declared }) => (declared === undefined ? [] : [declared]));
  const rows = codes.map(
    ([code, { status, retry, means }]) =>
      `${comment(means)}\n${memberName(code)}: { status: ${status}, retry: ${String(retry)} },`,
  );
  const faults = codes.flatMap(([code, { status, words = [] }]) =>
    words.length === 0
      ? []
      : [
          `{ code: ${quote(code)}, status: ${status}, words: [`,
          ...words.map((text) => `${quote(text)},`),
          "].map(wordsOf) },",
        ],
  );
  const lines = [
    `import { type KnownFault, type ServerFaults, wordsOf } from "../src/conversion/known-faults.js";`,
    "",
    "export const gatewayCodes = {",
    ...rows,
    "} as const;",
    "",
    "export type GatewayErrorCode = keyof typeof gatewayCodes;",
    "",
    "/** Faults that upstreams tell in words of their own. */",
    "export const knownFaults: readonly KnownFault[] = [",
    ...faults,
    "];",
    "",
    "/** How upstreams say that a fault is their own. */",
    "export const serverFaults: ServerFaults = " +
      `${literal({ at: servers.flatMap(({ at }) => at), words: servers.flatMap(({ words }) => words) })}` +
      ";",
  ];
  return { path: "error-codes.ts", specs: files.map(({ name }) => name), lines };
}

export function emitRefusals(files: readonly SpecFile<RefusalsSource>[]): Module {
  const refusals = files.flatMap(({ value }) => value.refuse);
  return {
    path: "refusals.ts",
    specs: files.map(({ name }) => name),
    lines: [
      `import type { RefusalRule } from "../src/conversion/refuse.js";`,
      "",
      `export const refusals: readonly RefusalRule[] = ${refusalTable(refusals)};`,
    ],
  };
}

export function emitPresets(files: readonly SpecFile<PresetSource>[]): Module {
  const presets = files.map(({ value }) => value);
  const rows = presets.map(({ preset, base_url: baseUrl, auth, headers, dialects, family, profiles, wire = {} }) => {
    const members = Object.entries({
      baseUrl,
      auth,
      headers,
      dialects: [...dialects],
      family,
      profiles: profiles && profileLines(profiles, presets),
    }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${literal(value)}`]));
    const differences = Object.entries(wire).map(
      ([dialect, declared]) => `${memberName(dialect)}: ${differencesOf(declared)}`,
    );
    return (
      `${memberName(preset)}: { ` +
      `${[...members, ...(differences.length === 0 ? [] : [`wire: { ${differences.join(", ")} }`])].join(", ")}` +
      " },"
    );
  });
  const passes = presets.flatMap(({ wire = {} }) =>
    Object.values(wire).flatMap(({ before_write: passes }) => readPasses(passes).map(({ name }) => camel(name))),
  );
  const imports =
    passes.length === 0
      ? []
      : [`import { ${[...new Set(passes)].sort().join(", ")} } from "../src/conversion/conversation/index.js";`];
  return {
    path: "presets.ts",
    specs: files.map(({ name }) => name),
    lines: [
      ...imports,
      `import type { Preset } from "../src/conversion/dialect.js";`,
      "",
      "export const presets: Readonly<Record<string, Preset>> = {",
      ...rows,
      "};",
    ],
  };
}

/** All lines with their patterns in small letters; what is left over fits any name. */
function profileLines(
  lines: readonly ProfileLine[],
  presets: readonly PresetSource[],
): { models: string[]; profile: string }[] {
  return lines.flatMap((line) => {
    const { of, models = [], else: otherwise, profile = "" } = line;
    if (of !== undefined) return profileLines(presets.find(({ preset }) => preset === of)?.profiles ?? [], presets);
    return otherwise === undefined
      ? [{ models: models.map((pattern) => pattern.toLowerCase()), profile }]
      : [{ models: ["*"], profile: otherwise }];
  });
}

/** Where a vendor's wire differs: data, and its passes as a function. */
function differencesOf({ before_write: beforeWrite, ...data }: WireSource): string {
  const passes = passStatements(readPasses(beforeWrite), "turns");
  const members = Object.entries(data).map(([name, value]) => `${name}: ${literal(value)}`);
  if (passes.length > 0)
    members.push(
      `beforeWrite: (${usedParameters("turns, loss", passes.join(" "))}) => { ${passes.join(" ")} return turns; }`,
    );
  return `{ ${members.join(", ")} }`;
}

export function emitIndex(documents: readonly DialectDocument[], mappings: readonly Mapping[]): Module {
  const names = documents.map(({ name }) => name);
  const pairs = mappings.flatMap((from) =>
    mappings
      .filter((to) => isPair(from, to, documents))
      .map((to) => ({ name: `${from.dialect}-to-${to.dialect}`, from: from.dialect, to: to.dialect })),
  );
  const fallback = documents.find(({ keys }) => keys.fallback_errors === true) ?? documents[0];
  const lines = [
    `import type { AnyDialect, Dialect, FieldRow } from "../src/conversion/dialect.js";`,
    ...names.map((name) => `import { ${camel(name)} } from "./${name}/dialect.js";`),
    ...pairs.map(({ name }) => `import * as ${camel(name)} from "./pairs/${name}.js";`),
    "",
    "/** Every dialect by its name. */",
    "export const dialects: ReadonlyMap<string, AnyDialect> = new Map<string, " +
      `AnyDialect>([${names.map((name) => `[${quote(name)}, ${camel(name)}]`).join(", ")}` +
      "]);",
    "",
    "/** Its error shape serves paths that belong to no dialect. */",
    `export const fallbackDialect: Dialect<${quote(fallback?.keys.vocabulary ?? "")}> = ` +
      `${camel(fallback?.name ?? "")};`,
    "",
    "export interface Pair { readonly from: string; readonly to: string; readonly " +
      "fields: readonly FieldRow[]; readonly dropped: readonly FieldRow[] }",
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
  return {
    path: "index.ts",
    specs: [...documents.map(({ file }) => file.name), ...mappings.map(({ file }) => file.name)],
    lines,
  };
}

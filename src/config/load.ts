import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type WrittenConfig, configShape } from "./config-shape.js";
import { DEFAULTS } from "./defaults.js";
import type { Environment } from "./interpolate.js";
import { Secret } from "./secret.js";
import type { Config, Listen } from "./types.js";
import { YamlFile, readTextFile } from "./yaml-file.js";

/** Where the config file is searched for, and what it may read. */
export interface ConfigSource {
  /** The file named on the command line. */
  readonly file?: string;
  /** The working directory. */
  readonly directory: string;
  readonly environment: Environment;
  /** What the command line overrides. */
  readonly listen?: Partial<Listen>;
}

const USUAL_FILE = "isogloss.yaml";

/** Reads the config, or throws a `FileProblemsError` with everything that is wrong in it. */
export function loadConfig(source: ConfigSource): Config {
  const file = locateConfig(source);
  if (file === undefined) return complete({}, source.directory, source.listen);
  const yaml = new YamlFile(file, readTextFile(file), source.environment);
  const written = yaml.contents === null ? {} : configShape({ file: yaml, node: yaml.contents, path: "" });
  yaml.throwProblems();
  return complete(written ?? {}, dirname(resolve(source.directory, file)), source.listen);
}

/** The config file's path: the named one, else the usual one, else that of the environment, else none. */
function locateConfig({ file, directory, environment }: ConfigSource): string | undefined {
  if (file !== undefined) return resolve(directory, file);
  const usual = resolve(directory, USUAL_FILE);
  if (existsSync(usual)) return usual;
  const named = environment.ISOGLOSS_CONFIG;
  return named === undefined || named === "" ? undefined : resolve(directory, named);
}

function complete(written: WrittenConfig, directory: string, override: Partial<Listen> = {}): Config {
  const listen = { ...DEFAULTS.listen, ...written.listen, ...override };
  const media = written.media ?? DEFAULTS.media;
  return {
    listen,
    publicUrl: (written.publicUrl ?? addressOf(listen)).replace(/\/+$/, ""),
    database: databaseAt(directory, written.database ?? DEFAULTS.database),
    media: "directory" in media ? { directory: resolve(directory, media.directory) } : media,
    admin: written.admin?.token === undefined ? {} : { token: new Secret(written.admin.token) },
    catalog: resolve(directory, written.catalog ?? DEFAULTS.catalog),
    ...(written.catalog !== undefined && { isCatalogNamed: true }),
    limits: { ...DEFAULTS.limits, ...written.limits },
    tasks: { ...DEFAULTS.tasks, ...written.tasks },
    callbacks: { ...DEFAULTS.callbacks, ...written.callbacks },
    upstream: { ...DEFAULTS.upstream, ...written.upstream },
    logs: { ...DEFAULTS.logs, ...written.logs },
    cors: { ...DEFAULTS.cors, ...written.cors },
    compatibility: { ...DEFAULTS.compatibility, ...written.compatibility },
    metrics: { ...DEFAULTS.metrics, ...written.metrics },
    drain: { ...DEFAULTS.drain, ...written.drain },
  };
}

function databaseAt(directory: string, database: string): string {
  return database.includes("://") ? database : resolve(directory, database);
}

/** The address of a listener. One that listens on all interfaces is reached on the loopback address. */
export function addressOf({ host, port }: Pick<Listen, "host" | "port">): string {
  const reached = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host;
  return `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}`;
}

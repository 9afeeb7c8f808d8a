/**
 * Bundles the modules that tests run as processes of their own: the program has over a thousand modules with its
 * packages, and starts from a bundle in less than half of the processor time.
 */
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { build } from "esbuild";

const OUT = ".compiled/processes";

const PROCESSES = [
  "src/main",
  "test/errors/serve-with-faults",
  "test/media/write-in-process",
  "test/money/crash-in-process",
  "test/stores/hold-lock-in-process",
  "test/stores/migrate-in-process",
  "test/stores/write-in-process",
  "test/support/processes/serve-with-short-times",
  "test/support/stores/hold-database-in-process",
  "test/tasks/crash-in-process",
];
/** The program finds them by their URLs, beside the chunk that starts them. */
const THREADS = {
  "src/zstd-thread": "src/bodies/zstd-thread.ts",
  "src/catalog-thread": "src/admin-api/catalog-thread.ts",
  "src/checkpoint-thread": "src/stores/drivers/checkpoint-thread.ts",
};

/** Native modules, what is loaded only where it is used, and drivers that are not installed. */
const EXTERNAL = [
  "better-sqlite3",
  "better-sqlite3-later",
  "@aws-sdk/*",
  "@smithy/*",
  "google-auth-library",
  "pg-native",
  "pg-query-stream",
  "mysql",
  "mysql2",
  "mariadb",
  "oracledb",
  "sqlite3",
  "tedious",
];

await build({
  entryPoints: { ...THREADS, ...Object.fromEntries(PROCESSES.map((name) => [name, `${name}.ts`])) },
  outdir: OUT,
  chunkNames: "src/[name]-[hash]",
  bundle: true,
  splitting: true,
  // Half of the processor time of a start is the parser's.
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  format: "esm",
  platform: "node",
  target: "node20",
  external: EXTERNAL,
  logLevel: "warning",
  // For packages that call require(). Modules of the program may import createRequire under its own name.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
  },
});
mkdirSync(`${OUT}/generated`, { recursive: true });
copyFileSync("generated/openapi.json", `${OUT}/generated/openapi.json`);
// The thread has every dialect: tests inside one process start it from the bundle too.
writeFileSync(".compiled/src/admin-api/catalog-thread.js", 'import "../../processes/src/catalog-thread.js";\n');

/** How code is bundled for browsers, with what stands there for the parts that need Node. */
import { resolve } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";

/** The files of the gateway that a browser cannot run or need not have, and those in their place. */
const IN_BROWSERS: Readonly<Record<string, string>> = {
  "src/conversion/bytes.ts": "src/explorer/browser-bytes.ts",
  "src/registry.ts": "src/explorer/registry.ts",
};
/** The compiled code, as pages import it: they need its types and none of Node. */
const COMPILED_CODE = /^isogloss:explorer$/;
const ENTRY = "src/explorer/explorer.ts";

/** The root is that of the checkout. */
export function compiledCode(root = "."): Plugin {
  const replaced = new Map(
    Object.entries(IN_BROWSERS).map(([file, other]) => [resolve(root, file), resolve(root, other)]),
  );
  return {
    name: "compiled-code",
    setup({ onResolve }) {
      onResolve({ filter: COMPILED_CODE }, () => ({ path: resolve(root, ENTRY) }));
      onResolve({ filter: /^\.{1,2}\/.*\.js$/ }, ({ path, resolveDir }) => {
        const other = replaced.get(resolve(resolveDir, path.replace(/\.js$/, ".ts")));
        return other === undefined ? undefined : { path: other };
      });
    },
  };
}

export const BROWSER: BuildOptions = {
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  logLevel: "warning",
};

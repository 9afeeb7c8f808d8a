/** Writes the types of the admin API for the console's pages, from its OpenAPI description. */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { OpenAPI3 } from "openapi-typescript";
import { Cache } from "../codegen/print/cache.js";
import { ADMIN_API } from "../src/admin-api/admin-api.js";
import { describeApi } from "../src/admin-api/open-api.js";
import { operations } from "../src/admin-api/operations/index.js";

const FILE = "src/console/web/admin-api.ts";
const WIDTH = 120;
const COMMENT_OF_ONE_LINE = /^( *)\/\*\* (.+) \*\/$/gm;
const LINE_OF_COMMENT = /^( +\* )(.+)$/gm;
const HEAD = "// Written by tools/admin-api-types.ts from the description of the admin API. Do not edit.\n";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const description = describeApi(operations, ADMIN_API);
const cache = new Cache(import.meta.dirname, ["openapi-typescript", "prettier"]);
const written = await cache.text(JSON.stringify(description), async () => {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const { format } = await import("prettier");
  const types = await openapiTS(description as OpenAPI3, { alphabetize: true });
  const formatted = await format(HEAD + astToString(types), { parser: "typescript", printWidth: WIDTH });
  return formatted.replace(COMMENT_OF_ONE_LINE, opened).replace(LINE_OF_COMMENT, wrapped);
});
const isSame = readOrNothing() === written;
if (values.check && !isSame) {
  process.stderr.write(`${FILE} is not what the admin API describes: run make generate\n`);
  process.exitCode = 1;
} else if (!isSame) writeFileSync(FILE, written);

function readOrNothing(): string | undefined {
  try {
    return readFileSync(FILE, "utf8");
  } catch {
    return undefined;
  }
}

/** A comment that is too long for one line, with its words on a line of their own. */
function opened(comment: string, indent: string, words: string): string {
  return comment.length <= WIDTH ? comment : `${indent}/**\n${indent} * ${words}\n${indent} */`;
}

/** On as many lines as it needs. */
function wrapped(line: string, start: string, words: string): string {
  if (line.length <= WIDTH) return line;
  const lines = words.match(new RegExp(`\\S.{0,${WIDTH - start.length - 1}}(?= |$)`, "g")) ?? [];
  return lines.map((part) => start + part).join("\n");
}

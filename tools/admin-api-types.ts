/** Writes the types of the admin API for the console's pages, from its OpenAPI description. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import type { OpenAPI3 } from "openapi-typescript";
import { hashOf } from "../codegen/cache/cache.js";
import { format } from "../codegen/print/format.js";
import { ADMIN_API } from "../src/admin-api/admin-api.js";
import { describeApi } from "../src/admin-api/open-api.js";
import { operations } from "../src/admin-api/operations/index.js";

const FILE = "src/console/web/admin-api.ts";
const WIDTH = 120;
const COMMENT_OF_ONE_LINE = /^( *)\/\*\* (.+) \*\/$/gm;
const LINE_OF_COMMENT = /^( +\* )(.+)$/gm;
const HEAD = "// Written by tools/admin-api-types.ts from the description of the admin API. Do not edit.\n";
/** Of what the types are made from, and of the types. */
const NAME = /^\/\/ Of this input and text: ([0-9a-f]{32})\n/;

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });
const description = describeApi(operations, ADMIN_API);
const present = existsSync(FILE) ? readFileSync(FILE, "utf8") : "";
// A check trusts no name.
if (values.check || !isAsNamed(present)) {
  const written = withName(await makeTypes());
  if (values.check && written !== present) {
    process.stderr.write(`${FILE} is not what the admin API describes: run make generate\n`);
    process.exitCode = 1;
  } else if (written !== present) writeFileSync(FILE, written);
}

/** Whether these types were made from this description, and are as they were made. */
function isAsNamed(text: string): boolean {
  const rest = text.slice(HEAD.length);
  const [line = "", name] = NAME.exec(rest) ?? [];
  return text.startsWith(HEAD) && name === nameOf(rest.slice(line.length));
}

function withName(types: string): string {
  return `${HEAD}// Of this input and text: ${nameOf(types)}\n${types}`;
}

function nameOf(types: string): string {
  const { resolve } = createRequire(import.meta.url);
  const makers = ["openapi-typescript", "oxfmt"].map((name) => readFileSync(resolve(`${name}/package.json`), "utf8"));
  const own = readFileSync(import.meta.filename, "utf8");
  return hashOf([own, ...makers, JSON.stringify(description), types]).slice(0, 32);
}

/** What makes them takes longer to load than all else here. */
async function makeTypes(): Promise<string> {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const types = await openapiTS(description as OpenAPI3, { alphabetize: true });
  return (await format(astToString(types))).replace(COMMENT_OF_ONE_LINE, opened).replace(LINE_OF_COMMENT, wrapped);
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

/** The files that are counted, by the part they belong to. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

export type Part = "src" | "compiler" | "tests" | "tools" | "generated";

const PARTS: Readonly<Record<Part, RegExp>> = {
  src: /^src\//,
  compiler: /^codegen\//,
  tests: /^test\//,
  tools: /^tools\//,
  generated: /^generated\//,
};

/** The TypeScript files of the current checkout that git tracks. */
export function sourceFiles(): Readonly<Record<Part, readonly SourceFile[]>> {
  const paths = execFileSync("git", ["ls-files", "*.ts"], { encoding: "utf8" }).split("\n").filter(Boolean);
  const files = paths.map((path) => ({ path, text: readFileSync(path, "utf8") }));
  const parts = Object.entries(PARTS).map(([part, pattern]) => [part, files.filter(({ path }) => pattern.test(path))]);
  return Object.fromEntries(parts) as Record<Part, SourceFile[]>;
}

/** Code that a JSON Schema compiler printed. It is not written to be read, so its lines are not counted. */
export const isValidator = ({ path }: SourceFile): boolean => /(?:^|\/)validate[\w-]*\.ts$/.test(path);

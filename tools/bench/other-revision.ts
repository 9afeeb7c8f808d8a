/** Builds the program of another revision beside this checkout, with the same dependencies. */
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OtherRevision {
  /** Its compiled program. */
  readonly main: string;
  remove(): void;
}

/** The release that older revisions were written for. */
const COMPILER = "node_modules/typescript/bin/tsc";
/** Older revisions have none. */
const BUNDLER = "tools/bundle-program.ts";

function binOf(folder: string): string {
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { bin: { isogloss: string } };
  return bin.isogloss;
}

export function buildRevision(revision: string): OtherRevision {
  const folder = mkdtempSync(join(tmpdir(), "isogloss-base-"));
  const git = (...args: string[]) => execFileSync("git", args, { stdio: ["ignore", "ignore", "inherit"] });
  git("worktree", "add", "--detach", "--force", folder, revision);
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const compile = [COMPILER, "-p", "tsconfig.build.json"];
  execFileSync(process.execPath, compile, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync(join(folder, "generated/openapi.json"), join(folder, "build/generated/openapi.json"));
  if (existsSync(join(folder, BUNDLER)))
    execFileSync("npx", ["tsx", BUNDLER, "build/bundle"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  return {
    main: join(folder, binOf(folder)),
    remove() {
      // The link would lead to the dependencies of this checkout.
      rmSync(join(folder, "node_modules"));
      git("worktree", "remove", "--force", folder);
    },
  };
}

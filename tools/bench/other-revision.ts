/** Builds the program of another revision beside this checkout, with the same dependencies. */
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface OtherRevision {
  /** Its compiled program. */
  readonly main: string;
  remove(): void;
}

export function buildRevision(revision: string): OtherRevision {
  const folder = mkdtempSync(join(tmpdir(), "isogloss-base-"));
  const git = (...args: string[]) => execFileSync("git", args, { stdio: ["ignore", "ignore", "inherit"] });
  git("worktree", "add", "--detach", "--force", folder, revision);
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  execFileSync("npx", ["tsc", "-p", "tsconfig.build.json"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  copyFileSync(join(folder, "generated/openapi.json"), join(folder, "build/generated/openapi.json"));
  return {
    main: join(folder, "build/src/main.js"),
    remove() {
      // The link would lead to the dependencies of this checkout.
      rmSync(join(folder, "node_modules"));
      git("worktree", "remove", "--force", folder);
    },
  };
}

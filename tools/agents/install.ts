import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT } from "../../test/support/checkout.js";
import type { AgentCli } from "./client.js";

const timeoutMilliseconds = 240_000;

/** The place of a client, or the reason why it cannot be installed. */
export type Installed = { readonly program: string } | { readonly missing: string };

/** Installs a client from npm under `build/agents/`, once for each version. */
export function install(cli: AgentCli): Installed {
  const folder = join(CHECKOUT, "build", "agents", cli.packages.join("+").replace(/[^A-Za-z0-9.@+-]+/g, "-"));
  const program = join(folder, cli.program);
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
    const options = { cwd: folder, encoding: "utf8", timeout: timeoutMilliseconds } as const;
    const run = spawnSync("npm", ["install", "--no-audit", "--no-fund", "--no-save", ...cli.packages], options);
    if (run.status !== 0)
      return { missing: `does not install on Node ${process.version}: ${lastLine(run.stderr ?? "")}` };
  }
  const tried = spawnSync(program, ["--version"], {
    encoding: "utf8",
    timeout: 60_000,
    env: { PATH: process.env.PATH, HOME: folder },
  });
  if (tried.status === 0) return { program };
  return { missing: `does not run on Node ${process.version}: ${lastLine(tried.stderr ?? "")}` };
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.slice(0, 200) ?? "";
}

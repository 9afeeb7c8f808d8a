/** The package as npm would publish it: packed, put beside its dependencies in an empty directory, and run. */
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { realBrowser } from "../support/browser/browser.js";
import { type Demonstration, expectNoFaults, firstLine, goTo, signIn } from "../support/browser/console.js";
import { CHECKOUT, MODULES, runsSource } from "../support/checkout.js";
import { suiteDirectory } from "../support/directories.js";

/** Measured: 230 files of 11.1 MB, which are 1.8 MB when packed. Half of the files are tables of the explorer. */
const MOST_FILES = 320;
const MOST_BYTES = 15_000_000;
const MOST_PACKED_BYTES = 3_000_000;

interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly dev?: true; readonly devOptional?: true }>>;
}

describe("the package", function () {
  this.timeout(180_000);
  const directory = suiteDirectory();
  const open = realBrowser();
  let packed: Packed;

  before(() => {
    const source = join(directory(), "source");
    mkdirSync(source);
    for (const file of ["package.json", "README.md", "LICENSE", "bin"])
      cpSync(join(CHECKOUT, file), join(source, file), { recursive: true });
    cpSync(join(MODULES, "web"), join(source, "build/web"), { recursive: true });
    const bundle = [...runsSource(CHECKOUT, "tools/bundle-program"), join(source, "build/bundle")];
    execFileSync(process.execPath, bundle, { cwd: CHECKOUT });
    const written = execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", directory()], {
      cwd: source,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    [packed] = JSON.parse(written) as [Packed];
    install(join(directory(), packed.filename));
  });

  /** As npm would, without a network: only what runs with the program is there. */
  function install(archive: string): void {
    const modules = join(directory(), "installed/node_modules");
    mkdirSync(join(modules, "isogloss"), { recursive: true });
    execFileSync("tar", ["-xzf", archive, "-C", join(modules, "isogloss"), "--strip-components=1"]);
    const lock = JSON.parse(readFileSync(join(CHECKOUT, "package-lock.json"), "utf8")) as LockFile;
    for (const [path, { dev, devOptional }] of Object.entries(lock.packages)) {
      const name = path.replace(/^node_modules\//, "");
      if (path === "" || name.includes("node_modules/") || dev || devOptional) continue;
      mkdirSync(dirname(join(modules, name)), { recursive: true });
      symlinkSync(join(CHECKOUT, path), join(modules, name));
    }
  }

  it("has what the program needs and nothing else", () => {
    const folders = new Set(packed.files.map(({ path }) => path.split("/").slice(0, 2).join("/")));
    expect([...folders]).to.have.members([
      "LICENSE",
      "README.md",
      "bin/isogloss.js",
      "build/bundle",
      "build/web",
      "package.json",
    ]);
    expect(packed.files.filter(({ path }) => /\.(map|ts|tsx|ya?ml)$/.test(path))).to.deep.equal([]);
  });

  it("has the licences of the packages inside its pages", () => {
    const text = readFileSync(join(directory(), "installed/node_modules/isogloss/build/web/LICENCES.txt"), "utf8");
    for (const name of ["preact", "swagger-ui-dist"]) expect(text).to.match(new RegExp(`^${name}$`, "m"));
  });

  it("is small", () => {
    expect(packed.files.length).to.be.at.most(MOST_FILES);
    expect(packed.unpackedSize).to.be.at.most(MOST_BYTES);
    expect(packed.size).to.be.at.most(MOST_PACKED_BYTES);
  });

  /** The installed program, while something is done with it. */
  async function whileItRuns(use: (demo: Demonstration) => Promise<void>): Promise<void> {
    const installed = join(directory(), "installed");
    const { bin } = JSON.parse(readFileSync(join(installed, "node_modules/isogloss/package.json"), "utf8")) as {
      readonly bin: { readonly isogloss: string };
    };
    const program = join(installed, "node_modules/isogloss", bin.isogloss);
    expect(statSync(program).mode & 0o111).to.equal(0o111);
    const child = spawn(program, ["demo", "--port", "0", "--json"], {
      cwd: installed,
      env: { PATH: process.env.PATH },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      await use(JSON.parse(await firstLine(child)) as Demonstration);
    } finally {
      child.kill("SIGKILL");
    }
  }

  it("runs the demonstration, which answers a call and shows its pages", () =>
    whileItRuns(async ({ url, key }) => {
      const response = await fetch(`${url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "demo/assistant", messages: [{ role: "user", content: "What is 2 + 3?" }] }),
      });
      expect(await response.text()).to.contain("5");
      for (const path of ["/console", "/docs", "/openapi.json"]) expect((await fetch(url + path)).status).to.equal(200);
    }));

  it("has a console that works in a browser, from page to page", () =>
    whileItRuns(async ({ url, adminToken }) => {
      const opened = await open(url);
      const { page } = opened;
      await signIn(page, adminToken);
      for (const name of ["Requests", "Models", "Wallets", "Keys", "Tasks", "Overview", "Explorer", "Playground"])
        await goTo(page, name);
      await page.getByRole("textbox", { name: "Prompt" }).fill("What is 21 * 2?");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByRole("region", { name: "Answer" }).locator(".answer", { hasText: "42" }).waitFor();
      await page.goto("/explorer");
      await page.getByRole("heading", { level: 1, name: "Explorer" }).waitFor();
      expectNoFaults(opened);
    }));
});

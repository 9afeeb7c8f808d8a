/** The container file: its rules, and the size of what it puts into the image. No image is built here. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { validate } from "dockerfile-utils";
import { CHECKOUT } from "../support/checkout.js";
import { deployed } from "./deployed-files.js";

/** The base image: libraries have 22 MB and Node 22 has 124 MB, as deploy/container/measure-image.sh says. */
const BASE_BYTES = 146_000_000;
/** The bundle and the pages have less: see test/tools/package.slow.test.ts. */
const PROGRAM_BYTES = 15_000_000;
const MOST_BYTES = 200_000_000;
/** What the container file deletes. */
const DELETED = new RegExp(
  [
    "\\.(?:map|ts|mts|cts|md)$",
    "/better-sqlite3/(?:deps|src)/",
    "/better-sqlite3/build/(?!Release/better_sqlite3\\.node)",
  ].join("|"),
);

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly dev?: true; readonly devOptional?: true; readonly optional?: true }>
  >;
}

const file = deployed("container/Dockerfile");
const lines = file.split("\n");

function linesOf(instruction: string): string[] {
  return lines.filter((line) => line.startsWith(`${instruction} `)).map((line) => line.slice(instruction.length + 1));
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + bytesOf(path);
    return entry.isFile() && !DELETED.test(path) ? sum + statSync(path).size : sum;
  }, 0);
}

describe("the container file", () => {
  it("has no fault that its linter knows", () => {
    expect(validate(file)).to.deep.equal([]);
  });

  it("builds and runs with one version of Node, for which the native module is built", () => {
    const [built, run] = linesOf("FROM").map((from) => /node(?:js|:)(\d+)[.-]/.exec(from)?.[1]);
    expect(built).to.match(/^\d+$/).and.to.equal(run);
  });

  it("runs the bundled program as a user without rights", () => {
    expect(linesOf("ENTRYPOINT")).to.deep.equal(['["/nodejs/bin/node", "/app/build/bundle/src/main.js"]']);
    expect(linesOf("USER")).to.deep.equal(["65532:65532"]);
    expect(linesOf("FROM").at(-1)).to.match(/distroless.*:nonroot$/);
  });

  it("checks the health of the process", () => {
    expect(file).to.match(/^HEALTHCHECK [^]*\/healthz/m);
  });

  it("copies files that exist into the image", () => {
    const copied = [...file.matchAll(/cp (?:-R )?(\/source\/[^\n]+?) (?:\.\/|build\/)/g)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    const built = ["build/bundle", "build/web"];
    for (const name of copied.map((path) => path.replace("/source/", "")))
      expect(built.includes(name) || existsSync(join(CHECKOUT, name)), name).to.equal(true);
    expect(copied).to.have.length(4);
  });

  it("makes an image below 200 MB", () => {
    const lock = JSON.parse(readFileSync(join(CHECKOUT, "package-lock.json"), "utf8")) as LockFile;
    const modules = Object.entries(lock.packages)
      .filter(
        ([path, { dev, devOptional, optional }]) =>
          path !== "" && !dev && !devOptional && !optional && existsSync(join(CHECKOUT, path)),
      )
      .map(([path]) => bytesOf(join(CHECKOUT, path)));
    const total = modules.reduce((sum, bytes) => sum + bytes, 0);
    // Without any package the sum would prove nothing.
    expect(total).to.be.greaterThan(10_000_000);
    expect(BASE_BYTES + PROGRAM_BYTES + total).to.be.below(MOST_BYTES);
  });
});

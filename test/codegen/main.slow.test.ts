import { spawn, spawnSync, type ChildProcessByStdio } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect } from "chai";
import { SpecTree, type Edit } from "../support/codegen/spec-tree.js";
import { CHECKOUT, nodeRuns } from "../support/checkout.js";
import { memoryOrDisk } from "../support/directories.js";
import { until } from "../support/until.js";

/**
 * A compiler that lives for seconds seldom calls again what V8 has optimised. Later releases of Node have no such
 * option.
 */
const OPTIMISE_LATER = process.versions.node.startsWith("20.") ? ["--interrupt-budget=1000000"] : [];

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function generate(
  tree: SpecTree,
  out: string,
  options: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
  folder = CHECKOUT,
): Outcome {
  const program = [...OPTIMISE_LATER, ...nodeRuns("codegen/main"), "--specs", tree.specs, "--out", out, ...options];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: process.env.PATH, ...environment },
  });
  return { status, stdout, stderr };
}

function contentsOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** A compiler that goes on. */
function watch(tree: SpecTree, out: string): ChildProcessByStdio<null, Readable, Readable> {
  const program = [...OPTIMISE_LATER, ...nodeRuns("codegen/main"), "--specs", tree.specs, "--out", out, "--watch"];
  return spawn(process.execPath, program, { cwd: CHECKOUT, stdio: ["ignore", "pipe", "pipe"] });
}

/** Waits for the next line of an output that is meant. */
function linesOf(output: Readable): (test: RegExp) => Promise<string> {
  const lines = createInterface(output)[Symbol.asyncIterator]();
  return async (test) => {
    for (let next = await lines.next(); next.done !== true; next = await lines.next())
      if (test.test(next.value)) return next.value;
    throw new Error(`The compiler ended before it printed ${String(test)}.`);
  };
}

describe("generate", function () {
  this.timeout(60_000);

  const trees: SpecTree[] = [];
  let out: string;

  const specs = (edits: readonly Edit[] = []): SpecTree => {
    const tree = new SpecTree(edits);
    trees.push(tree);
    return tree;
  };

  beforeEach(() => {
    out = mkdtempSync(join(memoryOrDisk(), "out-"));
  });

  afterEach(() => {
    rmSync(out, { recursive: true, force: true });
    for (const tree of trees.splice(0)) tree.remove();
  });

  it("reports every problem at once, in the order of files and lines, and writes nothing", () => {
    mkdirSync(join(out, "chat"));
    writeFileSync(join(out, "chat/read.ts"), "as it was\n");
    const tree = specs([
      ["dialects/messages/mapping.yaml", "    top_k: top_k\n", "    ▸top_k: top_q\n"],
      ["dialects/messages/mapping.yaml", "  else: other\n\nusage", "  ▸else: stop\n\nusage"],
      ["dialects/chat/mapping.yaml", "    seed: seed\n", "    ▸seed: sead\n"],
    ]);
    const { status, stdout, stderr } = generate(tree, out);
    expect(status).to.equal(1);
    expect(stdout).to.equal("");
    const places = stderr
      .split("\n")
      .filter((line) => line.startsWith("specs/"))
      .map((line) => line.split(": ")[0]);
    const marks = tree.marks.map(({ file, line, column }) => `${file}:${line}:${column}`);
    expect(places).to.include.members(marks);
    const files = places.map((place) => place?.split(":")[0] ?? "");
    expect(files).to.deep.equal([...files].sort());
    expect(stderr).to.match(/\n {4}hint: did you mean "seed"\?\n/);
    expect(stderr).to.match(new RegExp(`\\n${places.length} problems; nothing was generated\\n$`));
    expect(contentsOf(out)).to.deep.equal({ "chat/read.ts": "as it was\n" });
  });

  it("reports code that would not compile at the line that it comes from, and leaves what there is", () => {
    mkdirSync(join(out, "chat"));
    writeFileSync(join(out, "chat/read.ts"), "as it was\n");
    const tree = specs([
      ["dialects/chat/mapping.yaml", "    seed: seed\n", "    ▸seed: { at: seed, transform: negated }\n"],
    ]);
    const { status, stdout, stderr } = generate(tree, out);
    const [{ file, line, column } = { file: "", line: 0, column: 0 }] = tree.marks;
    expect(stderr).to.include(`${file}:${line}:${column}: the transform "negated" does not fit the concept "seed": `);
    expect({ status, stdout }).to.deep.equal({ status: 1, stdout: "" });
    expect(contentsOf(out)).to.deep.equal({ "chat/read.ts": "as it was\n" });
  });

  describe("with functions beside a dialect", () => {
    const functions = "dialects/messages/functions.ts";
    const inverted = `import type { Json } from "../../../src/conversion/json.js";
/** The opposite of a switch. */
export const inverted = {
  read: (value: Json | undefined): boolean | undefined => (typeof value === "boolean" ? !value : undefined),
  write: (value: boolean | undefined): Json | undefined => (value === undefined ? undefined : !value),
};
`;
    const called: Edit = ["dialects/messages/mapping.yaml", "transform: negated }", "transform: inverted }"];

    const withFunctions = (): SpecTree => {
      const tree = specs([called, [functions, null, inverted]]);
      for (const name of ["package.json", "src"]) symlinkSync(join(CHECKOUT, name), join(tree.folder, name));
      return tree;
    };

    it("finds them from any output folder", () => {
      const { status, stderr } = generate(withFunctions(), out);
      expect({ status, stderr }).to.deep.equal({ status: 0, stderr: "" });
    });

    it("finds them from an output folder that is far from the specs", () => {
      const tree = withFunctions();
      const far = join(mkdtempSync(join(tmpdir(), "far-")), "a/b/c");
      try {
        const { status, stderr } = generate(tree, far, [], {}, "/");
        expect({ status, stderr }).to.deep.equal({ status: 0, stderr: "" });
      } finally {
        rmSync(resolve(far, "../../.."), { recursive: true, force: true });
      }
    });

    it("finds the library where the specs stand alone", () => {
      const targeted = `import type { Request } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../../../src/conversion/write-context.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { speedless } from "./speedless.js";
${inverted}
/** Leaves requests for families as they are. */
export function forFamilies(
  request: Request,
  _loss: Loss,
  _value: undefined,
  { family }: Pick<WriteContext, "family">,
): Request {
  return family === undefined ? speedless(request) : request;
}
`;
      const beside = `import type { Request } from "../../../generated/interlingua/text.js";
export const speedless = (request: Request): Request => ({ ...request });
`;
      const tree = specs([
        called,
        [
          "dialects/messages/mapping.yaml",
          "    - offer_chosen_tools\n",
          "    - offer_chosen_tools\n    - for_families\n",
        ],
        [functions, null, targeted],
        ["dialects/messages/speedless.ts", null, beside],
      ]);
      const { status, stderr } = generate(tree, out);
      expect({ status, stderr }).to.deep.equal({ status: 0, stderr: "" });
    });

    it("reports code that no longer compiles as only the functions have changed", () => {
      const tree = withFunctions();
      out = join(tree.folder, "generated");
      expect(generate(tree, out).status).to.equal(0);
      writeFileSync(
        join(tree.specs, functions),
        inverted
          .replace("boolean | undefined => (typeof value", "number | undefined => (typeof value")
          .replace("? !value :", "? 1 :"),
      );
      const { status, stderr } = generate(tree, out);
      expect(stderr).to.include('the transform "inverted" does not fit the concept "parallel_calls": ');
      expect(status).to.equal(1);
    });
  });

  it("names its options where one is asked for or not known, and writes nothing", () => {
    const tree = specs();
    const [asked, unknown] = [generate(tree, out, ["--help"]), generate(tree, out, ["--outt", "a"])];
    expect(asked).to.include({ status: 0, stderr: "" });
    expect(asked.stdout).to.match(/^usage: .*--check/);
    expect(unknown).to.include({ status: 2, stdout: "" });
    expect(unknown.stderr)
      .to.match(/^Unknown option '--outt'/)
      .and.include(asked.stdout);
    expect(contentsOf(out)).to.deep.equal({});
  });

  it("a check names the files that differ, names the command to run, and writes nothing", () => {
    const tree = specs();
    writeFileSync(join(out, "left-over.ts"), "old\n");
    const { status, stderr } = generate(tree, out, ["--check"]);
    expect(status).to.equal(1);
    expect(stderr)
      .to.include("  chat/read.ts\n")
      .and.include("  left-over.ts\n")
      .and.include('run "make generate" and commit the result');
    expect(contentsOf(out)).to.deep.equal({ "left-over.ts": "old\n" });
  });

  it("writes what differs, removes what is no longer made, and makes the same bytes in any folder", () => {
    const tree = specs();
    writeFileSync(join(out, "left-over.ts"), "old\n");
    const first = generate(tree, out, [], { LANG: "C", TZ: "UTC" });
    expect(first.status, first.stderr).to.equal(0);
    expect(contentsOf(out)).to.have.property("index.ts");
    expect(contentsOf(out)).to.not.have.property("left-over.ts");
    // The check compares every byte with what the generator writes.
    const elsewhere = { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Asia/Kathmandu" };
    expect(generate(tree, out, ["--check"], elsewhere, tmpdir())).to.deep.include({ status: 0, stderr: "" });
    // The next run would change it.
    writeFileSync(join(out, "record.json"), "{}\n");
    expect(generate(tree, out, ["--check"]))
      .to.include({ status: 1 })
      .and.property("stderr")
      .include("  record.json\n");
  });

  it("shows the changes of an edit in the tables of pairs, while it watches", async () => {
    const tree = specs();
    const watching = watch(tree, out);
    try {
      const lineThat = linesOf(watching.stdout);
      await lineThat(/^watching specs/);
      const path = join(tree.specs, "dialects/chat/mapping.yaml");
      const text = readFileSync(path, "utf8")
        .replace("    parallel_calls: parallel_tool_calls\n", "    parallel_calls: { absent: no more }\n")
        .replace("  unmapped:\n", "  unmapped:\n    parallel_tool_calls: no more\n");
      writeFileSync(path, text);
      expect(await lineThat(/ → /)).to.match(/^ {2}chat parallel_tool_calls: carried as \S+ → dropped for messages$/);
    } finally {
      watching.kill();
    }
  });

  it("compiles what is saved during its first run", async () => {
    const tree = specs();
    const path = join(tree.specs, "errors.yaml");
    const text = readFileSync(path, "utf8");
    const watching = watch(tree, out);
    let saves = 0;
    const save = () =>
      writeFileSync(path, text.replace("there is nothing at this path", `nothing is here ${++saves}!`));
    const saving = setInterval(save, 25);
    try {
      await linesOf(watching.stdout)(/^watching specs/);
      clearInterval(saving);
      const made = join(out, "error-codes.ts");
      await until(() => existsSync(made) && readFileSync(made, "utf8").includes(`nothing is here ${saves}!`));
    } finally {
      clearInterval(saving);
      watching.kill();
    }
  });

  const faults: readonly (readonly [line: string, problem: RegExp])[] = [
    ["    seed: sead\n", /^specs\/dialects\/chat\/mapping\.yaml:\d+:\d+: .*"sead"/],
    ["    seed: { at: seed\n", /^specs\/dialects\/chat\/mapping\.yaml:\d+:\d+: /],
    ["    seed: { at: seed, transform: negated }\n", /^specs\/dialects\/chat\/mapping\.yaml:\d+:\d+: the transform/],
  ];
  it("reports faulty saves while it watches, leaves what there is, and goes on", async () => {
    const tree = specs();
    const watching = watch(tree, out);
    try {
      const [printed, reported] = [linesOf(watching.stdout), linesOf(watching.stderr)];
      await printed(/^watching specs/);
      const path = join(tree.specs, "dialects/chat/mapping.yaml");
      const text = readFileSync(path, "utf8");
      const before = contentsOf(out);
      for (const [line, problem] of faults) {
        writeFileSync(path, text.replace("    seed: seed\n", line));
        await reported(problem);
        await reported(/nothing was generated$/);
        expect(contentsOf(out)).to.deep.equal(before);
      }
      writeFileSync(path, text);
      expect(await printed(/^generated /)).to.match(/ 0 changed$/);
    } finally {
      watching.kill();
    }
  });
});

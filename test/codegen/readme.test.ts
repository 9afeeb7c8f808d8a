import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { parse } from "yaml";
import { compile } from "../../codegen/compile.js";
import { Language } from "../../codegen/load/language.js";
import { isSpecKind } from "../../codegen/load/load-specs.js";
import { SpecProblems } from "../../codegen/load/problem.js";
import { Loss } from "../../src/conversion/loss.js";
import { importGenerated } from "../support/codegen/generated-tree.js";
import { SpecTree } from "../support/codegen/spec-tree.js";
import { CHECKOUT } from "../support/checkout.js";

const readme = readFileSync(join(CHECKOUT, "specs/README.md"), "utf8");
const languageFolder = join(CHECKOUT, "specs/language");

interface Example {
  /** A kind of spec file of which this is a piece, or the path of a whole file. */
  readonly is: string;
  readonly yaml: string;
}

const examples: Example[] = [...readme.matchAll(/^```yaml\n# ([^\n]+)\n([\s\S]*?)^```$/gm)].map(
  ([, is = "", yaml = ""]) => ({ is, yaml }),
);

/** Problems with something missing, or with a condition that another problem explains. */
const MISSING = ["required", "dependentRequired", "if"];

/** The problems of a piece of a file, which may leave out what a whole file must have. */
async function faultsOf({ is, yaml }: Example): Promise<string[]> {
  if (!isSpecKind(is)) throw new Error(`${is} is no kind of spec file.`);
  const validate = await new Language(languageFolder).validator(is);
  validate(parse(yaml));
  return (validate.errors ?? [])
    .filter(({ keyword }) => !MISSING.includes(keyword))
    .map(({ instancePath, message }) => `${instancePath} ${message ?? ""}`);
}

describe("specs/README.md", function () {
  this.timeout(60_000);

  it("has at most 3,500 words", () => {
    expect(readme.trim().split(/\s+/)).to.have.length.at.most(3500);
  });

  it("names the file of each YAML example", () => {
    expect(examples).to.have.length(readme.split("```yaml\n").length - 1);
  });

  for (const example of examples.filter(({ is }) => ["mapping", "profile", "provider"].includes(is))) {
    it(`has valid examples: ${example.is} ${example.yaml.split("\n").slice(0, 3).join(" ")}`, async () => {
      expect(await faultsOf(example)).to.deep.equal([]);
    });
  }

  it("adds a dialect that compiles, and reads and writes its bodies", async () => {
    const folder = mkdtempSync(join(tmpdir(), "specs-"));
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    try {
      for (const path of ["interlingua/embedding.yaml", "auth-styles.yaml", "errors.yaml", "refusals.yaml"])
        write(path, readFileSync(join(CHECKOUT, "specs", path), "utf8"));
      for (const { is, yaml } of examples.filter(({ is }) => is.includes("/"))) write(is, yaml);
      const files = await compile([folder], languageFolder);
      const acme = (await importGenerated(files)).dialects.get("acme-vectors");
      const body = { engine: "m", texts: ["a", "b"], size: 3 };
      const loss = new Loss({}, body);
      expect(acme?.validate(body)).to.equal(undefined);
      const request = acme?.readRequest(body, loss);
      expect(acme?.writeRequest(request as never, loss, { model: "m", stream: false })).to.deep.equal(body);
      expect(loss.paths).to.deep.equal([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("shows errors as the compiler prints them", async () => {
    const edit = [
      "dialects/chat/mapping.yaml",
      "    temperature: temperature",
      "    ▸temperature: temprature",
    ] as const;
    const tree = new SpecTree([edit]);
    try {
      await tree.compile();
      expect.fail("the fault was not found");
    } catch (error) {
      const [shown] = (error as SpecProblems).problems.filter(
        ({ file }) => file === "specs/dialects/chat/mapping.yaml",
      );
      expect(readme)
        .to.include(shown?.message ?? "nothing")
        .and.include(`hint: ${shown?.hint ?? "nothing"}`);
    } finally {
      tree.remove();
    }
  });
});

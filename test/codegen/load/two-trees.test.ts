import { expect } from "chai";
import { compileSpecs } from "../../../codegen/compile.js";
import { SpecProblems } from "../../../codegen/load/problem.js";
import { languageFolder, SpecTree } from "../../support/codegen/spec-tree.js";

/** The problems of two trees, with these files in the second. */
async function problemsWith(second: Readonly<Record<string, string>>): Promise<readonly object[]> {
  const one = new SpecTree([]);
  const added = new SpecTree(Object.entries(second).map(([file, text]) => [`more/${file}`, null, text] as const));
  try {
    await compileSpecs([one.specs, `${added.specs}/more`], languageFolder, `${one.folder}/generated`);
    return [];
  } catch (error) {
    if (!(error instanceof SpecProblems)) throw error;
    return error.problems;
  } finally {
    one.remove();
    added.remove();
  }
}

describe("two trees of specs", function () {
  this.timeout(60_000);

  const shared = {
    file: "specs/dialects/chat",
    line: 1,
    column: 1,
    message: "two trees of specs have a folder of this name",
    hint: "a dialect is what one folder has: give one of them another name",
  };
  const twice = (file: string, message: string) => ({
    file,
    line: 1,
    column: 1,
    message,
    hint: "names are looked up across all files: change one of the two",
  });
  const cases: [name: string, second: Readonly<Record<string, string>>, problems: readonly object[]][] = [
    [
      "are one where their files differ",
      { "profiles/zebra.yaml": "profile: zebra\nvocabulary: text\ndescription: z\n" },
      [],
    ],
    ["have no functions of one dialect in both", { "dialects/chat/functions.ts": "export {};\n" }, [shared]],
    ["have no mapping of one dialect in both", { "dialects/chat/mapping.yaml": "usage: {}\n" }, [shared]],
    [
      "have no preset of one name in both",
      { "providers/openai.yaml": "preset: openai\ndialects: [chat]\n" },
      [twice("specs/providers/openai.yaml", 'the preset "openai" is in specs/providers/openai.yaml:1 too')],
    ],
    [
      "have no profile of one name in both",
      { "profiles/none.yaml": "profile: none\nvocabulary: text\ndescription: whatever\n" },
      [twice("specs/profiles/none.yaml", 'the profile "none" is in specs/profiles/none.yaml:1 too')],
    ],
  ];
  for (const [name, second, problems] of cases)
    it(name, async () => expect((await problemsWith(second)).slice(0, 1)).to.deep.equal(problems));
});

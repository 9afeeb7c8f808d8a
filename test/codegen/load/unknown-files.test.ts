import { expect } from "chai";
import { describeProblem } from "../../../codegen/load/problem.js";
import { problemsOf, type Edit } from "../../support/codegen/spec-tree.js";

const NO_FILE = "the compiler knows no file of this name here";
const NO_FOLDER = "the compiler knows no folder of this name";
const profile = "profile: acme\nvocabulary: text\ndescription: whatever\n";
const known = "known here: dialects, interlingua, language, profiles, providers";

const cases: [name: string, file: string, text: string, message: string, hint: string][] = [
  ["a short ending", "profiles/acme.yml", profile, NO_FILE, "name it acme.yaml"],
  ["an ending in capitals", "providers/acme.YAML", "preset: acme\ndialects: [chat]\n", NO_FILE, "name it acme.yaml"],
  ["another ending", "profiles/acme.txt", "", NO_FILE, "files of specs/profiles/ have names such as acme.yaml"],
  [
    "a second file of one name",
    "profiles/none.yml",
    profile,
    NO_FILE,
    "none.yaml is beside it: move what it holds there, and remove it",
  ],
  [
    "a second mapping",
    "dialects/chat/mapping2.yaml",
    "request: {}\n",
    NO_FILE,
    "mapping.yaml is beside it: move what it holds there, and remove it",
  ],
  [
    "a mapping with a capital, which is no YAML",
    "dialects/chat/Mapping.yaml",
    "a: [\n",
    NO_FILE,
    "mapping.yaml is beside it: move what it holds there, and remove it",
  ],
  [
    "a file of a dialect that resembles none",
    "dialects/chat/notes.yaml",
    "",
    NO_FILE,
    "known here: dialect.yaml, mapping.yaml, functions.ts",
  ],
  ["functions in a file of another name", "dialects/chat/function.ts", "", NO_FILE, "name it functions.ts"],
  [
    "a dialect without a folder",
    "dialects/acme.yaml",
    "",
    "each dialect has a folder of its own",
    "move it to specs/dialects/acme/dialect.yaml",
  ],
  [
    "a folder in a dialect",
    "dialects/chat/more/dialect.yaml",
    "",
    "there are no folders in specs/dialects/chat",
    "move it to specs/dialects/chat/dialect.yaml",
  ],
  [
    "a folder of profiles",
    "profiles/acme/large.yaml",
    "",
    "there are no folders in specs/profiles",
    "move it to specs/profiles/large.yaml",
  ],
  [
    "a file beside the folders",
    "extra.yaml",
    "",
    NO_FILE,
    "known here: auth-styles.yaml, error-shapes.yaml, errors.yaml, refusals.yaml",
  ],
  [
    "a misspelt file beside the folders",
    "refusal.yaml",
    "",
    NO_FILE,
    "refusals.yaml is beside it: move what it holds there, and remove it",
  ],
];

const folders: [name: string, file: string, folder: string, hint: string][] = [
  ["a folder with the other word for its files", "presets/acme.yaml", "presets", "move its files to specs/providers/"],
  ["a misspelt folder", "dialect/acme/dialect.yaml", "dialect", "move its files to specs/dialects/"],
  ["a folder that resembles none", "notes/acme.yaml", "notes", known],
];

describe("unknownFiles: every file of a tree is one that the compiler knows", () => {
  for (const [name, path, text, message, hint] of cases)
    it(name, async () => {
      const { problems } = await problemsOf([[path, null, text]]);
      expect(problems.map(describeProblem)).to.deep.equal([`specs/${path}:1:1: ${message}\n    hint: ${hint}`]);
    });

  for (const [name, path, folder, hint] of folders)
    it(`${name}, once for all its files`, async () => {
      const { problems } = await problemsOf([
        [path, null, ""],
        [path.replace("acme", "other"), null, ""],
      ]);
      expect(problems.map(describeProblem)).to.deep.equal([`specs/${folder}:1:1: ${NO_FOLDER}\n    hint: ${hint}`]);
    });

  const passed: [name: string, path: string][] = [
    ["what is hidden", "dialects/chat/.mapping.yaml.swp"],
    ["what an editor locks", "dialects/chat/#mapping.yaml#"],
    ["what an editor keeps", "dialects/chat/mapping.yaml~"],
    ["what a folder says of itself", "dialects/README.md"],
  ];
  for (const [name, path] of passed)
    it(`passes over ${name}`, async () => {
      const { problems } = await problemsOf([[path, null, "a: [\n"] satisfies Edit]);
      expect(problems).to.deep.equal([]);
    });

  it("blames no file that names what the unknown file holds", async () => {
    const { problems } = await problemsOf([
      ["profiles/acme-5.2.yml", null, profile.replace("acme", "acme-5.2")],
      ["providers/openai.yaml", "dialects: [chat]", "dialects: [chat]\nprofiles: [{ else: acme-5.2 }]"],
    ]);
    expect(problems.map(({ file, hint }) => ({ file, hint }))).to.deep.equal([
      { file: "specs/profiles/acme-5.2.yml", hint: "name it acme-5.2.yaml" },
    ]);
  });
});

import { expect } from "chai";
import { processorTime } from "../../support/processor-time.js";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf, type Edit } from "../../support/codegen/spec-tree.js";

const profile = "profiles/none.yaml";
const rest = "vocabulary: text\ndescription: whatever\n";

describe("SpecFile: spec files are plain YAML", () => {
  faultCases([
    [
      "a key that occurs twice",
      [[profile, null, `profile: none\n▸profile: some\n${rest}`]],
      '"profile" is here twice',
      "leave one of the two lines out",
    ],
    [
      "the members of an object whose name is missing",
      [[profile, null, `profile: none\n${rest}rules:\n  top_k: {}\n▸vocabulary: text\ndescription: other\n`]],
      '"vocabulary", "description" are here twice',
      "write the name of what they belong to on a line of its own before them, or leave them out",
    ],
    [
      "a quote that does not end",
      [[profile, null, `profile: "none\n${rest}▸`]],
      'Missing closing "quote',
      "end a text in quotes with the same quote, [ with ], and { with }",
    ],
    [
      "a tab that indents",
      [[profile, null, `profile: none\nrules:\n▸\ttop_k: {}\n${rest}`]],
      "Tabs are not allowed as indentation",
      "indent it with spaces",
    ],
    [
      "two documents",
      [[profile, null, `profile: none\n${rest}▸---\nprofile: some\n${rest}`]],
      "Source contains multiple documents",
      "leave --- out: a file is one document",
    ],
    [
      "a line with a space too few, after which every line is indented otherwise",
      [[profile, null, `profile: none\nrules:\n  top_k:\n    values: []\n▸   message: none\n    code: x\n${rest}`]],
      "All mapping items must start at the same column",
      "indent it as the keys beside it: line 4 begins with 4 spaces, this line with 3",
    ],
    [
      "a line that is not as far in as those before and behind it",
      [[profile, null, `profile: none\nrules:\n  top_k:\n    most: 4\n  message: ▸none\n    code: x\n${rest}`]],
      "Nested mappings are not allowed in compact mappings",
      "indent it as the keys beside it: line 4 begins with 4 spaces, this line with 2",
    ],
    [
      "such a line with typographic quotes in its text, which are sound",
      [
        [
          profile,
          null,
          `profile: none\nrules:\n  top_k:\n    most: 4\n  message: ▸not \u201cnone\u201d\n    code: x\n${rest}`,
        ],
      ],
      "Nested mappings are not allowed in compact mappings",
      "indent it as the keys beside it: line 4 begins with 4 spaces, this line with 2",
    ],
    [
      "such a line behind an empty one",
      [[profile, null, `profile: none\nrules:\n    top_k: {}\n\n▸  seed: {}\n    top_p: {}\n${rest}`]],
      "All mapping items must start at the same column",
      "indent it as the keys beside it: line 3 begins with 4 spaces, this line with 2",
    ],
    [
      "a line that begins with a space of a word processor",
      [[profile, null, `profile: none\nrules:\n  top_k:\n    most: 4\n\u00a0   message: ▸none\n    code: x\n${rest}`]],
      "Nested mappings are not allowed in compact mappings",
      "indent it with plain spaces: this line begins with a sign that looks like one",
    ],
    [
      "quotes of a word processor",
      [[profile, null, `profile: none\n${rest}rules: { top_k: { message: \u201c▸[none]\u201d, code: x } }\n`]],
      "Unexpected flow-seq-start at node end",
      'write plain quotes, "…", in place of typographic ones',
    ],
    [
      "a brace that does not end",
      [[profile, null, `profile: none\nrules: { top_k: 1\n▸${rest}`]],
      "Flow map in block collection must be sufficiently indented and end with a }",
      "end a text in quotes with the same quote, [ with ], and { with }",
    ],
    [
      "a key after a value",
      [[profile, null, `profile: ▸none: some\n${rest}`]],
      "Nested mappings are not allowed in compact mappings",
      "write one key: value in a line; quote a value with a colon and a space, and give a key with members no value",
    ],
    [
      "a text with a colon inside braces",
      [[profile, null, `profile: none\nrules: { top_k: { message: ▸none: of one vendor } }\n${rest}`]],
      "Block collections are not allowed within flow collections",
      'write message: "none: of one vendor"',
    ],
    [
      "a text in quotes and a colon inside braces",
      [[profile, null, `profile: none\nrules: { top_k: { message: ▸"none": some } }\n${rest}`]],
      "Block collections are not allowed within flow collections",
      "inside { … } quote text with a colon and a space, and write a map in braces",
    ],
    [
      "a colon without a space",
      [[profile, null, `profile: none\n▸vocabulary:text\n${rest}`]],
      "Implicit keys need to be on a single line",
      "write vocabulary: text",
    ],
    [
      "a value that begins as no text does",
      [[profile, null, `profile: ▸@none\n${rest}`]],
      "Plain value cannot start with reserved character @",
      "quote the value",
    ],
    ["an empty file", [[profile, null, "▸"]], "the file is empty", "write what it is for, or remove it"],
    ["a file of comments", [[profile, null, "▸# none\n"]], "the file is empty", "write what it is for, or remove it"],
    [
      "bytes that are no text",
      [[profile, null, `profile: none\n# caf▸\ufffd\n${rest}`]],
      "the file is not UTF-8 here",
      "save it in UTF-8, and write the sign again",
    ],
    [
      "a list before the keys of a map",
      [[profile, null, `profile: none\nrules:\n  - top_k\n▸  temperature: {}\n${rest}`]],
      "All mapping items must start at the same column",
      "write the keys of a map without dashes, and each item of a list with one",
    ],
    [
      "an item of a list among the keys of a map",
      [[profile, null, `profile: none\nrules:\n  top_k: {}\n▸  - temperature: {}\n${rest}`]],
      "A block sequence may not be used as an implicit map key",
      "write the keys of a map without dashes, and each item of a list with one",
    ],
    [
      "an item of a list without a space behind its dash",
      [[profile, null, `profile: none\nmedia:\n  - image\n▸  -document\n${rest}`]],
      "All mapping items must start at the same column",
      "write - document",
    ],
    [
      "a space of a word processor behind a colon",
      [[profile, null, `profile: none\n▸vocabulary:\u00a0text\n${rest}`]],
      "Implicit keys need to be on a single line",
      "write a plain space there: this line has a sign that looks like one",
    ],
    [
      "a list",
      [[profile, null, "▸- none\n"]],
      'the file must be a map, not ["none"]',
      "What a family of models accepts.",
    ],
    [
      "an anchor and its alias",
      [[profile, null, "profile: none\nvocabulary: &name ▸text\ndescription: ▸*name\n"]],
      "aliases are not part of the spec language",
      "write the value out where it is meant",
    ],
    [
      "an anchor of a map",
      [[profile, null, "profile: none\nvocabulary: text\ndescription: none\nrules: &name\n  ▸top_k: { values: [] }\n"]],
      "anchors are not part of the spec language",
      "leave &name out",
    ],
    [
      "an anchor alone",
      [[profile, null, "profile: none\nvocabulary: &name ▸text\ndescription: none\n"]],
      "anchors are not part of the spec language",
      "leave &name out",
    ],
    [
      "a key that is a map",
      [[profile, null, `? ▸{ a: 1 }\n: b\n${rest}`]],
      "a key must be plain text",
      "quote it if it holds special characters",
    ],
    [
      "a key that reaches the prototype",
      [[profile, null, `profile: none\n▸__proto__: { polluted: true }\n${rest}`]],
      'the key "__proto__" is not allowed',
      "choose another name",
    ],
    [
      "a key that reaches the prototype in quotes",
      [[profile, null, `profile: none\nrules: { ▸"__proto__": { values: [], message: none } }\n${rest}`]],
      'the key "__proto__" is not allowed',
      "choose another name",
    ],
    [
      "a key that reaches the constructor",
      [[profile, null, `profile: none\nrules: { top_k: { values: [], message: none, ▸constructor: 1 } }\n${rest}`]],
      'the key "constructor" is not allowed',
      "choose another name",
    ],
    [
      "a merge key",
      [[profile, null, `profile: none\n▸<<: { description: more }\n${rest}`]],
      "keys that merge maps are not part of the spec language",
      "write the members out where they are meant",
    ],
  ]);

  const tagged: [name: string, edits: readonly Edit[], words: string][] = [
    ["a tag of this file", [[profile, null, `profile: !mine none\n${rest}`]], "the tag !mine is not part"],
    ["a tag that would make code", [[profile, null, `profile: !!js/function "() => 1"\n${rest}`]], "js/function"],
    [
      "a tag behind a directive",
      [[profile, null, `%TAG ! tag:example.test,2000:\n---\nprofile: !mine none\n${rest}`]],
      "tag:example.test,2000:mine",
    ],
    ["a tag of YAML itself", [[profile, null, `profile: !!binary bm9uZQ==\n${rest}`]], "binary"],
  ];
  for (const [name, edits, words] of tagged) {
    it(name, async () => {
      const { problems } = await problemsOf(edits);
      expect(problems.map(({ message }) => message).join("\n")).to.include(words);
      expect(problems.every(({ file }) => file === `specs/${profile}`)).to.equal(true);
    });
  }

  it("aliases of aliases of aliases are reported, and never followed", async () => {
    const bomb = [
      "a: &a [x, x, x, x, x, x, x, x, x]",
      ..."bcdefghij"
        .split("")
        .map(
          (name, index) =>
            `${name}: &${name} [${Array.from({ length: 9 }, () => `*${"abcdefghij"[index] ?? ""}`).join(", ")}]`,
        ),
    ].join("\n");
    const started = processorTime();
    const { problems } = await problemsOf([[profile, null, `${bomb}\n`]]);
    const aliases = problems.filter(({ message }) => message === "aliases are not part of the spec language");
    expect(aliases).to.have.length(81);
    expect(aliases[0]).to.include({ line: 2, column: 8 });
    expect(processorTime() - started).to.be.below(5000);
  });

  it("a key of a megabyte is reported in short", async () => {
    const key = "k".repeat(1_000_000);
    for (const text of [`${key}: 1\n`, `? ${key}\n: 1\n`, `"${key}": 1\n`]) {
      const { problems } = await problemsOf([[profile, null, `profile: none\n${rest}${text}`]]);
      expect(problems).to.not.be.empty;
      expect(problems.every(({ message, hint }) => message.length < 300 && (hint ?? "").length < 300)).to.equal(true);
    }
  });

  it("a value of a megabyte is reported in short", async () => {
    const { problems } = await problemsOf([
      [profile, null, `profile: none\nvocabulary: text\ndescription: ${"m".repeat(1_000_000)}\n`],
    ]);
    expect(problems.map(({ message }) => message)).to.deep.equal(["description is too long: 1000000 characters"]);
  });
});

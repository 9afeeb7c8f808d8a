import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { SpecProblems, type Problem } from "../../../codegen/load/problem.js";
import { CHECKOUT } from "../../support/checkout.js";
import { SpecTree, type Edit } from "../../support/codegen/spec-tree.js";

const FILE = "dialects/messages/functions.ts";
const mapping = "dialects/messages/mapping.yaml";

const LIBRARY = `import type { Json } from "../../../src/conversion/json.js";\n`;
const TEXT = `import type { Request, Turn } from "../../../generated/interlingua/text.js";\n`;

const inverted = `/** The opposite of a switch. */
export const ▸inverted = {
  read: (value: Json | undefined): boolean | undefined => (typeof value === "boolean" ? !value : undefined),
  write: (value: boolean | undefined): Json | undefined => (value === undefined ? undefined : !value),
};
`;
const TURNS = "    - hoist_instructions\n";
const TURNED = `${TEXT}/** Turns. */
export const turned = (turns: Turn[], loss: object, value: object): Turn[] => (loss === value ? [] : turns);
`.replace("Request, ", "");
const unmarked = (text: string): string => text.replace("▸", "");
const named: Edit = [mapping, "transform: negated }", "transform: inverted }"];
const file = (text: string): Edit => [FILE, null, text];

const address = `import type { Source } from "../../../generated/interlingua/text.js";
/** The address of a medium. */
export const address = {
  writes: ["url"] as const,
  read: (value: Json | undefined): Source | undefined => (typeof value === "string" ? { url: value } : undefined),
  write: (source: Source | undefined): Json | undefined => source?.url,
};\n`;
/** A pass over turns, with an effect. */
const effectOfPass = (effect: string): Edit[] => [
  [mapping, TURNS, `${TURNS}    - turned\n`],
  file(
    `${TEXT.replace("Request, ", "")}/** Turns. */\n` +
      `export function turned(turns: Turn[]): Turn[] {\n  return turns;\n}\n${effect}\n`,
  ),
];

/** A pass over requests, with an effect. */
const effectOfRequests = (effect: string): Edit[] => [
  [mapping, "request:\n", "request:\n  after_read: [trimmed]\n"],
  file(
    `${TEXT.replace(", Turn", "")}/** A request. */\n` +
      `export function trimmed(request: Request): Request {\n  return request;\n}\n${effect}\n`,
  ),
];

/** A small tree of specs beside the library that its functions import. */
async function compileWith(edits: readonly Edit[]) {
  const tree = new SpecTree(edits);
  try {
    for (const name of ["package.json", "src"]) symlinkSync(join(CHECKOUT, name), join(tree.folder, name));
    const outcome = await tree.compile().then(
      (files) => ({ files, problems: [] as readonly Problem[] }),
      (error: unknown) => {
        if (!(error instanceof SpecProblems)) throw error;
        return { files: new Map<string, string>(), problems: error.problems };
      },
    );
    return { ...outcome, marks: tree.marks };
  } finally {
    tree.remove();
  }
}

describe("functions beside a dialect", function () {
  this.timeout(60_000);

  it("are the transform of a line that is missing, or that names another", async () => {
    const line = "    parallel_calls: { at: tool_choice.disable_parallel_tool_use, transform: negated }\n";
    const functions = file(LIBRARY + unmarked(inverted));
    const hintsOf = async (edited: string) => {
      const { problems } = await compileWith([[mapping, line, edited], functions]);
      return problems.map(({ message, hint }) => ({ message, hint }));
    };
    expect(await hintsOf("")).to.deep.equal([
      {
        message: 'the concept "parallel_calls" of Request is not answered (several calls are welcome)',
        hint:
          "write parallel_calls: { at: <place>, transform: inverted }, or parallel_calls: { absent: <why> }, " +
          "or parallel_calls: { implicit: <how> }",
      },
    ]);
    expect(await hintsOf(line.replace("negated", "zebra"))).to.deep.equal([
      { message: 'there is no transform "zebra"', hint: 'did you mean "inverted"?' },
    ]);
  });

  it("are imported by what is generated from its mapping", async () => {
    const { files, problems } = await compileWith([named, file(LIBRARY + unmarked(inverted))]);
    expect(problems).to.deep.equal([]);
    expect(files.get("messages/read.ts"))
      .to.include('import { inverted } from "../../specs/dialects/messages/functions.js";')
      .and.include("inverted.read(");
  });

  it("are called with what they take", async () => {
    const pass = [
      "/** Turns in another order. */",
      "export function turned(turns: Turn[]): Turn[] {",
      "  return turns;",
      "}\n",
    ].join("\n");
    const trimmed = `/** A request. */\nexport function trimmed(request: Request, loss: Loss): Request {
  loss.at(request, "seed");\n  return request;\n}\n`;
    const { files, problems } = await compileWith([
      [mapping, "    - hoist_instructions\n", "    - hoist_instructions\n    - turned\n"],
      [mapping, "request:\n", "request:\n  after_read: [trimmed]\n"],
      file(`${TEXT}import type { Loss } from "../../../src/conversion/loss.js";\n${pass}${trimmed}`),
    ]);
    expect(problems).to.deep.equal([]);
    expect(files.get("messages/write.ts")).to.include("turns = turned(turns);");
    expect(files.get("messages/read.ts")).to.include("request = trimmed(request, loss);");
  });

  it("lose the concepts of records that they do not write", async () => {
    const { files, problems } = await compileWith([
      ["dialects/chat/mapping.yaml", "image_url.url, transform: media_uri", "image_url.url, transform: address"],
      ["dialects/chat/mapping.yaml", "file.file_data, transform: media_uri", "file.file_data, transform: address"],
      ["dialects/chat/functions.ts", null, LIBRARY + address],
    ]);
    expect(problems).to.deep.equal([]);
    const rows = (files.get("pairs/messages-to-chat.ts") ?? "").replace(/\s+/g, " ");
    const rowOf = (concept: string): string => new RegExp(`concept: "${concept}", [^}]*`).exec(rows)?.[0] ?? "";
    expect(rowOf("media.source.url")).to.include('by: "address"');
    expect(rowOf("media.source.mime")).to.include("dropped: ");
  });

  const cases: [what: string, edits: readonly Edit[], message: string, hint: string][] = [
    [
      "a type that does not fit",
      [
        named,
        file(LIBRARY + unmarked(inverted).replace("? !value : undefined),\n  write", '? ▸"no" : undefined),\n  write')),
      ],
      "Type '\"no\"' is not assignable to type 'boolean | undefined'.",
      "",
    ],
    [
      "a name that the file lacks",
      [[mapping, "transform: negated }", "▸transform: invertd }"], file(LIBRARY + unmarked(inverted))],
      'there is no transform "invertd"',
      'did you mean "inverted"?',
    ],
    [
      "an export that no mapping names",
      [file(LIBRARY + inverted)],
      'no mapping names "inverted"',
      "name it in specs/dialects/messages/mapping.yaml, or export it no longer",
    ],
    [
      "a name that another dialect has for itself",
      [
        named,
        file(LIBRARY + unmarked(inverted)),
        [
          "dialects/chat/mapping.yaml",
          "    temperature: temperature",
          "    temperature: { at: temperature, ▸transform: inverted }",
        ],
      ],
      'there is no transform "inverted"',
      "specs/dialects/messages/functions.ts has it: what two dialects need belongs in src/conversion/transforms",
    ],
    [
      "a name that the library has",
      [file(LIBRARY + inverted.replace("inverted", "negated"))],
      'src/conversion/transforms has "negated" too',
      "give it another name, or name the one of the library",
    ],
    [
      "a brace that is not closed, once",
      [file("/** A number. */\nexport const most = { a: 4 ▸b: c;\nexport const other: Unknown = 3;\n")],
      "',' expected.",
      "this is no TypeScript: mend it here, or in what is open before it",
    ],
    [
      "an export that is no function of a kind that mappings name",
      [file("/** A number. */\nexport const ▸most = 4;\n")],
      '"most" is neither a transform nor a pass',
      "a transform is an object with read and write; a pass is a function of a Request, of Turn[] or of a Response, " +
        "which come from generated/interlingua",
    ],
    [
      "a transform of several places",
      [named, file(LIBRARY + inverted.replace("  read:", "  takesSeveralPlaces: true,\n  read:"))],
      '"inverted" takes several places',
      "only transforms of src/conversion/transforms can: move it there",
    ],
    [
      "an effect that is no constant",
      [named, file(LIBRARY + unmarked(inverted).replace("  read:", "  ▸writes: [String(1)],\n  read:"))],
      'an effect of "inverted" is string[], which is no constant',
      'write "as const" behind it',
    ],
    [
      "a member without an effect",
      [named, file(LIBRARY + unmarked(inverted).replace("  read:", "  ▸holdMedia: true,\n  read:"))],
      '"inverted" declares "holdMedia", which has no effect',
      'did you mean "holdsMedia"?',
    ],
    [
      "a member that is there or not, with a word",
      [named, file(LIBRARY + unmarked(inverted).replace("  read:", '  ▸holdsMedia: "yes",\n  read:'))],
      '"holdsMedia" of "inverted" is not true',
      "write holdsMedia: true, or leave it out",
    ],
    [
      "an effect of another kind of function",
      effectOfPass("▸turned.echoes = true as const;"),
      '"echoes" of "turned" has no effect: functions of this kind do not declare it',
      "known here: carries, carriesWhen, takesAway, drops, about, inStreams",
    ],
    [
      "an effect of another form",
      effectOfPass('▸turned.drops = ["reasoning"] as const;'),
      '"drops" of "turned" is ["reasoning"], which says nothing',
      'write drops: { <concept>: "<when it is kept>" }',
    ],
    [
      "parts that no pass is about",
      effectOfPass('▸turned.about = ["calls"] as const;'),
      '"about" of "turned" is ["calls"], which says nothing',
      'write about: ["call", "result", "media", "reasoning", "state"], or some of these',
    ],
    [
      "a member that no request has",
      effectOfRequests('▸trimmed.about = ["tool_chioce"] as const;'),
      '"about" of "trimmed" is about "tool_chioce", which is no concept here',
      'did you mean "tool_choice"?',
    ],
    [
      "a part that a pass over requests is about",
      effectOfRequests('▸trimmed.about = ["call"] as const;'),
      '"about" of "trimmed" is about "call", which is no concept here',
      "known here: model, stream, turns, output_limit, temperature, top_k, stop, seed, tools, tool_choice, " +
        "parallel_calls, reasoning, …",
    ],
    [
      "one member that a pass over requests is about, and no list",
      effectOfRequests('▸trimmed.about = "tools" as const;'),
      '"about" of "trimmed" is "tools", which says nothing',
      'write about: ["<concept>"]',
    ],
    [
      "a concept that is not known, in an effect of a pass",
      effectOfPass('▸turned.drops = { tool_chioce: "always" } as const;'),
      '"drops" of "turned" is about "tool_chioce", which is no concept here',
      'did you mean "tool_choice"?',
    ],
    [
      "a concept of a part that is not known",
      effectOfPass('▸turned.carries = { "reasoning.text": ["text.txt"] } as const;'),
      '"carries" of "turned" is about "txt", which is no concept here',
      'did you mean "text"?',
    ],
    [
      "a condition on a concept that is not known",
      effectOfPass('▸turned.carries = { "media[mediun=image]": ["text.text"] } as const;'),
      '"carries" of "turned" is about "mediun", which is no concept here',
      'did you mean "medium"?',
    ],
    [
      "a concept that the records of a transform do not have",
      [
        ["dialects/chat/mapping.yaml", "image_url.url, transform: media_uri", "image_url.url, transform: address"],
        ["dialects/chat/mapping.yaml", "file.file_data, transform: media_uri", "file.file_data, transform: address"],
        ["dialects/chat/functions.ts", null, LIBRARY + address.replace('writes: ["url"]', '▸writes: ["uri"]')],
      ],
      '"writes" of "address" is about "uri", which is no concept here',
      'did you mean "url"?',
    ],
    [
      "an export without a comment",
      [named, file(LIBRARY + inverted.replace("/** The opposite of a switch. */\n", ""))],
      '"inverted" has no comment',
      "write above it what it does, for the reference",
    ],
    [
      "a value of a pass that takes none",
      [
        [mapping, TURNS, `${TURNS}    - ▸turned: 2\n`],
        file(
          `${TEXT}/** Turns. */\nexport const turned = (turns: Turn[]): Turn[] => turns;\n`.replace("Request, ", ""),
        ),
      ],
      "turned takes no value",
      "write - turned",
    ],
    [
      "options of a pass",
      [[mapping, TURNS, `${TURNS}    - ▸turned: { by: two }\n`], file(TURNED)],
      "a pass takes one value now, and no options",
      "write - turned: two",
    ],
    [
      "a map with what is no value of its enum",
      [[mapping, TURNS, `${TURNS}    - turned: { assistant: one, ▸usr: two }\n`], file(TURNED)],
      'Role has no value "usr"',
      'did you mean "user"?',
    ],
  ];
  for (const [what, edits, message, hint] of cases)
    it(`refuses ${what}`, async () => {
      const { problems, marks } = await compileWith(edits);
      const problem = problems.find((one) => one.message === message) ?? problems[0];
      expect(
        problems.map(({ file: at, line, column }) => ({ file: at, line, column })),
        JSON.stringify(problems),
      ).to.have.deep.members(marks);
      expect(problem?.message).to.equal(message);
      expect(problem?.hint ?? "").to.equal(hint);
    });
});

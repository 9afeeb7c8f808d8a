import { expect } from "chai";
import { describeTableChanges } from "../../../codegen/print/table-changes.js";

const page = (carried: readonly string[], dropped: readonly string[]): string =>
  [
    "# A page",
    "| concept | from | to | how |",
    "|---|---|---|---|",
    ...carried.map((line) => `| ${line} |`),
    "| field | because |",
    "|---|---|",
    ...dropped.map((line) => `| ${line} |`),
  ].join("\n");

const before = page(
  ["stop | `stop` | `stop_sequences` | ", "user | `user` | `metadata.user_id` | short \\| cut"],
  ["`seed` | not there"],
);

const cases: [what: string, after: string, changes: string[]][] = [
  ["nothing where nothing changed", before, []],
  [
    "a field that is dropped now",
    page(["user | `user` | `metadata.user_id` | short"], ["`stop` | why", "`seed` | not there"]),
    ["chat stop: carried as stop_sequences → dropped for messages"],
  ],
  [
    "a field that is carried now",
    page(
      ["stop | `stop` | `stop_sequences` | ", "seed | `seed` | `seed` | ", "user | `user` | `metadata.user_id` | "],
      [],
    ),
    ["chat seed: dropped → carried as seed for messages"],
  ],
  [
    "a field that goes elsewhere, and one that is new",
    page(
      ["stop | `stop` | `stops` | ", "user | `user` | `metadata.user_id` | ", "n | `n` |  | in words"],
      ["`seed` | not there"],
    ),
    ["chat stop: carried as stop_sequences → carried as stops for messages", "chat n: absent → carried for messages"],
  ],
];

describe("describeTableChanges", () => {
  for (const [what, after, changes] of cases)
    it(`tells ${what}`, () => {
      expect(describeTableChanges([{ from: "chat", to: "messages", before, after }])).to.deep.equal(changes);
    });

  it("names all dialects for which a field changed alike in one line", () => {
    const after = page([], ["`stop` | why", "`seed` | why", "`user` | why"]);
    const lost = page([], []);
    const pages = ["messages", "responses"].map((to) => ({ from: "chat", to, before: lost, after }));
    expect(describeTableChanges(pages)).to.deep.equal(
      ["stop", "seed", "user"].map((field) => `chat ${field}: absent → dropped for messages, responses`),
    );
  });
});

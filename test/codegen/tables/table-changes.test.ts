import { expect } from "chai";
import { describeTableChanges } from "../../../codegen/tables/table-changes.js";
import type { FieldRow, Pair } from "../../../src/conversion/pair.js";

const carried = (from: string, to?: string): FieldRow => ({ concept: from, from, ...(to !== undefined && { to }) });

const pair = (fields: readonly FieldRow[], dropped: readonly string[], to = "messages"): Pair => ({
  from: "chat",
  to,
  fields,
  dropped: dropped.map((from) => ({ concept: "", from, dropped: "why" })),
  answer: [],
  stream: [],
});

const stop = carried("stop", "stop_sequences");
const user = carried("user", "metadata.user_id");
const before = pair([stop, user], ["seed"]);

const cases: [what: string, after: Pair, changes: string[]][] = [
  ["nothing where nothing changed", before, []],
  [
    "a field that is now dropped",
    pair([user], ["stop", "seed"]),
    ["chat stop: carried as stop_sequences → dropped for messages"],
  ],
  [
    "a field that is now carried",
    pair([stop, carried("seed", "seed"), user], []),
    ["chat seed: dropped → carried as seed for messages"],
  ],
  [
    "a field with another target, and a new field",
    pair([carried("stop", "stops"), user, carried("n")], ["seed"]),
    ["chat stop: carried as stop_sequences → carried as stops for messages", "chat n: absent → carried for messages"],
  ],
  [
    "a field that now has two targets",
    pair([stop, carried("stop", "stops"), user], ["seed"]),
    ["chat stop: carried as stop_sequences → carried as stop_sequences and carried as stops for messages"],
  ],
  [
    "another condition of a field, and another transform",
    pair(
      [
        { ...stop, when: "at most 2" },
        { ...user, by: "as text" },
      ],
      ["seed"],
    ),
    [
      "chat stop: carried as stop_sequences, when: always → at most 2 for messages",
      "chat user: carried as metadata.user_id, by: no transform → as text for messages",
    ],
  ],
  [
    "another reason",
    { ...before, dropped: [{ concept: "", from: "seed", dropped: "no place" }] },
    ["chat seed: dropped, because: why → no place for messages"],
  ],
  ["nothing for a pair that is new", pair([], ["stop"], "responses"), []],
];

describe("describeTableChanges", () => {
  for (const [what, after, changes] of cases)
    it(`reports ${what}`, () => {
      expect(describeTableChanges([before], [after])).to.deep.equal(changes);
    });

  it("names all dialects for which a field changed alike in one line", () => {
    const [old, now] = [[], ["stop", "seed"]].map((dropped) =>
      ["messages", "responses"].map((to) => pair([], dropped, to)),
    );
    expect(describeTableChanges(old ?? [], now ?? [])).to.deep.equal(
      ["stop", "seed"].map((field) => `chat ${field}: absent → dropped for messages, responses`),
    );
  });
});

import { expect } from "chai";
import { editJson, type TextEdit } from "../../src/bodies/edit-many.js";

const cases: (readonly [name: string, text: string, edits: readonly TextEdit[], want: string])[] = [
  ["no edits", ' { "a" : 1 } ', [], ' { "a" : 1 } '],
  ["a value", ' { "a" : 1 , "b":2}', [{ path: ["a"], value: '"x"' }], ' { "a" : "x" , "b":2}'],
  [
    "a value inside lists",
    '{"a":[{"b":[1,{"c":2}]}]}',
    [{ path: ["a", 0, "b", 1, "c"], value: "3" }],
    '{"a":[{"b":[1,{"c":3}]}]}',
  ],
  ["the first of a list", "[ 1, 2,3 ]", [{ path: [0] }], "[ 2,3 ]"],
  ["one in the middle", "[1, 2 ,3]", [{ path: [1] }], "[1, 3]"],
  ["the last", "[1, 2 , 3 ]", [{ path: [2] }], "[1, 2 ]"],
  ["the last two", "[1,2,3]", [{ path: [1] }, { path: [2] }], "[1]"],
  ["the first and the last", "[1,2,3]", [{ path: [2] }, { path: [0] }], "[2]"],
  ["all of a list", "[ 1, 2 ]", [{ path: [0] }, { path: [1] }], "[  ]"],
  ["a member with its key", '{"a":1, "b":{"c":2} ,"d":3}', [{ path: ["b"] }], '{"a":1, "d":3}'],
  ["the only member", '{"a":1}', [{ path: ["a"] }], "{}"],
  [
    "several at once, in any order",
    '[{"a":1,"b":2},{"a":3},4]',
    [{ path: [2] }, { path: [1, "a"], value: "5" }, { path: [0, "a"] }],
    '[{"b":2},{"a":5}]',
  ],
  [
    "keys with escapes, and texts that look similar",
    '{"\\u0061":"}\\"]","b":"[{"}',
    [{ path: ["a"], value: "1" }],
    '{"\\u0061":1,"b":"[{"}',
  ],
  ["of members with one name the last", '{"a":1,"a":2}', [{ path: ["a"], value: "3" }], '{"a":1,"a":3}'],
  ["all members with one name", '{"a":1,"b":0,"a":2}', [{ path: ["a"] }], '{"b":0}'],
  ["a missing place", '{"a":1}', [{ path: ["b", 0] }], '{"a":1}'],
  ["a place inside another value", '{"a":1}', [{ path: ["a", 0, "b"] }], '{"a":1}'],
  ["invalid JSON", '{"a":[1', [{ path: ["a", 0], value: "2" }], '{"a":[2'],
];

describe("editJson", () => {
  for (const [name, text, edits, want] of cases) it(name, () => expect(editJson(text, edits)).to.equal(want));

  it("takes one pass over a long text", () => {
    const items = Array.from({ length: 20_000 }, (_, index) => ({ index, words: "w".repeat(50) }));
    const edits = items.flatMap(({ index }): TextEdit[] =>
      index % 2 === 0 ? [{ path: [index] }] : [{ path: [index, "words"], value: '""' }],
    );
    const edited = JSON.parse(editJson(JSON.stringify(items), edits)) as unknown[];
    expect(edited).to.deep.equal(
      items.filter(({ index }) => index % 2 === 1).map(({ index }) => ({ index, words: "" })),
    );
  });
});

import { expect } from "chai";
import type { PlacedValue } from "../../../src/conversion/stream/contract.js";
import { emptyDraft, put } from "../../../src/conversion/stream/draft.js";

function drafted(...values: PlacedValue[]): string {
  const draft = emptyDraft();
  for (const value of values) put(draft, value);
  return JSON.stringify(draft);
}

describe("a draft of arguments", () => {
  const cases: [name: string, values: PlacedValue[], want: string][] = [
    [
      "values in their places",
      [
        { at: ["a"], value: 1 },
        { at: ["b", "c"], value: true },
      ],
      '{"a":1,"b":{"c":true}}',
    ],
    [
      "text that continues",
      [
        { at: ["a"], value: "New " },
        { at: ["a"], value: "York" },
      ],
      '{"a":"New York"}',
    ],
    [
      "a later value replaces an earlier one in the same place",
      [
        { at: ["a"], value: 1 },
        { at: ["a"], value: 2 },
      ],
      '{"a":2}',
    ],
    [
      "lists that grow",
      [
        { at: ["a", 0, "b"], value: 1 },
        { at: ["a", 1, "b"], value: 2 },
      ],
      '{"a":[{"b":1},{"b":2}]}',
    ],
    ["a list has at most as many items as were put into it", [{ at: ["a", 4_000_000_000], value: 1 }], '{"a":[1]}'],
    [
      "names that objects inherit",
      [
        { at: ["__proto__", "polluted"], value: 1 },
        { at: ["constructor"], value: 2 },
      ],
      '{"__proto__":{"polluted":1},"constructor":2}',
    ],
    ["a value without a place is ignored", [{ at: [], value: 1 }], "{}"],
  ];
  for (const [name, values, want] of cases) {
    it(`holds ${name}`, () => {
      expect(drafted(...values)).to.equal(want);
      expect(({} as { polluted?: number }).polluted).to.equal(undefined);
    });
  }
});

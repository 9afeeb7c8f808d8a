import { expect } from "chai";
import { refusalBy, type RefusalRule } from "../../src/conversion/refuse.js";
import type { Wire } from "../../src/conversion/json.js";

const twice: readonly RefusalRule[] = [
  { at: ["items"], when: { has: { type: "a" }, times: 2 }, code: "invalid_request", message: "One is enough." },
];
const [a, b] = [{ type: "a" }, { type: "b" }];

describe("refusalBy, a number of items", () => {
  const cases: readonly (readonly [name: string, body: Wire, want: string | undefined])[] = [
    ["one such item", { items: [a, b, b] }, undefined],
    ["the second such item is too many", { items: [a, b, a, a] }, "items[2]"],
    ["no list", { items: "a" }, undefined],
    ["nothing", {}, undefined],
  ];
  for (const [name, body, want] of cases) it(name, () => expect(refusalBy(twice)(body)?.param).to.equal(want));
});

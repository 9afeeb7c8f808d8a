import { expect } from "chai";
import { Tally } from "../../../tools/replay/allowances.js";
import { compareRequest } from "../../../tools/replay/compare-request.js";
import { Dropped } from "../../../tools/replay/dropped.js";
import { type Body, type Case } from "./compared-requests.js";
import { keptTurns } from "./kept-request-cases.js";
import { keptSettings } from "./kept-setting-cases.js";
import { lostCases } from "./lost-request-cases.js";

const small: Readonly<Record<string, Body>> = {
  chat: { model: "m", messages: [{ role: "user", content: "Hi" }] },
  messages: { model: "m", max_tokens: 9, messages: [{ role: "user", content: "Hi" }] },
  responses: { model: "m", input: "Hi", store: false },
  "generate-content": { contents: [{ role: "user", parts: [{ text: "Hi" }] }] },
  interactions: { model: "m", input: "Hi", store: false },
};

function faultsOf({ from, sent, to, received, dropped: header, paths }: Case): string[] {
  const [before, after] = [
    { ...small[from.name], ...sent },
    { ...small[to.name], ...received },
  ];
  const dropped = new Dropped(header);
  const output = from.readRequest(before, { strict: false, path: paths?.[0] });
  const answer = to.readRequest(after, { strict: true, path: paths?.[1] });
  const pair = { client: from, upstream: to, dropped, tally: new Tally() };
  return [
    ...output.faults,
    ...answer.faults,
    ...dropped.untruths(before),
    ...compareRequest(output.meaning, answer.meaning, pair),
  ];
}

describe("replay: comparing requests of further dialects", () => {
  const kept: [string, Case][] = [...keptTurns, ...keptSettings];
  for (const [name, one] of kept) it(`accepts ${name}`, () => expect(faultsOf(one)).to.deep.equal([]));

  const lost: [string, Case, RegExp][] = [...lostCases];
  for (const [name, one, fault] of lost) it(`finds ${name}`, () => expect(faultsOf(one).join("\n")).to.match(fault));
});

/** The property of answers finds a writer that loses what its table carries, or keeps what the table drops. */
import { expect } from "chai";
import { readAnswers, writtenAnswers } from "../../../codegen/tables/answer-view.js";
import { neutralPlaces } from "../../../codegen/tables/pair-rows.js";
import { dialectsOf, type Part, type Response, type Wire } from "../../../src/registry.js";
import { answersOf, type Party } from "../../support/conversion/party.js";
import { RowTally } from "../../support/conversion/row-tally.js";
import type { Table } from "../../support/conversion/table.js";
import { disagreements } from "../../support/conversion/table-check.js";
import { compiledTables } from "../../support/conversion/table-places.js";
import { writtenInAnswers } from "../../support/conversion/written-constants.js";

const { mappings, pairs } = await compiledTables();

const cited: Wire = {
  id: "msg_qwertyuiopasdf",
  type: "message",
  role: "assistant",
  model: "maker/model",
  content: [
    {
      type: "text",
      text: "asdfghjklzxcvb",
      citations: [
        {
          type: "web_search_result_location",
          url: "https://example.test/zxcvbnmqwertyu",
          title: "mnbvcxzlkjhgfd",
          encrypted_index: "e",
          cited_text: "",
        },
      ],
    },
  ],
  stop_reason: "max_tokens",
  stop_sequence: "plmoknijbuhvyg",
  usage: { input_tokens: 2003, output_tokens: 1009 },
};

const calling: Wire = {
  ...cited,
  content: [{ type: "tool_use", id: "toolu_wsxedcrfvtgbyh", name: "lookup", input: { poiuytrewqlkjh: 1 } }],
  stop_reason: "tool_use",
};

/** What becomes of the answer before it is written. */
type Sabotage = readonly [name: string, place: string, body: Wire, change: (answer: Response) => Response];

const losses: readonly Sabotage[] = [
  ["the usage", "usage.input_tokens", cited, ({ usage: _, ...answer }) => answer],
  ["a stop reason", "stop_reason", cited, (answer) => ({ ...answer, finish: "stop" })],
  ["the text", "content[text].text", cited, (answer) => ({ ...answer, parts: [] })],
  ["citations", "content[text].citations[].url", cited, changed((part) => without(part, "citations"))],
  [
    "the arguments of a call",
    "content[call].input",
    calling,
    changed((part) => ({ ...part, arguments: "{}" }) as Part),
  ],
  ["the ID of an answer", "id", cited, (answer) => ({ ...answer, id: "another" })],
];

function changed(change: (part: Part) => Part): Sabotage[3] {
  return (answer) => ({ ...answer, parts: answer.parts.map(change) });
}

function without(part: Part, concept: string): Part {
  return Object.fromEntries(Object.entries(part).filter(([name]) => name !== concept)) as Part;
}

function check(to: string, body: Wire, sabotage: (party: Party<Response>) => Party<Response>): string[] {
  const [upstream, client] = [dialectsOf("text").get("messages"), dialectsOf("text").get(to)];
  const [source, target] = [mappings.get("messages"), mappings.get(to)];
  const pair = pairs.find((one) => one.from === to && one.to === "messages");
  if (upstream === undefined || client === undefined || source === undefined || target === undefined || !pair)
    throw new Error("an unknown pair");
  const read = readAnswers(source);
  const table: Table = {
    from: read,
    to: writtenAnswers(target),
    rows: pair.answer,
    neutral: neutralPlaces(read),
    constants: writtenInAnswers(target),
    mayDropInSilence: true,
  };
  const tally = new RowTally();
  const found = disagreements(table, answersOf(upstream), sabotage(answersOf(client)), body, tally) ?? [];
  return [...found.map(({ place }) => place), ...tally.untrue(table.rows).map(({ from }) => from)];
}

describe("the property of the tables of answers", () => {
  for (const to of ["chat", "responses", "interactions"]) {
    for (const [name, place, body, change] of losses) {
      it(`finds nothing about ${name} in the writer of ${to}`, () => {
        expect(check(to, body, (party) => party)).not.to.include(place);
      });

      it(`finds a writer of ${to} that loses ${name}`, () => {
        const found = check(to, body, (party) => ({
          ...party,
          write: (answer, loss, given) => party.write(change(answer), loss, given),
        }));
        expect(found).to.include(place);
      });
    }
  }

  it("finds a writer that keeps what the table drops", () => {
    const found = check("chat", cited, (party) => ({
      ...party,
      write: (answer, loss, given) => party.write({ ...answer, id: answer.stop_sequence ?? "" }, loss, given),
    }));
    expect(found).to.include("stop_sequence");
  });
});

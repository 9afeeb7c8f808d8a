/** The property of tables finds a writer that loses what its table carries, or does not name what it drops. */
import { expect } from "chai";
import { neutralPlaces } from "../../../codegen/tables/pair-rows.js";
import type { Request } from "../../../generated/interlingua/text.js";
import { dialectsOf, Loss, type Wire } from "../../../src/registry.js";
import { requestsOf, type Party } from "../../support/conversion/party.js";
import { RowTally } from "../../support/conversion/row-tally.js";
import type { Table } from "../../support/conversion/table.js";
import { disagreements } from "../../support/conversion/table-check.js";
import { compiledTables } from "../../support/conversion/table-places.js";
import { writtenConstants } from "../../support/conversion/written-constants.js";

const { mappings, pairs } = await compiledTables();

const body: Wire = {
  model: "maker/model",
  messages: [
    { role: "user", content: "qwertyuiopasdf" },
    {
      role: "assistant",
      tool_calls: [{ id: "call_1", type: "function", function: { name: "lookup", arguments: "{}" } }],
    },
    { role: "tool", tool_call_id: "call_1", content: "asdfghjklzxcvb" },
    { role: "user", content: "zxcvbnmqwertyu" },
  ],
  tools: [{ type: "function", function: { name: "lookup", description: "mnbvcxzlkjhgfd", parameters: {} } }],
  stop: ["poiuytrewqlkjh"],
  temperature: 0.5,
  response_format: { type: "json_object" },
  max_tokens: 100,
  presence_penalty: 0.25,
};

/** What becomes of the request, and what is named as lost. */
type Sabotage = readonly [name: string, path: string, change: (request: Request) => Request];

const losses: readonly Sabotage[] = [
  ["stop sequences", "stop", ({ stop: _, ...request }) => request],
  ["a temperature", "temperature", ({ temperature: _, ...request }) => request],
  ["a tool", "tools[0]", ({ tools = [], ...request }) => ({ ...request, tools: tools.slice(1) })],
  ["a result of a tool", "messages[2]", ({ turns, ...request }) => ({ ...request, turns: withoutResults(turns) })],
  ["the form of answers", "response_format", ({ output_format: _, ...request }) => request],
  ["a limit of tokens", "max_tokens", ({ output_limit: _, ...request }) => request],
];

function withoutResults(turns: Request["turns"]): Request["turns"] {
  return turns.filter(({ parts }) => parts.every(({ kind }) => kind !== "result"));
}

interface Found {
  readonly disagreements: readonly string[];
  /** The places of rows that are true of no request. */
  readonly untrue: readonly string[];
}

function check(to: string, sabotage: (party: Party<Request>) => Party<Request>): Found {
  const [reader, writer] = [dialectsOf("text").get("chat"), dialectsOf("text").get(to)];
  const [source, target] = [mappings.get("chat"), mappings.get(to)];
  const pair = pairs.find((one) => one.from === "chat" && one.to === to);
  if (reader === undefined || writer === undefined || source === undefined || target === undefined || !pair)
    throw new Error("an unknown pair");
  const table: Table = {
    from: source,
    to: target,
    rows: [...pair.fields, ...pair.dropped],
    neutral: neutralPlaces(source),
    constants: writtenConstants(target),
  };
  const tally = new RowTally();
  const found = disagreements(table, requestsOf(reader), sabotage(requestsOf(writer)), body, tally) ?? [];
  return {
    disagreements: found.map(({ place }) => place),
    untrue: tally.untrue(table.rows).map(({ from }) => from),
  };
}

describe("the property of the tables of pairs", () => {
  for (const to of ["messages", "bedrock-converse", "generate-content", "cohere-chat", "ollama-chat"]) {
    it(`finds nothing about the writer of ${to}`, () => {
      expect(check(to, (party) => party)).to.deep.equal({ disagreements: [], untrue: [] });
    });

    for (const [name, path, change] of losses)
      it(`finds a writer of ${to} that loses ${name}, and says so`, () => {
        const { disagreements: places, untrue } = check(to, (party) => ({
          ...party,
          write(request, loss, given) {
            loss.atPath(path);
            return party.write(change(request), loss, given);
          },
        }));
        const place = path === "messages[2]" ? "messages[tool]" : path.replace("[0]", "[]");
        expect([...places, ...untrue]).to.include(place);
      });
  }

  it("finds a writer that does not name what the table drops", () => {
    const { disagreements: places } = check("messages", (party) => ({
      ...party,
      write: (request, _, given) => party.write(request, new Loss(party.paths, given), given),
    }));
    expect(places).to.include("presence_penalty");
  });
});

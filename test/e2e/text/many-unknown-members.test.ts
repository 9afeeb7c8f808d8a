/** All members that the gateway does not know are dropped and logged, also where the header has no room for them. */
import { expect } from "chai";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";
import { eventually } from "../../support/until.js";

const served = answers({
  id: "msg_1",
  type: "message",
  role: "assistant",
  model: "inner",
  content: [{ type: "text", text: "Hello." }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 3, output_tokens: 2 },
});

const named = (count: number, make: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => make(index));
const plain = named(1_100, (index) => `x${index}`);
const listed = named(1_500, (index) => `a[${index}]`);
const integers = named(1_500, String);

/** The names of a body in their order, and the header. A number past 2^53 is dropped with its member. */
const cases: readonly (readonly [title: string, names: readonly string[], header: RegExp])[] = [
  ["and one with an integer past 2^53", [...plain, "trace_id"], /^x0, x1, .*, x[0-9]+, \.\.\.$/],
  ["that differ in an index, and one behind them", [...listed, "zz_option"], /^a\[\*\], zz_option$/],
  ["that are integers, and one before them", ["zz_option", ...integers], /^zz_option, 0, 1, 2, .*, \.\.\.$/],
];

describe("a request with very many members that are not known", () => {
  let database: Database;
  const open = scriptedGateway([
    { id: "acme/text", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "messages" }] },
  ]);
  before(async () => {
    database = await openDatabase(open().gateway.database);
  });
  after(() => database.destroy());

  for (const [title, names, header] of cases)
    it(title, async () => {
      const { gateway, one } = open();
      one.plays(served);
      const members = names.map(
        (name) => `${JSON.stringify(name)}:${name === "trace_id" ? "12345678901234567890" : 1}`,
      );
      const response = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: `{"model":"acme/text","messages":[{"role":"user","content":"hi"}],${members.join()}}`,
      });
      expect(response.status, await response.text()).to.equal(200);
      expect(response.headers.get("x-dropped-params")).to.match(header).and.have.length.below(2049);
      const id = response.headers.get("x-request-id");
      const read = (): Promise<{ dropped: string }[]> =>
        database("request_log").where({ request_id: id }).select("dropped");
      const [row] = await eventually(read, (rows) => rows.length > 0);
      expect(JSON.parse(row?.dropped ?? "")).to.deep.equal(names);
    });
});

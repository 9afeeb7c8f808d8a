/** Many clients of two wallets leave at any moment: no text reaches another client, and nothing stays open. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { openDatabase } from "../../../src/stores/drivers/database.js";
import { findFaults } from "../../support/auditor.js";
import { WALLET } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { Random } from "../../support/processes/random.js";
import type { Script } from "../../support/upstream.js";
import { until } from "../../support/until.js";
import { strangersKey } from "../../support/videos/video-gateway.js";

const CALLS = 1_000;
const AT_ONCE = 40;
const PIECES = 12;
const SEED = 11;
const MARK = /mark-\d+-/g;

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "inner",
    choices: [{ index: 0, delta: { content }, finish_reason: finish }],
  })}\n\n`;

/** Half of the clients. */
const leaves = (number: number) => number % 2 === 0;

interface Seen {
  readonly mark: string;
  readonly marks: readonly string[];
  readonly isWhole: boolean;
}

describe("clients that leave at any moment", function () {
  this.timeout(60_000);
  const scripted = scriptedGateway([
    { id: "maker/same", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ]);
  let open = 0;
  let seen: readonly Seen[] = [];

  /** Repeats the mark of its question in each event, and without an end where the client is to leave. */
  const repeats: Script = async (response, { body }) => {
    open += 1;
    response.once("close", () => (open -= 1));
    const [mark = ""] = body.toString().match(MARK) ?? [];
    response.writeHead(200, { "content-type": "text/event-stream" });
    const pieces = leaves(Number(/\d+/.exec(mark)?.[0])) ? Infinity : PIECES;
    for (let piece = 0; piece < pieces && !response.destroyed; piece += 1) {
      response.write(chunk(mark));
      await sleep(3);
    }
    response.end(`${chunk("", "stop")}data: [DONE]\n\n`);
  };

  async function ask(number: number, key: string, random: Random): Promise<Seen> {
    const mark = `mark-${number}-`;
    const left = leaves(number) ? AbortSignal.timeout(1 + random.below(60)) : null;
    let text = "";
    try {
      const response = await fetch(`${scripted().gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "maker/same", stream: true, messages: [{ role: "user", content: mark }] }),
        signal: left,
      });
      for await (const bytes of response.body ?? []) text += Buffer.from(bytes).toString();
    } catch (error) {
      if (left?.aborted !== true) throw error;
    }
    return { mark, marks: [...text.matchAll(MARK)].map(([found]) => found), isWhole: text.includes("[DONE]") };
  }

  before(async () => {
    const { gateway, one } = scripted();
    one.plays(repeats);
    const random = new Random(SEED);
    const keys = [gateway.key, await strangersKey(gateway, "stranger")];
    const all: Seen[] = [];
    for (let first = 0; first < CALLS; first += AT_ONCE)
      all.push(
        ...(await Promise.all(
          Array.from({ length: AT_ONCE }, (_, offset) =>
            ask(first + offset, keys[offset % 3 === 0 ? 1 : 0] ?? "", random),
          ),
        )),
      );
    seen = all;
  });

  it("get no text of another call", () => {
    for (const { mark, marks } of seen) expect(new Set([...marks, mark])).to.deep.equal(new Set([mark]));
  });

  it("do not disturb those that stay", () => {
    const stayed = seen.filter((_, index) => !leaves(index));
    expect(stayed.map(({ marks, isWhole }) => [marks.length, isWhole])).to.deep.equal(stayed.map(() => [PIECES, true]));
    expect(seen.filter(({ isWhole }) => !isWhole)).to.have.lengthOf(CALLS / 2);
  });

  it("leave no call open at the upstream", () => until(() => open === 0));

  it("leave no hold, and a ledger that adds up", async () => {
    const database = await openDatabase(scripted().gateway.database);
    try {
      await until(async () => (await database("holds").where({ state: "held" })).length === 0);
      expect(await findFaults(database)).to.deep.equal([]);
      const wallets: { name: string; spent_ticks: bigint }[] = await database("wallets").select("name", "spent_ticks");
      for (const name of [WALLET, "stranger"])
        expect(wallets.find((wallet) => wallet.name === name)?.spent_ticks, name).not.to.equal(0n);
    } finally {
      await database.destroy();
    }
  });
});

import { expect } from "chai";
import type { RequestRow } from "../../src/stores/logs/request-rows.js";
import { pricesToJson, readPrices } from "../../src/money/price-list.js";
import type { Hold, HoldInput } from "../../src/stores/wallets/holds.js";
import { errorOf, temporaryAdmin } from "./support.js";

const admin = temporaryAdmin();

async function callerOf(name: string) {
  const walletId = await admin().stores.wallets.create(name, 1_000_000n);
  const { id: keyId } = await admin().stores.keys.create(name, `key of ${name}`);
  return { walletId, keyId };
}

async function reserve(
  caller: Awaited<ReturnType<typeof callerOf>>,
  callId: string,
  more: Partial<HoldInput> = {},
): Promise<Hold> {
  const admission = await admin().stores.money.reserve({
    callId,
    caller,
    model: "acme/small",
    ticks: 500n,
    prices: "{}",
    tokens: 1,
    lifetimeMilliseconds: 60_000,
    ...more,
  });
  if (!("hold" in admission)) throw new Error("the call was refused");
  return admission.hold;
}

function row(id: string, changes: Partial<RequestRow> = {}): RequestRow {
  const usual = {
    stream: false,
    attempts: [],
    status: 200,
    milliseconds: 3,
    estimated: false,
    costTicks: 0n,
    dropped: [],
  };
  return { id, requestId: `req_${id}`, createdAt: 1_000, dialect: "chat", operation: "create", ...usual, ...changes };
}

describe("a period over the admin API", () => {
  for (const path of ["/requests", "/usage", "/overview", "/audit"])
    for (const until of ["2026-01-31", "2026-02-01T00:00:00Z"])
      it(`of ${path} from 2026-02-01 to ${until} is refused, because nothing is in it`, async () => {
        const answer = await admin().ask(`${path}?since=2026-02-01&until=${until}`);
        expect(errorOf(answer)).to.include({ status: 400, code: "invalid_request", param: "since" });
      });
});

describe("the request log over the admin API", () => {
  it("lists calls page by page, without their bodies", async () => {
    await admin().stores.requests.write(
      Array.from({ length: 5 }, (_, index) => row(`log_${index}`, { requestBody: "what was said" })),
    );
    const first = await admin().ask("/requests?limit=3");
    const second = await admin().ask(`/requests?limit=3&cursor=${String(first.json.next_cursor)}`);
    const ids = ({ json }: typeof first) => (json.requests as { id: string }[]).map(({ id }) => id);
    expect([ids(first), ids(second)]).to.deep.equal([
      ["log_4", "log_3", "log_2"],
      ["log_1", "log_0"],
    ]);
    expect(second.json.next_cursor).to.equal(null);
    expect(first.text).not.to.contain("what was said");
  });

  it("finds calls by their members", async () => {
    const { walletId, keyId } = await callerOf("alice");
    const createdAt = Date.parse("2026-03-01T12:00:00Z");
    await admin().stores.requests.write([
      row("log_1"),
      row("log_2", { walletId, keyId, model: "acme/small", status: 429, requestId: "mine", createdAt }),
    ]);
    for (const query of [
      "wallet=alice",
      `key=${keyId}`,
      "model=acme/small",
      "status=429",
      "outcome=refused",
      "request_id=mine",
      "since=2026-03-01&until=2026-03-02",
    ]) {
      const { requests } = (await admin().ask(`/requests?${query}`)).json as {
        requests: { id: string; wallet: string }[];
      };
      expect([query, ...requests.map(({ id, wallet }) => `${id} of ${wallet}`)]).to.deep.equal([
        query,
        "log_2 of alice",
      ]);
    }
    expect(errorOf(await admin().ask("/requests?wallet=bob"))).to.include({ status: 400, code: "invalid_request" });
  });

  it("finds calls by the outcome that the overview counts", async () => {
    const calls: [status: number, code?: string][] = [
      [200],
      [200, "stream_broken"],
      [399],
      [400],
      [498],
      [499, "client_gone"],
      [500],
      [599],
    ];
    await admin().stores.requests.write(
      calls.map(([status, code], index) => row(`log_${index}`, { status, code, model: "acme/small" })),
    );
    const found = async (outcome: string) => {
      const { json } = await admin().ask(`/requests?outcome=${outcome}&model=acme/small`);
      return (json.requests as { status: number }[]).map(({ status }) => status);
    };
    expect([await found("failed"), await found("refused")]).to.deep.equal([
      [599, 500, 200],
      [498, 400],
    ]);
    expect(errorOf(await admin().ask("/requests?outcome=odd"))).to.include({ status: 400, code: "invalid_request" });
  });

  it("shows all of a call", async () => {
    const quantities = { input: 5, output: 7, seconds: 1.5 };
    await admin().stores.requests.write([
      row("log_1", {
        costTicks: 9_007_199_254_740_993n,
        quantities,
        dropped: ["stop"],
        requestBody: "{}",
        cause: "ECONNRESET",
      }),
    ]);
    expect((await admin().ask("/requests/log_1")).json).to.deep.include({
      id: "log_1",
      created_at: "1970-01-01T00:00:01.000Z",
      cost_ticks: "9007199254740993",
      input_tokens: 5,
      cached_input_tokens: null,
      media_milliseconds: 1_500,
      dropped: ["stop"],
      cause: "ECONNRESET",
      request_body: "{}",
      response_body: null,
    });
  });

  const perMillion = { per: 1_000_000, of: null };
  const images = { meter: "images", of: "1024x1024/high", count: 2, price: "0.17", per: 1, amount: "0.34" };
  const perCall = { meter: "calls", of: null, count: 1, price: "0.25", per: 1, amount: "0.25" };
  const charged: [name: string, changes: Partial<RequestRow>, charges: object[]][] = [
    [
      "tokens, which end in a part of a tick",
      { costTicks: 46n, quantities: { input: 30, cachedInput: 10, cacheWrite: 0, output: 7, reasoning: 0 } },
      [
        { meter: "input_tokens", ...perMillion, count: 20, price: "0.0002", amount: "0.000000004" },
        { meter: "cached_input_tokens", ...perMillion, count: 10, price: "0.00002", amount: "0.0000000002" },
        { meter: "output_tokens", ...perMillion, count: 7, price: "0.00005", amount: "0.00000000035" },
        { meter: "rounding", of: null, count: null, price: null, per: null, amount: "0.00000000005" },
      ],
    ],
    [
      "what was written to a cache for an hour",
      { costTicks: 54n, quantities: { input: 30, cacheWrite: 12, cacheWriteHour: 8, output: 0 } },
      [
        { meter: "input_tokens", ...perMillion, count: 18, price: "0.0002", amount: "0.0000000036" },
        { meter: "cache_write_tokens", ...perMillion, count: 4, price: "0.0002", amount: "0.0000000008" },
        { meter: "cache_write_hour_tokens", ...perMillion, count: 8, price: "0.000125", amount: "0.000000001" },
      ],
    ],
    [
      "images",
      {
        costTicks: 3_400_000_000n,
        quantities: { input: 0, output: 0, images: 2 },
        images: [{ count: 2, size: "1024x1024", quality: "high" }],
      },
      [images],
    ],
    ["the call", { costTicks: 2_500_000_000n, quantities: { input: 0, output: 0 } }, [perCall]],
    ["a failed call with usage, without the price of a call", { quantities: { input: 0, output: 0 } }, []],
  ];
  for (const [name, changes, charges] of charged)
    it(`shows what a call cost by line: ${name}`, async () => {
      const tokens = { input: 0.0002, cachedInput: 0.00002, cacheWriteHour: 0.000125, output: 0.00005 };
      const pricing = { ...tokens, perImage: { "1024x1024/high": 0.17 }, perCall: 0.25 };
      const list = readPrices(pricing, "text");
      if (list === undefined) throw new Error("these are no prices");
      const { id: holdId } = await reserve(await callerOf("alice"), "call_1", { prices: pricesToJson(list) });
      await admin().stores.requests.write([row("log_1", { holdId, ...changes })]);
      expect((await admin().ask("/requests/log_1")).json).to.deep.include({ charges });
    });

  it("shows no lines before the charge is written, and none of a call without one", async () => {
    const [costTicks, quantities] = [5n, { input: 5 }];
    await admin().stores.requests.write([row("log_1", { holdId: "hold_1", costTicks, quantities }), row("log_2")]);
    expect((await admin().ask("/requests/log_1")).json.charges).to.equal(null);
    expect((await admin().ask("/requests/log_2")).json.charges).to.deep.equal([]);
  });

  it("shows no unknown call", async () => {
    expect(errorOf(await admin().ask("/requests/log_1"))).to.include({ status: 404, code: "not_found" });
  });
});

describe("usage over the admin API", () => {
  beforeEach(async () => {
    const [alice, bob] = [await callerOf("alice"), await callerOf("bob")];
    const { money } = admin().stores;
    await money.settle(await reserve(alice, "call_1"), {
      ticks: 30n,
      estimated: false,
      usage: { input: 3, output: 4 },
    });
    await money.settle(await reserve(bob, "call_2"), { ticks: 12n, estimated: true, usage: { input: 1, output: 1 } });
    await reserve(bob, "call_3");
  });

  it("is grouped by model unless requested otherwise", async () => {
    const { by, usage } = (await admin().ask("/usage")).json as { by: string; usage: object[] };
    expect([by, usage.length]).to.deep.equal(["model", 1]);
    expect(usage[0]).to.include({
      group: "acme/small",
      name: null,
      calls: 2,
      estimated_calls: 1,
      input_tokens: 4,
      output_tokens: 5,
      ticks: "42",
    });
  });

  const groups: [string, string[]][] = [
    ["by=wallet", ["alice 30", "bob 12"]],
    ["by=wallet&wallet=bob", ["bob 12"]],
    ["by=day", [`${new Date().toISOString().slice(0, 10)} 42`]],
    ["by=day&until=2020-01-01", []],
    ["model=acme/large", []],
  ];
  for (const [query, wanted] of groups) {
    it(`is reported for ${query}`, async () => {
      const { usage } = (await admin().ask(`/usage?${query}`)).json as { usage: { group: string; ticks: string }[] };
      expect(usage.map(({ group, ticks }) => `${group} ${ticks}`)).to.deep.equal(wanted);
    });
  }

  it("reports keys by their IDs, with their names", async () => {
    const { usage } = (await admin().ask("/usage?by=key")).json as { usage: { group: string; name: string }[] };
    expect(usage.map(({ name }) => name)).to.deep.equal(["key of alice", "key of bob"]);
    for (const { group } of usage) expect(group).to.match(/^key_/);
  });
});

describe("holds over the admin API", () => {
  it("are listed while they are open", async () => {
    const [alice, bob] = [await callerOf("alice"), await callerOf("bob")];
    const done = await reserve(alice, "call_1");
    await reserve(alice, "call_2");
    await reserve(bob, "call_3");
    await admin().stores.money.release(done, "failed");
    const reported = async (query: string) => {
      const { holds } = (await admin().ask(`/holds${query}`)).json as {
        holds: { call_id: string; ticks: string; wallet: string }[];
      };
      return holds.map(({ call_id, ticks, wallet }) => `${call_id} ${ticks} ${wallet}`).sort();
    };
    expect(await reported("")).to.deep.equal(["call_2 500 alice", "call_3 500 bob"]);
    expect(await reported("?wallet=bob")).to.deep.equal(["call_3 500 bob"]);
    expect(await reported(`?key=${alice.keyId}`)).to.deep.equal(["call_2 500 alice"]);
  });

  it("come in pages", async () => {
    const alice = await callerOf("alice");
    for (let call = 0; call < 3; call += 1) await reserve(alice, `call_${call}`);
    const first = (await admin().ask("/holds?limit=2")).json;
    const second = (await admin().ask(`/holds?limit=2&cursor=${String(first.next_cursor)}`)).json;
    const calls = [first, second].flatMap(({ holds }) =>
      (holds as { call_id: string }[]).map(({ call_id }) => call_id),
    );
    expect(calls.sort()).to.deep.equal(["call_0", "call_1", "call_2"]);
    expect(second.next_cursor).to.equal(null);
  });
});

describe("charges in a ledger over the admin API", () => {
  it("report the model, the hold and what is an estimate", async () => {
    const alice = await callerOf("alice");
    const hold = await reserve(alice, "call_1");
    const charge = { kind: "charge", ticks: "-30", estimated: true, model: "acme/small", hold_id: hold.id };
    await admin().stores.money.settle(hold, { ticks: 30n, estimated: true, usage: {} });
    const { rows } = (await admin().ask("/wallets/alice/ledger")).json as { rows: object[] };
    expect(rows[0]).to.include(charge);
    expect(rows[1]).to.include({ kind: "credit", ticks: "1000000", estimated: false, model: null, hold_id: null });
  });
});

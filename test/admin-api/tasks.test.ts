import { expect } from "chai";
import { ambiguousTask, endedTask } from "../support/tasks/tasks.js";
import { errorOf, temporaryAdmin } from "./support.js";

const admin = temporaryAdmin();

async function callerOf(name: string) {
  const walletId = await admin().stores.wallets.create(name, 1_000_000n);
  const { id: keyId } = await admin().stores.keys.create(name, `key of ${name}`);
  return { walletId, keyId };
}

describe("tasks over the admin API", () => {
  it("are listed page by page, the latest first, by wallet, model and state", async () => {
    const [alice, bob] = [await callerOf("alice"), await callerOf("bob")];
    const made = [
      await ambiguousTask(admin().stores, alice),
      await endedTask(admin().stores, alice),
      await ambiguousTask(admin().stores, bob),
    ].map(({ id }) => id);
    const first = await admin().ask("/tasks?limit=2");
    const ids = (tasks: unknown) => (tasks as { id: string }[]).map(({ id }) => id);
    const rest = await admin().ask(`/tasks?cursor=${String(first.json.next_cursor)}`);
    expect([...ids(first.json.tasks), ...ids(rest.json.tasks)].sort()).to.deep.equal([...made].sort());
    expect(rest.json.next_cursor).to.equal(null);
    for (const [query, count] of [
      ["wallet=alice", 2],
      ["wallet=bob", 1],
      ["state=ambiguous", 2],
      ["state=succeeded&wallet=bob", 0],
      ["model=acme/video", 3],
      ["model=x", 0],
    ] as const) {
      expect(ids((await admin().ask(`/tasks?${query}`)).json.tasks), query).to.have.lengthOf(count);
    }
    expect(errorOf(await admin().ask("/tasks?state=lost"))).to.deep.include({ status: 400, param: "state" });
  });

  it("are shown with their results and their callbacks, but without secrets", async () => {
    const { id } = await endedTask(admin().stores, await callerOf("alice"));
    const { json, text } = await admin().ask(`/tasks/${id}`);
    expect(json).to.deep.include({
      id,
      state: "succeeded",
      wallet: "alice",
      money: "settled",
      held_ticks: "30",
      charged_ticks: "20",
      snapshot: '{"status":"done"}',
    });
    expect(json.media).to.have.lengthOf(1);
    const { deliveries, ...callback } = json.callback as { deliveries: object[] };
    expect(callback).to.deep.include({ url: "http://receiver.example.test/hook", attempts: 1, outcome: null });
    expect(deliveries[0]).to.deep.include({ attempt: 1, status: 500, result: "not_accepted" });
    expect(text).not.to.contain("token=x");
  });

  it("are resolved once, at a price or at none", async () => {
    const caller = await callerOf("alice");
    const [charged, released] = [
      await ambiguousTask(admin().stores, caller),
      await ambiguousTask(admin().stores, caller),
    ];
    expect(
      (await admin().send(`/tasks/${charged.id}/resolve`, { charged: { usd: "0.0000000007" } })).json,
    ).to.deep.include({ state: "failed", money: "settled", charged_ticks: "7" });
    expect((await admin().send(`/tasks/${released.id}/resolve`, { released: true })).json).to.deep.include({
      state: "failed",
      money: "released",
      charged_ticks: null,
    });
    expect((await admin().ask("/wallets/alice")).json).to.deep.include({
      balance_ticks: "999993",
      reserved_ticks: "0",
      spent_ticks: "7",
    });
    expect(errorOf(await admin().send(`/tasks/${charged.id}/resolve`, { released: true }))).to.deep.include({
      status: 409,
      code: "conflict",
    });
  });

  for (const body of [
    {},
    { released: false },
    { released: true, charged: { usd: "1" } },
    { charged: {} },
    { charged: { usd: "0" } },
    { charged: { usd: "100000001" } },
  ]) {
    it(`are not resolved by ${JSON.stringify(body)}`, async () => {
      const { id } = await ambiguousTask(admin().stores, await callerOf("alice"));
      expect(errorOf(await admin().send(`/tasks/${id}/resolve`, body)).status).to.equal(400);
      expect((await admin().ask(`/tasks/${id}`)).json.state).to.equal("ambiguous");
    });
  }

  it("have their callback sent again", async () => {
    const caller = await callerOf("alice");
    const [done, doubtful] = [await endedTask(admin().stores, caller), await ambiguousTask(admin().stores, caller)];
    const { callback } = (await admin().send(`/tasks/${done.id}/redeliver`)).json;
    expect(callback).to.deep.include({ attempts: 0, outcome: null });
    expect(errorOf(await admin().send(`/tasks/${doubtful.id}/redeliver`))).to.deep.include({ status: 409 });
  });

  it("are not found where there are none", async () => {
    for (const answer of [
      await admin().ask("/tasks/task_0"),
      await admin().send("/tasks/task_0/resolve", { released: true }),
      await admin().send("/tasks/task_0/redeliver"),
    ]) {
      expect(errorOf(answer)).to.deep.include({ status: 404, code: "not_found" });
    }
  });
});

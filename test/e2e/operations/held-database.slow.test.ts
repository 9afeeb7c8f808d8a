/** Calls while another process locks the database. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { findFaults } from "../../support/auditor.js";
import { ENGINES, emptyPlace, type Place } from "../../support/engines.js";
import { stopPostgresAtTheEnd } from "../../support/postgres-server.js";
import { type Database, openDatabase } from "../../../src/stores/drivers/database.js";
import { ADMIN_TOKEN, type RunningGateway, startGatewayProcess } from "../../support/gateway.js";
import { holdDatabase } from "../../support/stores/held-database.js";
import { StallClock } from "../../support/stall-clock.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { until } from "../../support/until.js";

/** Limits for two seconds and for no wait: far above both, and far below the time of a locked database. */
const LONGEST_CALL_MS = 4_000;
const LONGEST_LAG_MS = 1_500;
/** The minimum time for which the database is locked. */
const HELD_MS = 4_000;
const CALLS_AT_ONCE = 20;
const ANSWER = {
  id: "a",
  object: "chat.completion",
  created: 1,
  model: "inner",
  choices: [{ index: 0, message: { role: "assistant", content: "hello" }, finish_reason: "stop" }],
  usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
};

interface Kind {
  readonly name: string;
  readonly path: string;
  readonly body?: object;
  readonly code: string;
  readonly isAdmin?: boolean;
  /** Whether another process that writes blocks it, or only one that blocks reading too. */
  readonly reads?: boolean;
}

const KINDS: readonly Kind[] = [
  {
    name: "a chat call",
    path: "/v1/chat/completions",
    body: { model: "acme/text", messages: [{ role: "user", content: "hi" }] },
    code: "overloaded",
  },
  {
    name: "a messages call",
    path: "/v1/messages",
    body: { model: "acme/text", max_tokens: 9, messages: [{ role: "user", content: "hi" }] },
    code: "overloaded",
  },
  {
    name: "the creation of a task",
    path: "/v1/videos/generations",
    body: { model: "acme/video", prompt: "a boat" },
    code: "overloaded",
  },
  { name: "a read of a task", path: `/v1/tasks/task_${"0".repeat(26)}`, code: "task_backend_unavailable", reads: true },
  {
    name: "an operator's change",
    path: "/admin/api/wallets",
    body: { name: "late" },
    code: "overloaded",
    isAdmin: true,
  },
];

stopPostgresAtTheEnd();

for (const engine of ENGINES) {
  describe(`while another process holds the database (${engine})`, function () {
    this.timeout(90_000);
    let place: Place;
    let upstream: ScriptedUpstream;
    let gateway: RunningGateway;
    let database: Database | undefined;
    let release: (() => Promise<void>) | undefined;
    const outcomes = new Map<string, { status: number; code: string; retryAfter: string | null; took: number }[]>();
    let lag = 0;
    let writer: StallClock;
    let cut: { readonly status: number; readonly took: number } | undefined;

    const call = ({ path, body, isAdmin = false }: Kind) =>
      fetch(gateway.url + path, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          authorization: `Bearer ${isAdmin ? ADMIN_TOKEN : gateway.key}`,
          "x-api-key": gateway.key,
          "anthropic-version": "2023-06-01",
          "content-type": "application/json",
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const [chat] = KINDS as readonly [Kind];

    async function ask(kind: Kind): Promise<void> {
      let [status, retryAfter, text]: [number, string | null, string] = [0, null, ""];
      const took = await writer.time(async () => {
        const response = await call(kind);
        [status, retryAfter, text] = [response.status, response.headers.get("retry-after"), await response.text()];
      });
      const code = /overloaded|task_backend_unavailable/.exec(text)?.[0] ?? text;
      const outcome = { status, code, retryAfter, took };
      outcomes.set(kind.name, [...(outcomes.get(kind.name) ?? []), outcome]);
    }

    /** The time for which the process delays a request that needs no database. */
    async function watch(isOver: () => boolean): Promise<void> {
      while (!isOver()) {
        lag = Math.max(lag, await writer.time(async () => (await fetch(`${gateway.url}/healthz`)).arrayBuffer()));
      }
    }

    before(async () => {
      writer = new StallClock();
      [place, upstream] = [await emptyPlace(engine), await ScriptedUpstream.start()];
      upstream.plays(answers(ANSWER));
      gateway = await startGatewayProcess({
        config: { database: place.location },
        catalog: {
          providers: [{ id: "one", baseUrl: upstream.baseUrl, auth: "none" }],
          models: [
            { id: "acme/text", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
            {
              id: "acme/video",
              kind: "video",
              pricing: { perSecond: 0.01 },
              routes: [{ provider: "one", model: "video", dialect: "video-generation" }],
            },
          ],
        },
      });
      database = await openDatabase(place.location);
      expect((await call(chat)).status).to.equal(200);

      let speak: () => void = () => undefined;
      const reported = new Promise<void>((resolve) => (speak = resolve));
      upstream.plays(async (response, received) => {
        await reported;
        await answers(ANSWER)(response, received);
      });
      const slow = call(chat);
      await until(() => upstream.received.length === 1);
      release = await holdDatabase(place.location);
      const heldAt = performance.now();
      let isOver = false;
      const watching = watch(() => isOver);
      speak();
      let status = 0;
      const answering = writer
        .time(async () => {
          const response = await slow;
          status = response.status;
          await response.text();
        })
        .then((took) => (cut = { status, took }));
      upstream.plays(answers(ANSWER));
      do
        await Promise.all(
          Array.from({ length: CALLS_AT_ONCE }, (_, index) => ask(KINDS[index % KINDS.length] ?? chat)),
        );
      while (performance.now() - heldAt < HELD_MS);
      await answering;
      isOver = true;
      await watching;
      await release();
      release = undefined;
    });

    after(async () => {
      writer.stop();
      await release?.();
      await (gateway as RunningGateway | undefined)?.stop();
      await upstream.stop();
      await database?.destroy();
      await place.remove();
    });

    it("the process still answers other requests", () => expect(lag).to.be.below(LONGEST_LAG_MS));

    for (const kind of KINDS) {
      it(`${kind.name} gets retry-after within seconds`, () => {
        const seen = outcomes.get(kind.name) ?? [];
        expect(Math.max(...seen.map(({ took }) => took))).to.be.below(LONGEST_CALL_MS);
        // A file can be read while another process writes to it.
        const wanted = kind.reads === true && engine === "sqlite" ? [404, null] : [503, "1"];
        expect(seen.map(({ status, retryAfter }) => [status, retryAfter])).to.deep.equal(
          seen.map(() => wanted),
          JSON.stringify(seen),
        );
        if (wanted[0] === 503) expect(new Set(seen.map(({ code }) => code))).to.deep.equal(new Set([kind.code]));
      });
    }

    it("sends nothing to an upstream", () => expect(upstream.received).to.have.lengthOf(0));

    it("a running call is answered", () => {
      expect(cut?.status).to.equal(200);
      expect(cut?.took).to.be.below(LONGEST_CALL_MS);
    });

    it("and charged once the database is free, and everything else continues", async () => {
      const ledger = database as Database;
      const settled = async () => (await ledger("holds").where({ state: "settled" })).length;
      for (const end = performance.now() + 30_000; (await settled()) < 2 && performance.now() < end;) await sleep(50);
      expect(await settled()).to.equal(2);
      expect((await call(chat)).status).to.equal(200);
      const open = async () => (await ledger("holds").where({ state: "held" })).length;
      for (const end = performance.now() + 30_000; (await open()) > 0 && performance.now() < end;) await sleep(50);
      expect([await open(), await ledger("tasks").select("id")]).to.deep.equal([0, []]);
      expect(await findFaults(ledger)).to.deep.equal([]);
    });
  });
}

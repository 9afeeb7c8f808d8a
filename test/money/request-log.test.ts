import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { dialectClients } from "../support/dialect-clients/index.js";
import type { DialectClient } from "../support/dialect-clients/dialect-client.js";
import { counts, textDialect } from "../support/dialect-features.js";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { answers, streams } from "../support/upstream.js";
import { INNER_MODEL, WORDS } from "../support/vendor-forms/form.js";
import {
  type Answer,
  type LogRow,
  newRequestId,
  type Question,
  meteredGateway,
} from "../support/money/metered-gateway.js";
import { after, id, models, formsOf, everyone } from "../support/money/logged-calls.js";

const ledger = meteredGateway(models);

interface Call {
  readonly dialect: string;
  readonly dialectClient: DialectClient;
  readonly upstream: string;
  readonly stream: boolean;
}

/** Every dialect with itself and once converted, whole and streamed. */
const calls: readonly Call[] = everyone.flatMap(({ dialect, dialectClient }) =>
  [dialect, after(dialect)].flatMap((upstream) =>
    [false, true].map((stream) => ({ dialect, dialectClient, upstream, stream })),
  ),
);

/** Every dialect with a model that is not there. */
const refusals = everyone.map((one) => ({ ...one }));

describe("the request log", () => {
  // The log is written about once a second: all calls run first, so that the test waits once.
  const received = new Map<unknown, Answer & { readonly requestId: string }>();
  const send = async (about: unknown, dialectClient: DialectClient, upstream: string, question: Question) => {
    const requestId = newRequestId();
    received.set(about, {
      ...(await ledger().ask(dialectClient, id(upstream), { ...question, requestId })),
      requestId,
    });
  };
  const receivedOf = (about: unknown) => received.get(about) ?? expect.fail("it was not called");

  before(async () => {
    for (const call of calls) {
      const { words } = formsOf(call.upstream);
      ledger().one.plays(call.stream ? streams(words.stream) : answers(words.body));
      await send(call, call.dialectClient, call.upstream, { stream: call.stream });
    }
    for (const one of everyone) {
      const upstream = after(one.dialect);
      ledger().one.plays(answers(formsOf(upstream).words.body));
      await send(one, one.dialectClient, upstream, { fields: { unheard_of: { a: 1 } } });
    }
    for (const refused of refusals) await send(refused, refused.dialectClient, "unknown", {});
  });

  for (const call of calls) {
    const { dialect, upstream, stream } = call;
    it(`reports all of a ${dialect} call to a ${upstream} model, ${stream ? "streamed" : "whole"}`, async () => {
      const { headers, status, requestId } = receivedOf(call);
      expect([status, headers.get("x-request-id")]).to.deep.equal([200, requestId]);
      const row = await ledger().row(requestId);
      const known = {
        model: id(upstream),
        provider: "one",
        upstream_model: INNER_MODEL,
        dialect,
        upstream_dialect: upstream,
        status: 200n,
        code: null,
        cause: null,
      };
      const cached = counts(textDialect(upstream), "cached_input") ? 5n : 0n;
      const counted = {
        stream: stream ? 1n : 0n,
        estimated: 0n,
        input_tokens: 21n,
        cached_input_tokens: cached,
        output_tokens: 9n,
        cost_ticks: (21n - cached) * 30_000n + cached * 3_000n + 9n * 150_000n,
      };
      expect(row).to.include({ ...known, ...counted });
      expectTimes(row);
      expect(row.request_body).to.contain("hi");
      expect(row.response_body)
        .to.contain(stream ? "Oslo is the " : WORDS)
        .and.not.contain(INNER_MODEL);
    });
  }

  for (const one of everyone) {
    it(`names the dropped members of a ${one.dialect} call, as the client's header does`, async () => {
      const { headers, requestId } = receivedOf(one);
      const { dropped } = await ledger().row(requestId);
      expect(headers.get("x-dropped-params")).to.contain("unheard_of");
      expect((JSON.parse(String(dropped)) as string[]).join(", ")).to.equal(headers.get("x-dropped-params"));
    });
  }

  for (const refused of refusals) {
    it(`keeps the body of a ${refused.dialect} call to a model that is not there`, async () => {
      const { status, requestId } = receivedOf(refused);
      const { request_body, code } = await ledger().row(requestId);
      expect([status, code]).to.deep.equal([404, "model_not_found"]);
      expect(request_body).to.contain("hi");
    });
  }

  it("keeps the body of a call that is not valid, without media and secrets", async () => {
    const requestId = newRequestId();
    const image = `data:image/png;base64,${"iVBORw0KGgo".repeat(40)}`;
    const { status } = await ledger().ask(dialectClients.get("chat") as DialectClient, id("chat"), {
      requestId,
      fields: { messages: 5, image, user: ledger().gateway.key },
    });
    expect(status).to.equal(400);
    const { request_body } = await ledger().row(requestId);
    expect(request_body).to.contain('"messages":5').and.to.contain("<image/png, ");
    expect(request_body).not.to.contain("iVBORw0KGgo").and.not.to.contain(ledger().gateway.key);
  });

  it("has no row for unknown callers", async () => {
    const requestId = newRequestId();
    const [{ dialect, dialectClient }] = everyone as [(typeof everyone)[number]];
    const response = await ledger().ask(dialectClient, id(dialect), {
      key: `sk-iso-${"a".repeat(43)}`,
      requestId: null,
      headers: { "x-request-id": requestId },
    });
    expect(response.status).to.equal(401);
    expect(await ledger().database("request_log").where({ request_id: requestId })).to.deep.equal([]);
  });

  it("keeps a long answer whole, up to its limit", async () => {
    const long = "words of many kinds ".repeat(1_000);
    const body = JSON.stringify(formsOf("chat").words.body).replace(WORDS, long);
    ledger().one.plays(answers(body));
    const requestId = newRequestId();
    await ledger().ask(dialectClients.get("chat") as DialectClient, id("chat"), { requestId });
    expect((await ledger().row(requestId)).response_body).to.contain(long);
  });

  it("keeps no more than the limit", async () => {
    const endless = "words of many kinds ".repeat(20_000);
    const requestId = newRequestId();
    for (const stream of [false, true]) {
      const { words } = formsOf("chat");
      ledger().one.plays(
        stream
          ? streams(words.stream.map((event) => event.replace("Oslo", endless.slice(0, 20_000))))
          : answers(JSON.stringify(words.body).replace(WORDS, endless)),
      );
      await ledger().ask(dialectClients.get("chat") as DialectClient, id("chat"), {
        stream,
        requestId: `${requestId}${stream}`,
        fields: { messages: [{ role: "user", content: endless }] },
      });
    }
    for (const stream of [false, true]) {
      const { request_body, response_body } = await ledger().row(`${requestId}${stream}`);
      expect(String(request_body).length).to.be.within(10_000, 65_536);
      expect(String(response_body).length).to.be.within(10_000, 65_536);
    }
  });
});

function expectTimes({ created_at, milliseconds, upstream_milliseconds, first_byte_milliseconds }: LogRow): void {
  expect(Number(created_at)).to.be.within(Date.now() - 60_000, Date.now() + 1_000);
  expect(Number(upstream_milliseconds)).to.be.within(0, Number(first_byte_milliseconds));
  expect(Number(first_byte_milliseconds)).to.be.within(0, Number(milliseconds));
}

describe("a gateway without a request log", () => {
  const scripted = scriptedGateway(models, { logs: { requestLog: false } });

  it("writes nothing but charges", async () => {
    const { gateway, one } = scripted();
    one.plays(answers(formsOf("chat").words.body));
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${gateway.key}` },
      body: JSON.stringify({ model: id("chat"), messages: [{ role: "user", content: "a word that nobody keeps" }] }),
    });
    expect(response.status).to.equal(200);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    const { requests } = (await (
      await fetch(`${gateway.url}/admin/api/requests`, { headers: { authorization: "Bearer a-token-for-tests" } })
    ).json()) as { requests: unknown[] };
    expect(requests).to.deep.equal([]);
    const { database } = gateway;
    const files = [database, `${database}-wal`]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "latin1"));
    expect(files.join("") + gateway.logged()).not.to.contain("no row is written");
  });
});

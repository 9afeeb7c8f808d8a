import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import { dialectClients } from "../e2e/text/dialect-clients/index.js";
import type { Fields, DialectClient } from "../e2e/text/dialect-clients/dialect-client.js";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { answers, streams } from "../support/upstream.js";
import { INNER_MODEL, type VendorForms, WORDS } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { forEachEmptyPlace } from "../stores/engines.js";
import { type Answer, type LogRow, newRequestId, type Question, meteredGateway } from "./metered-gateway.js";

const spoken = [...vendorForms.keys()];
const after = (dialect: string) => spoken[(spoken.indexOf(dialect) + 1) % spoken.length] ?? dialect;
const id = (dialect: string) => `maker/${dialect}`;
const models = spoken.map((dialect) => ({
  id: id(dialect),
  kind: "text",
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  pricing: { input: 3, cachedInput: 0.3, output: 15 },
}));
const formsOf = (dialect: string) => vendorForms.get(dialect) as VendorForms;
const everyone = [...dialectClients].map(([dialect, dialectClient]) => ({ dialect, dialectClient }));

/** A question of many words and members, with one text in every place where a client may put one. */
type Ask = (text: string) => Fields;
const ASKS: Readonly<Record<string, Ask>> = {
  chat: (text) => ({
    messages: [
      { role: "system", content: text },
      { role: "user", content: [{ type: "text", text }], name: "a" },
    ],
    user: text,
    metadata: { a: text },
    tools: [
      {
        type: "function",
        function: { name: "f", description: text, parameters: { type: "object", description: text } },
      },
    ],
    [text]: text,
  }),
  messages: (text) => ({
    system: text,
    messages: [{ role: "user", content: [{ type: "text", text }] }],
    metadata: { user_id: text },
    [text]: text,
  }),
  responses: (text) => ({
    instructions: text,
    input: [{ role: "user", content: [{ type: "input_text", text }] }],
    user: text,
    metadata: { a: text },
    [text]: text,
  }),
  "generate-content": (text) => ({
    systemInstruction: { parts: [{ text }] },
    contents: [{ role: "user", parts: [{ text }] }],
    labels: { a: text },
    [text]: text,
  }),
  interactions: (text) => ({ system_instruction: text, input: text, labels: { a: text }, [text]: text }),
};
const IMAGES: Readonly<Record<string, Ask>> = {
  chat: (base64) => ({
    messages: [
      { role: "user", content: [{ type: "image_url", image_url: { url: `data:image/png;base64,${base64}` } }] },
    ],
  }),
  messages: (data) => ({
    messages: [
      { role: "user", content: [{ type: "image", source: { type: "base64", media_type: "image/png", data } }] },
    ],
  }),
  responses: (base64) => ({
    input: [{ role: "user", content: [{ type: "input_image", image_url: `DATA:image/png;BASE64,${base64}` }] }],
  }),
  "generate-content": (data) => ({
    contents: [{ role: "user", parts: [{ inlineData: { mimeType: "image/png", data } }] }],
  }),
  interactions: (data) => ({ input: [{ type: "image", mime_type: "image/png", data }] }),
};

const ledger = meteredGateway(models);

interface Call {
  readonly dialect: string;
  readonly dialectClient: DialectClient;
  readonly upstream: string;
  readonly stream: boolean;
}

/** Every dialect for itself and once converted, whole and streamed. */
const calls: readonly Call[] = everyone.flatMap(({ dialect, dialectClient }) =>
  [dialect, after(dialect)].flatMap((upstream) =>
    [false, true].map((stream) => ({ dialect, dialectClient, upstream, stream })),
  ),
);

describe("the request log", () => {
  // The log is written down about once a second: all is asked first, so that this is waited for once.
  const heard = new Map<unknown, Answer & { readonly requestId: string }>();
  const asks = async (about: unknown, dialectClient: DialectClient, upstream: string, question: Question) => {
    const requestId = newRequestId();
    heard.set(about, { ...(await ledger().ask(dialectClient, id(upstream), { ...question, requestId })), requestId });
  };
  const heardOf = (about: unknown) => heard.get(about) ?? expect.fail("it was not asked");

  before(async () => {
    for (const call of calls) {
      const { words } = formsOf(call.upstream);
      ledger().one.plays(call.stream ? streams(words.stream) : answers(words.body));
      await asks(call, call.dialectClient, call.upstream, { stream: call.stream });
    }
    for (const one of everyone) {
      const upstream = after(one.dialect);
      ledger().one.plays(answers(formsOf(upstream).words.body));
      await asks(one, one.dialectClient, upstream, { fields: { unheard_of: { a: 1 } } });
    }
  });

  for (const call of calls) {
    const { dialect, upstream, stream } = call;
    it(`tells all of a ${dialect} call to a model that speaks ${upstream}, ${stream ? "streamed" : "whole"}`, async () => {
      const { headers, status, requestId } = heardOf(call);
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
      const counted = {
        stream: stream ? 1n : 0n,
        estimated: 0n,
        input_tokens: 21n,
        cached_input_tokens: 5n,
        output_tokens: 9n,
        cost_ticks: 16n * 30_000n + 5n * 3_000n + 9n * 150_000n,
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
    it(`names what was dropped of a ${one.dialect} call, as the client is told`, async () => {
      const { headers, requestId } = heardOf(one);
      const { dropped } = await ledger().row(requestId);
      expect(headers.get("x-dropped-params")).to.contain("unheard_of");
      expect((JSON.parse(String(dropped)) as string[]).join(", ")).to.equal(headers.get("x-dropped-params"));
    });
  }

  it("leaves no row of strangers", async () => {
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

  it("keeps a long answer whole, up to what is kept of any", async () => {
    const long = "words of many kinds ".repeat(1_000);
    const body = JSON.stringify(formsOf("chat").words.body).replace(WORDS, long);
    ledger().one.plays(answers(body));
    const requestId = newRequestId();
    await ledger().ask(dialectClients.get("chat") as DialectClient, id("chat"), { requestId });
    expect((await ledger().row(requestId)).response_body).to.contain(long);
  });

  it("keeps no more of any", async () => {
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

/** Everything that is kept of calls: the files of the database and the lines of the log. */
function kept(): string {
  const { database, logged } = ledger().gateway;
  // What is written goes from the one file to the other: read in the same order, none of it is missed.
  const files = [`${database}-wal`, database]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "latin1"));
  return [...files, logged()].join("\n");
}

/** Something that clients send and nobody keeps. */
interface Medium {
  readonly ask: Ask;
  /** How it is written in the question. */
  readonly text: string;
  /** Parts of it: nothing of it may be there, not only not all of it. */
  readonly traces: readonly string[];
}

const WRITTEN: Readonly<Record<string, (bytes: Buffer) => string>> = {
  "as it is": (bytes) => bytes.toString("base64"),
  "in the alphabet of URLs": (bytes) => bytes.toString("base64url"),
  "in lines": (bytes) => inLines(bytes),
  "in a data URI": (bytes) => dataUri(bytes),
  "in a data URI among words": (bytes) => `see ![it](${dataUri(bytes)}) here`,
  "in JSON in a text": (bytes) => JSON.stringify({ image: dataUri(bytes), also: { data: inLines(bytes) } }),
  "escaped for a URL": (bytes) => encodeURIComponent(dataUri(bytes)),
};
const inLines = (bytes: Buffer) => bytes.toString("base64").replace(/.{76}/g, "$&\r\n");
const dataUri = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;

/** Each has bytes of its own, so that what is kept of it is nobody else's. */
function newMedium(ask: Ask, written: (bytes: Buffer) => string, size = 3_000): Medium {
  const bytes = randomBytes(size);
  const traces = [0, 500, 1_500, 2_400].flatMap((start) => {
    const part = bytes.subarray(start, start + 30);
    return [
      part.toString("latin1"),
      part.toString("base64"),
      part.toString("base64url"),
      part.toString("hex"),
      encodeURIComponent(part.toString("base64")),
    ];
  });
  return { ask, text: written(bytes), traces };
}

async function everywhere(dialectClient: DialectClient, dialect: string, fields: Fields): Promise<void> {
  for (const upstream of [dialect, after(dialect)]) {
    for (const stream of [false, true]) {
      const { words } = formsOf(upstream);
      // The upstream says it all again, in its words and in members that nobody knows.
      const echo = (text: string) => text.replaceAll("Oslo", JSON.stringify(JSON.stringify(fields)).slice(1, -1));
      ledger().one.plays(
        stream ? streams(words.stream.map(echo)) : answers(echo(JSON.stringify({ ...words.body, unheard_of: fields }))),
      );
      await ledger().ask(dialectClient, id(upstream), { stream, fields });
      ledger().one.plays(answers(formsOf(upstream).error(400, `No: ${JSON.stringify(fields)}`), { status: 400 }));
      await ledger().ask(dialectClient, id(upstream), { stream, fields });
      ledger().one.plays(answers(`${JSON.stringify(fields)} is no answer`));
      await ledger().ask(dialectClient, id(upstream), { stream, fields });
    }
  }
}

/** One key in every place of calls where a client may put one. */
async function everywhereAndInHeads(dialectClient: DialectClient, dialect: string, secret: string): Promise<void> {
  await everywhere(dialectClient, dialect, ASKS[dialect]?.(`${secret}`) ?? {});
  await everywhere(dialectClient, dialect, ASKS[dialect]?.(`my key is "${secret}", keep it`) ?? {});
  for (const upstream of [dialect, after(dialect)]) {
    ledger().one.plays(answers(formsOf(upstream).words.body));
    const headers = {
      "user-agent": secret,
      referer: `http://x.test/?key=${secret}`,
      "x-request-id": secret,
      "x-anything": secret,
      cookie: secret,
    };
    await ledger().ask(dialectClient, id(upstream), { requestId: null, headers });
  }
  await ledger().ask(dialectClient, secret);
  const { url } = ledger().gateway;
  await fetch(`${url}/v1/models/${secret}:generateContent?key=${secret}&x=${secret}`, { method: "POST", body: secret });
  await fetch(`${url}/${secret}?key=${secret}`);
}

for (const [index, { dialect, dialectClient }] of everyone.entries()) {
  describe(`what is kept of calls of a ${dialect} client`, () => {
    const ask: Ask = (text) => ASKS[dialect]?.(text) ?? {};
    const media = new Map(Object.entries(WRITTEN).map(([how, written]) => [how, newMedium(ask, written)]));
    /** Of a size that nothing else has. */
    const size = 3_003 + 3 * index;
    const image = newMedium(
      (text) => IMAGES[dialect]?.(text) ?? {},
      (bytes) => bytes.toString("base64"),
      size,
    );
    const secrets: string[] = [];
    let all = "";
    const found = (forms: readonly string[]) => forms.filter((form) => all.includes(form));

    // The log is written down about once a second, and its files are long: all is asked, then waited for and read once.
    before(async function () {
      this.timeout(60_000);
      for (const { ask, text } of [...media.values(), image]) await everywhere(dialectClient, dialect, ask(text));
      secrets.push(ledger().gateway.key, await ledger().newKey({}));
      for (const secret of secrets) await everywhereAndInHeads(dialectClient, dialect, secret);
      const requestId = newRequestId();
      await ledger().ask(dialectClient, id(dialect), { requestId });
      await ledger().charges();
      await ledger().row(requestId);
      all = kept();
    });

    for (const [how, { traces }] of media) {
      it(`is no medium that it sends ${how}`, () => expect(found(traces)).to.deep.equal([]));
    }

    it("is no image, but its size", () => {
      expect(found(image.traces)).to.deep.equal([]);
      expect(all).to.contain(`<image/png, ${size} bytes>`);
    });

    it("is no key that it has anywhere", () => {
      for (const secret of secrets)
        expect(
          found([
            secret,
            encodeURIComponent(secret),
            Buffer.from(secret).toString("base64").slice(0, 60),
            secret.slice(7, 40),
          ]),
        ).to.deep.equal([]);
    });
  });
}

forEachEmptyPlace("texts that databases refuse", (location, engine) => {
  const strange = "a\u0000b \ud800 c \udfff \u{1f1f3}\u{1f1f4}";

  it("are charged and written down without a fault", async function () {
    this.timeout(60_000);
    const { ScriptedUpstream } = await import("../support/upstream.js");
    const { startGateway } = await import("../support/gateway.js");
    const upstream = await ScriptedUpstream.start();
    const catalog = { providers: [{ id: "one", baseUrl: upstream.baseUrl, auth: "none" }], models };
    const gateway = await startGateway({ catalog, config: engine === "postgres" ? { database: location() } : {} });
    try {
      for (const { dialect, dialectClient } of everyone) {
        for (const [model, stream] of [dialect, after(dialect)].flatMap(
          (name) =>
            [
              [name, false],
              [name, true],
            ] as const,
        )) {
          const { words } = formsOf(model);
          const echo = (text: string) => text.replaceAll("Oslo", JSON.stringify(strange).slice(1, -1));
          upstream.plays(stream ? streams(words.stream.map(echo)) : answers(echo(JSON.stringify(words.body))));
          const [credential] = dialectClient.credentials(gateway.key);
          const body = JSON.stringify({
            ...dialectClient.body(id(model)),
            ...ASKS[dialect]?.(strange),
            ...(stream ? dialectClient.streaming : {}),
          });
          const headers = { "content-type": "application/json", ...dialectClient.headers, ...credential.headers };
          const response = await fetch(gateway.url + dialectClient.path(id(model), stream), {
            method: "POST",
            headers,
            body,
          });
          expect(response.status, await response.text()).to.equal(200);
        }
      }
      const rows = await eventually(gateway.url, everyone.length * 4);
      for (const row of rows)
        expect(row).to.deep.include({ cost_ticks: String(16 * 30_000 + 5 * 3_000 + 9 * 150_000), status: 200 });
      expect(gateway.logged()).not.to.match(/22P05|request_log\.(?:write_failed|rows_refused)/);
    } finally {
      await gateway.stop();
      await upstream.stop();
    }
  });
});

/** The rows that the admin API lists, once there are so many. */
async function eventually(url: string, count: number): Promise<Fields[]> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${url}/admin/api/requests?limit=100`, {
      headers: { authorization: "Bearer a-token-for-tests" },
    });
    const { requests } = (await response.json()) as { requests: Fields[] };
    if (requests.length >= count) return requests;
    if (attempt > 300) throw new Error(`${requests.length} of ${count} requests are written down`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("a gateway without a request log", () => {
  const scripted = scriptedGateway(models, { logs: { requestLog: false } });

  it("writes nothing down but what is charged", async () => {
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
    expect(files.join("") + gateway.logged()).not.to.contain("nobody keeps");
  });
});

import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import type { Fields, DialectClient } from "../support/dialect-clients/dialect-client.js";
import { answers, streams } from "../support/upstream.js";
import { newRequestId, meteredGateway } from "../support/money/metered-gateway.js";
import { after, id, models, formsOf, everyone } from "../support/money/logged-calls.js";

type Ask = DialectClient["everywhere"];

const ledger = meteredGateway(models);

/** Everything that is kept of calls: the files of the database and the lines of the log. */
function kept(): string {
  const { database, logged } = ledger().gateway;
  // Rows move from one file to the other. Read in the same order, none is missed.
  const files = [`${database}-wal`, database]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "latin1"));
  return [...files, logged()].join("\n");
}

/** Something that clients send and that is never kept. */
interface Medium {
  readonly ask: Ask;
  /** Its form in the question. */
  readonly text: string;
  /** Parts of it: none of them may be kept, not only not the whole. */
  readonly traces: readonly string[];
}

const WRITTEN: Readonly<Record<string, (bytes: Buffer) => string>> = {
  unchanged: (bytes) => bytes.toString("base64"),
  "in URL-safe base64": (bytes) => bytes.toString("base64url"),
  "in lines": (bytes) => inLines(bytes),
  "in a data URI": (bytes) => dataUri(bytes),
  "in a data URI within text": (bytes) => `see ![it](${dataUri(bytes)}) here`,
  "in JSON in a text": (bytes) => JSON.stringify({ image: dataUri(bytes), also: { data: inLines(bytes) } }),
  "escaped for a URL": (bytes) => encodeURIComponent(dataUri(bytes)),
};

const inLines = (bytes: Buffer) => bytes.toString("base64").replace(/.{76}/g, "$&\r\n");

const dataUri = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;

/** Each has bytes of its own, so that a match belongs to it alone. */
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
      // The upstream repeats it all, in its text and in unknown members.
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
  await everywhere(dialectClient, dialect, dialectClient.everywhere(`${secret}`));
  await everywhere(dialectClient, dialect, dialectClient.everywhere(`my key is "${secret}", keep it`));
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
  describe(`the rows of calls of a ${dialect} client`, () => {
    const ask = dialectClient.everywhere;
    const media = new Map(Object.entries(WRITTEN).map(([how, written]) => [how, newMedium(ask, written)]));
    /** A size that nothing else has. */
    const size = 3_003 + 3 * index;
    const image = newMedium(
      (text) => dialectClient.ways.image(text),
      (bytes) => bytes.toString("base64"),
      size,
    );
    const secrets: string[] = [];
    let all = "";
    const found = (forms: readonly string[]) => forms.filter((form) => all.includes(form));

    // The log is written about once a second, and its files are long: all calls run first, and the files are read once.
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
      it(`contain no medium that it sends ${how}`, () => expect(found(traces)).to.deep.equal([]));
    }

    it("contain no image, but its size", () => {
      expect(found(image.traces)).to.deep.equal([]);
      // Some dialects say its type elsewhere, or nowhere.
      expect(all).to.match(new RegExp(`<(image/png|base64), ${size} bytes>`));
    });

    it("contain no key in any place", () => {
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

import { expect } from "chai";
import { dialects } from "../../src/registry.js";
import { UPSTREAM_KEY } from "../support/gateway.js";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { answers, hangsUp, mute, type Script, streams } from "../support/upstream.js";
import { INNER_MODEL, PIECES, WORDS } from "../support/vendor-forms/form.js";
import { vendorForms } from "../support/vendor-forms/index.js";
import { speakers } from "./speakers/index.js";
import type { Speaker } from "./speakers/speaker.js";

const spoken = [...vendorForms.keys()];
const route = (provider: string, dialect: string, priority = 0) => ({ provider, model: INNER_MODEL, dialect, priority });
const otherThan = (dialect: string) => spoken.find((other) => other !== dialect) ?? dialect;
const alone = (dialect: string) => `maker/alone-${dialect}`;
const backed = (dialect: string) => `maker/backed-${dialect}`;
const unreachable = (dialect: string) => `maker/unreachable-${dialect}`;
const nowhere = "maker/nowhere";

const scripted = scriptedGateway(
  [
    ...spoken.flatMap((dialect) => [
      { id: alone(dialect), kind: "text", routes: [route("one", dialect)] },
      { id: backed(dialect), kind: "text", routes: [route("one", dialect), route("two", otherThan(dialect), 1)] },
      { id: unreachable(dialect), kind: "text", routes: [route("nowhere", dialect), route("two", otherThan(dialect), 1)] },
    ]),
    { id: nowhere, kind: "text", routes: spoken.map((dialect, index) => route("nowhere", dialect, index)) },
  ],
  { upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 1 } },
);

interface Heard {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function send(speaker: Speaker, model: string, stream = false): Promise<Heard> {
  const { url, key } = scripted().gateway;
  const body = JSON.stringify({ ...speaker.body(model), ...(stream ? { stream } : {}) });
  const response = await fetch(url + speaker.path, { method: "POST", headers: { "content-type": "application/json", ...speaker.headers(key) }, body });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The dialect's code for an error in its own shape. */
const codeOf = ({ text }: Heard, speaker: Speaker, status: number): string => speaker.readError(JSON.parse(text), status).code;

/** Everything an upstream might give away of itself. */
const upstreamHost = () => new URL(scripted().one.baseUrl).host;

for (const [dialect, speaker] of speakers) {
  for (const [upstream, forms] of vendorForms) {
    describe(`a ${dialect} client when a ${upstream} upstream refuses`, () => {
      const revealing = () => `${INNER_MODEL} at ${scripted().one.baseUrl}/x (${upstreamHost()}) with ${UPSTREAM_KEY} takes no more.`;

      for (const status of [400, 404, 409, 413, 422, 429]) {
        it(`hears its ${status}, and nothing of where it came from`, async () => {
          scripted().one.plays(answers(forms.error(status, revealing()), { status }));
          const heard = await send(speaker, alone(upstream));
          expect(heard.status).to.equal(status);
          expect(heard.text).to.contain(alone(upstream)).and.to.contain("takes no more.");
          for (const secret of [INNER_MODEL, upstreamHost(), "127.0.0.1", UPSTREAM_KEY]) expect(heard.text).not.to.contain(secret);
        });
      }

      for (const [what, told] of [["words", "Too many things."], ["a page", "<html><body>127.0.0.1 says no</body></html>"], ["nothing", ""], ["a list", "[1]"]] as const) {
        it(`hears of its 400 also when it says ${what}`, async () => {
          scripted().one.plays(answers(told, { status: 400, headers: { "content-type": "text/html" } }));
          const heard = await send(speaker, alone(upstream));
          expect(heard.status).to.equal(400);
          expect(heard.text).not.to.contain("127.0.0.1");
          if (what === "words") expect(heard.text).to.contain(told);
        });
      }

      const faults: [string, () => Script][] = [
        ["is refused its key", () => answers(forms.error(401, "Your key is wrong."), { status: 401 })],
        ["is forbidden", () => answers(forms.error(403, "Your key is wrong."), { status: 403 })],
        ["fails", () => answers(forms.error(500, "Oh."), { status: 500 })],
        ["sends elsewhere", () => answers("", { status: 302, headers: { location: scripted().two.baseUrl } })],
        ["says nothing", () => answers("", { status: 204 })],
        ["answers with a page", () => answers("<html>", { headers: { "content-type": "text/html" } })],
        ["answers with a list", () => answers([])],
        ["answers with half a body", () => answers(JSON.stringify(forms.words.body).slice(0, 50))],
        ["answers with an error as if it were none", () => answers(forms.error(500, "Oh."))],
        ["hangs up", hangsUp],
      ];
      for (const [what, script] of faults) {
        it(`is told that the upstream is at fault when it ${what}`, async () => {
          scripted().one.plays(script());
          scripted().two.plays();
          const heard = await send(speaker, alone(upstream));
          expect(heard.status, heard.text).to.equal(502);
          expect(heard.text).to.contain("upstream_error").and.not.to.contain("Your key");
          expect(scripted().two.received).to.have.length(0);
        });
      }
    });

    describe(`a ${dialect} client when a ${upstream} upstream breaks off a stream`, () => {
      const breaks: [string, () => Script, string][] = [
        ["is cut", () => streams(forms.beginning, { ending: "cut" }), "upstream_error"],
        ["ends too soon", () => streams(forms.beginning), "upstream_error"],
        ["ends inside an event", () => streams([...forms.beginning, 'data: {"type":']), "upstream_error"],
        ["holds what is no JSON", () => streams([...forms.beginning, "data: nonsense\n\n"]), "upstream_error"],
        ["holds an error", () => streams([...forms.beginning, forms.errorEvent(`${INNER_MODEL} fell over.`)]), "fell over."],
      ];
      for (const [what, script, told] of breaks) {
        it(`is told in an event of its own when it ${what}`, async () => {
          scripted().one.plays(script());
          scripted().two.plays();
          const heard = await send(speaker, backed(upstream), true);
          expect(heard.status).to.equal(200);
          expectBroken(heard.text, dialect, told);
          expect(scripted().two.received).to.have.length(0);
        });
      }

      it("is told with a status when nothing was said before", async () => {
        for (const pieces of [[], [": hello\n\n"]]) {
          scripted().one.plays(streams(pieces));
          expect(await send(speaker, alone(upstream), true)).to.include({ status: 502 });
        }
      });

      it("is told with a status when the first word is an error", async () => {
        scripted().one.plays(streams([forms.errorEvent("Not today.")]));
        const heard = await send(speaker, alone(upstream), true);
        expect(heard.status).to.be.oneOf([502, 503, 529]);
        expect(heard.headers.get("content-type")).to.match(/^application\/json/);
      });
    });

    describe(`a ${dialect} client that asks a ${upstream} upstream for a stream and is given one body`, () => {
      it("hears it as a stream all the same", async () => {
        scripted().one.plays(answers(forms.words.body));
        const heard = await send(speaker, alone(upstream), true);
        expect(heard.status).to.equal(200);
        expect(heard.headers.get("content-type")).to.match(/^text\/event-stream/);
        expect(heard.text).to.contain(JSON.stringify(WORDS)).and.to.contain(ENDS[dialect]).and.not.to.contain(INNER_MODEL);
      });

      it("hears an error as what it is", async () => {
        scripted().one.plays(answers(forms.error(500, "Oh.")));
        expect(await send(speaker, alone(upstream), true)).to.include({ status: 502 });
      });
    });
  }

  describe(`a ${dialect} client of a model with a second route`, () => {
    for (const [upstream, forms] of vendorForms) {
      const second = vendorForms.get(otherThan(upstream));

      for (const status of [408, 429, 500, 502, 503, 529]) {
        it(`is served by it when ${upstream} answers ${status} first`, async () => {
          for (const stream of [false, true]) {
            scripted().one.plays(answers(forms.error(status, "Later."), { status }));
            scripted().two.plays(stream ? streams(second?.words.stream ?? []) : answers(second?.words.body));
            const heard = await send(speaker, backed(upstream), stream);
            expect(heard.status).to.equal(200);
            expect(heard.text).to.contain(PIECES[0]);
            expect([scripted().one.received.length, scripted().two.received.length]).to.deep.equal([1, 1]);
          }
        });
      }

      it(`is served by it when nobody is where ${upstream} should be`, async () => {
        scripted().two.plays(answers(second?.words.body));
        const heard = await send(speaker, unreachable(upstream));
        expect(heard.status).to.equal(200);
        expect(heard.text).to.contain(WORDS);
      });

      for (const [what, script, status] of [
        ["a 400", answers(forms.error(400, "No."), { status: 400 }), 400],
        ["a 404", answers(forms.error(404, "No."), { status: 404 }), 404],
        ["a 422", answers(forms.error(422, "No."), { status: 422 }), 422],
        ["a 401", answers(forms.error(401, "No."), { status: 401 }), 502],
        ["a broken connection", hangsUp(), 502],
      ] as const) {
        it(`is not served by it after ${what} of ${upstream}`, async () => {
          scripted().one.plays(script);
          scripted().two.plays();
          expect((await send(speaker, backed(upstream))).status).to.equal(status);
          expect([scripted().one.received.length, scripted().two.received.length]).to.deep.equal([1, 0]);
        });
      }

      it(`hears what the last says when ${upstream} and the other both fail`, async () => {
        scripted().one.plays(answers(forms.error(500, "First."), { status: 500 }));
        scripted().two.plays(answers(second?.error(429, "Second."), { status: 429 }));
        const heard = await send(speaker, backed(upstream));
        expect(heard.status).to.equal(429);
        expect(heard.text).to.contain("Second.").and.not.to.contain("First.");
      });
    }

    it("is told that nobody can be reached", async () => {
      const heard = await send(speaker, nowhere);
      expect(heard.status).to.equal(502);
      expect(codeOf(heard, speaker, 502)).to.equal("upstream_error");
      expect(heard.text).not.to.contain("127.0.0.1").and.not.to.contain("ECONNREFUSED");
    });
  });
}

describe("clients whose upstream falls silent", () => {
  /** Every client with every upstream, all at once: silence takes its time. */
  const pairs = [...speakers].flatMap(([dialect, speaker]) => spoken.map((upstream) => ({ dialect, speaker, upstream })));

  for (const stream of [false, true]) {
    it(`are told so in time, ${stream ? "streamed" : "whole"}, and nobody else is asked`, async () => {
      scripted().one.plays(mute());
      scripted().two.plays();
      const heard = await Promise.all(pairs.map(({ speaker, upstream }) => send(speaker, backed(upstream), stream)));
      expect(heard.map(({ status }) => status)).to.deep.equal(pairs.map(() => 504));
      for (const { text } of heard) expect(text).to.contain("upstream_timeout");
      expect(await Promise.all(scripted().one.received.map(({ left }) => left))).to.deep.equal(pairs.map(() => true));
      expect(scripted().two.received).to.have.length(0);
    });
  }

  it("are told so in the middle of a stream, in an event of their own", async () => {
    scripted().one.plays((response, received) => {
      const upstream = spoken.find((name) => received.path.endsWith(dialects.get(name)?.endpoint.streamPath ?? ""));
      return streams(vendorForms.get(upstream ?? "")?.beginning ?? [], { ending: "mute" })(response, received);
    });
    const heard = await Promise.all(pairs.map(({ speaker, upstream }) => send(speaker, alone(upstream), true)));
    for (const [index, { dialect }] of pairs.entries()) expectBroken(heard[index]?.text ?? "", dialect, "upstream_timeout");
    expect(await Promise.all(scripted().one.received.map(({ left }) => left))).to.deep.equal(pairs.map(() => true));
  });
});

/** How a stream of each dialect ends well. */
const ENDS: Readonly<Record<string, string>> = { chat: "data: [DONE]\n\n", messages: "event: message_stop\n" };

/** The stream holds what came before it broke, ends with the dialect's own error event, and never ends well. */
function expectBroken(text: string, dialect: string, told: string): void {
  const events = text.split("\n\n").filter((event) => event !== "");
  const last = events.at(-1) ?? "";
  expect(text).to.contain(PIECES[0]).and.not.to.contain(ENDS[dialect]).and.not.to.contain(INNER_MODEL);
  expect(text).not.to.match(/"finish_reason":"stop"|"stop_reason":"end_turn"/);
  const data = JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? "null") as { type?: string; error?: { message: string; type: string; code?: string } } | null;
  expect(data?.error?.message.concat(" ", data.error.code ?? "")).to.contain(told);
  if (dialect === "messages") expect([/^event: (.*)$/m.exec(last)?.[1], data?.type]).to.deep.equal(["error", "error"]);
  if (dialect === "chat") expect(last).to.match(/^data: /);
}

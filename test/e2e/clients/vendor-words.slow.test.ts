import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, streams } from "../../support/upstream.js";
import { CALLS, INNER_MODEL, SIGNATURE, THOUGHTS, USAGE, WORDS } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { bytesOf } from "../../support/wire-streams.js";
import { signedCalls } from "./signed-calls.js";
import { sdkClients } from "./sdk-clients/index.js";
import { RESULT } from "./sdk-clients/sdk-client.js";

const modelOf = (dialect: string) => `maker/${dialect}`;
const scripted = scriptedGateway(
  [...vendorForms.keys()].map((dialect) => ({
    id: modelOf(dialect),
    kind: "text",
    routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  })),
);
const quiet = globalThis as { AI_SDK_LOG_WARNINGS?: boolean };

for (const [name, sdkClient] of sdkClients) {
  for (const [dialect, forms] of vendorForms) {
    const callOf = (stream: boolean) => ({ at: scripted().gateway, model: modelOf(dialect), stream });
    const both = async () => [await sdkClient.ask(callOf(false)), await sdkClient.ask(callOf(true))];

    describe(`${name} reading recorded ${dialect} answers`, () => {
      before(() => void (quiet.AI_SDK_LOG_WARNINGS = false));
      after(() => void delete quiet.AI_SDK_LOG_WARNINGS);

      for (const kind of ["words", "cutShort"] as const) {
        it(`reads ${kind}, whole and streamed`, async () => {
          scripted().one.plays(answers(forms[kind].body), streams(forms[kind].stream));
          for (const answer of await both()) {
            expect(answer).to.deep.include({
              text: WORDS,
              calls: [],
              isCutShort: kind === "cutShort",
              input: USAGE.input,
              output: USAGE.output,
            });
          }
        });
      }

      it("reads two tool calls, whole and streamed", async () => {
        scripted().one.plays(answers(forms.calls.body), streams(forms.calls.stream));
        for (const { text, calls } of await both()) {
          expect(calls.map(({ name: called, arguments: given }) => [called, given])).to.deep.equal(
            CALLS.map(({ name: called, arguments: given }) => [called, given]),
          );
          expect(new Set(calls.map(({ id }) => id)).size).to.equal(2);
          expect(text).to.equal("");
        }
      });

      it("reads reasoning, whole and streamed", async () => {
        scripted().one.plays(answers(forms.reasoned.body), streams(forms.reasoned.stream));
        for (const { text, thoughts, output } of await both()) {
          expect(text).to.equal(WORDS);
          const isShown = sdkClient.showsReasoning ?? sdkClient.bringsStateBack;
          expect(thoughts).to.equal(isShown ? THOUGHTS.join("") : undefined);
          expect(output).to.equal(USAGE.output);
        }
      });

      // The upstream's bytes are joined before anything is written for a client, so one client is enough.
      if (name === [...sdkClients.keys()][0])
        it("reads a stream that comes byte by byte", async () => {
          const bytes = bytesOf(dialect, forms.words.stream);
          scripted().one.plays(streams(Array.from(bytes, (byte) => Buffer.of(byte))));
          expect((await sdkClient.ask(callOf(true))).text).to.equal(WORDS);
        });

      it("sends the results of two tool calls, whole and streamed", async () => {
        for (const stream of [false, true]) {
          scripted().one.plays(
            stream ? streams(forms.calls.stream) : answers(forms.calls.body),
            stream ? streams(forms.words.stream) : answers(forms.words.body),
          );
          expect((await sdkClient.converse(callOf(stream))).text).to.equal(WORDS);
          const [, second] = scripted().one.received;
          expect(second?.body.toString().split(RESULT)).to.have.length(CALLS.length + 1);
        }
      });

      const signed = signedCalls.get(dialect);
      if (signed !== undefined && sdkClient.bringsStateBack) {
        it("sends back the opaque state of calls unchanged, whole and streamed", async () => {
          for (const stream of [false, true]) {
            scripted().one.plays(
              stream ? streams(signed.expected.stream) : answers(signed.expected.body),
              stream ? streams(forms.words.stream) : answers(forms.words.body),
            );
            expect((await sdkClient.converse(callOf(stream))).text).to.equal(WORDS);
            const [, second] = scripted().one.received;
            expect(signed.stateIn(JSON.parse(second?.body.toString() ?? "") as Record<string, unknown>)).to.deep.equal([
              SIGNATURE,
            ]);
          }
        });
      }

      it("throws on an error event in the middle of a stream", async () => {
        scripted().one.plays(streams([...forms.beginning, forms.errorEvent(`The server of ${INNER_MODEL} broke.`)]));
        const error = await failureOf(sdkClient.ask(callOf(true)));
        expect(error.message).to.contain("broke").and.not.to.contain(INNER_MODEL);
      });

      it("throws when a stream is cut or ends early", async () => {
        for (const ending of ["cut", "close"] as const) {
          scripted().one.plays(streams(forms.beginning, { ending }));
          expect((await failureOf(sdkClient.ask(callOf(true)))).message).not.to.equal("it did not fail");
        }
      });
    });
  }
}

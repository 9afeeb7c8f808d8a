import { setTimeout as sleep } from "node:timers/promises";
import Anthropic, {
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
  UnprocessableEntityError,
} from "@anthropic-ai/sdk";
import { expect } from "chai";
import { failureOf } from "../../support/promises.js";
import { type Scripted, scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, hangsUp, mute, streams } from "../../support/upstream.js";
import { INNER_MODEL, PIECES, type VendorForms, WORDS } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { simulated, simulatedGateway, upstreamDialects } from "./simulated.js";

const modelOf = (dialect: string) => `maker/${dialect}`;
const messages = [{ role: "user" as const, content: "What is 17 * 23?" }];

function clientOf(
  { url, key }: { url: string; key: string },
  settings: { apiKey?: string; maxRetries?: number } = {},
): Anthropic {
  return new Anthropic({ baseURL: url, apiKey: key, maxRetries: 0, ...settings });
}

async function errorOf(promise: Promise<unknown>): Promise<APIError> {
  const error = await failureOf(promise);
  if (!(error instanceof APIError)) throw error;
  return error;
}

/** The error type of the dialect, and its messages. */
function reportedBy({ error }: APIError): { type?: unknown; message?: unknown } {
  const body = error as { type?: unknown; error?: { type?: unknown; message?: unknown } } | undefined;
  expect(body?.type).to.equal("error");
  return body?.error ?? {};
}

type Ask = (settings?: { apiKey?: string; maxRetries?: number }) => Anthropic;

const simulatedParams = { model: simulated("messages"), max_tokens: 500, messages };

function ownMistakes(client: Ask): void {
  it("gets an authentication error for a wrong key", async () => {
    const error = await errorOf(client({ apiKey: "sk-iso-wrong" }).messages.create(simulatedParams));
    expect(error).to.be.instanceOf(AuthenticationError).and.to.include({ status: 401, type: "authentication_error" });
    expect(reportedBy(error).message).to.match(/^invalid_api_key: /);
  });

  it("gets a not-found error for an unknown model", async () => {
    const error = await errorOf(client().messages.create({ ...simulatedParams, model: "maker/none" }));
    expect(error).to.be.instanceOf(NotFoundError).and.to.include({ status: 404, type: "not_found_error" });
    expect(reportedBy(error).message).to.match(/^model_not_found: /);
  });

  it("gets an error that names the wrong field", async () => {
    const error = await errorOf(
      client().messages.create({ ...simulatedParams, max_tokens: "many" as unknown as number }),
    );
    expect(error).to.be.instanceOf(BadRequestError).and.to.include({ status: 400, type: "invalid_request_error" });
    expect(reportedBy(error).message).to.match(/^invalid_request: .*max_tokens/);
  });
}

function upstreamFaults(client: Ask, dialect: string): void {
  const cases = [
    ["assistant-error-400", BadRequestError, 400],
    ["assistant-error-404", NotFoundError, 404],
    ["assistant-error-429", RateLimitError, 429],
    ["assistant-error-500", InternalServerError, 502],
    ["assistant-cut", InternalServerError, 502],
  ] as const;
  for (const [name, kind, status] of cases) {
    it(`throws ${kind.name} for ${name}`, async () => {
      for (const stream of name === "assistant-cut" ? [false] : [false, true]) {
        const error = await errorOf(
          client().messages.create({ ...simulatedParams, model: simulated(dialect, name), stream }),
        );
        expect(error).to.be.instanceOf(kind).and.to.include({ status });
        expect(error.headers?.get("retry-after") ?? null).to.equal(status === 429 ? "1" : null);
      }
    });
  }

  for (const name of ["assistant-error-stream", "assistant-cut"] as const) {
    it(`throws on a truncated answer of ${name}`, async () => {
      const half = { ...simulatedParams, model: simulated(dialect, name) };
      const events: string[] = [];
      const read = async () => {
        for await (const { type } of await client().messages.create({ ...half, stream: true })) events.push(type);
      };
      expect(reportedBy(await errorOf(read())).message).to.match(/^upstream_error: /);
      expect(events).to.include("content_block_delta").and.not.to.include("message_stop");
      await errorOf(client().messages.stream(half).finalMessage());
    });
  }
}

type World = () => Scripted;

function refusals(world: World, dialect: string, forms: VendorForms): void {
  const params = { model: modelOf(dialect), max_tokens: 100, messages };
  const client = () => clientOf(world().gateway);

  const carried = [
    [400, BadRequestError],
    [404, NotFoundError],
    [422, UnprocessableEntityError],
    [429, RateLimitError],
  ] as const;
  for (const [status, kind] of carried) {
    it(`gets the upstream status ${status} as an error of its dialect`, async () => {
      const reported = forms.error(status, `${INNER_MODEL} will not have that.`);
      world().one.plays(answers(reported, { status, headers: { "retry-after": "7" } }));
      const error = await errorOf(client().messages.create(params));
      expect(error).to.be.instanceOf(kind).and.to.include({ status });
      expect(reportedBy(error).message).to.contain(`${modelOf(dialect)} will not have that.`);
      expect(error.headers?.get("retry-after") ?? null).to.equal(status === 429 ? "7" : null);
    });
  }

  for (const status of [401, 403, 500, 503, 529]) {
    it(`gets the upstream status ${status} as an upstream error`, async () => {
      world().one.plays(answers(forms.error(status, "Something about us."), { status }));
      const error = await errorOf(client().messages.create(params));
      expect(error).to.be.instanceOf(InternalServerError).and.to.include({ status: 502 });
      expect(reportedBy(error).message).to.match(/^upstream_error: /);
    });
  }
}

/** Waiting is the same for every dialect of the upstream. */
function retryPolicy(world: World, dialect: string, forms: VendorForms): void {
  it("retries after the retry-after header", async () => {
    const refusal = answers(forms.error(429, "Too fast."), { status: 429, headers: { "retry-after": "1" } });
    world().one.plays(refusal, answers(forms.words.body));
    const answer = await clientOf(world().gateway, { maxRetries: 1 }).messages.create({
      model: modelOf(dialect),
      max_tokens: 100,
      messages,
    });
    expect(answer.content).to.deep.equal([{ type: "text", text: WORDS }]);
    expect(world().one.received).to.have.length(2);
  });
}

function brokenAnswers(world: World, dialect: string, forms: VendorForms): void {
  const options = { model: modelOf(dialect), max_tokens: 100, messages };
  const client = () => clientOf(world().gateway);

  it("throws on an error event in the middle of a stream", async () => {
    world().one.plays(streams([...forms.beginning, forms.errorEvent(`The server of ${INNER_MODEL} broke.`)]));
    const stream = client().messages.stream(options);
    let received = "";
    stream.on("text", (piece) => (received += piece));
    const error = await errorOf(stream.finalMessage());
    expect(received).to.equal(PIECES[0] + PIECES[1]);
    expect(reportedBy(error).message).to.contain("broke").and.not.to.contain(INNER_MODEL);
  });

  it("throws when a stream is cut or ends early", async () => {
    for (const ending of ["cut", "close"] as const) {
      world().one.plays(streams(forms.beginning, { ending }));
      expect(reportedBy(await errorOf(client().messages.stream(options).finalMessage())).message).to.match(
        /^upstream_error: /,
      );
    }
  });

  it("throws when the upstream closes the connection", async () => {
    world().one.plays(hangsUp());
    for (const stream of [false, true]) {
      expect(await errorOf(client().messages.create({ ...options, stream })))
        .to.be.instanceOf(InternalServerError)
        .and.to.include({ status: 502 });
    }
  });

  it("aborts the upstream call at once when it disconnects, streamed or not", async () => {
    for (const script of [streams(forms.beginning, { ending: "mute" }), mute()]) {
      world().one.plays(script);
      const stream = client().messages.stream(options);
      const failing = failureOf(stream.finalMessage());
      while (world().one.received.length === 0) await sleep(5);
      await sleep(50);
      stream.abort();
      expect(await failing).to.be.instanceOf(APIUserAbortError);
      expect(await Promise.race([world().one.only.left, sleep(10_000, "it still waits", { ref: false })])).to.equal(
        true,
      );
    }
  });
}

describe("the anthropic client", () => {
  const gateway = simulatedGateway();
  const client: Ask = (settings) => clientOf(gateway(), settings);

  describe("and invalid requests", () => ownMistakes(client));
  for (const dialect of upstreamDialects)
    describe(`and a simulated failure behind ${dialect}`, () => upstreamFaults(client, dialect));
});

describe("the anthropic client and error bodies of upstreams", () => {
  const world = scriptedGateway(
    [...vendorForms.keys()].map((dialect) => ({
      id: modelOf(dialect),
      kind: "text",
      routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    })),
  );

  for (const [dialect, forms] of vendorForms) {
    describe(`error bodies of ${dialect}`, () => {
      refusals(world, dialect, forms);
      brokenAnswers(world, dialect, forms);
      if (dialect === "chat") retryPolicy(world, dialect, forms);
    });
  }
});

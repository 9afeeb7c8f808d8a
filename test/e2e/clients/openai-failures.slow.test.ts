import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import OpenAI, {
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  RateLimitError,
  UnprocessableEntityError,
} from "openai";
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
): OpenAI {
  return new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0, ...settings });
}

async function errorOf(promise: Promise<unknown>): Promise<APIError> {
  const error = await failureOf(promise);
  if (!(error instanceof APIError)) throw error;
  return error;
}

type Ask = (settings?: { apiKey?: string; maxRetries?: number }) => OpenAI;

function ownMistakes(client: Ask): void {
  const model = simulated("chat");

  it("gets an authentication error for a wrong key", async () => {
    const error = await errorOf(client({ apiKey: "sk-iso-wrong" }).chat.completions.create({ model, messages }));
    expect(error).to.be.instanceOf(AuthenticationError).and.to.include({ status: 401, code: "invalid_api_key" });
    expect(error.requestID).to.match(/^req_/);
  });

  it("gets a not-found error for an unknown model", async () => {
    const error = await errorOf(client().chat.completions.create({ model: "maker/none", messages }));
    expect(error).to.be.instanceOf(NotFoundError).and.to.include({ status: 404, code: "model_not_found" });
  });

  it("gets an error that names the wrong field", async () => {
    const error = await errorOf(
      client().chat.completions.create({ model, messages, temperature: "hot" as unknown as number }),
    );
    expect(error)
      .to.be.instanceOf(BadRequestError)
      .and.to.include({ status: 400, code: "invalid_request", param: "temperature", type: "invalid_request_error" });
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
          client().chat.completions.create({ model: simulated(dialect, name), messages, stream }),
        );
        expect(error).to.be.instanceOf(kind).and.to.include({ status });
        expect(error.headers?.get("retry-after") ?? null).to.equal(status === 429 ? "1" : null);
      }
    });
  }

  for (const name of ["assistant-error-stream", "assistant-cut"] as const) {
    it(`throws on a truncated answer of ${name}`, async () => {
      const chunks: unknown[] = [];
      const params = { model: simulated(dialect, name), messages };
      const read = async () => {
        for await (const chunk of await client().chat.completions.create({ ...params, stream: true }))
          chunks.push(chunk);
      };
      expect((await errorOf(read())).code).to.equal("upstream_error");
      expect(chunks).not.to.have.length(0);
      await errorOf(client().chat.completions.stream(params).finalChatCompletion());
    });
  }
}

type World = () => Scripted;

function refusals(world: World, dialect: string, forms: VendorForms): void {
  const options = { model: modelOf(dialect), messages };
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
      const error = await errorOf(client().chat.completions.create(options));
      expect(error).to.be.instanceOf(kind).and.to.include({ status });
      expect(error.message).to.contain(`${modelOf(dialect)} will not have that.`);
      expect(error.headers?.get("retry-after") ?? null).to.equal(status === 429 ? "7" : null);
    });
  }

  for (const status of [401, 403, 500, 503, 529]) {
    it(`gets the upstream status ${status} as an upstream error`, async () => {
      world().one.plays(answers(forms.error(status, "Something about us."), { status }));
      const error = await errorOf(client().chat.completions.create(options));
      expect(error).to.be.instanceOf(InternalServerError).and.to.include({ status: 502, code: "upstream_error" });
    });
  }
}

/** Waiting is the same for every dialect of the upstream. */
function retryPolicy(world: World, dialect: string, forms: VendorForms): void {
  it("retries after the retry-after header", async () => {
    const refusal = answers(forms.error(429, "Too fast."), { status: 429, headers: { "retry-after": "1" } });
    world().one.plays(refusal, answers(forms.words.body));
    const answer = await clientOf(world().gateway, { maxRetries: 1 }).chat.completions.create({
      model: modelOf(dialect),
      messages,
    });
    expect(answer.choices[0]?.message.content).to.equal(WORDS);
    expect(world().one.received).to.have.length(2);
  });
}

function brokenAnswers(world: World, dialect: string, forms: VendorForms): void {
  const input = { model: modelOf(dialect), messages };
  const client = () => clientOf(world().gateway);

  it("throws on an error event in the middle of a stream", async () => {
    world().one.plays(streams([...forms.beginning, forms.errorEvent(`The server of ${INNER_MODEL} broke.`)]));
    const stream = client().chat.completions.stream(input);
    let received = "";
    stream.on("content", (delta) => (received += delta));
    const error = await errorOf(stream.finalChatCompletion());
    expect(received).to.equal(PIECES[0] + PIECES[1]);
    expect(error.message).to.contain("broke").and.not.to.contain(INNER_MODEL);
  });

  it("throws when a stream is cut or ends early", async () => {
    for (const ending of ["cut", "close"] as const) {
      world().one.plays(streams(forms.beginning, { ending }));
      expect((await errorOf(client().chat.completions.stream(input).finalChatCompletion())).code).to.equal(
        "upstream_error",
      );
    }
  });

  it("throws when the upstream closes the connection", async () => {
    world().one.plays(hangsUp());
    for (const stream of [false, true]) {
      const error = await errorOf(client().chat.completions.create({ ...input, stream }));
      expect(error).to.be.instanceOf(InternalServerError).and.to.include({ status: 502, code: "upstream_error" });
    }
  });

  it("aborts the upstream call at once when it disconnects, streamed or not", async () => {
    for (const script of [streams(forms.beginning, { ending: "mute" }), mute()]) {
      world().one.plays(script);
      const leaving = new AbortController();
      const stream = client().chat.completions.stream(input, { signal: leaving.signal });
      const failing = failureOf(stream.finalChatCompletion());
      while (world().one.received.length === 0) await sleep(5);
      await sleep(50);
      leaving.abort();
      expect(await failing).to.be.instanceOf(APIUserAbortError);
      expect(await Promise.race([world().one.only.left, sleep(10_000, "it still waits", { ref: false })])).to.equal(
        true,
      );
    }
  });
}

describe("the openai client", () => {
  const gateway = simulatedGateway();
  const client: Ask = (settings) => clientOf(gateway(), settings);

  describe("and invalid requests", () => ownMistakes(client));
  for (const dialect of upstreamDialects)
    describe(`and a simulated failure behind ${dialect}`, () => upstreamFaults(client, dialect));
});

describe("the openai client and error bodies of upstreams", () => {
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

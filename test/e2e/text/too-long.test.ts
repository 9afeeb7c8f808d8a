/** A prompt that is too long is reported to each client in the form that it acts on, whatever the upstream sent. */
import { expect } from "chai";
import { inDialectWords, findKnownFault } from "../../../src/conversion/known-faults.js";
import { knownFaults } from "../../../generated/error-codes.js";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream, streams } from "../../support/upstream.js";

/** Messages of vendors, as observed or documented, with their numbers. */
const reported: readonly (readonly [message: string, count?: string, limit?: string])[] = [
  ["prompt is too long: 200021 tokens > 200000 maximum", "200021", "200000"],
  [
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 130,001 " +
      "tokens. Please reduce the length of the messages.",
    "130001",
    "128000",
  ],
  [
    "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4000 in the " +
      "messages, 1000 in the completion).",
    "5000",
    "4096",
  ],
  [
    "This endpoint's maximum context length is 200000 tokens. However, you requested about 2500021 " +
      "tokens (2500021 of text input).",
    "2500021",
    "200000",
  ],
  ["Your input exceeds the context window of this model. Please adjust your input and try again."],
  ["The input token count (1250060) exceeds the maximum number of tokens allowed (1048575).", "1250060", "1048575"],
  ["The input token count exceeds the maximum number of tokens allowed 1048576."],
  [
    "Unable to submit request because the input token count is 41394 but model only supports up to 32768.",
    "41394",
    "32768",
  ],
  [
    "The decoder prompt (length 5000) is longer than the maximum model length of 4096. Make sure that it is not.",
    "5000",
    "4096",
  ],
  ["The input (5000 tokens) is longer than the model's context length (4096 tokens).", "5000", "4096"],
  ["the request exceeds the available context size. try increasing the context size or enable context shift"],
  [
    "`inputs` tokens + `max_new_tokens` must be <= 4097. Given: 5000 `inputs` tokens and 20 `max_new_tokens`",
    "5000",
    "4097",
  ],
  [
    "Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length",
    "40000",
    "32768",
  ],
  ["This model's maximum prompt length is 131072 but the request contains 537812 tokens.", "537812", "131072"],
  ["Please reduce the length of the messages or completion."],
  [
    "Please reduce the length of the messages or completion. Current length is 9000 while limit is 8192",
    "9000",
    "8192",
  ],
  ["too many tokens: total number of tokens in the prompt cannot exceed 4081 - received 4292", "4292", "4081"],
  ["The prompt is too long: 200000, model maximum context length: 131071", "200000", "131071"],
  ["Invalid request: Your request exceeded model token limit: 131072 (requested: 140000)", "140000", "131072"],
  ["Prompt exceeds max length"],
  ["Range of input length should be [1, 129024]"],
  ["Input is too long for requested model."],
  ["prompt too long; exceeded max context length by 540451 tokens (ref: 1a2b)"],
  ["The total length of all messages is too long."],
];

/** Messages that only look similar. */
const others: readonly (readonly [status: number, message: string])[] = [
  [
    429,
    "This request would exceed your organization's rate limit of 30000 input tokens per minute. Please " +
      "reduce the prompt length.",
  ],
  [429, "This model's maximum context length is 10 tokens. However, you requested 20 tokens"],
  [400, "max_tokens is too large: 32000. This model supports at most 16384 completion tokens."],
  [400, "Invalid 'user': string too long. Expected a string with maximum length 64."],
];

/** The form in which each dialect's clients read it. */
const clients: Readonly<
  Record<
    string,
    {
      readonly path: string;
      readonly body: object;
      readonly errorOf: (body: never) => unknown;
      readonly reported: string;
      readonly uncounted: string;
    }
  >
> = {
  chat: {
    path: "/v1/chat/completions",
    body: { messages: [{ role: "user", content: "hi" }] },
    errorOf: ({ error }: { error: { code: string } }) => error.code,
    reported: "context_length_exceeded",
    uncounted: "context_length_exceeded",
  },
  responses: {
    path: "/v1/responses",
    body: { input: "hi" },
    errorOf: ({ error }: { error: { code: string } }) => error.code,
    reported: "context_length_exceeded",
    uncounted: "context_length_exceeded",
  },
  messages: {
    path: "/v1/messages",
    body: { max_tokens: 9, messages: [{ role: "user", content: "hi" }] },
    errorOf: ({ error: { type, message } }: { error: { type: string; message: string } }) => `${type} ${message}`,
    reported: "invalid_request_error prompt is too long: 130001 tokens > 128000 maximum",
    uncounted: "invalid_request_error prompt is too long: Prompt exceeds max length",
  },
  "generate-content": {
    path: "/v1beta/models/MODEL:generateContent",
    body: { contents: [{ parts: [{ text: "hi" }] }] },
    errorOf: ({ error: { status, message } }: { error: { status: string; message: string } }) => `${status} ${message}`,
    reported: "INVALID_ARGUMENT The input token count (130001) exceeds the maximum number of tokens allowed (128000).",
    uncounted:
      "INVALID_ARGUMENT The input token count exceeds the maximum number of tokens allowed: Prompt exceeds max length",
  },
};

/** The form in which each dialect's upstreams report it. */
const upstreams: Readonly<Record<string, (message: string) => object>> = {
  chat: (message) => ({ error: { message, type: "BadRequestError", param: null, code: 400 } }),
  responses: (message) => ({ error: { message, type: "invalid_request_error", param: "input", code: null } }),
  messages: (message) => ({ type: "error", error: { type: "invalid_request_error", message } }),
  "generate-content": (message) => ({ error: { code: 400, message, status: "INVALID_ARGUMENT" } }),
};

describe("a prompt that is too long", () => {
  describe("is recognized by messages of vendors", () => {
    const own = { context_length_exceeded: { is: "{count} > {limit}", else: "no numbers", holds: ["never there"] } };
    for (const [message, count, limit] of reported) {
      it(message, () => {
        expect(findKnownFault(400, message, knownFaults)).to.include({ code: "context_length_exceeded", status: 400 });
        const worded = inDialectWords({ status: 400, code: "context_length_exceeded", message }, own, knownFaults);
        expect(worded.message).to.equal(count === undefined ? `no numbers: ${message}` : `${count} > ${limit}`);
      });
    }
    for (const [status, message] of others)
      it(`and not by ${status} ${message}`, () =>
        expect(findKnownFault(status, message, knownFaults)).to.equal(undefined));
  });

  describe("is reported by messages that clients act on", () => {
    let gateway: RunningGateway;
    let upstream: ScriptedUpstream;

    before(async () => {
      upstream = await ScriptedUpstream.start();
      const models = Object.keys(upstreams).map((dialect) => ({
        id: `maker/${dialect}`,
        kind: "text",
        routes: [{ provider: "one", model: "m", dialect }],
      }));
      gateway = await startGateway({
        catalog: { providers: [{ id: "one", baseUrl: upstream.baseUrl, apiKey: UPSTREAM_KEY }], models },
      });
    });

    after(async () => {
      await gateway.stop();
      await upstream.stop();
    });

    function ask(client: string, model: string, more: object = {}): Promise<Response> {
      const { path = "", body = {} } = clients[client] ?? {};
      const headers = {
        authorization: `Bearer ${gateway.key}`,
        "content-type": "application/json",
        "anthropic-version": "2023-06-01",
      };
      return fetch(gateway.url + path.replace("MODEL", model), {
        method: "POST",
        headers,
        body: JSON.stringify({ model, ...body, ...more }),
      });
    }

    for (const [dialect, errorFor] of Object.entries(upstreams)) {
      for (const [client, { errorOf, reported: counted, uncounted }] of Object.entries(clients)) {
        it(`of ${client}, by upstreams of ${dialect}`, async () => {
          upstream.plays(
            answers(
              errorFor(
                "This model's maximum context length is 128000 tokens. However, your messages resulted in 130001 " +
                  "tokens.",
              ),
              { status: 400 },
            ),
          );
          const response = await ask(client, `maker/${dialect}`);
          expect(response.status).to.equal(400);
          expect(errorOf((await response.json()) as never)).to.equal(counted);
          upstream.plays(answers(errorFor("Prompt exceeds max length"), { status: 400 }));
          expect(errorOf((await (await ask(client, `maker/${dialect}`)).json()) as never)).to.equal(uncounted);
        });
      }
    }

    it("unchanged where the client recognises the text", async () => {
      const message =
        "input length and `max_tokens` exceed context limit: 190000 + 21333 > 200000, decrease input length " +
        "or `max_tokens` and try again";
      upstream.plays(answers(upstreams.messages?.(message), { status: 400 }));
      expect(((await (await ask("messages", "maker/messages")).json()) as { error: object }).error).to.include({
        message,
      });
    });

    it("and in a stream", async () => {
      upstream.plays(
        streams([
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "a" } }] })}\n\n`,
          `data: ${JSON.stringify({ error: { message: "Prompt exceeds max length", code: 400 } })}\n\n`,
        ]),
      );
      const body = await (await ask("messages", "maker/chat", { stream: true })).text();
      expect(body).to.include("prompt is too long: Prompt exceeds max length");
      upstream.plays(
        streams([
          `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: "a" } }] })}\n\n`,
          `data: ${JSON.stringify({ error: { message: "Prompt exceeds max length", code: 400 } })}\n\n`,
        ]),
      );
      expect(await (await ask("responses", "maker/chat", { stream: true })).text()).to.include(
        "context_length_exceeded",
      );
    });
  });
});

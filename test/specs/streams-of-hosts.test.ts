/** Events that hosts of a dialect send, and its vendor does not. */
import { expect } from "chai";
import { meter } from "../../src/money/quantities.js";
import { dialectsOf, StreamObserver } from "../../src/registry.js";

/** What a stream came to. */
function observe(dialect: string, ...events: readonly object[]): StreamObserver {
  const observer = new StreamObserver();
  const reader = dialectsOf("text").get(dialect)?.openReader(observer);
  for (const event of events) reader?.event(JSON.stringify(event));
  return observer;
}

const finished = (reason: string) => ({ choices: [{ index: 0, delta: {}, finish_reason: reason }] });

describe("a stream of a host of chat", () => {
  for (const [word, meaning] of [
    ["model_context_window_exceeded", "length"],
    ["incomplete", "length"],
    ["sensitive", "filtered"],
    ["network_error", "failed"],
    ["insufficient_system_resource", "failed"],
    ["function_call_filter: MALFORMED_FUNCTION_CALL", "failed"],
  ] as const)
    it(`that ends with ${word} is ${meaning}`, () => {
      const observer = observe("chat", finished(word));
      expect(observer.finishReason).to.equal(meaning);
      expect(observer.failure !== undefined).to.equal(meaning === "failed");
    });

  it("may have a message in events with content", () => {
    const usage = { prompt_tokens: 1, completion_tokens: 418 };
    const head = { code: 0, message: "Success", sid: "cha0" };
    const observer = observe(
      "chat",
      { ...head, choices: [{ index: 0, delta: { content: "Hi" } }] },
      { ...head, ...finished("stop"), usage },
    );
    expect([observer.failure, observer.finishReason, observer.usage?.output]).to.deep.equal([undefined, "stop", 418]);
  });

  it("fails with a message in an event without content", () => {
    expect(observe("chat", { object: "error", message: "No.", code: 400 }).failure).to.include({ message: "No." });
  });

  for (const fault of [
    { code: 500, msg: "No." },
    { detail: "No." },
    { base_resp: { status_code: 1002, status_msg: "No." } },
  ])
    it(`fails with ${JSON.stringify(fault)} in an event without content`, () => {
      expect(observe("chat", { choices: null, ...fault }).failure).to.include({ message: "No." });
    });

  for (const none of [{ msg: "", detail: "" }, { message: "" }, { base_resp: { status_code: 0, status_msg: "" } }])
    it(`does not fail with ${JSON.stringify(none)} in an event without content`, () => {
      expect(observe("chat", { usage: { prompt_tokens: 1 }, ...none }).failure).to.equal(undefined);
    });

  it("may report its usage beside its only choice", () => {
    const usage = { prompt_tokens: 1000, completion_tokens: 10, cached_tokens: 500 };
    const observer = observe("chat", { choices: [{ index: 0, delta: {}, finish_reason: "stop", usage }] });
    expect(observer.usage).to.include({ input: 1000, output: 10, cached_input: 500 });
  });
});

describe("a stream of a host of messages", () => {
  const begun = (usage: object) => ({ type: "message_start", message: { id: "msg_1", usage } });
  const ended = (usage: object) => ({ type: "message_delta", delta: { stop_reason: "end_turn" }, usage });
  const zeros = { input_tokens: 0, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 };

  it("keeps the input that it reported first when it reports only zeros at the end", () => {
    const observer = observe("messages", begun({ input_tokens: 100_000 }), ended({ ...zeros, output_tokens: 5 }));
    expect(observer.usage).to.include({ input: 100_000, output: 5 });
  });

  it("counts a compaction once that it reported first, and in a list at the end", () => {
    const compaction = { type: "compaction", input_tokens: 100, cache_read_input_tokens: 55_096, output_tokens: 9 };
    const observer = observe(
      "messages",
      begun({ input_tokens: 100, cache_read_input_tokens: 55_096, output_tokens: 1 }),
      ended({ ...zeros, output_tokens: 0, iterations: [compaction] }),
    );
    const { input, cachedInput, output } = meter(observer.usage, { input: 0, output: 0 }).quantities;
    expect([input, cachedInput, output]).to.deep.equal([55_196, 55_096, 9]);
  });

  it("has the input that it reports at the end when it reported zeros first", () => {
    const observer = observe("messages", begun(zeros), ended({ input_tokens: 7, output_tokens: 5 }));
    expect(observer.usage).to.include({ input: 7, output: 5 });
  });
});

describe("a stream of responses that fails", () => {
  for (const [code, status] of [
    ["rate_limit_exceeded", 429],
    ["invalid_prompt", 400],
    ["misalignment_policy_violation", 400],
    ["invalid_image_url", 400],
    ["failed_to_download_image", 502],
    ["vector_store_timeout", 502],
    ["server_error", 502],
  ] as const)
    for (const [what, event] of [
      ["response.failed", { type: "response.failed", response: { error: { code, message: "No." } } }],
      ["error", { type: "error", code, message: "No." }],
      ["error with a member error", { type: "error", error: { code, message: "No." } }],
    ] as const)
      it(`with ${code} in an event ${what} has the status ${status}`, () => {
        expect(observe("responses", event).failure).to.include({ status, message: "No." });
      });
});

describe("a stream of bedrock-converse that fails", () => {
  it("with a validationException has the status 400", () => {
    const failure = dialectsOf("text")
      .get("bedrock-converse")
      ?.errors.read(200, { type: "validationException", message: "No." });
    expect(failure).to.include({ status: 400, message: "No." });
  });
});

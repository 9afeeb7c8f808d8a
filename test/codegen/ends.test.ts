/** How answers end, from every dialect into others: the matrix of reasons and of explanations, whole and streamed. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, writeResponseEvents, type Dialect, type Wire } from "../../src/registry.js";

function dialect(name: string): Dialect {
  const found = dialectsOf("text").get(name);
  if (found === undefined) throw new RangeError(`there is no dialect ${name}`);
  return found;
}

const asSent = (wire: Wire): Wire => JSON.parse(JSON.stringify(wire)) as Wire;

function convert(from: string, body: Wire, to: string): Wire {
  return asSent(dialect(to).writeResponse({ ...dialect(from).readResponse(body), model: "m" }));
}

/** The last event before the end marker. */
function streamed(from: string, body: Wire, to: string): { events: Wire[]; last: Wire | undefined } {
  let text = "";
  const writer = new StreamWriter(dialect(to), {
    model: "m",
    requestId: "r",
    usageWanted: false,
    write: (piece) => (text += piece),
  });
  writeResponseEvents(dialect(from).readResponse(body), writer);
  const events = [...text.matchAll(/^data: (\{.*)$/gm)].map(([, data]) => JSON.parse(data ?? "") as Wire);
  return { events, last: events.filter(({ type }) => type !== "message_stop").at(-1) };
}

const declined = {
  content: [],
  stop_reason: "refusal",
  stop_details: { type: "refusal", category: "cyber", explanation: "Not this." },
};
const blocked = (reason: string) => ({ promptFeedback: { blockReason: reason, blockReasonMessage: "Not this." } });
const ended = (finishReason: string, finishMessage?: string) => ({
  candidates: [{ content: { parts: [{ text: "a" }] }, finishReason, finishMessage }],
});
const broken = (code: string) => ({
  status: "failed",
  steps: [{ type: "model_output", content: [], error: { code, message: "Not this." } }],
});

describe("how answers end", () => {
  const cases: [name: string, from: string, body: Wire, to: string, want: Record<string, unknown>][] = [
    [
      "a refusal explained in its text",
      "messages",
      declined,
      "chat",
      { "choices[0].finish_reason": "content_filter", "choices[0].message.refusal": "Not this." },
    ],
    [
      "a refusal explained in a part",
      "messages",
      declined,
      "responses",
      {
        status: "incomplete",
        "incomplete_details.reason": "content_filter",
        "output[0].content[0].refusal": "Not this.",
        error: null,
      },
    ],
    [
      "a refusal explained beside the answer",
      "messages",
      declined,
      "generate-content",
      { "candidates[0].finishReason": "SAFETY", "candidates[0].finishMessage": "Not this." },
    ],
    [
      "a refusal explained among the errors",
      "messages",
      declined,
      "interactions",
      { status: "failed", errors: [{ code: "safety", message: "Not this." }] },
    ],
    [
      "a refusal without a reason",
      "messages",
      { content: [], stop_reason: "refusal" },
      "interactions",
      { status: "failed", errors: [{ code: "safety" }] },
    ],
    [
      "a refusal in text stays text",
      "chat",
      { choices: [{ message: { refusal: "No." }, finish_reason: "stop" }] },
      "responses",
      { status: "completed", "output[0].content[0].refusal": "No.", error: null },
    ],
    [
      "a blocked prompt",
      "generate-content",
      blocked("MODEL_ARMOR"),
      "messages",
      { stop_reason: "refusal", "stop_details.explanation": "Not this." },
    ],
    [
      "a prompt blocked for a known finish reason",
      "generate-content",
      blocked("OTHER"),
      "messages",
      { stop_reason: "refusal" },
    ],
    [
      "a prompt blocked for a new reason",
      "generate-content",
      blocked("NEW"),
      "chat",
      { "choices[0].finish_reason": "content_filter" },
    ],
    ["another finish reason is no block", "generate-content", ended("OTHER"), "messages", { stop_reason: "end_turn" }],
    [
      "a remark on a normal end is no explanation",
      "generate-content",
      ended("STOP", "Done."),
      "interactions",
      { status: "completed", errors: undefined },
    ],
    [
      "an unusable call, as a failure",
      "generate-content",
      ended("UNEXPECTED_TOOL_CALL", "No such tool."),
      "responses",
      {
        status: "failed",
        error: { code: "server_error", type: "server_error", message: "No such tool." },
        incomplete_details: null,
      },
    ],
    [
      "an unusable call, without a message",
      "generate-content",
      ended("MALFORMED_FUNCTION_CALL"),
      "responses",
      {
        status: "failed",
        error: { code: "server_error", type: "server_error", message: "The model's call could not be used." },
      },
    ],
    [
      "an unusable call, by its code",
      "generate-content",
      ended("MALFORMED_FUNCTION_CALL"),
      "interactions",
      { status: "failed", errors: [{ code: "malformed_function_call" }] },
    ],
    [
      "an unusable call, where the dialect has no value for it",
      "generate-content",
      ended("MALFORMED_FUNCTION_CALL"),
      "messages",
      { stop_reason: "end_turn", stop_details: null },
    ],
    [
      "a step that was interrupted",
      "interactions",
      broken("recitation"),
      "messages",
      { stop_reason: "refusal", "stop_details.explanation": "Not this." },
    ],
    [
      "a step with an unusable call",
      "interactions",
      broken("unexpected_tool_call"),
      "generate-content",
      { "candidates[0].finishReason": "MALFORMED_FUNCTION_CALL" },
    ],
    [
      "an interaction with errors",
      "interactions",
      { status: "failed", steps: [], errors: [{ code: "spii", message: "Not this." }] },
      "chat",
      { "choices[0].finish_reason": "content_filter", "choices[0].message.refusal": "Not this." },
    ],
  ];

  for (const [name, from, body, to, want] of cases) {
    it(`${name}: ${from} to ${to}`, () => {
      const answer = convert(from, body, to);
      for (const [path, value] of Object.entries(want)) {
        if (value === undefined) expect(answer).not.to.have.nested.property(path);
        else expect(answer).to.have.deep.nested.property(path, value);
      }
    });
  }

  it("a failure stays a failure", () => {
    expect(dialect("interactions").readResponse(broken("api_error"))).to.include({
      finish: "failed",
      explanation: "Not this.",
    });
    expect(
      dialect("responses").readResponse({
        status: "failed",
        output: [],
        error: { code: "server_error", message: "Down." },
      }),
    ).to.include({ finish: "failed", explanation: "Down." });
  });
});

describe("how streams end", () => {
  it("carry the reason why output was withheld, or that nothing was", () => {
    expect(streamed("messages", declined, "messages").last).to.deep.nested.include({
      "delta.stop_reason": "refusal",
      "delta.stop_details.explanation": "Not this.",
    });
    expect(
      streamed("chat", { choices: [{ message: { content: "a" }, finish_reason: "stop" }] }, "messages").last,
    ).to.deep.nested.include({ "delta.stop_details": null });
  });

  it("have no member for the reason where nothing was withheld and the dialect has no null", () => {
    const { last } = streamed(
      "messages",
      { content: [{ type: "text", text: "a" }], stop_reason: "end_turn" },
      "generate-content",
    );
    expect(last).to.have.nested.property("candidates[0].finishReason", "STOP");
    expect(last).to.not.have.nested.property("candidates[0].finishMessage");
    expect(streamed("messages", declined, "generate-content").last).to.have.nested.property(
      "candidates[0].finishMessage",
      "Not this.",
    );
  });

  it("carry it as a refusal where there is no other place", () => {
    const { events } = streamed("messages", declined, "chat");
    expect(events.some((event) => JSON.stringify(event).includes('"refusal":"Not this."'))).to.equal(true);
    const { last } = streamed("messages", declined, "responses");
    expect(last).to.deep.nested.include({
      type: "response.incomplete",
      "response.output[0].content[0].refusal": "Not this.",
    });
  });

  it("fail with the code of an unusable call", () => {
    expect(streamed("generate-content", ended("UNEXPECTED_TOOL_CALL"), "responses").last).to.deep.nested.include({
      type: "response.failed",
      "response.error.code": "server_error",
    });
    expect(streamed("generate-content", ended("UNEXPECTED_TOOL_CALL"), "interactions").last).to.deep.nested.include({
      "interaction.status": "failed",
      "interaction.errors[0].code": "malformed_function_call",
    });
  });
});

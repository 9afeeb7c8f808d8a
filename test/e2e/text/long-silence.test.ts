/** Streams of an upstream that say nothing: comments and empty lines between its events. */
import { expect } from "chai";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { type Script, streams } from "../../support/upstream.js";

const [SAME, CONVERTED] = ["acme/same", "acme/converted"];
const MODELS = [
  { id: SAME, kind: "text", routes: [{ provider: "one", model: "inner-model", dialect: "chat" }] },
  { id: CONVERTED, kind: "text", routes: [{ provider: "one", model: "inner-model", dialect: "messages" }] },
];
const MIB = 1024 * 1024;
const COMMENTS = Buffer.from(`: ${"-".repeat(1_000)}\n\n`.repeat(MIB / 1_000));
const LINES = Buffer.alloc(MIB, "\n");
const piece = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: "c", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const HELLO = piece({ role: "assistant", content: "Hello" });
const END = `${piece({}, "stop")}data: [DONE]\n\n`;
const STARTED = [
  ["message_start", { message: { id: "m", type: "message", role: "assistant", content: [], usage: {} } }],
  ["content_block_start", { index: 0, content_block: { type: "text", text: "" } }],
  ["content_block_delta", { index: 0, delta: { type: "text_delta", text: "Hello" } }],
].map(([type, more]) => `event: ${String(type)}\ndata: ${JSON.stringify({ type, ...(more as object) })}\n\n`);

describe("a stream with much between its events", () => {
  const scripted = scriptedGateway(MODELS);

  async function ask(model: string, script: Script): Promise<string> {
    const { gateway, one } = scripted();
    one.plays(script);
    const response = await fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model, stream: true, messages: [{ role: "user", content: "Hi" }] }),
    });
    return response.text();
  }

  /** The most that the gateway takes, and what a connection may hold beside it. */
  const endless = (bytes: Buffer) => Array<Buffer>(40).fill(bytes);
  for (const [what, bytes] of [
    ["comments", COMMENTS],
    ["empty lines", LINES],
  ] as const)
    for (const [model, events] of [
      [SAME, [HELLO]],
      [CONVERTED, STARTED],
    ] as const)
      it(`ends with an error where ${what} come without end, for ${model}`, async () => {
        const text = await ask(model, streams([...events, ...endless(bytes)], { ending: "mute" }));
        expect(text).to.contain("Hello").and.to.contain("too much between two events");
      });

  it("goes on where there is an event between them", async () => {
    const text = await ask(SAME, streams([HELLO, LINES, LINES, LINES, HELLO, LINES, LINES, LINES, END]));
    expect(text.match(/Hello/g)).to.have.length(2);
    expect(text).to.contain("[DONE]").and.not.to.contain("error");
  });

  it("has no words in place of a comment", async () => {
    const script = streams([": early\n\n", HELLO, ": inner-model is busy\n\n", "id: inner-model\n\n", HELLO, END]);
    const text = await ask(SAME, script);
    expect(text.match(/^:\n\n/gm)).to.have.length(2);
    expect(text).not.to.match(/inner-model|early/);
  });
});

/** Opaque state that another vendor streams in pieces to clients of its dialect, which join them. */
import { expect } from "chai";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  providers: { one: { family: "elsewhere" } },
  models: [
    { id: "maker/messages", routes: [route("one", "messages")] },
    { id: "maker/interactions", routes: [route("one", "interactions")] },
  ],
});
const STATE = "EqQBCkYIBxgCKkD3bm90IGEgcmVhbCBzaWduYXR1cmU=";
const PIECES = [STATE.slice(0, 7), STATE.slice(7, 21), STATE.slice(21)];
const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

type Fields = Readonly<Record<string, unknown>>;
interface Session {
  readonly path: string;
  readonly body: (history: readonly Fields[]) => Fields;
  readonly stream: readonly (readonly [name: string, data: Fields])[];
  /** The state that a client keeps when it has joined the pieces. */
  readonly history: (signature: string) => readonly Fields[];
  readonly answer: Fields;
}

const usage = { input_tokens: 1, output_tokens: 1 };
const message = { id: "m", type: "message", role: "assistant", model: "m", stop_sequence: null, usage };
const SESSIONS: Readonly<Record<string, Session>> = {
  messages: {
    path: "/v1/messages",
    body: (messages) => ({ model: "maker/messages", max_tokens: 99, messages }),
    stream: [
      ["message_start", { message: { ...message, content: [], stop_reason: null } }],
      ["content_block_start", { index: 0, content_block: { type: "thinking", thinking: "", signature: "" } }],
      ["content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking: "hm" } }],
      ...PIECES.map(
        (signature) => ["content_block_delta", { index: 0, delta: { type: "signature_delta", signature } }] as const,
      ),
      ["content_block_stop", { index: 0 }],
      ["message_delta", { delta: { stop_reason: "end_turn", stop_sequence: null }, usage }],
      ["message_stop", {}],
    ],
    history: (signature) => [
      { role: "user", content: "hi" },
      { role: "assistant", content: [{ type: "thinking", thinking: "hm", signature }] },
      { role: "user", content: "on" },
    ],
    answer: { ...message, content: [{ type: "text", text: "ok" }], stop_reason: "end_turn" },
  },
  interactions: {
    path: "/v1beta/interactions",
    body: (input) => ({ model: "maker/interactions", input }),
    stream: [
      ["interaction.created", { interaction: { id: "i", status: "in_progress", model: "m" } }],
      ["step.start", { index: 0, step: { type: "thought" } }],
      ...PIECES.map(
        (signature) => ["step.delta", { index: 0, delta: { type: "thought_signature", signature } }] as const,
      ),
      ["step.stop", { index: 0 }],
      ["interaction.completed", { interaction: { id: "i", status: "completed", model: "m", usage: {} } }],
    ],
    history: (signature) => [
      { type: "user_input", content: [{ type: "text", text: "hi" }] },
      { type: "thought", signature },
      { type: "user_input", content: [{ type: "text", text: "on" }] },
    ],
    answer: { id: "i", status: "completed", model: "m", steps: [{ type: "model_output", content: [] }], usage: {} },
  },
};

describe("opaque state that another vendor streams in pieces", () => {
  for (const [dialect, { path, body, stream, history, answer }] of Object.entries(SESSIONS)) {
    it(`returns to it unchanged: ${dialect}`, async () => {
      const test = open();
      const headers = { "anthropic-version": "2023-06-01" };
      const type = dialect === "messages" ? "type" : "event_type";
      test.upstream.answer = events(...stream.map(([name, data]) => event(name, { [type]: name, ...data })));
      const first = await test.call(path, { ...body(history(STATE).slice(0, 1)), stream: true }, { headers });
      const text = await first.text();
      expect(first.status, text).to.equal(200);
      const signature = [...text.matchAll(/"signature":"([^"]*)"/g)].map(([, piece = ""]) => piece).join("");
      expect(signature).to.match(/^isogloss1/);
      expect(signature.split("isogloss1")).to.have.length(2);

      test.upstream.answer = json(answer);
      const second = await test.call(path, body(history(signature)), { headers });
      expect(second.status, await second.clone().text()).to.equal(200);
      expect(second.headers.get("x-dropped-params")).to.equal(null);
      expect(test.upstream.requests[1]?.body).to.contain(`"signature":"${STATE}"`);
    });
  }
});

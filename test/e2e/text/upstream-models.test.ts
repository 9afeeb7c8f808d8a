/** Every name of the upstream's model in a forwarded answer becomes the public name. */
import { expect } from "chai";
import { events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const INNER = "inner-model-4711";
const PATHS = {
  chat: "/v1/chat/completions",
  responses: "/v1/responses",
  messages: "/v1/messages",
  interactions: "/v1beta/interactions",
} as const;
type Dialect = keyof typeof PATHS;

const open = temporaryGateway({
  models: Object.keys(PATHS).map((dialect) => ({ id: `maker/${dialect}`, routes: [route("one", dialect)] })),
});

const moderated = { model: INNER, results: [{ model: INNER, flagged: false }] };
const moderation = { input: moderated, output: moderated };
const inputs: Readonly<Record<Dialect, object>> = {
  chat: { messages: [{ role: "user", content: "hi" }] },
  responses: { input: "hi" },
  messages: { max_tokens: 9, messages: [{ role: "user", content: "hi" }] },
  interactions: { input: "hi" },
};
const item = {
  type: "message",
  id: "i",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text: "Hello", annotations: [] }],
};
const response = {
  id: "r",
  object: "response",
  created_at: 1,
  status: "completed",
  model: INNER,
  store: false,
  moderation,
  output: [item],
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
};
const interaction = {
  id: "v",
  object: "interaction",
  model: INNER,
  status: "completed",
  created: "2026-01-01T00:00:00Z",
  updated: "2026-01-01T00:00:00Z",
  steps: [{ type: "model_output", content: [{ type: "text", text: "Hello" }] }],
  usage: { total_input_tokens: 1, total_output_tokens: 1 },
};
const passed = { type: "fallback", from: { model: INNER }, to: { model: INNER } };
const iterations = [
  { type: "message", model: INNER, input_tokens: 1 },
  { type: "advisor_message", model: INNER, input_tokens: 1 },
];
const refusal = { type: "refusal", category: "cyber", recommended_model: INNER };

const wholes: Readonly<Record<Dialect, object>> = {
  chat: {
    id: "c",
    object: "chat.completion",
    created: 1,
    model: INNER,
    choices: [{ index: 0, message: { role: "assistant", content: "Hello" }, finish_reason: "stop" }],
    moderation,
    usage_breakdown: { models: [{ model: INNER }, { model: INNER }] },
  },
  responses: response,
  messages: {
    id: "m",
    type: "message",
    role: "assistant",
    model: INNER,
    content: [passed, { type: "text", text: "Hello" }],
    stop_reason: "refusal",
    stop_details: refusal,
    usage: { model: INNER, input_tokens: 1, output_tokens: 1, iterations },
  },
  interactions: interaction,
};

const named = (event: { readonly type: string; readonly [member: string]: unknown }) =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const spoken = (event: { readonly event_type: string; readonly [member: string]: unknown }) =>
  `event: ${event.event_type}\ndata: ${JSON.stringify(event)}\n\n`;
const block = (event: object) => named({ type: "content_block_start", index: 0, ...event });
const streamed: Readonly<Record<Dialect, readonly string[]>> = {
  chat: [
    "data: " +
      JSON.stringify({
        id: "c",
        model: INNER,
        choices: [{ index: 0, delta: { content: "Hello" }, finish_reason: "stop" }],
        moderation,
        usage_breakdown: { models: [{ model: INNER }] },
      }) +
      "\n\n",
    "data: [DONE]\n\n",
  ],
  responses: [
    named({ type: "response.created", response: { ...response, output: [] } }),
    named({ type: "response.of_host", model: INNER }),
    named({ type: "response.completed", response }),
  ],
  messages: [
    named({
      type: "message_start",
      message: {
        id: "m",
        role: "assistant",
        model: INNER,
        content: [],
        usage: { model: INNER, input_tokens: 1, output_tokens: 1, iterations },
      },
    }),
    block({ content_block: passed }),
    named({ type: "content_block_stop", index: 0 }),
    named({
      type: "message_delta",
      delta: { stop_reason: "refusal", stop_details: refusal },
      usage: { model: INNER, output_tokens: 1, iterations },
    }),
    named({ type: "message_stop" }),
  ],
  interactions: [
    spoken({ event_type: "interaction.created", interaction: { ...interaction, status: "in_progress", steps: [] } }),
    spoken({ event_type: "interaction.status_update", interaction_id: "v", status: "in_progress", model: INNER }),
    spoken({ event_type: "interaction.completed", interaction }),
    "event: done\ndata: [DONE]\n\n",
  ],
};

describe("models that an upstream names", () => {
  for (const dialect of Object.keys(PATHS) as Dialect[]) {
    for (const stream of [false, true]) {
      it(`become the public name in ${dialect}, ${stream ? "in streams" : "in one body"}`, async () => {
        const test = open();
        const reported = stream ? streamed[dialect].join("") : JSON.stringify(wholes[dialect]);
        test.upstream.answer = stream ? events(...streamed[dialect]) : json(wholes[dialect]);
        const answer = await test.call(
          PATHS[dialect],
          { model: `maker/${dialect}`, stream, ...inputs[dialect] },
          { headers: { "anthropic-version": "2023-06-01" } },
        );
        // All else is unchanged.
        expect(await answer.text()).to.equal(
          reported
            .replaceAll(`"recommended_model":"${INNER}"`, '"recommended_model":null')
            .replaceAll(INNER, `maker/${dialect}`),
        );
      });
    }
  }
});

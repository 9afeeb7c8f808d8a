/** Bodies that are forwarded unconverted, except for opaque state that the vendor would refuse. */
import { expect } from "chai";
import { type Answer, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { tagState } from "../../../src/conversion/state/tag.js";

type Fields = Readonly<Record<string, unknown>>;

const open = temporaryGateway({
  providers: { one: { preset: "anthropic" } },
  models: [
    { id: "maker/messages", routes: [route("one", "messages")] },
    { id: "maker/google", routes: [route("one", "generate-content")] },
    { id: "maker/anybody", routes: [route("two", "messages")] },
  ],
});
const output = {
  id: "m",
  type: "message",
  role: "assistant",
  model: "m",
  content: [{ type: "text", text: "ok" }],
  stop_reason: "end_turn",
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
};
const candidates: Answer = json({
  candidates: [{ content: { role: "model", parts: [{ text: "ok" }] }, finishReason: "STOP" }],
});
const [foreign, own] = [tagState("google", "c3RhdGU="), tagState("anthropic", "b3du")];

async function pass(
  body: string,
  path = "/v1/messages",
  answer = json(output),
): Promise<{ sent: string | undefined; dropped: string | null }> {
  const test = open();
  for (const upstream of test.upstreams) upstream.answer = answer;
  const response = await test.call(path, body, { headers: { "anthropic-version": "2023-06-01" } });
  expect(response.status).to.equal(200);
  await response.text();
  return {
    sent: test.upstreams.flatMap(({ requests }) => requests)[0]?.body,
    dropped: response.headers.get("x-dropped-params"),
  };
}

/** A body that no printer would write. Only the model is replaced for the upstream. */
const body = (content: string, model = "maker/messages") =>
  `{ "model" :"${model}","max_tokens":9 , "messages":[{"role":"user","content":"hi"}, ` +
  `{"role":"assistant", "content":[${content}]} ,{"content":"on","role":"user"}] }`;
const text = '{"text":"well" ,"type":"text"}';

const CASES: (readonly [name: string, content: string, want: string, dropped: string | null])[] = [
  [
    "state of the vendor's own stays",
    `{"type":"thinking","thinking":"hm" ,"signature":"EqQB"}, ${text}`,
    `{"type":"thinking","thinking":"hm" ,"signature":"EqQB"}, ${text}`,
    null,
  ],
  [
    "state of another vendor is dropped",
    `{"type":"thinking","thinking":"hm" ,"signature":"${foreign}"}, ${text}`,
    text,
    "messages[1].content[0]",
  ],
  [
    "state of the vendor's own loses its tag",
    `{"type":"thinking","thinking":"hm" ,"signature":"${own}"}, ${text}`,
    `{"type":"thinking","thinking":"hm" ,"signature":"b3du"}, ${text}`,
    null,
  ],
  [
    "thinking without state is dropped",
    `{"type":"thinking","thinking":"hm" ,"signature":""}, ${text}`,
    text,
    "messages[1].content[0]",
  ],
  [
    "text that looks like state stays",
    `{"type":"text","text":"${foreign}"}`,
    `{"type":"text","text":"${foreign}"}`,
    null,
  ],
];

describe("opaque state where client and upstream have the same dialect", () => {
  for (const [name, content, want, dropped] of CASES) {
    it(name, async () => {
      const reported = await pass(body(content));
      const { model } = JSON.parse(reported.sent ?? "{}") as { readonly model: string };
      expect(reported).to.deep.equal({ sent: body(want, model), dropped });
    });
  }

  it("thinking without state stays where the vendor is unknown", async () => {
    const content = `{"type":"thinking","thinking":"hm" ,"signature":""}, ${text}`;
    expect(await pass(body(content, "maker/anybody"))).to.deep.equal({
      sent: body(content, "inner-model"),
      dropped: null,
    });
  });

  const call = '{"type":"tool_use","id":"t","name":"f","input":{}}';
  const LOOPS: (readonly [name: string, thinking: string, content: string, want: Fields, dropped: string | null])[] = [
    [
      "a budget is dropped for calls that lost the state before them",
      '{"type":"enabled","budget_tokens":1024}',
      `{"type":"thinking","thinking":"hm","signature":"${foreign}"},${call}`,
      {},
      "thinking, context_management, messages[1].content[0]",
    ],
    [
      "it stays where the calls have their own state",
      '{"type":"enabled","budget_tokens":1024}',
      `{"type":"thinking","thinking":"hm","signature":"${own}"},${call}`,
      { thinking: { type: "enabled", budget_tokens: 1024 }, context_management: {} },
      null,
    ],
    [
      "it is dropped for calls that another model made without state",
      '{"type":"enabled","budget_tokens":1024}',
      call,
      {},
      "thinking, context_management",
    ],
    [
      "a model that decides by itself does not need it",
      '{"type":"adaptive"}',
      `{"type":"thinking","thinking":"hm","signature":"${foreign}"},${call}`,
      { thinking: { type: "adaptive" }, context_management: {} },
      "messages[1].content[0]",
    ],
  ];
  for (const [name, thinking, content, want, dropped] of LOOPS) {
    it(name, async () => {
      const reported = await pass(
        `{"model":"maker/messages","max_tokens":2000,"thinking":${thinking},"context_management":{},` +
          `"messages":[{"role":"user","content":"hi"},{"role":"assistant","content":[${content}]},` +
          '{"role":"user","content":[{"type":"tool_result","tool_use_id":"t","content":"x"}]}]}',
      );
      const { thinking: requested, context_management: edits } = JSON.parse(reported.sent ?? "{}") as Fields;
      expect({
        ...(requested !== undefined && { thinking: requested }),
        ...(edits !== undefined && { context_management: edits }),
      }).to.deep.equal(want);
      expect(reported.dropped).to.equal(dropped);
    });
  }

  it("a turn that becomes empty is dropped", async () => {
    const reported = await pass(body(`{"type":"thinking","thinking":"hm","signature":"${foreign}"}`));
    const { messages } = JSON.parse(reported.sent ?? "{}") as {
      readonly messages: readonly { readonly role: string }[];
    };
    expect(messages.map(({ role }) => role)).to.deep.equal(["user", "user"]);
    expect(reported.dropped).to.equal("messages[1].content[0]");
  });

  it("a call keeps its place, with the placeholder for state", async () => {
    const contents =
      '[{"role":"user","parts":[{"text":"hi"}]},{"role":"model","parts":[{"functionCall":{"name":"f",' +
      `"args":{}} , "thoughtSignature":"${tagState("anthropic", "b3du")}"}]},{"role":"user",` +
      '"parts":[{"functionResponse":{"name":"f","response":{}}}]}]';
    const reported = await pass(`{"contents": ${contents}}`, "/v1beta/models/maker/google:generateContent", candidates);
    expect(reported.sent).to.equal(
      `{"contents": ${contents.replace(/"isogloss1[^"]*"/, '"skip_thought_signature_validator"')}}`,
    );
    expect(reported.dropped).to.equal("contents[1].parts[0].thoughtSignature");
  });
});

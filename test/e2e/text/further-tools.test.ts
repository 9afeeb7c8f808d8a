/**
 * Tools that are no plain functions, behind a dialect that has functions only: the request, and the calls in answers.
 */
import { expect } from "chai";
import { type Answer, events, json, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({ models: [{ id: "maker/other", routes: [route("one", "chat")] }] });

const parameters = { type: "object", properties: { who: { type: "string" } } };
const patch = {
  type: "custom",
  name: "patch",
  description: "Edits files.",
  format: { type: "grammar", syntax: "lark", definition: "start: PATCH" },
};
const group = {
  type: "namespace",
  name: "mcp__a",
  description: "Greets people.",
  tools: [{ type: "function", name: "hi", parameters }],
};
const search = { type: "tool_search", execution: "client", description: "Finds tools.", parameters };
const exec = {
  type: "namespace",
  name: "functions",
  description: "Runs code.",
  tools: [{ type: "custom", name: "exec" }],
};
const question = { type: "message", role: "user", content: [{ type: "input_text", text: "go" }] };
const bodyFields = {
  model: "maker/other",
  input: [{ type: "additional_tools", role: "developer", tools: [exec] }, question],
  tools: [patch, group, search],
};

interface Sent {
  readonly messages: readonly {
    readonly role: string;
    readonly content: string;
    readonly tool_calls?: readonly object[];
  }[];
  readonly tools: readonly {
    readonly function: { readonly name: string; readonly description?: string; readonly parameters?: object };
  }[];
}

interface StreamEvent {
  readonly type: string;
  readonly item?: object;
  readonly delta?: string;
  readonly input?: string;
}

const calls = [
  ["patch", '{"input":"*** Begin\\n\\"x\\""}'],
  ["mcp__a__hi", '{"who":"you"}'],
  ["tool_search", '{"who":"me"}'],
  ["exec", '{"input":"1+1"}'],
] as const;

const callsWhole: Answer = (response, request, body) => {
  const tool_calls = calls.map(([name, args], index) => ({
    id: `call_${index}`,
    type: "function",
    function: { name, arguments: args },
  }));
  json({
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "inner-model",
    choices: [{ index: 0, message: { role: "assistant", content: null, tool_calls }, finish_reason: "tool_calls" }],
  })(response, request, body);
};

/** Arguments come in pieces that cut characters and escapes: call by call, or in parallel. */
const inPieces =
  (isSideBySide: boolean): Answer =>
  (response, request, body) => {
    const chunk = (delta: object, finish: string | null = null) =>
      `data: ${JSON.stringify({ id: "c1", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
    const pieces = calls.map(([name, args], index) => [
      chunk({ tool_calls: [{ index, id: `call_${index}`, type: "function", function: { name, arguments: "" } }] }),
      ...[args.slice(0, 15), args.slice(15)].map((piece) =>
        chunk({ tool_calls: [{ index, function: { arguments: piece } }] }),
      ),
    ]);
    const reported = isSideBySide
      ? [0, 1, 2].flatMap((turn) => pieces.map((ofOne) => ofOne[turn] ?? ""))
      : pieces.flat();
    events(...reported, chunk({}, "tool_calls"), "data: [DONE]\n\n")(response, request, body);
  };

const wanted = [
  { type: "custom_tool_call", call_id: "call_0", name: "patch", input: '*** Begin\n"x"' },
  { type: "function_call", call_id: "call_1", name: "hi", namespace: "mcp__a", arguments: '{"who":"you"}' },
  { type: "tool_search_call", call_id: "call_2", execution: "client", arguments: { who: "me" } },
  { type: "custom_tool_call", call_id: "call_3", name: "exec", input: "1+1" },
];

function itemsOf(text: string): StreamEvent[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)) as StreamEvent);
}

describe("tools that are no plain functions", () => {
  it("become functions with their grammar in the description", async () => {
    const test = open();
    test.upstream.answer = callsWhole;
    const response = await test.call("/v1/responses", bodyFields);
    const sent = JSON.parse(test.upstream.requests[0]?.body ?? "") as Sent;
    expect(sent.tools.map((tool) => tool.function.name)).to.deep.equal(["patch", "mcp__a__hi", "tool_search", "exec"]);
    expect(sent.tools[0]?.function.description).to.contain("Edits files.").and.contain("start: PATCH");
    expect(sent.tools[0]?.function.parameters).to.nested.include({ "properties.input.type": "string" });
    expect(sent.tools[1]?.function.parameters).to.deep.equal(parameters);
    expect(sent.tools[1]?.function.description).to.equal("About the group of this tool: Greets people.");
    expect(sent.tools[3]?.function.description).to.match(/\n\nAbout the group of this tool: Runs code\.$/);
    expect(sent.messages).to.deep.equal([{ role: "user", content: "go" }]);
    expect(response.headers.get("x-dropped-params")).to.equal(null);
  });

  it("are called by their own names and in their own forms in an answer", async () => {
    const test = open();
    test.upstream.answer = callsWhole;
    const { output } = (await (await test.call("/v1/responses", bodyFields)).json()) as {
      readonly output: readonly object[];
    };
    expect(output).to.have.length(wanted.length);
    for (const [index, item] of wanted.entries())
      expect(output[index]).to.deep.include({ ...item, status: "completed" });
    expect(output[0]).to.not.have.any.keys("arguments", "namespace");
  });

  for (const [how, answer] of [
    ["a stream", inPieces(false)],
    ["a stream of parallel calls", inPieces(true)],
    ["a stream in one event", callsWhole],
  ] as const) {
    it(`and in ${how}`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const reported = itemsOf(await (await test.call("/v1/responses", { ...bodyFields, stream: true })).text());
      const done = reported.filter(({ type }) => type === "response.output_item.done").map(({ item }) => item);
      expect(done).to.have.length(wanted.length);
      for (const [index, item] of wanted.entries()) expect(done[index]).to.deep.include(item);
      const added = reported.filter(({ type }) => type === "response.output_item.added").map(({ item }) => item);
      expect(added[0]).to.deep.include({ type: "custom_tool_call", name: "patch", input: "", status: "in_progress" });
      expect(added[1]).to.deep.include({ type: "function_call", name: "hi", namespace: "mcp__a", arguments: "" });
      const words = (type: string) =>
        reported.filter((event) => event.type === type).map(({ delta, input }) => delta ?? input);
      expect(words("response.custom_tool_call_input.delta").join("")).to.equal('*** Begin\n"x"1+1');
      expect(words("response.custom_tool_call_input.done")).to.deep.equal(['*** Begin\n"x"', "1+1"]);
      expect(words("response.function_call_arguments.delta").join("")).to.equal('{"who":"you"}');
    });
  }

  it("are in that form in the history, and the tools that a search found are offered", async () => {
    const test = open();
    const tools = [{ type: "function", name: "bye", parameters }];
    const found = { type: "namespace", name: "mcp__b", description: "Parts.", tools };
    const output = (call_id: string, type = "custom_tool_call_output") => ({ type, call_id, output: "done" });
    const input = [
      ...bodyFields.input,
      ...wanted,
      output("call_0"),
      output("call_1", "function_call_output"),
      { type: "tool_search_output", call_id: "call_2", execution: "client", status: "completed", tools: [found] },
      output("call_3"),
    ];
    await test.call("/v1/responses", { ...bodyFields, input });
    const sent = JSON.parse(test.upstream.requests[0]?.body ?? "") as Sent;
    const bye = sent.tools.find((tool) => tool.function.name === "mcp__b__bye");
    expect(bye?.function.description).to.equal("About the group of this tool: Parts.");
    expect(sent.messages[1]?.tool_calls).to.deep.equal(
      [
        ['{"input":"*** Begin\\n\\"x\\""}', "patch"],
        ['{"who":"you"}', "mcp__a__hi"],
        ['{"who":"me"}', "tool_search"],
        ['{"input":"1+1"}', "exec"],
      ].map(([args, name], index) => ({ id: `call_${index}`, type: "function", function: { name, arguments: args } })),
    );
    expect(sent.messages.slice(2).map(({ content }) => content)).to.deep.equal([
      "done",
      "done",
      "This tool can be called now: mcp__b__bye",
      "done",
    ]);
  });

  it("a request to compact the conversation is refused", async () => {
    const test = open();
    const response = await test.call("/v1/responses", {
      ...bodyFields,
      input: [question, { type: "compaction_trigger" }],
    });
    expect(response.status).to.equal(400);
    expect(((await response.json()) as { error: object }).error).to.deep.include({
      type: "invalid_request_error",
      param: "input[1]",
    });
    expect(test.upstream.requests).to.have.length(0);
  });
});

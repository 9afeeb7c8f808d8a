import { expect } from "chai";
import { presets } from "../../../src/registry.js";
import type { JsonObject } from "../../../tools/replay/json.js";
import {
  json,
  route,
  temporaryGateway,
  type TestGateway,
  type Upstream,
} from "../../support/server/temporary-gateway.js";

const wanting = Object.entries(presets).find(([, { wire = {} }]) => wire.chat?.reasoning === "returned")?.[0] ?? "";

const open = temporaryGateway({
  providers: { one: { preset: wanting }, two: { preset: "openai-compatible" } },
  models: [
    { id: "maker/wanting", routes: [route("one", "chat")] },
    { id: "maker/other", routes: [route("two", "chat")] },
  ],
});

const tools = [{ name: "f", input_schema: { type: "object" } }];
const call = { type: "tool_use", id: "a", name: "f", input: {} };
const result = { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "done" }] };
const answer = {
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "m",
  choices: [{ index: 0, message: { role: "assistant", content: "ok" }, finish_reason: "stop" }],
};

interface Sent {
  readonly messages: readonly { readonly role: string; readonly reasoning_content?: string }[];
}

async function send(
  model: string,
  index: number,
  content: object[],
): Promise<{ reasoning: string | undefined; dropped: string | null }> {
  const test = open();
  for (const upstream of test.upstreams) upstream.answer = json(answer);
  const messages = [{ role: "user", content: "hi" }, { role: "assistant", content }, result];
  const response = await test.call(
    "/v1/messages",
    { model, max_tokens: 9, messages, tools },
    { headers: { "anthropic-version": "2023-06-01" } },
  );
  expect(response.status).to.equal(200);
  await response.text();
  const sent = JSON.parse(test.upstreams[index]?.requests[0]?.body ?? "{}") as Sent;
  return { reasoning: sent.messages[1]?.reasoning_content, dropped: response.headers.get("x-dropped-params") };
}

describe("reasoning as text", () => {
  it("returns to a host whose tool loops require it", async () => {
    expect(await send("maker/wanting", 0, [{ type: "thinking", thinking: "hm", signature: "" }, call])).to.deep.equal({
      reasoning: "hm",
      dropped: null,
    });
  });

  it("is replaced by a placeholder there for calls of other models", async () => {
    expect(await send("maker/wanting", 0, [call])).to.deep.equal({ reasoning: ".", dropped: null });
  });

  it("is dropped elsewhere, and reported", async () => {
    expect(await send("maker/other", 1, [{ type: "thinking", thinking: "hm", signature: "" }, call])).to.deep.equal({
      reasoning: undefined,
      dropped: "messages[1].content[0]",
    });
  });
});

const thoughts: JsonObject = {
  reasoning_content: "hm",
  reasoning: "hm",
  reasoning_details: [{ type: "reasoning.text" }],
};
/** The hosts that get a record of reasoning back: it is opaque to all others. */
const RECORDED = { member: "reasoning_details", family: "openrouterchat" };

/** Every preset of the dialect, and the members that reach its host. */
const hosts = Object.entries(presets).filter(([, { dialects }]) => dialects.includes("chat"));

describe("reasoning as text within one dialect", () => {
  for (const [preset, { wire = {}, family }] of hosts)
    describe(preset, () => {
      const open = temporaryGateway({
        providers: { one: { preset } },
        models: [{ id: "maker/some", routes: [route("one", "chat")] }],
      });
      const isRecorder = (wire.chat?.family ?? family) === RECORDED.family;
      const refused = [...(wire.chat?.reasoning_refused ?? []), ...(isRecorder ? [] : [RECORDED.member])];
      it(`reaches the host ${refused.length === 0 ? "as it came" : `without ${refused.join(", ")}`}`, async () => {
        const test = open();
        for (const upstream of test.upstreams) upstream.answer = json(answer);
        const messages = [
          { role: "user", content: "hi" },
          { role: "assistant", content: "so", ...thoughts },
          { role: "user", content: "on" },
        ];
        const response = await test.call("/v1/chat/completions", { model: "maker/some", messages });
        expect(response.status).to.equal(200);
        await response.text();
        const sent = JSON.parse(test.upstreams[0]?.requests[0]?.body ?? "{}") as { messages: JsonObject[] };
        const kept = Object.entries(thoughts).filter(([member]) => !refused.includes(member));
        expect(sent.messages[1]).to.deep.equal({ role: "assistant", content: "so", ...Object.fromEntries(kept) });
        const named = refused.map((member) => `messages[1].${member}`).join(", ");
        expect(response.headers.get("x-dropped-params") ?? "").to.equal(named);
      });
    });
});

describe("a record of reasoning within one dialect", () => {
  const routes = [route("one", "chat", 0), route("two", "chat", 1)];
  const open = temporaryGateway({
    providers: { one: { preset: "openrouter" }, two: { preset: "openai-compatible" } },
    models: [{ id: "maker/some", routes }],
  });
  const openKin = temporaryGateway({
    providers: { one: { preset: "openrouter" }, two: { preset: "openai-compatible", family: RECORDED.family } },
    models: [{ id: "maker/some", routes }],
  });
  const record = [{ type: "reasoning.text", text: "hm", signature: "EqQB", format: "f", index: 0 }];
  const turn = { role: "assistant", content: "so", reasoning: "hm" };

  /** Both hosts are called, because the first one fails. */
  async function failOver(test: TestGateway, history: readonly object[]) {
    const [one, two] = test.upstreams;
    if (one === undefined || two === undefined) throw new Error("there are no upstreams");
    one.answer = json({ error: { message: "no" } }, 503);
    two.answer = json(answer);
    const messages = [{ role: "user", content: "hi" }, ...history, { role: "user", content: "on" }];
    const response = await test.call("/v1/chat/completions", { model: "maker/some", messages });
    expect(response.status, await response.text()).to.equal(200);
    const sentTo = ({ requests }: Upstream) =>
      (JSON.parse(requests[0]?.body ?? "{}") as { messages: JsonObject[] }).messages.slice(1, -1);
    return { one: sentTo(one), two: sentTo(two), dropped: response.headers.get("x-dropped-params") };
  }

  it("is dropped when a call fails over to another host, and is reported", async () => {
    const recorded = { ...turn, reasoning_details: record };
    expect(await failOver(open(), [recorded])).to.deep.equal({
      one: [recorded],
      two: [turn],
      dropped: "messages[1].reasoning_details",
    });
  });

  it("stays in the call to a host of the same family", async () => {
    const recorded = { ...turn, reasoning_details: record };
    const { two, dropped } = await failOver(openKin(), [recorded]);
    expect({ two, dropped }).to.deep.equal({ two: [recorded], dropped: null });
  });

  it("is dropped with a turn that has nothing else", async () => {
    const { two, dropped } = await failOver(open(), [{ role: "assistant", content: null, reasoning_details: record }]);
    expect({ two, dropped }).to.deep.equal({ two: [], dropped: "messages[1].reasoning_details" });
  });

  it("is dropped without a report when it is empty", async () => {
    const { two, dropped } = await failOver(open(), [{ ...turn, reasoning_details: [] }]);
    expect({ two, dropped }).to.deep.equal({ two: [turn], dropped: null });
  });
});

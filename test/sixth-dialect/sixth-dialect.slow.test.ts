import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Anthropic from "@anthropic-ai/sdk";
import { betaTool } from "@anthropic-ai/sdk/helpers/beta/json-schema";
import { expect } from "chai";
import OpenAI from "openai";
import type { RunnableToolFunctionWithParse } from "openai/lib/RunnableFunction";
import { CHECKOUT } from "../support/checkout.js";
import {
  buildCheckoutWithDialect,
  type CheckoutWithDialect,
  runProperties,
  simulated,
} from "./checkout-with-dialect.js";

type Fields = Readonly<Record<string, unknown>>;

const SPECS = "test/sixth-dialect/specs";
const WAIT_MS = 120_000;
/** Served behind every dialect. The end of a name selects the behaviour of a model. */
const NAMES = ["assistant", "assistant-thinking", "assistant-error-429", "assistant-cut"];
/** The dialects of clients and models beside the new one. */
const NEIGHBOURS = ["chat", "messages"];

const SUM = [
  { by: "rules", words: "Be brief." },
  { by: "person", words: "What is 17 * 23?" },
];
const BOTH_CITIES = "What are the weather in Oslo and the clock in Rome?";
const PLACE = { type: "object", properties: { city: { type: "string" } }, required: ["city"] } as const;
const OFFERS = [
  { tool: "get_weather", about: "Tells the weather of a city.", takes: PLACE },
  { tool: "read_clock", about: "Tells the clock of a city.", takes: PLACE },
];
const CALLS = [
  { ask: "get_weather", with: { city: "Oslo" } },
  { ask: "read_clock", with: { city: "Rome" } },
];
const REPLIES = [
  { reply: "read_clock", says: "five past nine" },
  { reply: "get_weather", says: "snow and wind" },
];

describe("a dialect that exists in these specs alone", function () {
  this.timeout(WAIT_MS);
  let checkout: CheckoutWithDialect;

  before(async () => {
    checkout = await buildCheckoutWithDialect(SPECS, NAMES);
  });
  after(() => checkout.stop());

  async function send(
    body: Fields,
    key = checkout.gateway.key,
  ): Promise<{ status: number; dropped: string | null; type: string | null; text: string }> {
    const response = await fetch(`${checkout.gateway.url}/flat/answers`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-flat-key": key },
      body: JSON.stringify(body),
    });
    const { headers } = response;
    return {
      status: response.status,
      dropped: headers.get("x-dropped-params"),
      type: headers.get("content-type"),
      text: await response.text(),
    };
  }

  async function answerTo(body: Fields): Promise<Fields> {
    const { status, text } = await send(body);
    expect(status, text).to.equal(200);
    return JSON.parse(text) as Fields;
  }

  async function eventsOf(body: Fields): Promise<Fields[]> {
    const { status, type, text } = await send({ ...body, live: true });
    expect(status, text).to.equal(200);
    expect(type).to.match(/^text\/event-stream/);
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data) as Fields);
  }

  it("is named in no handwritten line", () => {
    for (const folder of ["src", "codegen", "specs"]) {
      const files = readdirSync(join(CHECKOUT, folder), { recursive: true, encoding: "utf8" }).filter((name) =>
        /\.(ts|ya?ml|json)$/.test(name),
      );
      expect(
        files.filter((name) => /x-flat-key|flat\/answers/.test(readFileSync(join(CHECKOUT, folder, name), "utf8"))),
      ).to.deep.equal([]);
    }
  });

  for (const dialect of [...NEIGHBOURS, "flat"]) {
    const who = simulated(dialect);

    describe(`used by a client of a model behind ${dialect}`, () => {
      it("is answered", async () => {
        const { number, cost, items, ...rest } = await answerTo({ who, items: SUM });
        expect(rest).to.deep.equal({ flat: 1, who, over: "done" });
        expect(number).to.be.a("string").and.not.equal("");
        expect(items).to.have.length(1);
        expect((items as Fields[])[0]).to.include({ by: "machine" });
        expect((items as { words: string }[])[0]?.words).to.match(/^17\*23 = 391\..*Be brief\./);
        const { heard: received, said: output } = cost as { heard: number; said: number };
        expect([received > 0, output > 0]).to.deep.equal([true, true]);
      });

      it("is answered with an equal stream", async () => {
        const whole = await answerTo({ who, items: SUM });
        const events = await eventsOf({ who, items: SUM });
        expect(events.map(({ now }) => now).filter((now, index, all) => now !== all[index - 1])).to.deep.equal([
          "begin",
          "say",
          "over",
        ]);
        expect(events[0]).to.include({ who });
        expect(events.map(({ words = "" }) => words).join("")).to.equal((whole.items as { words: string }[])[0]?.words);
        expect(events.at(-1)).to.deep.equal({ now: "over", over: "done", cost: whole.cost });
      });

      it("requests tools, and matches their results by name", async () => {
        const person = { by: "person", words: BOTH_CITIES };
        const first = await answerTo({ who, items: [person], offers: OFFERS });
        expect(first).to.deep.include({ items: CALLS, over: "asking" });
        const streamed = await eventsOf({ who, items: [person], offers: OFFERS });
        expect(streamed.filter(({ now }) => now === "ask").map(({ now: _, ...ask }) => ask)).to.deep.equal(CALLS);
        const second = await answerTo({ who, items: [person, ...CALLS, ...REPLIES], offers: OFFERS });
        const [{ words }] = second.items as [{ words: string }];
        expect(words)
          .to.contain("get_weather answered: snow and wind.")
          .and.to.contain("read_clock answered: five past nine.");
        expect(second.over).to.equal("done");
      });

      it("gets the members that the other dialects lack", async () => {
        const { dropped } = await send({ who, items: SUM, mood: "bright", remember: false, heat: 0.5 });
        expect(dropped).to.equal(dialect === "flat" ? null : "mood");
      });

      it("gets failures in its own form", async () => {
        const { status, text } = await send({ who: simulated(dialect, "assistant-error-429"), items: SUM });
        expect(status).to.equal(429);
        expect(JSON.parse(text)).to.have.nested.property("trouble.kind", "yours");
        const events = await eventsOf({ who: simulated(dialect, "assistant-cut"), items: SUM });
        expect(events.at(-1)).to.have.nested.property("trouble.kind", "ours");
        expect(events.some(({ now }) => now === "over")).to.equal(false);
      });
    });
  }

  describe("and its refused request", () => {
    const who = simulated("chat");
    const cases: [string, Fields, number, RegExp][] = [
      ["for storage", { who, items: SUM, remember: true }, 400, /^stateful_not_supported: /],
      ["with a route", { who, items: SUM, route: "x" }, 400, /^unsupported_parameter: /],
      ["no items", { who }, 400, /^invalid_request: .*items/],
      ["a wrong type", { who, items: SUM, heat: "hot" }, 400, /^invalid_request: .*heat/],
      ["for an unknown model", { who: "maker/none", items: SUM }, 404, /^model_not_found: /],
    ];
    for (const [what, body, wanted, note] of cases) {
      it(`is ${what}`, async () => {
        const { status, text } = await send(body);
        const { trouble } = JSON.parse(text) as { trouble: { kind: string; note: string } };
        expect([status, trouble.kind]).to.deep.equal([wanted, "yours"]);
        expect(trouble.note).to.match(note);
      });
    }

    it("has a wrong key", async () => {
      const { status, text } = await send({ who, items: SUM }, "wrong");
      expect(status).to.equal(401);
      expect(text).to.contain("invalid_api_key");
    });
  });

  describe("used by a model", () => {
    const openai = () =>
      new OpenAI({ baseURL: `${checkout.gateway.url}/v1`, apiKey: checkout.gateway.key, maxRetries: 0 });
    const anthropic = () =>
      new Anthropic({ baseURL: checkout.gateway.url, apiKey: checkout.gateway.key, maxRetries: 0 });
    const model = simulated("flat");
    const messages = [{ role: "user" as const, content: "What is 17 * 23?" }];

    it("answers a chat client, whole and streamed, and reports dropped members", async () => {
      const { data, response } = await openai()
        .chat.completions.create({ model, messages, top_p: 0.5, n: 2 })
        .withResponse();
      expect(response.headers.get("x-dropped-params")?.split(", ").sort()).to.deep.equal(["n", "top_p"]);
      expect(data).to.include({ model });
      expect(data.choices[0]?.message.content).to.contain("17*23 = 391.");
      const streamed = await openai()
        .chat.completions.stream({ model, messages, stream_options: { include_usage: true } })
        .finalChatCompletion();
      expect(streamed.choices[0]).to.deep.include({ finish_reason: "stop" });
      expect(streamed.choices[0]?.message.content).to.equal(data.choices[0]?.message.content);
      expect(streamed.usage).to.include({ total_tokens: data.usage?.total_tokens });
    });

    it("answers a messages client, whole and streamed", async () => {
      const params = { model, max_tokens: 300, messages };
      const whole = await anthropic().messages.create(params);
      expect(whole).to.include({ model, stop_reason: "end_turn" });
      const streamed = await anthropic().messages.stream(params).finalMessage();
      expect(streamed).to.deep.include({ model, stop_reason: "end_turn", content: whole.content });
      expect(streamed.usage.output_tokens).to.equal(whole.usage.output_tokens);
    });

    it("returns its reasoning to both", async () => {
      const thinking = simulated("flat", "assistant-thinking");
      const chat = await openai().chat.completions.create({ model: thinking, messages });
      expect(chat.choices[0]?.message).to.have.property("reasoning_content").that.contains("I am asked");
      const { content } = await anthropic()
        .messages.stream({ model: thinking, max_tokens: 300, messages })
        .finalMessage();
      expect(content.map(({ type }) => type)).to.deep.equal(["thinking", "text"]);
      expect(content[0]?.type === "thinking" && content[0].signature)
        .to.be.a("string")
        .and.not.equal("");
    });

    it("runs the tools of a chat client", async () => {
      const tools = ["get_weather", "read_clock"].map((name): RunnableToolFunctionWithParse<object> => ({
        type: "function",
        function: {
          name,
          description: name,
          parameters: { ...PLACE, required: ["city"] },
          parse: (text) => JSON.parse(text) as object,
          function: () => `${name} says hello`,
        },
      }));
      const runner = openai().chat.completions.runTools({
        model,
        messages: [{ role: "user", content: BOTH_CITIES }],
        tools,
        stream: true,
      });
      expect(await runner.finalContent())
        .to.contain("get_weather answered: get_weather says hello.")
        .and.to.contain("read_clock answered: read_clock says hello.");
    });

    it("runs the tools of a messages client", async () => {
      const tools = ["get_weather", "read_clock"].map((name) =>
        betaTool({ name, description: name, inputSchema: PLACE, run: () => `${name} says hello` }),
      );
      const runner = anthropic().beta.messages.toolRunner({
        model,
        max_tokens: 300,
        messages: [{ role: "user", content: BOTH_CITIES }],
        tools,
        thread: false,
      });
      const text = (await runner.runUntilDone()).content
        .map((block) => (block.type === "text" ? block.text : ""))
        .join("");
      expect(text)
        .to.contain("get_weather answered: get_weather says hello.")
        .and.to.contain("read_clock answered: read_clock says hello.");
    });
  });

  it("passes the properties of conversions, with every other dialect", async () => {
    const printed = await runProperties(checkout.directory, SPECS, "flat");
    expect(printed).not.to.match(/failing/);
    expect(Number(/(\d+) passing/.exec(printed)?.[1])).to.be.at.least(100);
  });
});

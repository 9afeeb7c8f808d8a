import { expect } from "chai";
import type { Part, Request, Response } from "../../../src/registry.js";
import { think } from "../../../src/simulator/responders/text.js";
import { clock, requestOf, weather, wordsOf } from "../support.js";

const words = (request: Request) => wordsOf(think(request));
const kinds = ({ parts }: Response) => parts.map(({ kind }) => kind);
const called = (request: Request) => think(request).parts.flatMap((part) => (part.kind === "call" ? [part.name] : []));

describe("think", () => {
  it("gives the same answer to the same request", () => {
    const request = requestOf("Think about the weather in Paris.", { model: "m", tools: [weather] });
    expect(think(request)).to.deep.equal(think(request));
  });

  const sentences: readonly (readonly [string, Request, string | RegExp])[] = [
    ["repeats a long question in part", requestOf(`Why ${"so ".repeat(200)}?`), /“Why so so .{100,200} …”/],
    ["reports that nothing was asked", { turns: [] }, "You asked nothing in words."],
    [
      "repeats the last question",
      { turns: [...requestOf("One").turns, { role: "assistant", parts: [] }, ...requestOf("Two").turns] },
      "“Two”",
    ],
    [
      "repeats its instructions",
      { turns: [{ role: "system", parts: [{ kind: "text", text: "Be brief." }] }, ...requestOf("Hi").turns] },
      "My instructions begin with “Be brief.”",
    ],
    ["answers in JSON", requestOf("Hi", { output_format: { kind: "json" } }), /^\{"answer":"Hello!/],
    [
      "names its attachments",
      {
        turns: [
          { role: "user", parts: [medium("document", { title: "a.pdf" }), medium("image", {}), medium("audio", {})] },
        ],
      },
      "You gave me a document named “a.pdf”, an image and an audio.",
    ],
  ];
  for (const [name, request, wanted] of sentences) {
    it(name, () =>
      typeof wanted === "string" ? expect(words(request)).to.contain(wanted) : expect(words(request)).to.match(wanted),
    );
  }

  const reasoned: readonly (readonly [string, Request, boolean])[] = [
    ["effort", requestOf("Hi", { reasoning: { effort: "low" } }), true],
    ["no effort", requestOf("Think!", { reasoning: { effort: "none" } }), false],
    ["a budget", requestOf("Hi", { reasoning: { budget: 100 } }), true],
    ["a mode", requestOf("Hi", { reasoning: { mode: "adaptive" } }), true],
    ["a mode that is off", requestOf("Think!", { reasoning: { mode: "off" } }), false],
    ["a prompt that requests it", requestOf("Think about it"), true],
    ["nothing", requestOf("Thinking costs"), false],
  ];
  for (const [name, request, wanted] of reasoned) {
    it(`${wanted ? "reasons" : "does not reason"} for ${name}`, () =>
      expect(kinds(think(request)).includes("reasoning")).to.equal(wanted));
  }

  it("does not return its thoughts when they are hidden, only a signature", () => {
    const [thought] = think(requestOf("Hi", { reasoning: { mode: "on", visible: "omitted" } })).parts;
    expect(thought)
      .to.include({ kind: "reasoning", text: "" })
      .and.to.have.property("signature")
      .that.matches(/^\S{20,}$/);
  });

  const tools: readonly (readonly [string, Request, string[]])[] = [
    ["by its name", requestOf("Use get_time now", { tools: [weather, clock] }), ["get_time"]],
    ["by the words of its name", requestOf("please get time", { tools: [weather, clock] }), ["get_time"]],
    ["by the word that identifies it", requestOf("The weather?", { tools: [weather, clock] }), ["get_weather"]],
    ["in capitals", requestOf("WEATHER!", { tools: [weather] }), ["get_weather"]],
    ["written as one word", requestOf("send the parcel", { tools: [{ name: "sendParcel" }] }), ["sendParcel"]],
    [
      "in the order of the prompt",
      requestOf("time, then weather", { tools: [weather, clock] }),
      ["get_time", "get_weather"],
    ],
    ["but not inside a word", requestOf("Sometimes", { tools: [clock] }), []],
    ["but not by a common word", requestOf("read this", { tools: [{ name: "read_file" }] }), []],
    ["but not when calls are forbidden", requestOf("weather", { tools: [weather], tool_choice: { mode: "none" } }), []],
    [
      "but not beside the choice",
      requestOf("weather", { tools: [weather, clock], tool_choice: { mode: "auto", names: ["get_time"] } }),
      [],
    ],
  ];
  for (const [name, request, wanted] of tools)
    it(`calls a tool that is named ${name}`, () => expect(called(request)).to.deep.equal(wanted));

  it("gives calls of one conversation different IDs", () => {
    const idOf = (answer: Response) => answer.parts.flatMap((part) => (part.kind === "call" ? [part.id] : []))[0];
    const first = think(requestOf("weather", { tools: [weather] }));
    const again = think({
      turns: [...requestOf("weather").turns, { role: "assistant", parts: first.parts }, ...requestOf("weather").turns],
      tools: [weather],
    });
    expect(idOf(again)).to.be.a("string").and.not.to.equal(idOf(first));
  });

  it("reports failures and media of results, which may be turns of their own", () => {
    const results: Part[] = [
      { kind: "result", id: "1", error: true, parts: [{ kind: "text", text: "no network" }] },
      { kind: "result", id: "2", name: "camera", parts: [medium("image", {})] },
      { kind: "result", id: "3", parts: [] },
    ];
    const calls: Part[] = [{ kind: "call", id: "1", name: "get_weather", arguments: "{}" }];
    const answer = words({
      turns: [
        ...requestOf("The weather?").turns,
        { role: "assistant", parts: calls },
        ...results.map((part) => ({ role: "user" as const, parts: [part] })),
      ],
      tools: [weather],
    });
    expect(answer).to.contain(
      "get_weather failed: no network. camera answered: an image. The tool answered: nothing. That is what " +
        "I know about “The weather?”.",
    );
  });

  it("counts longer prompts and declared tools as more tokens", () => {
    const input = (request: Request) => think(request).usage?.input ?? 0;
    expect(input(requestOf("a".repeat(400))) - input(requestOf(""))).to.equal(100);
    expect(input(requestOf("Hi", { tools: [weather] }))).to.be.greaterThan(input(requestOf("Hi")) + 20);
  });
});

function medium(kind: "image" | "audio" | "document", more: { title?: string }): Part {
  return { kind: "media", medium: kind, source: {}, ...more };
}

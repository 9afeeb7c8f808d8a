import { expect } from "chai";
import { Faults, type AnswerMeaning, type Reading } from "../../../tools/replay/meaning.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { readGenerateContentStream } from "../../../tools/replay/readers/generate-content-stream.js";
import { readSse } from "../../../tools/replay/sse.js";

const head = { modelVersion: "m", responseId: "r" };
const usageMetadata = {
  promptTokenCount: 5,
  candidatesTokenCount: 2,
  thoughtsTokenCount: 3,
  toolUsePromptTokenCount: 1,
  totalTokenCount: 11,
};
const chunk = (parts: object[], more: object = {}): object => ({
  candidates: [{ content: { role: "model", parts }, index: 0, ...more }],
  ...head,
});
const last = (parts: object[], finishReason: unknown = "STOP", more: object = {}): object => ({
  ...chunk(parts, { finishReason, ...more }),
  usageMetadata,
});
const call = (name: string, args: unknown, more: object = {}): object => ({
  functionCall: { id: "c1", name, args },
  ...more,
});

function read(chunks: (object | string)[], strict: boolean): Reading<AnswerMeaning> {
  const text = chunks.map((one) => `data: ${typeof one === "string" ? one : JSON.stringify(one)}\r\n\r\n`).join("");
  return readGenerateContentStream(readSse(text, new Faults(true)), { strict });
}

const good = [chunk([{ text: "Hel" }]), last([{ text: "lo" }])];

describe("replay: the generate-content stream reader", () => {
  it("reads text, finish and usage of a clean stream", () => {
    const { meaning, faults } = read(good, true);
    expect(faults).to.deep.equal([]);
    expect(meaning.parts.map((part) => (part.kind === "text" ? part.text : part.kind))).to.deep.equal(["Hel", "lo"]);
    expect(meaning.finish).to.equal("stop");
    expect(meaning.model).to.equal("m");
    expect(meaning.usage).to.deep.equal({ input: 6, cached: 0, cacheWrite: 0, output: 5, reasoning: 3 });
  });

  it("reads thoughts, calls and the state beside them", () => {
    const { meaning, faults } = read(
      [chunk([{ text: "hm", thought: true }]), last([call("f", { x: 1 }, { thoughtSignature: "s" })])],
      true,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("tool_calls");
    expect(meaning.parts[0]).to.deep.include({ kind: "reasoning", text: "hm" });
    expect(meaning.parts[1]).to.deep.include({ kind: "call", id: "c1", name: "f", input: { x: 1 } });
    expect(meaning.parts[1]).to.have.nested.property("signature.value", "s");
  });

  const faulty: [string, (object | string)[], RegExp][] = [
    ["a missing finish", good.slice(0, 1), /no finishReason/],
    ["a second finish", [...good, last([])], /more than one finish/],
    ["content after the finish", [...good, chunk([{ text: "!" }])], /a candidate after the finish/],
    ["a missing usage", [chunk([{ text: "x" }], { finishReason: "STOP" })], /no usageMetadata/],
    [
      "a wrong sum",
      [{ ...last([{ text: "x" }]), usageMetadata: { ...usageMetadata, totalTokenCount: 7 } }],
      /totalTokenCount 7 is not 11/,
    ],
    ["a marker of the end", [...good, "[DONE]"], /no JSON object/],
    ["a changed id", [chunk([{ text: "x" }]), { ...last([{ text: "x" }]), responseId: "other" }], /responseId changed/],
    [
      "another role",
      [{ ...head, usageMetadata, candidates: [{ content: { role: "assistant", parts: [] }, finishReason: "STOP" }] }],
      /role is not model/,
    ],
    ["arguments as text", [last([call("f", '{"x":1}')])], /args is no object/],
    ["a call without id", [last([{ functionCall: { name: "f", args: {} } }])], /a call without id/],
    ["an unknown finish", [last([{ text: "x" }], "END")], /finishReason "END"/],
    [
      "an event after an error",
      [{ error: { code: 503, message: "no", status: "UNAVAILABLE" } }, ...good],
      /after an error/,
    ],
    [
      "a finish beside an error",
      [...good, { error: { code: 503, message: "no", status: "UNAVAILABLE" } }],
      /finish beside an error/,
    ],
  ];
  for (const [name, chunks, fault] of faulty)
    it(`finds ${name}`, () => expect(read(chunks, true).faults.join("\n")).to.match(fault));

  it("finds an event with a name", () => {
    const events = readSse(`event: chunk\ndata: ${JSON.stringify(good[1])}\n\n`, new Faults(true));
    expect(readGenerateContentStream(events, { strict: true }).faults.join()).to.match(/an event named chunk/);
  });

  it("reads an error, also as a list of one", () => {
    const error = { error: { code: 503, message: "no", status: "UNAVAILABLE" } };
    for (const event of [error, [error]])
      expect(read([chunk([{ text: "x" }]), event], false).meaning.error?.message).to.equal("no");
  });

  it("accepts repeated finishes, numbers for enums and calls without ids", () => {
    const { meaning, faults } = read([last([{ functionCall: { name: "f" } }]), last([{ text: "" }], 1)], false);
    expect(faults).to.deep.equal([]);
    expect(meaning.finish).to.equal("tool_calls");
  });

  it("joins arguments that come one value at a time, with or without a marked end", () => {
    const piece = (jsonPath: string, value: object): object => ({
      functionCall: { partialArgs: [{ jsonPath, ...value }], willContinue: true },
    });
    const opens = { functionCall: { name: "f", willContinue: true }, thoughtSignature: "s" };
    const values = [
      piece("$.list[0].name", { stringValue: "ap" }),
      piece("$.list[0].name", { stringValue: "ple" }),
      piece("$.list[1]['price of it']", { numberValue: 0.5 }),
    ];
    for (const end of [[{ functionCall: {} }], []]) {
      const { meaning, faults } = read([chunk([opens]), ...values.map((value) => chunk([value])), last(end)], false);
      expect(faults).to.deep.equal([]);
      expect(meaning.parts).to.have.length(1);
      expect(meaning.parts[0]).to.deep.include({
        kind: "call",
        name: "f",
        input: { list: [{ name: "apple" }, { "price of it": 0.5 }] },
      });
    }
  });

  it("recognises a prompt that was blocked", () => {
    const { meaning, faults } = read(
      [{ ...head, promptFeedback: { blockReason: "SAFETY", blockReasonMessage: "Not this." } }],
      false,
    );
    expect(faults).to.deep.equal([]);
    expect(meaning).to.deep.include({ finish: "filtered", explanation: "Not this.", parts: [] });
  });

  const sources = [{ web: { uri: "https://a.test" } }, { retrievedContext: { uri: "https://b.test" } }];
  const cited: [string, object, string[]][] = [
    [
      "text with sources",
      {
        groundingMetadata: {
          groundingChunks: sources,
          groundingSupports: [{ segment: { partIndex: 9 }, groundingChunkIndices: [1, 0] }],
        },
      },
      ["https://b.test", "https://a.test"],
    ],
    [
      "sources without text",
      {
        groundingMetadata: {
          groundingChunks: sources,
          groundingSupports: [{ segment: {}, groundingChunkIndices: [1] }],
        },
      },
      ["https://b.test", "https://a.test"],
    ],
    ["quotations", { citationMetadata: { citations: [{}, { uri: "https://c.test" }] } }, ["https://c.test"]],
  ];
  for (const [name, more, citations] of cited) {
    it(`puts ${name} on the last text`, () => {
      const { meaning } = read([chunk([{ text: "x" }]), last([{ text: "" }], "STOP", more)], true);
      expect(meaning.parts[0]).to.deep.include({ text: "x", citations });
    });
  }

  it("finds no fault in the smallest answers", () => {
    expect(
      readGenerateContentStream(readSse(generateContent.smallAnswer(true).body, new Faults(true)), { strict: true })
        .faults,
    ).to.deep.equal([]);
    expect(
      generateContent.readResponse(JSON.parse(String(generateContent.smallAnswer(false).body)), { strict: true })
        .faults,
    ).to.deep.equal([]);
  });
});

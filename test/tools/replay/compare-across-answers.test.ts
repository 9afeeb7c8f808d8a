import { expect } from "chai";
import { chat } from "../../../tools/replay/readers/chat.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import {
  faultsOf,
  gcAnswer,
  chatAnswer,
  chatUsage,
  giAnswer,
  output,
  words,
  gcCall,
  responsesAnswer,
  itemCall,
  thought,
  item,
  messagesAnswer,
} from "./compared-answers.js";
import { keptAnswers } from "./kept-answer-cases.js";

describe("replay: comparing answers of further dialects", () => {
  const kept: [string, () => string[]][] = [...keptAnswers];
  for (const [name, faults] of kept) it(`accepts ${name}`, () => expect(faults()).to.deep.equal([]));

  const lost: [string, () => string[], RegExp][] = [
    [
      "reasoning counted twice",
      () =>
        faultsOf(
          chat,
          chatAnswer({ content: "x" }, "stop", chatUsage),
          generateContent,
          gcAnswer(
            [{ text: "x" }],
            {},
            {
              promptTokenCount: 12,
              candidatesTokenCount: 8,
              thoughtsTokenCount: 3,
              cachedContentTokenCount: 4,
              totalTokenCount: 23,
            },
          ),
        ),
      /usage\.output 8 became 11/,
    ],
    [
      "state lost where there is a place for it",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
          interactions,
          giAnswer([{ type: "function_call", id: "a", name: "f", arguments: { x: 1 } }], "requires_action"),
        ),
      /reasoning at .*thoughtSignature/,
    ],
    [
      "reasoning state lost",
      () => faultsOf(responses, responsesAnswer([thought("s"), item("x")]), messages, messagesAnswer([words("x")])),
      /reasoning/,
    ],
    [
      "state that is changed",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
          responses,
          responsesAnswer([thought("t"), itemCall]),
        ),
      /reasoning|signature/,
    ],
    [
      "an id lost",
      () =>
        faultsOf(
          responses,
          responsesAnswer([itemCall]),
          generateContent,
          gcAnswer([{ functionCall: { name: "f", args: { x: 1 } } }]),
        ),
      /a call without id/,
    ],
    [
      "a filter written as a normal end",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "x" }], { finishReason: "SAFETY" }),
          responses,
          responsesAnswer([item("x")]),
        ),
      /finish filtered became stop/,
    ],
    [
      "a call with the end of text",
      () =>
        faultsOf(
          responses,
          responsesAnswer([itemCall]),
          interactions,
          giAnswer([{ type: "function_call", id: "a", name: "f", arguments: { x: 1 } }]),
        ),
      /completed with calls/,
    ],
    [
      "a lost citation",
      () =>
        faultsOf(
          responses,
          responsesAnswer([item("x", [{ type: "url_citation", url: "https://a.test" }])]),
          interactions,
          giAnswer([output(words("x"))]),
        ),
      /citations/,
    ],
    [
      "text that changed places with a call",
      () =>
        faultsOf(
          responses,
          responsesAnswer([item("x"), itemCall]),
          generateContent,
          gcAnswer([gcCall(), { text: "x" }]),
        ),
      /text "x".* became a call/,
    ],
  ];
  for (const [name, faults, fault] of lost) it(`finds ${name}`, () => expect(faults().join("\n")).to.match(fault));
});

import { expect } from "chai";
import type { OutputFormat, Request, Turn } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../../../src/conversion/write-context.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { jsonInWords } from "../../../src/conversion/request/json-in-words.js";
import { assistant, call, result, system, user } from "../../support/conversion/turns.js";

const json: OutputFormat = { kind: "json" };
const WORDS = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";

describe("jsonInWords", () => {
  const added: [what: string, given: Turn[], want: Turn[], place?: WriteContext["instructions"]][] = [
    ["before the user's turns", [user("hi")], [system(WORDS), user("hi")]],
    ["after other instructions", [system("a"), user("hi")], [system("a"), system(WORDS), user("hi")]],
    [
      "where the model alone has said the word",
      [user("hi"), assistant("JSON?"), user("go")],
      [system(WORDS), user("hi"), assistant("JSON?"), user("go")],
    ],
    [
      "before a conversation in which the user asks nothing",
      [assistant(call("1")), user(result("1"))],
      [system(WORDS), assistant(call("1")), user(result("1"))],
    ],
    ["after instructions alone", [system("a")], [system("a"), system(WORDS)]],
    [
      "in the one turn of instructions that a host takes",
      [system("a"), user("hi")],
      [system(`a\n\n${WORDS}`), user("hi")],
      "first",
    ],
    ["in the user's turn for a model without instructions", [user("hi")], [user(WORDS, "hi")], "user"],
  ];
  for (const [what, turns, want, place] of added)
    it(`requests the form in words ${what}`, () => {
      const given: Request = { turns, output_format: json };
      const context = place === undefined ? {} : { instructions: place };
      expect(jsonInWords(given, noLoss, undefined, context)).to.deep.equal({ turns: want, output_format: json });
    });

  const unchanged: [what: string, given: Request][] = [
    ["instructions with the word", { turns: [system("As json."), user("hi")], output_format: json }],
    ["a user's turn with the word", { turns: [user("In Json, please")], output_format: json }],
    ["an answer by a schema", { turns: [user("hi")], output_format: { kind: "schema", schema: { type: "object" } } }],
    ["an answer in plain text", { turns: [user("hi")], output_format: { kind: "text" } }],
    ["an answer without a form", { turns: [user("hi")] }],
  ];
  for (const [what, given] of unchanged)
    it(`does not change ${what}`, () => expect(jsonInWords(given, noLoss, undefined, {})).to.equal(given));
});

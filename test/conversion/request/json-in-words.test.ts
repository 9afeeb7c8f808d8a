import { expect } from "chai";
import type { OutputFormat, Request, Turn } from "../../../generated/interlingua/text.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { jsonInWords } from "../../../src/conversion/request/json-in-words.js";
import { assistant, call, image, result, system, user } from "../../support/conversion/turns.js";

const json: OutputFormat = { kind: "json" };
const WORDS = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";

describe("jsonInWords", () => {
  const added: [where: "outside_instructions" | undefined, what: string, given: Turn[], want: Turn[]][] = [
    [undefined, "after the text of the user", [system("a"), user("hi")], [system("a"), user(`hi\n\n${WORDS}`)]],
    [
      undefined,
      "in the first of several turns",
      [user("hi"), assistant("yes"), user("go")],
      [user(`hi\n\n${WORDS}`), assistant("yes"), user("go")],
    ],
    [
      undefined,
      "where the model alone has said the word",
      [user("hi"), assistant("JSON?"), user("go")],
      [user(`hi\n\n${WORDS}`), assistant("JSON?"), user("go")],
    ],
    [undefined, "beside media", [user(image(), "what?")], [user(image(), `what?\n\n${WORDS}`)]],
    [undefined, "beside media without a text", [user(image())], [user(image(), WORDS)]],
    [undefined, "beside media with an empty text", [user(" ", image())], [user(" ", image(), WORDS)]],
    [
      undefined,
      "before a conversation in which the user asks nothing",
      [assistant(call("1")), user(result("1"))],
      [system(WORDS), assistant(call("1")), user(result("1"))],
    ],
    [undefined, "after instructions alone", [system("a")], [system("a"), system(WORDS)]],
    [
      "outside_instructions",
      "where the first instructions alone have the word",
      [system("Write JSON."), user("hi")],
      [system("Write JSON."), user(`hi\n\n${WORDS}`)],
    ],
    ["outside_instructions", "after such instructions alone", [system("JSON")], [system("JSON"), system(WORDS)]],
  ];
  for (const [where, what, turns, want] of added)
    it(`requests the form in words ${what}`, () => {
      const given: Request = { turns, output_format: json };
      expect(jsonInWords(given, noLoss, where, {})).to.deep.equal({ turns: want, output_format: json });
    });

  const unchanged: [what: string, given: Request, where?: "outside_instructions"][] = [
    ["instructions with the word", { turns: [system("As json."), user("hi")], output_format: json }],
    ["a user's turn with the word", { turns: [user("In Json, please")], output_format: json }],
    ["a turn with the word", { turns: [user("As JSON")], output_format: json }, "outside_instructions"],
    ["an answer by a schema", { turns: [user("hi")], output_format: { kind: "schema", schema: { type: "object" } } }],
    ["an answer in plain text", { turns: [user("hi")], output_format: { kind: "text" } }],
    ["an answer without a form", { turns: [user("hi")] }],
  ];
  for (const [what, given, where] of unchanged)
    it(`does not change ${what}`, () => expect(jsonInWords(given, noLoss, where, {})).to.equal(given));
});

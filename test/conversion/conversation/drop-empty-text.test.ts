import { expect } from "chai";
import type { Part } from "../../../generated/interlingua/text.js";
import { dropEmptyText } from "../../../src/conversion/conversation/drop-empty-text.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, image, result, system, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf, originAt } from "../../support/origins.js";

describe("dropEmptyText", () => {
  passCases(
    (turns) => dropEmptyText(turns, noLoss),
    [
      ["white space is kept where vendors accept it", [user("a", " ", "b", "")], [user("a", " ", "b")]],
      ["a turn of white space stays", [assistant(" ", call("a"))], [assistant(" ", call("a"))]],
      ["an empty text inside a result stays", [user(result("a", ""))], [user(result("a", ""))]],
    ],
  );

  passCases(
    (turns) => dropEmptyText(turns, noLoss, "or_blank"),
    [
      ["text stays", [user("hi", " there")], [user("hi", " there")]],
      ["empty text beside other parts is removed", [user("", "hi", " \n\t", image())], [user("hi", image())]],
      ["a turn of empty text is removed", [user("hi"), assistant(" "), user("ho")], [user("hi"), user("ho")]],
      ["the last turn of the user stays", [assistant("hi"), user(" ")], [assistant("hi"), user()]],
      ["instructions of empty text are removed", [system(""), user("hi")], [user("hi")]],
      ["empty text before a call is removed, the call stays", [assistant("", call("a"))], [assistant(call("a"))]],
      ["a turn that never had a part stays", [assistant()], [assistant()]],
      [
        "empty text inside a result is removed, the result stays",
        [user(result("a", " \n"), { ...result("b", ""), error: true } as Part)],
        [user({ kind: "result", id: "a", parts: [] }, { kind: "result", id: "b", parts: [], error: true })],
      ],
      ["text inside a result stays", [user(result("a"))], [user(result("a"))]],
    ],
  );

  it("reports what a removed text has beside its words", () => {
    const loss = lossOf({ "part.text.cache": ["cache_control"] });
    const origin = originAt("messages[0].content[0]", "part.text");
    dropEmptyText([user("hi", { kind: "text", text: "", cache: "short", origin })], loss);
    expect(loss.paths).to.deep.equal(["messages[0].content[0].cache_control"]);
  });
});

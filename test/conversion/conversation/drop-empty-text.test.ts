import { dropEmptyText } from "../../../src/conversion/conversation/drop-empty-text.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, image, system, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

describe("dropEmptyText", () => {
  passCases(
    (turns) => dropEmptyText(turns, noLoss, {}),
    [
      ["white space is words where vendors take it", [user("a", " ", "b", "")], [user("a", " ", "b")]],
      ["a turn of white space stays", [assistant(" ", call("a"))], [assistant(" ", call("a"))]],
    ],
  );

  passCases(
    (turns) => dropEmptyText(turns, noLoss, { blank: true }),
    [
      ["words stay", [user("hi", " there")], [user("hi", " there")]],
      ["empty words beside others go", [user("", "hi", " \n\t", image())], [user("hi", image())]],
      ["a turn of empty words goes", [user("hi"), assistant(" "), user("ho")], [user("hi"), user("ho")]],
      ["instructions of empty words go", [system(""), user("hi")], [user("hi")]],
      ["empty words before a call go, the call stays", [assistant("", call("a"))], [assistant(call("a"))]],
      ["a turn that never had a part stays", [assistant()], [assistant()]],
    ],
  );
});

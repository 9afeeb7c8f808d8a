import type { Part } from "../../../generated/interlingua/text.js";
import { dropPlaceholderState } from "../../../src/conversion/conversation/drop-placeholder-state.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const DUMMY = "skip_the_look_at_it";
const signed = (signature?: string): Part => ({ ...call("a"), signature }) as Part;
const thought = (text: string, signature?: string): Part => ({ kind: "reasoning", text, signature });

describe("dropPlaceholderState", () => {
  passCases(
    (turns) => dropPlaceholderState(turns, noLoss, [DUMMY, "and_so_on"]),
    [
      ["state of the vendor's stays", [assistant(signed("c3RhdGU="))], [assistant(signed("c3RhdGU="))]],
      ["a placeholder on a call is removed", [assistant(signed(DUMMY))], [assistant(signed())]],
      ["a placeholder among several values is removed", [assistant(signed("and_so_on"))], [assistant(signed())]],
      [
        "a placeholder in base64 is removed",
        [assistant(signed(Buffer.from(DUMMY).toString("base64")))],
        [assistant(signed())],
      ],
      ["reasoning keeps its text", [assistant(thought("hm", DUMMY), "well")], [assistant(thought("hm"), "well")]],
      [
        "a part that has nothing but a placeholder is removed",
        [assistant("well", thought("", DUMMY))],
        [assistant("well")],
      ],
      [
        "a turn of such parts is removed",
        [user("hi"), assistant(thought("", DUMMY)), user("on")],
        [user("hi"), user("on")],
      ],
      ["text that is spelled like a placeholder stays", [assistant(DUMMY)], [assistant(DUMMY)]],
    ],
  );
});

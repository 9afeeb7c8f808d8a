import type { Part } from "../../../generated/interlingua/text.js";
import { dropPlaceholderState } from "../../../src/conversion/conversation/drop-placeholder-state.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const DUMMY = "skip_the_look_at_it";
const signed = (signature?: string): Part => ({ ...call("a"), signature }) as Part;
const thought = (text: string, signature?: string): Part => ({ kind: "reasoning", text, signature });

describe("dropPlaceholderState", () => {
  passCases(
    (turns) => dropPlaceholderState(turns, noLoss, { placeholders: [DUMMY, "and_so_on"] }),
    [
      ["state of the vendor's stays", [assistant(signed("c3RhdGU="))], [assistant(signed("c3RhdGU="))]],
      ["a dummy on a call is no state", [assistant(signed(DUMMY))], [assistant(signed())]],
      ["each of several values is one", [assistant(signed("and_so_on"))], [assistant(signed())]],
      ["one in base64 is the same", [assistant(signed(Buffer.from(DUMMY).toString("base64")))], [assistant(signed())]],
      ["reasoning keeps its words", [assistant(thought("hm", DUMMY), "well")], [assistant(thought("hm"), "well")]],
      ["a part that is there for its state alone goes", [assistant("well", thought("", DUMMY))], [assistant("well")]],
      ["a turn of such parts goes", [user("hi"), assistant(thought("", DUMMY)), user("on")], [user("hi"), user("on")]],
      ["words that are spelled so stay", [assistant(DUMMY)], [assistant(DUMMY)]],
    ],
  );
});

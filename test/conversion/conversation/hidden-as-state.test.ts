import { hiddenAsState } from "../../../src/conversion/conversation/index.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { tagState } from "../../../src/conversion/state/tag.js";
import type { Part } from "../../../generated/interlingua/text.js";
import { assistant, call } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const hidden = (redacted: string): Part => ({ kind: "reasoning", text: "", redacted });
const state = (signature: string): Part => ({ kind: "reasoning", text: "", signature });

describe("hiddenAsState", () => {
  passCases(
    (turns) => hiddenAsState(turns, noLoss),
    [
      [
        "hidden reasoning becomes state that its tag marks as hidden",
        [assistant(hidden(tagState("a", "s")), call("c"))],
        [assistant(state(tagState("a", "s", "hidden")), call("c"))],
      ],
      ["without a tag it stays hidden", [assistant(hidden("s"))], [assistant(hidden("s"))]],
      ["other state stays as it is", [assistant(state("s"))], [assistant(state("s"))]],
    ],
  );
});

import { expect } from "chai";
import { Loss } from "../../../../src/conversion/loss.js";
import { implyOutputsOfText } from "../../../../specs/dialects/generate-content/functions.js";
import type { Request } from "../../../../generated/interlingua/text.js";

type Outputs = Request["outputs"];

describe("implyOutputsOfText", () => {
  const cases: [name: string, outputs: Outputs, want: Outputs][] = [
    ["leaves out texts alone", [{ kind: "text" }], undefined],
    ["keeps images beside texts", [{ kind: "text" }, { kind: "image" }], [{ kind: "text" }, { kind: "image" }]],
    ["changes no request without outputs", undefined, undefined],
  ];
  for (const [name, outputs, want] of cases)
    it(name, () => expect(implyOutputsOfText({ turns: [], outputs }, new Loss({}, {})).outputs).to.deep.equal(want));
});

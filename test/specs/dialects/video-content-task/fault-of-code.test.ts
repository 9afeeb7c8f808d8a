import { expect } from "chai";
import { codeOfFault, faultOfCode } from "../../../../specs/dialects/video-content-task/functions.js";
import type { Fault } from "../../../../generated/interlingua/video.js";

const faults = { unsafe: ["Sensitive"], invalid: ["InvalidParameter"] };
const codes = {
  unsafe: "OutputSensitive",
  invalid: "InvalidParameter",
  denied: "Denied",
  overloaded: "Overloaded",
  internal: "Internal",
};

describe("faultOfCode", () => {
  const cases: readonly (readonly [
    name: string,
    code: string | undefined,
    explanation: string | undefined,
    want: Fault | undefined,
  ])[] = [
    ["a code that holds a known text", "InputTextSensitiveContent", undefined, "unsafe"],
    ["a code that begins with one", "InvalidParameter.Duration", undefined, "invalid"],
    ["an unknown code", "SomethingNew", undefined, "internal"],
    ["a message without a code", undefined, "no", "internal"],
    ["no fault", undefined, undefined, undefined],
  ];
  for (const [name, code, explanation, want] of cases)
    it(name, () => expect(faultOfCode({ videos: [], fault_code: code, explanation }, faults).fault).to.equal(want));
});

describe("codeOfFault", () => {
  const cases: readonly (readonly [
    name: string,
    fault: Fault | undefined,
    code: string | undefined,
    want: string | undefined,
  ])[] = [
    ["a code of the dialect itself", "unsafe", "InputTextSensitiveContent", "InputTextSensitiveContent"],
    ["a fault without a code in the dialect", "overloaded", undefined, "Overloaded"],
    ["a code in small letters", "invalid", "invalid_argument", "InvalidParameter"],
    ["a code in capital letters", "invalid", "INVALID_ARGUMENT", "InvalidParameter"],
    ["a code that is a number", "denied", "7", "Denied"],
    ["no fault", undefined, undefined, undefined],
  ];
  for (const [name, fault, code, want] of cases)
    it(name, () => expect(codeOfFault({ videos: [], fault, fault_code: code }, codes).fault_code).to.equal(want));
});

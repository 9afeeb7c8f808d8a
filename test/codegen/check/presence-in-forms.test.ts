import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const effort = "    effort:\n      fields:\n        effort: { at: reasoning_effort";
const mode = "        mode: { absent: the model decides }\n";
const whereThere = '    effort:\n      when: { ▸reasoning_effort: present }\n      concepts: { mode: "on" }\n';

describe("presenceInForms: a form that is read where a member is there is written with it", () => {
  faultCases([
    [
      "a constant that nothing would say",
      [
        [chat, effort, `${whereThere}      fields:\n        effort: { at: reasoning_effort`],
        [chat, mode, ""],
      ],
      'the form is read where "reasoning_effort" is there, and written without it where there is no effort',
      "write concepts: { mode: on, effort: present }",
    ],
  ]);
});

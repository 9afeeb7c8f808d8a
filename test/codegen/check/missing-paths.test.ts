import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const names = "names: allowed_tools.tools[type=function].function.name";

describe("missingPaths: a path that leads nowhere has a hint with the line to write", () => {
  faultCases([
    [
      "the kind of a reason in place of a path",
      [[messages, "    seed: { absent: the vendor offers no seed }", "    ▸seed: absent"]],
      'there is no "absent" here in the schemas of specs/dialects/messages/dialect.yaml',
      "write seed: { absent: <reason> }",
    ],
    [
      "the place of a list",
      [[chat, names, "▸names: allowed_tools.tools.function.name"]],
      '"allowed_tools.tools.function.name" leads through allowed_tools.tools, which is a list',
      "write allowed_tools.tools[].function.name, " +
        "or allowed_tools.tools[type=<word>].function.name for some of the items",
    ],
    [
      "the place of one value in a request",
      [[chat, "    top_k: { absent: sampling here is by temperature }", "    ▸top_k: tools.type"]],
      '"tools.type" leads through tools, which is a list',
      "write tools[type=<word>].type, or tools[0].type for the first item",
    ],
    [
      "the place of one value in an answer",
      [[chat, 'finish: { at: "choices[0].finish_reason"', "finish: { ▸at: choices.finish_reason"]],
      '"choices.finish_reason" leads through choices, which is a list',
      "write choices[0].finish_reason for the first item",
    ],
    [
      "a member that no other dialect has",
      [[chat, "    logit_bias: tokens are", "    ▸tools.type: the others have one kind\n    logit_bias: tokens are"]],
      '"tools.type" leads through tools, which is a list',
      "write tools[0].type for the first item",
    ],
    [
      "a member that items do not have either",
      [[chat, names, "▸names: allowed_tools.tools.functoin.name"]],
      '"allowed_tools.tools.functoin.name" leads nowhere in the schemas of specs/dialects/chat/dialect.yaml: ' +
        'there is no "functoin"',
      "the schemas know no members there",
    ],
  ]);
});

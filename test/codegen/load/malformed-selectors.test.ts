import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const names = "names: allowed_tools.tools[type=function].function.name";
const form = "select items as in list[member=word].member, or all of them by list[]";

/** A path with these brackets, and what is wrong. */
function selects(what: string, brackets: string, fault: string, meant?: string): FaultCase {
  const path = (text: string): string => `allowed_tools.tools${text}.function.name`;
  const hint = meant === undefined ? form : `write names: "${path(meant)}"`;
  return [what, [[chat, names, `▸names: ${path(brackets)}`]], `names has ${fault}`, hint];
}

describe("malformedSelector: a path with wrong brackets has a hint with the line to write", () => {
  faultCases([
    selects(
      "a semicolon between conditions",
      "[type=a; role=b]",
      '"[type=a; role=b]": conditions have "," between them, not ";"',
      "[type=a, role=b]",
    ),
    selects(
      "two equals signs",
      "[type==a, role=b]",
      '"[type==a, role=b]": a condition has one "=", not "=="',
      "[type=a, role=b]",
    ),
    selects(
      "a space between conditions",
      "[type=a role=b]",
      '"[type=a role=b]": conditions have "," between them, not a space',
      "[type=a, role=b]",
    ),
    selects(
      "a colon in a condition",
      "[type:function]",
      '"[type:function]": a condition has "=", not ":"',
      "[type=function]",
    ),
    selects("brackets that are not closed", "[type=function", '"[type=function" without "]"', "[type=function]"),
    selects("brackets around all items that are not closed", "[", '"[" without "]"', "[]"),
    selects("brackets that are not opened", "type=function]", '"]" without "["'),
    selects("brackets inside brackets", "[type=[function]]", '"[type=" without "]"'),
    selects("a condition without a word", "[type=]", '"[type=]": a condition has a word behind "="', "[type=<word>]"),
    selects("a member alone", "[type]", '"[type]": a condition has "=" and a word', "[type=<word>]"),
    selects("a word alone", "[=a]", '"[=a]": a condition has a member before "="', "[<member>=a]"),
    selects(
      "a condition that is not met",
      "[type!=a]",
      '"[type!=a]": there is no "!=": a condition has the words that are meant',
      "[type=<word>|<word>]",
    ),
    selects("quotes", "[type='a']", `"[type='a']": words in brackets have no quotes`, "[type=a]"),
    selects("spaces", "[type = a]", '"[type = a]": a condition has no space beside "="', "[type=a]"),
    selects("a comma at the end", "[type=a,]", '"[type=a,]": a "," has a condition on both sides', "[type=a]"),
    selects("a bar at the end", "[type=a|]", '"[type=a|]": a "|" has a word on both sides', "[type=a]"),
    selects("brackets with a space", "[ ]", '"[ ]": conditions have no space around them', "[]"),
    selects("a dot before brackets", ".[]", 'a "." that is missing behind "]", or is there before "["', "[]"),
    [
      "one of several paths",
      [[chat, names, 'names: { at: [allowed_tools.names, ▸"allowed_tools.tools[type=a; role=b].function.name"] }']],
      'at[1] has "[type=a; role=b]": conditions have "," between them, not ";"',
      'write "allowed_tools.tools[type=a, role=b].function.name"',
    ],
    [
      "a path without quotes among others",
      [[chat, names, "names: { at: allowed_tools.tools▸[type==a].function.name }"]],
      "Unexpected flow-seq-start at node end",
      'write at: "allowed_tools.tools[type=a].function.name"',
    ],
    [
      "a path without quotes that is not closed",
      [[chat, names, "names: { at: allowed_tools.tools▸[type=a.function.name }"]],
      "Unexpected flow-seq-start at node end",
      "quote a value that holds brackets, braces or quotes",
    ],
  ]);
});

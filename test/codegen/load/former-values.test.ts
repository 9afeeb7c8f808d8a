import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";
const ECHO = "an echo is the value itself now, and repeats the member at its own place";
const noLongerKey = (key: string): string => `\`${key}\` is no longer a key`;
const responseWith = (lines: string): FaultCase[1] => [[chat, "\nresponse:\n", `\nresponse:\n  ${lines}\n`]];
const shape = "{ body: { error: $message }, types: { else: error }, read: { message: [error] } }";

const cases: FaultCase[] = [
  [
    "an echo with its value in a member",
    responseWith("echo: { ▸model: { default: some-model } }"),
    ECHO,
    "write model: some-model",
  ],
  [
    "an echo with the place in the request and a value",
    responseWith("echo: { ▸model: { of: user, default: null } }"),
    ECHO,
    "write model: null",
  ],
  ["an echo without a value", responseWith("echo: { ▸model: { of: model } }"), ECHO, "write echo: [model]"],
  [
    "names of events without their member",
    [[messages, "named: type", "▸named: true"]],
    "named is the member with the name of each event now",
    "write named: type",
  ],
  [
    "events without names",
    [[messages, "named: type", "▸named: false"]],
    "named is the member with the name of each event now",
    "leave named out: events have no names without it",
  ],
  [
    "members of the same dialect in a member",
    responseWith("own: { ▸members: { model: string } }"),
    noLongerKey("members"),
    "write own: { model: string }",
  ],
  [
    "lists of the same dialect in a member",
    responseWith("own: { ▸lists: { choices: [{ own: { index: integer } }] } }"),
    noLongerKey("lists"),
    "write own: { choices: [{ own: { index: integer } }] }",
  ],
  [
    "a map that no member of the same dialect may be",
    responseWith("own: { ▸model: { type: string } }"),
    "model is a type such as string, or a list of kinds of items",
    "",
  ],
  [
    "error shapes in a member",
    [["error-shapes.yaml", null, `▸shapes:\n  typed: ${shape}\n  coded: ${shape}\n`]],
    noLongerKey("shapes"),
    "write each shape at the top of the file: typed: …, coded: …",
  ],
  [
    "words of one case that a bar divides",
    [[messages, "      message_stop: { end: true }", "      ▸message_stop|done: { end: true }"]],
    "`message_stop|done` is now `message_stop, done`",
    "",
  ],
];

describe("values that are written differently now", () => faultCases(cases));

import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("explain: a misspelt key is one problem", () => {
  faultCases([
    [
      "a section of the file",
      [[chat, "\nusage:\n", "\n▸usge:\n"]],
      'unknown key "usge" in the file',
      'did you mean "usage"?',
    ],
    [
      "a required key",
      [[messages, "  else: other\n", "  ▸ele: other\n"]],
      'unknown key "ele" in finish',
      'did you mean "else"?',
    ],
    [
      "a required key among names of which none is like it",
      [[messages, "else: api_error }", "▸ele: api_error }"]],
      'unknown key "ele" in types',
      'did you mean "else"?',
    ],
    [
      "a key of a line",
      [[messages, "    seed: { absent: the vendor", "    seed: { ▸abset: the vendor"]],
      'unknown key "abset" in seed',
      'did you mean "absent"?',
    ],
    [
      "a key that is too short to resemble one",
      [[messages, "temperature: { at: temperature,", "temperature: { ▸t: temperature,"]],
      'unknown key "t" in temperature',
      'did you mean "at"?',
    ],
    [
      "a key of a line for several concepts",
      [
        [messages, "    seed: { absent: the vendor offers no seed }\n", ""],
        [messages, "    top_k: top_k\n", "    top_k, seed: { ▸abset: the vendor offers none }\n"],
      ],
      'unknown key "abset" in top_k',
      'did you mean "absent"?',
    ],
    [
      "a key that another one needs",
      [[messages, "  read:\n    discriminator: type", "  read:\n    ▸discriminatr: type"]],
      'unknown key "discriminatr" in read',
      'did you mean "discriminator"?',
    ],
    [
      "a key that was renamed, and that another one needs",
      [[messages, "  read:\n    discriminator: type", "  read:\n    ▸told_by: type"]],
      "`told_by` is now `discriminator`",
      "write discriminator: type",
    ],
    [
      "a kind of part",
      [[messages, "      call:\n        open:", "      ▸cal:\n        open:"]],
      '"cal" is not a name allowed in parts',
      'did you mean "call"?',
    ],
    [
      "an extension of OpenAPI that is required",
      [["dialects/chat/dialect.yaml", "      x-stream: body\n", "      ▸x-strem: body\n"]],
      'unknown key "x-strem" in post',
      'did you mean "x-stream"?',
    ],
    [
      "a section that is indented as a key of the one before",
      [[chat, "\nfinish:\n", "\n  ▸finish:\n"]],
      "finish is a key of the file, and is indented as a key of response",
      "begin finish: in the column of response:",
    ],
    [
      "the rest of a text that a comma cut",
      [[messages, "seed: { absent: the vendor offers no seed }", "seed: { absent: no seed, ▸sorry }"]],
      'unknown key "sorry" in seed',
      'quote the text: absent: "no seed, sorry"',
    ],
  ]);
});

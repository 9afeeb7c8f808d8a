import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { image } from "../../support/codegen/video-specs.js";

/** A preset with one difference from the dialect. */
const wire = (line: string): Edit[] => [
  ["providers/openai.yaml", "dialects: [chat]", `dialects: [chat]\nwire:\n  chat:\n    ${line}`],
];
const document = "specs/dialects/chat/dialect.yaml";

describe("wireOfPresets: what a preset says of a wire changes something there", () => {
  faultCases([
    [
      "a member that is renamed and not known",
      wire("rename: { ▸max_completion_tokns: max_tokens }"),
      `no request of ${document} has a member "max_completion_tokns"`,
      'did you mean "max_completion_tokens"?',
    ],
    [
      "a new name that is nearly that of another member",
      wire("rename: { ▸max_completion_tokens: max_tokns }"),
      `no request of ${document} has a member "max_tokns"`,
      'did you mean "max_tokens"?',
    ],
    [
      "a new name that another member has",
      wire("rename: { ▸seed: temperature }"),
      '"seed" is renamed to "temperature", which the dialect writes too',
      "rename temperature too, or list its concept under lacks:",
    ],
    [
      "a member that is renamed to that of the conversation",
      wire("rename: { ▸seed: messages }"),
      '"seed" is renamed to "messages", which the dialect writes too',
      "rename messages too, or list its concept under lacks:",
    ],
    [
      "two members that are renamed to one",
      wire("rename: { ▸seed: zz, ▸temperature: zz }"),
      '"seed" and "temperature" are renamed to "zz", and one of two values is lost',
      "give each a name of its own",
    ],
    [
      "a member that keeps its name",
      wire("rename: { ▸max_tokens: max_tokens }"),
      'the member "max_tokens" keeps its name, so this line changes nothing',
      "leave it out",
    ],
    [
      "a member that is renamed where no body is written anew",
      [
        ...image({ name: "paintings" }),
        [
          "providers/openai.yaml",
          "dialects: [chat]\n",
          "dialects: [chat, paintings]\nwire: { paintings: { ▸rename: { prompt: text } } }\n",
        ],
      ],
      'only clients of "paintings" call its models, and their bodies are forwarded as they came',
      "describe the host's form as a dialect of its own, and name it with as: in place of rename:",
    ],
    [
      "an ignored limit that is misspelt",
      wire("ignored: [▸max_completion_tokns]"),
      'the chat dialect has no output limit at its top named "max_completion_tokns"',
      'did you mean "max_completion_tokens"?',
    ],
    [
      "an ignored member that is no output limit",
      wire("ignored: [▸seed]"),
      'the chat dialect has no output limit at its top named "seed"',
      "known here: max_completion_tokens, max_tokens",
    ],
    [
      "a role that is replaced and not known",
      wire("roles: { ▸develper: system }"),
      'no turn of the vocabulary "text" has the role "develper"',
      "known here: system, user, assistant",
    ],
    [
      "a role in place of another that is not known",
      wire("roles: { ▸system: usr }"),
      'no turn of the vocabulary "text" has the role "usr"',
      'did you mean "user"?',
    ],
    [
      "a role of requests without turns",
      [
        ...image({ name: "paintings" }),
        [
          "providers/openai.yaml",
          "dialects: [chat]\n",
          "dialects: [chat, paintings]\nwire: { paintings: { roles: { ▸developer: system } } }\n",
        ],
      ],
      'no turn of the vocabulary "image" has the role "developer"',
      "leave roles: out",
    ],
    [
      "an ignored limit of requests that have none",
      [
        ...image({ name: "paintings" }),
        [
          "providers/openai.yaml",
          "dialects: [chat]\n",
          "dialects: [chat, paintings]\nwire: { paintings: { ignored: [▸max_tokens] } }\n",
        ],
      ],
      'the paintings dialect has no output limit at its top named "max_tokens"',
      "leave ignored: out",
    ],
    [
      "a role that stays as it is",
      wire("roles: { ▸system: system }"),
      'the role "system" stays as it is, so this line changes nothing',
      "leave it out",
    ],
    [
      "the length of what is no text",
      wire("longest: { ▸seed: 64 }"),
      '"seed" is no text, and longest: has lengths of texts',
      "these are texts: model, user",
    ],
  ]);
});

import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("answeredOnce: a member has one answer", () => {
  faultCases([
    [
      "a member that is mapped and has no counterpart",
      [[chat, "    metadata: pairs stay", "    ▸seed: numbers of one vendor\n    metadata: pairs stay"]],
      'seed is under unmapped:, and "seed" answers it too',
      'leave it out of unmapped:, unless "seed" is wrong',
    ],
    [
      "a member that is mapped and consumed",
      [[chat, "    stream_options: the", "    ▸user: it is logged\n    stream_options: the"]],
      'user is under consumed:, and "user" answers it too',
      'leave it out of consumed:, unless "user" is wrong',
    ],
    [
      "a member of a record that is among those of the request",
      [[chat, "    metadata: pairs stay", "    ▸reasoning_effort: one vendor's\n    metadata: pairs stay"]],
      'reasoning_effort is under unmapped:, and "effort" answers it too',
      'leave it out of unmapped:, unless "effort" is wrong',
    ],
    [
      "a member that is consumed and has no counterpart",
      [[chat, "    metadata: pairs stay", "    ▸stream_options: one vendor's\n    metadata: pairs stay"]],
      "stream_options is under unmapped:, and consumed answers it too",
      "leave it out of unmapped:, unless consumed is wrong",
    ],
    [
      "a member of a form",
      [
        [
          messages,
          "fields: { source: { at: source, record: source } }\n    unmapped: {",
          "fields: { source: { at: source, record: source } }\n    unmapped: { ▸source: one vendor's,",
        ],
      ],
      'source is under unmapped:, and "source" answers it too',
      'leave it out of unmapped:, unless "source" is wrong',
    ],
  ]);
});

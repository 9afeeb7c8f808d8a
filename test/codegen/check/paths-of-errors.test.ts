import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const below = (dialect: string, paths: string): Edit => [
  `dialects/${dialect}/dialect.yaml`,
  `  name: ${dialect}\n`,
  `  name: ${dialect}\n  errors_below: [${paths}]\n`,
];

describe("pathsOfErrors: unknown URLs are answered below paths that clients use", () => {
  faultCases([
    [
      "a path that no client uses",
      [below("messages", "▸/v1/mesages")],
      'clients of messages use no path below "/v1/mesages"',
      'did you mean "/v1/messages"?',
    ],
    [
      "a path that resembles none",
      [below("messages", "/v1, ▸/elsewhere")],
      'clients of messages use no path below "/elsewhere"',
      "known here: /v1, /v1/messages",
    ],
    [
      "a path that another dialect has too",
      [below("chat", "/v1"), below("messages", "▸/v1")],
      'the dialect "chat" answers below "/v1" already',
      "leave it out of one",
    ],
  ]);
});

import { faultCases } from "../../support/codegen/fault-cases.js";

const dialect = "dialects/chat/dialect.yaml";
const bearer = "{ in: header, name: authorization, scheme: bearer }";

describe("credentialsDistinct: a key is looked for once in each place", () => {
  faultCases([
    [
      "one credential twice",
      [[dialect, `credentials: [${bearer}]`, `credentials: [${bearer}, ▸${bearer}]`]],
      'the key is looked for in the header "authorization" already',
      "leave one of the two out",
    ],
  ]);
});

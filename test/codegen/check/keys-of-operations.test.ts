import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf } from "../../support/codegen/spec-tree.js";

const messages = "dialects/messages/dialect.yaml";

describe("keysOfOperations: no extension is nearly one of ours", () => {
  faultCases([
    [
      "a misspelt one that may be left out",
      [
        [
          messages,
          "      operationId: createMessage\n",
          "      operationId: createMessage\n      ▸x-alias: [/messages]\n",
        ],
      ],
      'unknown key "x-alias" in post',
      'did you mean "x-aliases"?',
    ],
  ]);

  it("leaves extensions of others alone", async () => {
    const operation = "      operationId: createMessage\n";
    expect((await problemsOf([[messages, operation, `${operation}      x-codeSamples: []\n`]])).problems).to.deep.equal(
      [],
    );
  });
});

import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";

function withMember(written: string, right: string): FaultCase {
  return [
    `${written} in place of ${right}`,
    [[messages, `discriminator: ${right}\n`, `▸discriminator: ${written}\n`]],
    `no event that is written has a word of these cases at "${written}"`,
    `did you mean "${right}"?`,
  ];
}

describe("wrongDiscriminators: a member that no event is told apart by is one problem", () => {
  faultCases([
    withMember("index", "type"),
    withMember("zebra", "type"),
    withMember("content_block.id", "content_block.type"),
    withMember("delta.text", "delta.type"),
  ]);
});

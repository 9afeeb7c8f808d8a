/** Values that request what happens anyway, in the tables of pairs. */
import { expect } from "chai";
import { pairs } from "../../../generated/pairs/index.js";

describe("tables/limits", () => {
  for (const to of ["messages", "interactions", "bedrock-converse", "cohere-chat"])
    it(`names the lists in which a transform reads nothing, from responses to ${to}`, () => {
      const pair = pairs.find((one) => one.from === "responses" && one.to === to);
      const row = pair?.dropped.find(({ from }) => from === "include");
      expect(row?.when).to.equal('unless ["reasoning.encrypted_content"]');
    });
});

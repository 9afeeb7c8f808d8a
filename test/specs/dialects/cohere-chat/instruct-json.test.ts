import { expect } from "chai";
import type { Request } from "../../../../generated/interlingua/text.js";
import { instructJson } from "../../../../specs/dialects/cohere-chat/functions.js";
import { user } from "../../../support/conversion/turns.js";

const request = (kind: "json" | "schema" | "text"): Request => ({ turns: [user("hi")], output_format: { kind } });

describe("instructJson", () => {
  it("asks for any JSON object in words too", () => {
    const { turns, output_format: format } = instructJson(request("json"));
    expect(JSON.stringify(turns[0])).to.contain("one valid JSON object");
    expect(format).to.deep.equal({ kind: "json" });
  });

  it("asks once", () => {
    const asked = instructJson(request("json"));
    expect(instructJson(asked)).to.equal(asked);
  });

  for (const kind of ["schema", "text"] as const)
    it(`leaves a request for ${kind} as it is`, () => {
      const given = request(kind);
      expect(instructJson(given)).to.equal(given);
    });
});

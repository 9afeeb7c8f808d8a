import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { CHECKOUT } from "../../../support/checkout.js";

interface Described {
  readonly components: {
    readonly schemas: Readonly<Record<string, { readonly required: readonly string[]; readonly properties: object }>>;
  };
}

describe("done of ollama-chat", () => {
  it("is required of every answer and of every line of a stream, and is yes or no", () => {
    const { components } = JSON.parse(readFileSync(join(CHECKOUT, "generated/openapi.json"), "utf8")) as Described;
    const answer = components.schemas.OllamaChatResponse;
    expect(answer?.required).to.deep.equal(["model", "message", "done"]);
    expect(answer?.properties).to.have.deep.property("done", {
      type: "boolean",
      description: "The answer is complete.",
    });
  });
});

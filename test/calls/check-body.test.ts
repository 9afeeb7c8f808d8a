import { expect } from "chai";
import { checkBody } from "../../src/calls/check-body.js";
import { GatewayError } from "../../src/errors/gateway-error.js";
import { dialects, refuseEverywhere } from "../../src/registry.js";
import type { Wire } from "../../src/registry.js";

/** The code, and the member that it is about. */
function faultOf(name: string, body: Wire): string | undefined {
  const dialect = dialects.get(name);
  if (dialect === undefined) throw new Error(`there is no dialect ${name}`);
  try {
    checkBody(body, dialect, undefined, { refuseEverywhere });
    return undefined;
  } catch (error) {
    return error instanceof GatewayError ? `${error.code} ${error.details.param ?? ""}` : String(error);
  }
}

describe("checkBody: a body that lacks a member", () => {
  const cases: [name: string, dialect: string, body: Wire, fault: string | undefined][] = [
    [
      "is refused as the call of an agent that it is",
      "interactions",
      { agent: "deep", input: "hi" },
      "stateful_not_supported agent",
    ],
    [
      "is refused as the stored conversation that it continues",
      "interactions",
      { model: "m", previous_interaction_id: "int_1", continuation_token: "t" },
      "stateful_not_supported previous_interaction_id",
    ],
    [
      "is refused as a thread that it continues",
      "messages",
      { model: "m", max_tokens: 9, thread: { id: "t" } },
      "stateful_not_supported thread",
    ],
    ["is not valid without such a reason", "interactions", { model: "m" }, "invalid_request input"],
    [
      "is not valid if another member has another type",
      "interactions",
      { model: 1, input: "hi", agent: "deep" },
      "invalid_request model",
    ],
    [
      "is not valid if the member is missing deeper inside",
      "messages",
      { model: "m", max_tokens: 9, thread: "t", messages: [{ role: "user" }] },
      "invalid_request messages[0].content",
    ],
    ["is accepted otherwise", "interactions", { model: "m", input: "hi" }, undefined],
  ];
  for (const [name, dialect, body, fault] of cases) {
    it(name, () => expect(faultOf(dialect, body)).to.equal(fault));
  }
});

import { expect } from "chai";
import type { Json } from "../../../tools/replay/json.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { responses } from "../../../tools/replay/readers/responses.js";

const user: Json = [{ role: "user", parts: [{ text: "Hi" }] }];

describe("replay: paths and headers of further dialects", () => {
  it("puts the model and the request for a stream into their places", () => {
    expect(generateContent.clientCall("{}", "maker/m", true, "k").path).to.equal(
      "/v1beta/models/maker/m:streamGenerateContent?alt=sse",
    );
    expect(generateContent.clientCall("{}", "maker/m", false, "k")).to.deep.include({
      path: "/v1beta/models/maker/m:generateContent",
      body: "{}",
    });
    expect(responses.clientCall('{"model":"x"}', "maker/m", false, "k").body).to.equal('{"model":"maker/m"}');
    expect(interactions.clientCall('{"model":"x"}', "maker/m", false, "k").path).to.equal("/v1beta/interactions");
  });

  it("recognises the path of an upstream call and the model in it", () => {
    expect(generateContent.upstreamPath(false, "m-1.5").test("/models/m-1.5:generateContent")).to.equal(true);
    expect(generateContent.upstreamPath(false, "m-1.5").test("/models/m-105:generateContent")).to.equal(false);
    expect(generateContent.upstreamPath(true, "m").test("/models/m:streamGenerateContent")).to.equal(false);
    expect(generateContent.upstreamPath(true, "m").test("/models/m:streamGenerateContent?alt=sse")).to.equal(true);
  });

  it("takes the request for a stream from the recorded path", () => {
    expect(generateContent.wantsStream({}, "/v1beta/models/m:streamGenerateContent?alt=sse")).to.equal(true);
    expect(generateContent.wantsStream({ stream: true }, "/v1beta/models/m:generateContent")).to.equal(false);
    expect(generateContent.wantsStream({}, undefined)).to.equal(false);
  });

  const refused: [string, ReplayDialect, Json, string | undefined][] = [
    ["a plain request", responses, { model: "m", input: "Hi", previous_response_id: null, store: false }, undefined],
    ["no input", responses, { model: "m", input: [] }, "invalid_request"],
    ["a stored response", responses, { model: "m", input: "Hi", store: true }, "stateful_not_supported"],
    ["work in the background", responses, { model: "m", input: "Hi", background: true }, "stateful_not_supported"],
    [
      "a continued response",
      responses,
      { model: "m", input: "Hi", previous_response_id: "resp_1" },
      "stateful_not_supported",
    ],
    ["a conversation", responses, { model: "m", input: "Hi", conversation: "c" }, "stateful_not_supported"],
    ["a paid tier", responses, { model: "m", input: "Hi", service_tier: "priority" }, "unsupported_parameter"],
    ["a plain request", generateContent, { contents: user }, undefined],
    ["no contents", generateContent, { contents: [] }, "invalid_request"],
    [
      "a paid tier in camel case",
      generateContent,
      { contents: user, serviceTier: "PRIORITY" },
      "unsupported_parameter",
    ],
    ["a plain request", interactions, { model: "m", input: "Hi", store: false, agent: null }, undefined],
    ["a stored interaction", interactions, { model: "m", input: "Hi", store: true }, "stateful_not_supported"],
    [
      "a continued interaction",
      interactions,
      { model: "m", input: "Hi", previous_interaction_id: "v1" },
      "stateful_not_supported",
    ],
    ["an agent", interactions, { model: "m", input: "Hi", agent: "a" }, "stateful_not_supported"],
    ["no input", interactions, { model: "m", input: "" }, "invalid_request"],
  ];
  for (const [name, dialect, body, code] of refused) {
    it(`expects ${name} of ${dialect.name} to be ${code === undefined ? "served" : `refused as ${code}`}`, () =>
      expect(dialect.refusal(body).must).to.equal(code));
  }
  it("accepts a vendor's own items and names in snake case", () => {
    expect(
      responses.refusal({ model: "m", input: [{ type: "web_search_call" }], tools: [{ type: "web_search" }] }).may,
    ).to.deep.equal([]);
    expect(
      generateContent.refusal({ contents: user, system_instruction: { parts: [{ text: "A" }] } }).may,
    ).to.deep.equal([]);
    expect(responses.refusal({ model: "m", input: [{ type: "function_call", call_id: "a" }] }).may).to.deep.equal([
      "invalid_request",
    ]);
  });

  const errors: [string, ReplayDialect, Json, { message: string; code?: string; faults: number }][] = [
    [
      "responses",
      responses,
      { error: { message: "no", type: "t", param: null, code: "c" } },
      { message: "no", code: "c", faults: 0 },
    ],
    [
      "responses without a type",
      responses,
      { error: { message: "no" } },
      { message: "no", code: undefined, faults: 4 },
    ],
    [
      "generate-content",
      generateContent,
      { error: { code: 400, message: "invalid_request: no", status: "INVALID_ARGUMENT" } },
      { message: "invalid_request: no", code: "invalid_request", faults: 0 },
    ],
    [
      "generate-content with another status",
      generateContent,
      { error: { code: 500, message: "no", status: "INVALID_ARGUMENT" } },
      { message: "no", code: undefined, faults: 1 },
    ],
    [
      "interactions",
      interactions,
      { error: { code: "invalid_request", message: "no" } },
      { message: "no", code: "invalid_request", faults: 0 },
    ],
    [
      "interactions with a number",
      interactions,
      { error: { code: 400, message: "no" } },
      { message: "no", code: undefined, faults: 1 },
    ],
  ];
  for (const [name, dialect, body, { faults, ...want }] of errors) {
    it(`reads an error of ${name}`, () => {
      const reading = dialect.readError(400, body, { strict: true });
      expect(reading.meaning).to.deep.include(want);
      expect(reading.faults).to.have.length(faults);
    });
  }
});

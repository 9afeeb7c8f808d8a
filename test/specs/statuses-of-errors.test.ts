/** Errors of hosts whose texts mean another status than the one they come with. */
import { expect } from "chai";
import { dialectsOf, type Wire } from "../../src/registry.js";

describe("the status of an error", () => {
  const moderated = "Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO";
  const cases: [dialect: string, vocabulary: "text" | "image" | "video", status: number, body: Wire, want: number][] = [
    ["images-by-reference", "image", 403, { code: "no permission", error: moderated }, 400],
    ["images-by-reference", "image", 400, { code: "Client error", error: "Incorrect API key provided: ab" }, 401],
    ["images-of-layers", "image", 200, { error: { code: "OutputImageSensitiveContentDetected", message: "No." } }, 400],
    ["video-generation", "video", 403, { code: "no permission", error: moderated }, 400],
    ["video-generation", "video", 400, { error: { message: "No.", code: "invalid_api_key" } }, 401],
    ["video-interactions", "video", 400, { error: { message: "Invalid interaction name." } }, 404],
    ["video-interactions", "video", 400, { error: { message: "API key not valid." } }, 401],
    ["interactions", "text", 400, { error: { message: "API key expired." } }, 401],
    ["images", "image", 200, { error: { type: "image_generation_user_error", message: "No." } }, 400],
    ["chat", "text", 200, { base_resp: { status_code: 1002, status_msg: "Later." } }, 429],
    ["responses", "text", 200, { error: { code: "rate_limit_exceeded", message: "Later." } }, 429],
    ["responses", "text", 413, { error: { code: "rate_limit_exceeded", message: "Too large." } }, 413],
    ["responses", "text", 400, { error: { code: "invalid_api_key", message: "No." } }, 401],
  ];
  for (const [dialect, vocabulary, status, body, want] of cases)
    it(`of ${dialect} is ${want} for ${status} with ${JSON.stringify(body)}`, () =>
      expect(dialectsOf(vocabulary).get(dialect)?.errors.read(status, body).status).to.equal(want));
});

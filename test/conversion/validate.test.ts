/** The error that a client gets for a body that its dialect refuses. */
import { expect } from "chai";
import { dialects } from "../../src/registry.js";

const video = (more: object) => ({ model: "m", prompt: "a boat", ...more });
const CASES: readonly [what: string, dialect: string, body: object, message: string][] = [
  ["lacks a member", "chat", { messages: [{ role: "user", content: "hi" }] }, "model is required."],
  ["has a member of another type", "chat", { model: "m", messages: "hi" }, "messages must be a list."],
  [
    "has a member of none of several types",
    "images",
    { model: "m", prompt: "a boat", image: 3 },
    "image must be an object, a string, a list or null.",
  ],
  [
    "has an empty text where there may be a list",
    "images",
    { model: "m", prompt: "a boat", image: "" },
    "image must not be empty.",
  ],
  ["has an empty list", "chat", { model: "m", messages: [] }, "messages must not be empty."],
  [
    "has a text of another form",
    "video-generation",
    video({ image: { url: "ftp://example.test/a.png" } }),
    "image.url must be an http or https address or a data URI.",
  ],
  [
    "has a wrong value in the other spelling of names",
    "generate-content",
    { contents: [{ parts: [] }], generation_config: { max_output_tokens: "many" } },
    "generation_config.max_output_tokens must be a whole number or null.",
  ],
  [
    "has a wrong value in a lone item",
    "generate-content",
    { contents: { role: "robot", parts: { text: "hi" } } },
    "contents.role must be one of user, model, function, USER, MODEL.",
  ],
  [
    "has a number above a limit that a double has only rounded",
    "chat",
    { model: "m", messages: [{ role: "user", content: "hi" }], seed: 12345678901234567000 },
    "seed must be an integer of 64 bits.",
  ],
  [
    "has a number of another form",
    "video-generation",
    video({ duration: "ten" }),
    "duration must be a whole number above 0.",
  ],
  [
    "has a length of another form",
    "video-interactions",
    { model: "m", input: "a boat", response_format: { type: "video", duration: "8" } },
    "response_format.duration must be whole seconds such as 8s.",
  ],
];

describe("a body that", () => {
  for (const [what, dialect, body, message] of CASES) {
    it(`${what} gets the message: ${message}`, () => {
      expect(dialects.get(dialect)?.validate(body as never)?.message).to.equal(message);
    });
  }
});

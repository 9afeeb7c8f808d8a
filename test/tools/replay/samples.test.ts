import { expect } from "chai";
import type { JsonObject } from "../../../tools/replay/json.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import type { Recording } from "../../../tools/replay/recordings.js";
import { sampleRequests } from "../../../tools/replay/samples.js";

function recording(file: string, body: JsonObject): Recording {
  const text = JSON.stringify({ messages: [{ role: "user", content: "Hi" }], ...body });
  return {
    file,
    dialect: "chat",
    kind: "request",
    status: undefined,
    path: undefined,
    provider: undefined,
    wasRefused: false,
    read: () => Buffer.from(text),
  };
}

describe("sampleRequests: replay: a sample of requests", () => {
  it("leaves out features that were reported often enough, and keeps new ones", () => {
    const alike = Array.from({ length: 9 }, (_, index) => recording(`plain-${index}`, {}));
    const taken = sampleRequests([...alike, recording("seeded", { seed: 1 }), ...alike.slice(0, 2)], chat).map(
      ({ file }) => file,
    );
    expect(taken).to.deep.equal(["plain-0", "plain-1", "plain-2", "seeded"]);
  });
});

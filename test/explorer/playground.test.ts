import { expect } from "chai";
import { playground } from "../../src/explorer/playground.js";

const EVENTS = [
  { choices: [{ index: 0, delta: { role: "assistant", content: "2 + 3 " } }] },
  { choices: [{ index: 0, delta: { content: "= 5 – é" } }] },
  { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
];
const STREAM = EVENTS.map((event) => `data: ${JSON.stringify({ id: "a", model: "m", ...event })}\n\n`).join("");
const END = "data: [DONE]\n\n";

async function read(pieces: readonly string[]) {
  const reader = await playground.openAnswer("chat", true);
  for (const piece of pieces) reader.push(piece);
  const parts = reader.end();
  return { parts, fault: reader.fault };
}

describe("a streamed answer in the playground", () => {
  it("is the same wherever its text is cut", async () => {
    const text = STREAM + END;
    for (let at = 0; at <= text.length; at += 1) {
      const { parts, fault } = await read([text.slice(0, at), text.slice(at)]);
      expect(parts, `cut at ${at}`).to.deep.equal([{ kind: "text", text: "2 + 3 = 5 – é" }]);
      expect(fault).to.equal(undefined);
    }
    expect((await read([...text])).parts).to.deep.equal([{ kind: "text", text: "2 + 3 = 5 – é" }]);
  });

  it("has a fault when it ends too early, or with an error", async () => {
    const [first = ""] = STREAM.split("\n\n");
    expect((await read([first])).fault).to.equal("The stream ended before its answer was complete.");
    const error = `data: ${JSON.stringify({ error: { message: "It broke.", type: "server_error", code: null } })}\n\n`;
    expect((await read([`${first}\n\n`, error])).fault).to.contain("It broke.");
  });
});

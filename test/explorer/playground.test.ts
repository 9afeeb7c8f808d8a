import { expect } from "chai";
import { encodeEvents } from "../../src/conversion/stream/event-messages.js";
import { MessageTexts } from "../../src/explorer/message-texts.js";
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

describe("a question in the playground", () => {
  const body = async (changes: object) =>
    JSON.parse(
      (
        await playground.write({
          dialect: "chat",
          model: "m",
          prompt: "Hello",
          stream: false,
          hasTool: false,
          ...changes,
        })
      ).body,
    ) as unknown;

  it("has instructions before its prompt", async () => {
    const asked = await body({ instructions: "Be brief." });
    expect(asked).to.have.deep.property("messages", [
      { role: "system", content: "Be brief." },
      { role: "user", content: "Hello" },
    ]);
    expect(await body({ dialect: "messages", instructions: "Be brief." })).to.have.deep.property("system", [
      { type: "text", text: "Be brief." },
    ]);
  });

  const settings: readonly (readonly [string, object, object])[] = [
    ["images", { count: "2", size: "1024x1024", quality: "" }, { prompt: "Hello", n: 2, size: "1024x1024" }],
    [
      "video-generation",
      { duration: "8", aspect_ratio: "16:9" },
      { prompt: "Hello", duration: 8, aspect_ratio: "16:9" },
    ],
    ["video-long-running", { audio: "no", seed: "7" }, { parameters: { seed: 7 } }],
  ];
  for (const [dialect, chosen, wanted] of settings)
    it(`has the settings of ${dialect}, and not those that are empty`, async () => {
      const asked = (await body({ dialect, settings: chosen })) as object;
      const seen = Object.fromEntries(Object.entries(asked).filter(([name]) => name in wanted));
      expect(seen).to.deep.equal(wanted);
      expect(asked).not.to.have.property("quality");
    });

  it("offers what its dialect can express", async () => {
    const names = async (dialect: string) => (await playground.settingsOf(dialect)).map(({ name }) => name);
    expect(await names("images")).to.include.members(["count", "size", "quality"]);
    expect(await names("video-long-running")).to.include.members(["duration", "resolution", "aspect_ratio"]);
    expect(await names("video-long-running")).not.to.include.members(["size", "audio"]);
    expect(await names("chat")).to.deep.equal([]);
  });
});

describe("binary messages in the playground", () => {
  const framing = { framing: "eventstream", byDefault: false } as const;
  const lines = ['start {"role":"assistant"}', 'delta {"text":"é – "}', '!broken {"message":"It broke."}'];
  const bytes = Buffer.from(encodeEvents(`${lines.join("\n")}\n`, framing));

  it("are lines with a name and JSON, wherever they are cut", () => {
    for (let at = 0; at <= bytes.length; at += 1) {
      const texts = new MessageTexts();
      const read = texts.push(bytes.subarray(0, at)) + texts.push(bytes.subarray(at)) + texts.end();
      expect(read, `cut at ${at}`).to.equal(`${lines.join("\n")}\n`);
    }
  });

  it("are refused when they are none", () => {
    expect(() => new MessageTexts().push(Buffer.alloc(12))).to.throw("none of binary messages");
  });

  it("come one by one where the dialect has them", async () => {
    const streamed = await playground.openText("bedrock-converse", true);
    expect(streamed.push(bytes.subarray(0, -1)).split("\n")).to.have.length(3);
    const whole = await playground.openText("bedrock-converse", false);
    expect(whole.push(Buffer.from("{}")) + whole.end()).to.equal("{}");
  });
});

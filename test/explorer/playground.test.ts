import { expect } from "chai";
import { encodeEvents } from "../../src/conversion/stream/event-messages.js";
import { MessageTexts } from "../../src/explorer/message-texts.js";
import { playground } from "../../src/explorer/playground.js";
import { dialects, type Json, Loss, routes } from "../../src/registry.js";

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

  const unreadable: readonly (readonly [string, object, string])[] = [
    ["video-generation", { duration: "six" }, "Duration is no number: six"],
    ["images", { count: "abc" }, "Count is no number: abc"],
    ["images", { count: "1,5" }, "Count is no number: 1,5"],
    ["images", { count: "9007199254740993" }, "Count is a number that cannot be sent exactly: 9007199254740993"],
    ["images", { count: "-9007199254740992" }, "Count is a number that cannot be sent exactly: -9007199254740992"],
    ["video-content-task", { seed: "4294967296" }, "Seed is nothing that this dialect can say: 4294967296"],
    ["video-long-running", { seed: "-1" }, "Seed is nothing that this dialect can say: -1"],
    ["video-generation", { duration: "-1" }, "Duration is nothing that this dialect can say: -1"],
  ];
  for (const [dialect, chosen, message] of unreadable)
    it(`is not written with a setting of ${dialect} that cannot be read: ${message}`, async () => {
      let reason = "";
      await body({ dialect, settings: chosen }).catch((error: Error) => (reason = error.message));
      expect(reason).to.equal(message);
    });

  it("is written without a setting that was typed for another dialect", async () => {
    const asked = await body({ dialect: "video-generation", settings: { seed: "abc", size: "1x1", duration: "8" } });
    expect(asked).to.have.property("duration", 8);
  });

  it("is written without a setting that is blank", async () => {
    expect(await body({ dialect: "images", settings: { count: " " } })).not.to.have.property("n");
  });

  it("offers what its dialect can express", async () => {
    const names = async (dialect: string) => (await playground.settingsOf(dialect)).map(({ name }) => name);
    expect(await names("images")).to.include.members(["count", "size", "quality"]);
    expect(await names("video-long-running")).to.include.members(["duration", "resolution", "aspect_ratio"]);
    expect(await names("video-long-running")).not.to.include.members(["size", "audio"]);
    expect(await names("chat")).to.deep.equal([]);
  });
});

const MAKING = routes.filter(
  ({ method, job, counts }) => method === "POST" && job === undefined && counts === undefined,
);
const SERVED = [...dialects.values()].filter(({ name }) => MAKING.some(({ dialect }) => dialect === name));
const DATA = "iVBORw0KGgoAAAANSUhEUg==";
const TOOLS = JSON.stringify([{ name: "find_ship", description: "Where a ship is", parameters: { type: "object" } }]);

describe("the tools of a question in the playground", () => {
  const write = (dialect: string, tools: string) =>
    playground.write({ dialect, model: "m", prompt: "Hello", stream: false, tools });

  for (const { name } of SERVED.filter(({ vocabulary }) => vocabulary === "text"))
    it(`are written in ${name}`, async () => {
      expect((await write(name, TOOLS)).body)
        .to.contain("find_ship")
        .and.to.contain("Where a ship is");
    });

  const wrong: readonly (readonly [string, string])[] = [
    ["[{", "no JSON"],
    ['{"name":"a"}', "must be a JSON list"],
    ["[1]", "must be a JSON list"],
    ['[{"description":"x"}]', "needs a name"],
  ];
  for (const [tools, message] of wrong)
    it(`are refused with the reason: ${tools}`, async () => {
      let reason = "";
      await write("chat", tools).catch((error: Error) => (reason = error.message));
      expect(reason).to.contain(message);
    });
});

describe("an image for the model in the playground", () => {
  const image = `data:image/png;base64,${DATA}`;
  for (const { name, vocabulary, ...dialect } of SERVED)
    it(`stays in a body that ${name} accepts, where it takes one`, async () => {
      const ways = await playground.imageWaysOf(name);
      if (vocabulary === "embedding") return void expect(ways).to.deep.equal({ file: false, address: false });
      if (!ways.file) return;
      const { body, path } = await playground.write({
        dialect: name,
        model: "m",
        prompt: "A boat",
        stream: false,
        image,
      });
      expect(body).to.contain(DATA);
      const wire = JSON.parse(body) as Record<string, Json>;
      const route = routes.find((one) => one.path.replace("{model}", "m") === path);
      expect(route?.dialect).to.equal(name);
      expect(dialect.validate(wire, route?.operation)).to.equal(undefined);
      expect(JSON.stringify(dialect.readRequest(wire, new Loss({}, wire), route?.operation))).to.contain(DATA);
    });

  it("is taken by most dialects of text, and by those of images and videos", async () => {
    const ways = await Promise.all(SERVED.map(async ({ name }) => ({ name, ...(await playground.imageWaysOf(name)) })));
    expect(ways.filter(({ file }) => file).map(({ name }) => name)).to.include.members(["chat", "messages", "images"]);
    expect(ways.filter(({ file, address }) => file || address).length).to.be.at.least(12);
  });
});

describe("a conversation in the playground", () => {
  const answer = {
    choices: [
      {
        index: 0,
        finish_reason: "tool_calls",
        message: {
          role: "assistant",
          content: "Let me look.",
          tool_calls: [
            { id: "call_7", type: "function", function: { name: "find_ship", arguments: '{"name":"Ada"}' } },
          ],
        },
      },
    ],
  };

  for (const { name } of SERVED.filter(({ vocabulary }) => vocabulary === "text"))
    it(`goes on in ${name} with the answer and the results of its calls`, async () => {
      const reader = await playground.openAnswer("chat", false);
      reader.push(JSON.stringify(answer));
      expect(reader.end()).to.deep.include({
        kind: "call",
        id: "call_7",
        name: "find_ship",
        text: 'find_ship({"name":"Ada"})',
      });
      const turn = reader.turn();
      const first = await playground.write({ dialect: name, model: "m", prompt: "Where is Ada?", stream: false });
      const results = [{ id: "call_7", name: "find_ship", text: "At sea" }];
      const turns = [...first.turns, ...(turn === undefined ? [] : [turn])];
      const next = await playground.write({
        dialect: name,
        model: "m",
        prompt: "",
        stream: false,
        tools: TOOLS,
        turns,
        results,
      });
      const words = ["Where is Ada?", "Let me look.", "find_ship", "Ada", "At sea"];
      const places = words.map((word) => next.body.indexOf(word));
      expect(places, next.body).not.to.include(-1);
      expect(next.turns).to.have.length(3);
    });

  it("has the parts of a streamed answer, as those of a whole one", async () => {
    const call = (piece: object) => ({ choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...piece }] } }] });
    const events = [
      { choices: [{ index: 0, delta: { role: "assistant", content: "Let me " } }] },
      { choices: [{ index: 0, delta: { content: "look." } }] },
      call({ id: "call_7", type: "function", function: { name: "find_ship", arguments: '{"name":' } }),
      call({ function: { arguments: '"Ada"}' } }),
      { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] },
    ];
    const streamed = await playground.openAnswer("chat", true);
    for (const event of events) streamed.push(`data: ${JSON.stringify({ id: "a", model: "m", ...event })}\n\n`);
    streamed.push(END);
    streamed.end();
    const whole = await playground.openAnswer("chat", false);
    whole.push(JSON.stringify(answer));
    whole.end();
    expect(streamed.turn()).to.deep.equal(whole.turn());
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

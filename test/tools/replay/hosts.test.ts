import { expect } from "chai";
import { hostDialect, hostFaults } from "../../../tools/replay/hosts.js";
import type { Json, JsonObject } from "../../../tools/replay/json.js";
import { presetOf, readPresets } from "../../../tools/replay/presets.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import type { Recording } from "../../../tools/replay/recordings.js";

const user: Json = { role: "user", content: "Hi" };
const bearer = { authorization: "Bearer k" };

function recording(body: JsonObject, provider = "mistral", wasRefused = false): Recording {
  return {
    file: "chat/a.request.json",
    dialect: "chat",
    kind: "request",
    status: undefined,
    path: undefined,
    provider,
    wasRefused,
    read: () => Buffer.from(JSON.stringify(body)),
  };
}

describe("replay: the rules of hosts", () => {
  const refused: [string, string, JsonObject, RegExp | undefined][] = [
    [
      "nothing of another host",
      "openai",
      { messages: [{ role: "developer", content: "x" }], verbosity: "low" },
      undefined,
    ],
    ["a newer member", "together", { messages: [user], max_completion_tokens: 5 }, /max_completion_tokens is refused/],
    ["a newer role", "groq", { messages: [{ role: "developer", content: "x" }] }, /role developer/],
    ["several answers", "groq", { messages: [user], n: 2 }, /n is refused/],
    ["one answer, which is the default", "groq", { messages: [user], n: 1 }, undefined],
    ["a null member", "groq", { messages: [user], logprobs: null }, undefined],
    [
      "the request for usage",
      "mistral",
      { messages: [user], stream: true, stream_options: { include_usage: true } },
      /stream_options/,
    ],
    [
      "a long call ID",
      "mistral",
      { messages: [user, { role: "assistant", tool_calls: [{ id: "call_12345" }] }] },
      /call ID call_12345/,
    ],
    [
      "the user right after results",
      "mistral",
      { messages: [user, { role: "tool", tool_call_id: "abcdef123" }, user] },
      /right after results/,
    ],
    ["instructions in the middle", "mistral", { messages: [user, { role: "system", content: "x" }] }, /in the middle/],
  ];
  for (const [name, preset, body, fault] of refused) {
    it(`${fault === undefined ? "accepts" : "refuses"} ${name}`, () => {
      const found = hostFaults(preset, "chat", { model: "m", ...body });
      if (fault === undefined) expect(found).to.deep.equal([]);
      else expect(found.join("\n")).to.match(fault);
    });
  }

  it("reads a request under the host's own names", () => {
    const { meaning } = hostDialect("mistral", chat, []).readRequest(
      { model: "m", messages: [user], random_seed: 7 },
      { strict: true },
    );
    expect(meaning.settings.get("seed")?.value).to.equal(7);
    expect(meaning.unread).to.deep.equal([]);
  });

  it("ignores a prefilled turn of the assistant", () => {
    const messages = [
      user,
      {
        role: "assistant",
        tool_calls: [{ id: "abcdef123", type: "function", function: { name: "f", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "abcdef123", content: "1" },
      { role: "assistant", content: "OK." },
      user,
    ];
    expect(
      hostDialect("mistral", chat, []).readRequest({ model: "m", messages }, { strict: true }).meaning.turns,
    ).to.have.length(4);
    expect(
      hostDialect("groq", chat, []).readRequest({ model: "m", messages }, { strict: true }).meaning.turns,
    ).to.have.length(5);
  });

  it("collects the settings that a host accepted", () => {
    const recordings = [
      recording({ messages: [user], prompt_cache_key: "k" }),
      recording({ messages: [user], seed: 1 }, "mistral", true),
    ];
    expect([...(hostDialect("mistral", chat, recordings).takes ?? [])]).to.deep.equal(["cacheKey"]);
  });

  it("requires the key in the host's form", () => {
    const body = { model: "m", messages: [user] };
    expect(hostDialect("ollama", chat, []).vendorFaults(body, {})).to.deep.equal([]);
    expect(hostDialect("ollama", chat, []).vendorFaults(body, bearer)).to.deep.equal([
      "a credential that was not requested",
    ]);
    expect(hostDialect("groq", chat, []).vendorFaults(body, {})).to.deep.equal(["no bearer credential"]);
  });
});

describe("replay: the preset of a recording", () => {
  const presets = readPresets();
  const cases: [string, string | undefined, string, string | undefined][] = [
    ["a host with a preset", "groq", "chat", "groq"],
    ["a host without one", "baidu", "chat", "openai-compatible"],
    ["a dialect that the preset does not speak", "perplexity", "responses", undefined],
    ["an unknown host", undefined, "chat", undefined],
  ];
  for (const [name, provider, dialect, preset] of cases) {
    it(`is ${preset ?? "none"} for ${name}`, () =>
      expect(presetOf({ ...recording({}), provider, dialect }, presets)).to.equal(preset));
  }
});

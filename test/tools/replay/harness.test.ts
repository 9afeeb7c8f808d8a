import { expect } from "chai";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Tally } from "../../../tools/replay/allowances.js";
import { lanesFor, runPlays } from "../../../tools/replay/harness.js";
import { ReplayServer, type Lane } from "../../../tools/replay/lanes.js";
import { listPlays, listSkipped, type Outcome } from "../../../tools/replay/plays.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import { loadRecordings } from "../../../tools/replay/recordings.js";

interface Tampering {
  readonly request?: (text: string) => string;
  readonly answer?: (text: string) => string;
  readonly refusesNothing?: boolean;
}

const named = (text: string, model: string): string =>
  text.replaceAll(/"(model|modelVersion)":\s*"[^"]*"/g, (_, name: string) => `"${name}":${JSON.stringify(model)}`);

/** The simplest gateway: it forwards requests, and can be made to damage them. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  lanes: readonly Lane[],
  upstreams: ReplayServer,
  spoil: Tampering,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = request.url ?? "";
  const lane = lanes.find((one) => text.includes(JSON.stringify(one.model)) || url.includes(`/${one.model}:`));
  if (lane === undefined || (text.includes('"models"') && spoil.refusesNothing !== true)) {
    response.writeHead(400).end(
      JSON.stringify({
        error: { message: "no", type: "invalid_request_error", param: null, code: "unsupported_parameter" },
      }),
    );
    return;
  }
  const path = url.replace(/^\/v1(beta)?/, "").replace(lane.model, lane.upstreamModel);
  const body = (spoil.request ?? String)(text.replace(JSON.stringify(lane.model), JSON.stringify(lane.upstreamModel)));
  const answer = await fetch(upstreams.baseUrl(lane) + path, { method: "POST", body });
  const words = (spoil.answer ?? String)(named(await answer.text(), lane.model));
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" }).end(words);
}

describe("replay: the harness", () => {
  let directory: string;

  before(() => {
    directory = mkdtempSync(join(tmpdir(), "replay-recordings-"));
    const write = (file: string, content: unknown): void => {
      mkdirSync(join(directory, file, ".."), { recursive: true });
      writeFileSync(join(directory, file), typeof content === "string" ? content : JSON.stringify(content, null, 2));
    };
    write(
      "chat/whole.request.json",
      '{ "temperature": 1.0,\n "model" : "gpt", "messages": [{ "role": "user", "content": "Hi" }]}',
    );
    write("chat/routed.request.json", { model: "gpt", messages: [{ role: "user", content: "Hi" }], models: ["other"] });
    write("chat/whole.response.json", {
      ...(JSON.parse(String(chat.smallAnswer(false).body)) as object),
      system_fingerprint: "fp",
    });
    write("chat/parts.stream.sse", String(chat.smallAnswer(true).body));
    write("chat/slow.error-429.json", {
      error: { message: "slow down", type: "rate_limit_error", param: null, code: null },
    });
    write("chat/notes.txt", "no recording");
    write("messages/parts.stream.sse", String(messages.smallAnswer(true).body).repeat(2));
    for (const { name, smallAnswer, smallRequest } of [responses, generateContent, interactions]) {
      write(`${name}/whole.request.json`, smallRequest(true));
      write(`${name}/whole.response.json`, String(smallAnswer(false).body));
      write(`${name}/parts.stream.sse`, String(smallAnswer(true).body));
    }
    write("interactions/old.response.json", { outputs: [] });
  });
  after(() => rmSync(directory, { recursive: true }));

  async function play(
    spoil: Tampering,
    dialects: readonly ReplayDialect[] = [chat, messages],
  ): Promise<Map<string, Outcome>> {
    const plays = listPlays(
      loadRecordings(
        directory,
        dialects.map(({ name }) => name),
      ),
      dialects,
      {},
    ).filter(({ from, to }) => from === to);
    const lanes = lanesFor(plays);
    const upstreams = await ReplayServer.start(lanes);
    const server = createServer((request, response) => void forward(request, response, lanes, upstreams, spoil));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const outcomes = await runPlays(plays, lanes, { url, key: "k" }, new Tally());
      return new Map(outcomes.map((outcome) => [outcome.file, outcome]));
    } finally {
      server.closeAllConnections();
      server.close();
      await upstreams.close();
    }
  }

  it("accepts a gateway that forwards correctly", async () => {
    const outcomes = await play({});
    expect([...outcomes.keys()]).to.deep.equal([
      "chat/parts.stream.sse",
      "chat/routed.request.json",
      "chat/slow.error-429.json",
      "chat/whole.request.json",
      "chat/whole.response.json",
      "messages/parts.stream.sse",
    ]);
    expect([...outcomes.values()].flatMap((outcome) => outcome.faults)).to.deep.equal([]);
  });

  const further = [responses, generateContent, interactions];
  it("accepts it in dialects with the model in the path, and skips what they have a reason to skip", async () => {
    const outcomes = await play({}, further);
    expect([...outcomes.keys()]).to.deep.equal(
      further.flatMap(({ name }) =>
        ["parts.stream.sse", "whole.request.json", "whole.response.json"].map((file) => `${name}/${file}`),
      ),
    );
    expect([...outcomes.values()].flatMap((outcome) => outcome.faults)).to.deep.equal([]);
    expect(listSkipped(loadRecordings(directory, ["interactions"]), further).map(({ file }) => file)).to.deep.equal([
      "interactions/old.response.json",
    ]);
  });

  it("accepts a missing end marker in a dialect without one", async () => {
    const file = "responses/parts.stream.sse";
    const body = String(responses.smallAnswer(true).body);
    writeFileSync(join(directory, file), `${body}data: [DONE]\n\n`);
    expect(
      (await play({ answer: (text) => text.replace("data: [DONE]\n\n", "") }, further)).get(file)?.faults,
    ).to.deep.equal([]);
    writeFileSync(join(directory, file), body);
  });

  it("finds an upstream's model name under another member", async () => {
    const outcomes = await play(
      { answer: (text) => text.replace(/replay\/generate-content-\d+/, "upstream") },
      further,
    );
    expect(outcomes.get("generate-content/whole.response.json")?.faults.join("\n")).to.match(/model is "upstream"/);
  });

  const spoiled: [string, string, Tampering, RegExp][] = [
    [
      "a byte changed in a forwarded request",
      "chat/whole.request.json",
      { request: (text) => text.replace("1.0", "1") },
      /bytes beside the model/,
    ],
    [
      "a field lost from a forwarded request",
      "chat/whole.request.json",
      { request: (text) => text.replace(/"temperature": 1\.0,/, "") },
      /temperature: 1 became nothing/,
    ],
    [
      "a request that should have been refused",
      "chat/routed.request.json",
      { refusesNothing: true },
      /answered 200 where unsupported_parameter/,
    ],
    [
      "a field lost from an answer",
      "chat/whole.response.json",
      { answer: (text) => text.replace(/,\s*"system_fingerprint": "fp"/, "") },
      /system_fingerprint/,
    ],
    [
      "an upstream's model name that shows",
      "chat/whole.response.json",
      { answer: (text) => text.replace(/replay\/chat-\d+/, "upstream") },
      /model is "upstream"/,
    ],
    ["a text lost from a stream", "chat/parts.stream.sse", { answer: (text) => text.replace("Yes.", "Ye") }, /Yes\./],
    [
      "an event lost from the second stream of a recording",
      "messages/parts.stream.sse",
      { answer: (text) => text.replace(/event: message_stop\ndata: .*\n\n/, "") },
      /stream 2 of 2: event 5 of 6 is lost/,
    ],
    [
      "an error's message lost",
      "chat/slow.error-429.json",
      { answer: (text) => text.replace("slow down", "error") },
      /message "slow down" became "error"/,
    ],
    ["an answer that is no JSON", "chat/whole.response.json", { answer: () => "oops" }, /became nothing/],
  ];
  for (const [name, file, spoil, fault] of spoiled) {
    it(`finds ${name}`, async () => expect((await play(spoil)).get(file)?.faults.join("\n")).to.match(fault));
  }
});

/** What counts as the end of a stream in each dialect. A stream that closes earlier was cut. */
import { expect } from "chai";
import { dialectsOf, StreamObserver } from "../../src/registry.js";
import { scriptedGateway } from "../support/scripted-gateway.js";
import { recordedStreams } from "../support/stream-ends/index.js";
import type { RecordedEvent } from "../support/stream-ends/recorded-stream.js";
import { streams } from "../support/upstream.js";

const dataOf = (event: RecordedEvent) => (typeof event === "string" ? event : JSON.stringify(event));
const wireOf = (event: RecordedEvent) =>
  typeof event === "string" ? `event: done\ndata: ${event}\n\n` : `data: ${dataOf(event)}\n\n`;

describe("a stream", () => {
  for (const [name, dialect] of dialectsOf("text")) {
    for (const [number, { events, closesAfter, endsWith }] of (recordedStreams.get(name) ?? []).entries()) {
      for (const last of [-1, ...events.keys()]) {
        const end = last < closesAfter ? "was cut" : "has ended";
        it(`of ${name} (${number}) that breaks off after its event ${last} ${end}`, () => {
          const observer = new StreamObserver();
          const reader = dialect.openReader(observer);
          for (const event of events.slice(0, last + 1)) reader.event(dataOf(event));
          expect(observer.ended, "by its events").to.equal(endsWith !== undefined && last >= endsWith);
          reader.close();
          expect(observer.failure).to.equal(undefined);
          expect(observer.ended, "by a close").to.equal(last >= closesAfter);
        });
      }
    }
  }

  // A dialect is its YAML alone: the streams of its vendor may be recorded later.
  for (const name of dialectsOf("text").keys())
    if (!recordedStreams.has(name))
      it.skip(`of ${name} is not recorded: add test/support/stream-ends/${name}.ts to test where it ends`);

  it("is recorded for dialects that there are", () => {
    expect([...dialectsOf("text").keys()]).to.include.members([...recordedStreams.keys()]);
  });
});

describe("a stream of interactions without its end marker", () => {
  const open = scriptedGateway([
    { id: "maker/words", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "interactions" }] },
  ]);
  const { events = [] } = recordedStreams.get("interactions")?.[0] ?? {};

  const ask = async (path: string, body: object, upTo: number) => {
    const { gateway, one } = open();
    one.plays(streams(events.slice(0, upTo).map(wireOf)));
    const answer = await fetch(gateway.url + path, {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "maker/words", stream: true, ...body }),
    });
    return answer.text();
  };

  it("is whole to a client of the same dialect, with the marker", async () => {
    expect(await ask("/v1beta/interactions", { input: "hi" }, 6)).to.match(
      /interaction\.completed[\s\S]*data: \[DONE\]\n\n$/,
    );
  });

  it("is whole to a client of another dialect", async () => {
    expect(await ask("/v1/chat/completions", { messages: [{ role: "user", content: "hi" }] }, 6)).to.match(
      /"finish_reason":"stop"[\s\S]*data: \[DONE\]\n\n$/,
    );
  });

  for (const [path, body] of [
    ["/v1beta/interactions", { input: "hi" }],
    ["/v1/chat/completions", { messages: [{ role: "user", content: "hi" }] }],
  ] as const) {
    it(`is broken at ${path} where the completed event is missing too`, async () => {
      expect(await ask(path, body, 5))
        .to.contain("ended before")
        .and.not.to.contain("[DONE]");
    });
  }
});

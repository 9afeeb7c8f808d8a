/** What is kept of events that may be no answer in the end: the limit of an answer counts it. */
import { expect } from "chai";
import { type AnyDialect, dialectsOf } from "../../src/registry.js";
import { PassingRelay, Relay, streamsOf } from "../../src/streams/relay.js";
import { silentListener } from "../support/conversion/open-relay.js";

const LONG = 5_000;
const COUNT = 20;
const images = dialectsOf("image").get("images") as AnyDialect;
const layers = dialectsOf("image").get("images-of-layers") as AnyDialect;

const eventOf = (value: object) => {
  const data = JSON.stringify(value);
  return { data, raw: `data: ${data}\n\n` };
};
const failed = (more: object) => eventOf({ type: "image_generation.partial_failed", image_index: 0, ...more });
const done = eventOf({ type: "image_generation.partial_succeeded", image_index: 0, url: "https://host.test/a.png" });

const long = "x".repeat(LONG);
const events: readonly [what: string, event: ReturnType<typeof eventOf>][] = [
  ["faults with words", failed({ error: { message: long } })],
  ["faults with a code alone", failed({ error: { code: long } })],
  ["faults with other large members", failed({ error: { code: "no" }, revised_prompt: long })],
];
const empty: typeof events = [
  ["results without an image", eventOf({ type: "image_generation.completed", size: long })],
];

function open(from: AnyDialect) {
  const sent: (string | Buffer)[] = [];
  const client = { hasContent: false, write: (text: string | Buffer) => void sent.push(text) };
  const streams = streamsOf(images);
  if (from === images) {
    const edits = {
      dialect: images,
      publicId: "maker/model",
      family: undefined,
      usageWanted: false,
      usageAsked: false,
    };
    return { relay: new PassingRelay(streams.openObserver(silentListener), { ...edits, client }), sent };
  }
  const options = { model: "maker/model", requestId: "request", usageWanted: true, listener: silentListener };
  return { relay: new Relay(from, streams.openWriter(images, { ...options, write: client.write })), sent };
}

describe("a relay", () => {
  for (const [way, from, cases] of [
    ["as they came", images, [...events, ...empty]],
    ["converted", layers, events.slice(0, 2)],
  ] as const)
    for (const [what, event] of cases)
      it(`counts ${what}, ${way}`, () => {
        const { relay, sent } = open(from);
        for (let count = 0; count < COUNT; count++) relay.take(event);
        expect(relay.kept).to.be.at.least(COUNT * LONG);
        expect(sent).to.deep.equal([]);
      });

  it("keeps little of what it passed on", () => {
    const { relay, sent } = open(images);
    for (const [, event] of events) relay.take(event);
    relay.take(done);
    for (let count = 0; count < COUNT; count++) for (const [, event] of events) relay.take(event);
    expect(sent).to.have.length(events.length + 1 + COUNT * events.length);
    expect(relay.kept).to.be.below(2 * LONG);
  });
});

/** Streams whose events hold whole images are taken, though such events are larger than events of words may be. */
import { expect } from "chai";
import { events, route, temporaryGateway } from "../../support/server/temporary-gateway.js";

const open = temporaryGateway({
  models: [{ id: "maker/painter", routes: [route("one", "chat")], pricing: { input: 1, output: 2 } }],
});

const HEAD = "iVBORw0KGgo";
const image = `data:image/png;base64,${HEAD}${"A".repeat(6_000_000 - HEAD.length)}`;
const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: "c1", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const answer = events(
  chunk({ content: "Here." }),
  chunk({ images: [{ type: "image_url", image_url: { url: image } }] }),
  chunk({}, "stop"),
  "data: [DONE]\n\n",
);

describe("a stream with an image in one event", () => {
  it("reaches a client of the same dialect", async () => {
    const test = open();
    test.upstream.answer = answer;
    const body = { model: "maker/painter", stream: true, messages: [{ role: "user", content: "a hill" }] };
    const response = await test.call("/v1/chat/completions", body);
    const text = await response.text();
    expect(response.status, text.slice(0, 500)).to.equal(200);
    expect(text.includes(image)).to.equal(true);
    expect(text).to.match(/\[DONE\]\s*$/);
  });

  it("reaches a client of another dialect", async () => {
    const test = open();
    test.upstream.answer = answer;
    const body = { contents: [{ role: "user", parts: [{ text: "a hill" }] }] };
    const response = await test.call("/v1beta/models/maker/painter:streamGenerateContent?alt=sse", body);
    const text = await response.text();
    expect(response.status, text.slice(0, 500)).to.equal(200);
    expect(text.includes(image.slice(image.indexOf(",") + 1))).to.equal(true);
    expect(text).to.contain('"finishReason":"STOP"');
  });
});

/** Mistakes of the gateway itself, while it reads an answer: the log shows them as such, and where they are. */
import { expect } from "chai";
import { ClientStream } from "../../../src/streams/client-stream.js";
import { route, temporaryGateway } from "../../support/server/temporary-gateway.js";
import { eventually } from "../../support/until.js";
import { textOf } from "../../support/wire-streams.js";

const PATH = "/v1/chat/completions";
const body = { model: "acme/text", messages: [{ role: "user", content: "hi" }] };
const LEVELS = 20_000;
const deep = `${'{"deep":'.repeat(LEVELS)}{}${"}".repeat(LEVELS)}`;
const tooDeep = `{"candidates":[{"content":{"parts":[{"functionCall":{"name":"dig","args":${deep}}}]}}]}`;
const event = `data: {"candidates":[{"content":{"parts":[{"text":"Hello."}]},"finishReason":"STOP"}]}\n\n`;

describe("a mistake of the gateway", () => {
  const open = temporaryGateway({ models: [{ id: "acme/text", routes: [route("one", "generate-content")] }] });
  const { flush } = ClientStream.prototype;
  afterEach(() => {
    ClientStream.prototype.flush = flush;
  });

  it("while it passes a stream on is an unexpected failure with a stack, and none of the upstream", async () => {
    const test = open();
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end(event);
    ClientStream.prototype.flush = function () {
      ClientStream.prototype.flush = flush;
      throw new TypeError("a mistake");
    };
    const response = await test.call(PATH, { ...body, stream: true });
    expect(await textOf(response))
      .to.include("internal_error")
      .and.not.include("a mistake");
    const failed = () => test.log.find((line) => line.event === "request.failed_unexpectedly");
    const line = await eventually(
      async () => failed(),
      (found) => found !== undefined,
    );
    expect(line)
      .to.have.nested.property("err.stack")
      .that.matches(/^TypeError: a mistake\n +at /);
  });

  it("at what an upstream sent is logged with its place", async () => {
    const test = open();
    test.upstream.answer = (response) => response.writeHead(200, { "content-type": "application/json" }).end(tooDeep);
    const response = await test.call(PATH, body);
    expect(response.status).to.equal(502);
    const completed = () => test.log.find((line) => line.event === "call.completed");
    const line = await eventually(
      async () => completed(),
      (found) => found !== undefined,
    );
    expect(line?.cause).to.match(/^Maximum call stack size exceeded at \S/);
  });
});

/** What of an answer does not reach a client of another dialect is named in the log line, and not in the header. */
import { expect } from "chai";
import { json, route, temporaryGateway, type Answer } from "../../support/server/temporary-gateway.js";
import { until } from "../../support/until.js";

const open = temporaryGateway({ models: [{ id: "maker/local", routes: [route("one", "ollama-chat")] }] });

const message = { role: "assistant", content: "A tree.", images: ["iVBORw0KGgo="], mood: "glad" };
const whole = { model: "inner", created_at: "2026-01-01T00:00:00Z", message, done: true, done_reason: "stop" };
const streamed = [
  { ...whole, done: false, done_reason: undefined },
  { ...whole, message: { content: "" } },
];

const lines: Answer = (response) => {
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  response.end(streamed.map((line) => `${JSON.stringify(line)}\n`).join(""));
};

const cases: readonly [name: string, answer: Answer, stream: boolean][] = [
  ["in one body", json(whole), false],
  ["in one body to a request for a stream", json(whole), true],
  ["as a stream", lines, true],
];

describe("what an answer loses", () => {
  for (const [name, answer, stream] of cases)
    it(`is named in the log, ${name}`, async () => {
      const test = open();
      test.upstream.answer = answer;
      const messages = [{ role: "user", content: "What is this?" }];
      const response = await test.call("/v1/chat/completions", { model: "maker/local", messages, stream });
      expect(await response.text())
        .to.include("A tree.")
        .and.not.include("glad");
      const completed = () => test.log.find(({ event }) => event === "call.completed");
      await until(() => completed() !== undefined);
      expect(completed()?.dropped).to.deep.equal(["answer.message.images", "answer.message.mood"]);
      expect(response.headers.get("x-dropped-params")).to.equal(null);
    });
});

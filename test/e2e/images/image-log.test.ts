import { existsSync, readFileSync } from "node:fs";
import { expect } from "chai";
import type { Fields, DialectClient } from "../../support/dialect-clients/dialect-client.js";
import { answers, streams } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { newRequestId, meteredGateway } from "../../support/money/metered-gateway.js";
import {
  conversationClient,
  painter,
  embedder,
  bytes,
  base64,
  IMAGE,
  COUNTED,
  eventOf,
  reply,
  pricedModels,
} from "./priced-images.js";

const ledger = meteredGateway(pricedModels);

describe("what the log keeps of images and vectors", () => {
  const traces = [0, 900, 2_400, 5_000].flatMap((start) => {
    const part = bytes.subarray(start, start + 30);
    return [part.toString("latin1"), part.toString("base64"), part.toString("base64url"), part.toString("hex")];
  });
  const numbers = Array.from({ length: 64 }, (_unused, index) => Number(`0.7351${index + 10}`));
  const vectorBytes = Buffer.from(Float32Array.from(numbers).buffer).toString("base64");

  function kept(): string {
    const { database, logged } = ledger().gateway;
    const files = [database, `${database}-wal`]
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "latin1"));
    return [...files, logged()].join("\n");
  }

  async function rowOf(dialectClient: DialectClient, id: string, question: Fields = {}, stream = false) {
    const requestId = newRequestId();
    const { status, text } = await ledger().ask(dialectClient, `maker/${id}`, { requestId, stream, fields: question });
    expect(status, text).to.equal(200);
    return ledger().row(requestId);
  }

  const uri = `data:image/png;base64,${base64}`;
  const image = { created: 1, data: [{ b64_json: base64 }], output_format: "png" };
  const completed = { type: "image_generation.completed", b64_json: base64, created_at: 6 };
  const done = { type: "image_generation.partial_succeeded", image_index: 0, b64_json: base64 };
  const last = { type: "image_generation.completed", usage: { generated_images: 1 } };

  for (const [what, id, stream, script] of [
    ["whole", "painter", false, answers(image)],
    ["whole and converted", "layers-by-image", false, answers(image)],
    ["streamed", "painter", true, streams([`event: image_generation.completed\n${eventOf(completed)}`])],
    ["streamed and converted", "layers-by-image", true, streams([eventOf(done), eventOf(last), "data: [DONE]\n\n"])],
  ] as const) {
    it(`is the size of images that are sent and made, ${what}`, async () => {
      ledger().one.plays(script);
      const { request_body, response_body } = await rowOf(
        painter,
        id,
        { images: [uri, uri, { image_url: uri }, { type: "image_url", url: uri }], ...(stream && { stream }) },
        stream,
      );
      expect(String(request_body).match(/<image\/png, 6000 bytes>/g)).to.have.length(4);
      expect(response_body).to.match(/<[\w/]+, 600[0-9] bytes>/);
      const all = kept();
      expect(traces.filter((trace) => all.includes(trace))).to.deep.equal([]);
    });
  }

  for (const stream of [false, true]) {
    it(`is the size of images in conversations, ${stream ? "streamed" : "whole"}`, async () => {
      ledger().one.plays(reply(stream, [{ text: "Here." }, IMAGE], COUNTED));
      const { request_body, response_body } = await rowOf(
        conversationClient,
        "by-image",
        { contents: [{ role: "user", parts: [{ text: "like this" }, IMAGE] }] },
        stream,
      );
      expect(request_body).to.contain("<image/png, 6000 bytes>").and.contain("like this");
      expect(response_body)
        .to.match(/<[\w/]+, 600[0-9] bytes>/)
        .and.contain("Here.");
      const all = kept();
      expect(traces.filter((trace) => all.includes(trace))).to.deep.equal([]);
    });
  }

  for (const [what, id, fields, body] of [
    [
      "numbers",
      "vectors",
      {},
      { object: "list", data: [{ object: "embedding", index: 0, embedding: numbers }], model: INNER_MODEL },
    ],
    [
      "bytes",
      "vectors",
      { encoding_format: "base64" },
      { object: "list", data: [{ object: "embedding", index: 0, embedding: vectorBytes }], model: INNER_MODEL },
    ],
    ["numbers of another dialect", "other-vectors", {}, { embeddings: [{ values: numbers }] }],
    [
      "numbers of another dialect, as bytes",
      "other-vectors",
      { encoding_format: "base64" },
      { embeddings: [{ values: numbers }] },
    ],
  ] as const) {
    it(`is the size of vectors, logged as ${what}`, async () => {
      ledger().one.plays(answers(body));
      const { response_body } = await rowOf(embedder, id, fields);
      expect(response_body).to.match(/<(64 numbers|base64, 25[0-9] bytes)>/);
      const all = kept();
      expect(numbers.filter((number) => all.includes(String(number)))).to.deep.equal([]);
      expect([all.includes("0.7351"), all.includes(vectorBytes.slice(40, 80))]).to.deep.equal([false, false]);
    });
  }
});

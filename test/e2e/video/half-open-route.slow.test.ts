/** A route that was avoided is tried by one creation; the others go to the next route until that one is answered. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { makePoster } from "../../../src/simulator/video-encoder/video.js";
import { call, videoGateway } from "../../support/videos/video-gateway.js";

/** It needs the bytes of an image, so a creation is chosen a route some time before it is sent. */
const FIRST = "video-interactions";
const NEXT = "video-generation";
/** So many failures in a row open the breaker of a route. */
const MOST_FAILURES = 10;
/** The first pause is of five seconds, more or less. */
const PAUSE_MS = 6_000;
const FETCHED_IN_MS = 300;
const TOGETHER = 8;

describe("a route of videos that was avoided", () => {
  const open = videoGateway({ models: [{ id: "acme/avoided", dialect: FIRST, nextDialect: NEXT }] });
  const image = makePoster({ words: "a paper boat", width: 64, height: 48 });
  const host = createServer((_, response) => {
    setTimeout(() => response.writeHead(200, { "content-type": "image/png" }).end(image), FETCHED_IN_MS);
  });

  before(() => new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve)));
  after(() => {
    host.closeAllConnections();
    host.close();
  });

  it("gets one of many creations, until that one is answered", async () => {
    const { gateway, videoUpstream } = open();
    const url = `http://127.0.0.1:${(host.address() as AddressInfo).port}/boat`;
    const body = { model: "acme/avoided", prompt: "a paper boat", image: { url } };
    const create = async () => (await call(gateway, "POST", "/v1/videos/generations", body)).status;
    const together = (count: number) => Promise.all(Array.from({ length: count }, create));
    let asked = 0;
    videoUpstream.trouble = (request) => {
      if (request.method !== "POST" || request.url?.startsWith(`/${FIRST}/`) !== true) return undefined;
      asked += 1;
      return 503;
    };
    const before = await together(MOST_FAILURES);
    expect(new Set(before)).to.deep.equal(new Set([502]));
    await sleep(PAUSE_MS);
    asked = 0;
    const after = await together(TOGETHER);
    expect([asked, after.filter((status) => status === 200).length]).to.deep.equal([1, TOGETHER - 1]);
  });
});

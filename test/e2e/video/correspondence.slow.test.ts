import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { makeVideo, makePoster } from "../../../src/simulator/video-encoder/video.js";
import { rows } from "./correspondence-cases.js";
import type { Hosted, Outcome, Row } from "./correspondence-row.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";

const IMAGE = makePoster({ words: "a paper boat", width: 64, height: 48 });
const VIDEO = makeVideo({ words: "a paper boat", seconds: 1, width: 64, height: 48 });

/** Where clients keep their images and videos. */
function mediaHost(): () => Hosted {
  const server: Server = createServer(({ url }, response) => {
    const isVideo = url?.endsWith(".mp4") === true;
    response.writeHead(200, { "content-type": isVideo ? "video/mp4" : "image/png" }).end(isVideo ? VIDEO : IMAGE);
  });
  before(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return {
      image: `${origin}/a.png`,
      video: `${origin}/a.mp4`,
      imageBytes: IMAGE.toString("base64"),
      videoBytes: VIDEO.toString("base64"),
    };
  };
}

/** The value at a path of members and items. */
function memberAt(body: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .reduce((value, name) => (name === "" ? value : (value as Record<string, unknown> | undefined)?.[name]), body);
}

/** The minimum request, so that only the row's own member is reported. */
const LEAST: Readonly<Record<string, (model: string) => Record<string, unknown>>> = {
  "video-generation": (model) => ({ model, prompt: "a paper boat" }),
  "video-interactions": (model) => ({ model, input: "a paper boat" }),
  "video-long-running": () => ({ instances: [{ prompt: "a paper boat" }] }),
  "video-content-task": (model) => ({ model, content: [{ type: "text", text: "a paper boat" }] }),
};

describe("a call for a video", () => {
  const open = videoGateway();
  const hosted = mediaHost();

  const ask = async ({ from, ask: { path, more } }: Row, to: string) => {
    const { gateway, videoUpstream } = open();
    const made = videoUpstream.jobs.length;
    const body = { ...LEAST[from]?.(modelAt(to)), ...more(hosted()) };
    const answer = await call(
      gateway,
      "POST",
      path ?? (dialectClients.get(from) as DialectClient).path(modelAt(to)),
      body,
    );
    return { reported: answer, job: videoUpstream.jobs[made] };
  };

  const expectOutcome = ({ reported: answer, job }: Awaited<ReturnType<typeof ask>>, outcome: Outcome): void => {
    if ("refuses" in outcome) {
      expect(answer.status, answer.text).to.equal(400);
      expect(answer.text).to.contain(outcome.refuses);
      if (outcome.param !== undefined) expect(answer.text).to.contain(outcome.param);
      expect(job).to.equal(undefined);
      return;
    }
    expect(answer.status, answer.text).to.equal(200);
    for (const [path, value] of Object.entries(outcome.sends(hosted())))
      expect(memberAt(job?.body, path), path).to.deep.equal(value);
    expect(answer.headers.get("x-dropped-params")).to.equal(outcome.drops ?? null);
  };

  for (const row of rows) {
    for (const [to, outcome] of Object.entries(row.to)) {
      const becomes =
        "refuses" in outcome ? "is refused" : outcome.drops === undefined ? "is carried" : "is dropped, and named";
      it(`${row.what}, of ${row.from} to ${to}, ${becomes}`, async () => expectOutcome(await ask(row, to), outcome));
    }
  }
});

/** A host that differs only in how jobs are polled gets creations unchanged. */
import { expect } from "chai";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const MODEL = modelAt("video-long-running-by-operation");
const NATIVE = "acme/of-V3.1";
const PROMPT = "a paper boat";
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

describe("a creation for video-long-running-by-operation", () => {
  const open = videoGateway({
    models: [{ id: NATIVE, dialect: "video-long-running-by-operation", profile: "V3.1-lite" }],
  });
  const send = (body: object, model = MODEL) =>
    call(open().gateway, "POST", `/v1/models/${model}:predictLongRunning`, body);
  const sent = () => open().videoUpstream.jobs.at(-1)?.body;

  const kept: [string, object][] = [
    [
      "members that the vocabulary lacks",
      {
        instances: [{ prompt: PROMPT }],
        parameters: {
          negativePrompt: "rain",
          personGeneration: "allow_adult",
          enhancePrompt: true,
          compressionQuality: "lossless",
        },
        labels: { team: "a" },
      },
    ],
    ["unknown members", { instances: [{ prompt: PROMPT, mood: "calm" }], parameters: { grain: 3 }, unknown: [1] }],
    [
      "a file of the host",
      { instances: [{ prompt: PROMPT, image: { gcsUri: "gs://bucket/boat.png", mimeType: "image/png" } }] },
    ],
    [
      "a length as a text",
      { instances: [{ prompt: PROMPT }], parameters: { durationSeconds: "8", sampleCount: 1, generateAudio: false } },
    ],
    [
      "an image in bytes",
      { instances: [{ prompt: PROMPT, image: { bytesBase64Encoded: PIXEL, mimeType: "image/png" } }] },
    ],
  ];
  for (const [name, body] of kept) {
    it(`forwards ${name}, and drops nothing`, async () => {
      const { status, headers, text } = await send({ ...body, callback_url: "http://127.0.0.1:9/done" });
      expect(status, text).to.equal(200);
      expect(sent()).to.deep.equal(body);
      expect(headers.get("x-dropped-params")).to.equal(null);
    });
  }

  const moved: [string, object, object][] = [
    [
      "the count under the name that it has there",
      { instances: [{ prompt: PROMPT }], parameters: { numberOfVideos: 1, seed: 5 } },
      { instances: [{ prompt: PROMPT }], parameters: { seed: 5, sampleCount: 1 } },
    ],
    [
      "bytes in the form that is valid there",
      { instances: [{ prompt: PROMPT, image: { inlineData: { data: PIXEL, mimeType: "image/png" } } }] },
      { instances: [{ prompt: PROMPT, image: { bytesBase64Encoded: PIXEL, mimeType: "image/png" } }] },
    ],
    [
      "the model in the path alone",
      { model: MODEL, instances: [{ prompt: PROMPT }] },
      { instances: [{ prompt: PROMPT }] },
    ],
  ];
  for (const [name, body, want] of moved) {
    it(`reports ${name}`, async () => {
      const { status, headers, text } = await send(body);
      expect(status, text).to.equal(200);
      expect(sent()).to.deep.equal(want);
      expect(headers.get("x-dropped-params")).to.equal(null);
    });
  }

  const refused: [string, object, string][] = [
    [
      "by the rules of the dialect",
      {
        instances: [
          {
            prompt: PROMPT,
            image: { bytesBase64Encoded: PIXEL, mimeType: "image/png" },
            lastFrame: { bytesBase64Encoded: PIXEL, mimeType: "image/png" },
          },
        ],
      },
      "lastFrame",
    ],
    ["by the model's profile", { instances: [{ prompt: PROMPT }], parameters: { resolution: "4k" } }, "resolution"],
  ];
  for (const [name, body, field] of refused) {
    it(`is refused ${name}`, async () => {
      const jobs = open().videoUpstream.jobs.length;
      const { status, text } = await send(body, NATIVE);
      expect(status, text).to.equal(400);
      expect(text).to.contain(field);
      expect(open().videoUpstream.jobs.length).to.equal(jobs);
    });
  }

  it("ends with the video in the client's dialect", async () => {
    const reported = await send({ instances: [{ prompt: PROMPT }], parameters: { negativePrompt: "rain" } });
    const { json } = await eventually(
      () => call(open().gateway, "GET", `/v1beta/${String(reported.json.name)}`),
      (answer) => answer.json.done === true,
    );
    expect(dialectClients.get("video-long-running")?.videoOf(json)).to.match(/\/media\//);
  });

  it("loses in other dialects the members that only its own has", async () => {
    const model = modelAt("video-generation");
    const { headers } = await send({ instances: [{ prompt: PROMPT }], parameters: { negativePrompt: "rain" } }, model);
    expect(headers.get("x-dropped-params")).to.equal("parameters.negativePrompt");
  });
});

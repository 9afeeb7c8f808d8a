/** The holds of videos, and their costs at the end: to the tick. */
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { A_TOKEN, type VideoBody, requests, CENT, pricedModels as models } from "./priced-videos.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, catalogOf, videoGateway, operate, strangersKey } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

describe("the money of videos", () => {
  const open = videoGateway({ models });
  const ledger = openLedger(open);
  const url = "https://example.test/a.mp4";
  const generate = (...input: Parameters<typeof requests.generate>) => make(requests.generate(...input));
  const task = (...options: Parameters<typeof requests.task>) => make(requests.task(...options));
  const interact = (...given: Parameters<typeof requests.interact>) => make(requests.interact(...given));
  const predict = (...given: Parameters<typeof requests.predict>) => make(requests.predict(...given));

  async function make({ dialect, path, body }: VideoBody): Promise<string> {
    const { json, status, text } = await call(open().gateway, "POST", path, body);
    expect(status, text).to.equal(200);
    return (dialectClients.get(dialect) as DialectClient).taskOf(json);
  }

  const shown = () => ({
    content: [
      { type: "text", text: "a paper boat" },
      { type: "video_url", video_url: { url }, role: "reference_video" },
    ],
  });
  const changed = () => [
    { type: "text", text: "a paper boat" },
    { type: "video", data: "AAAAGGZ0eXBpc29t", mime_type: "video/mp4" },
  ];
  /** A draft that is made, and then its final video. */
  const finish = async (model: string, more: object = {}) => {
    const draft = await task(model, { draft: true });
    await eventually(
      () => ledger().stateOf(draft),
      (state) => state === "succeeded",
    );
    return task(model, { content: [{ type: "draft_task", draft_task: { id: draft } }], ...more });
  };

  const videos = (text: string) => ({ prompt: `a paper boat [${text}]` });
  const reported = (text: string) => ({ content: [{ type: "text", text: `a paper boat [${text}]` }] });

  describe("is held", () => {
    for (const [what, begin, ticks] of [
      ["by seconds and resolution", () => generate("acme/timed", { duration: 6, resolution: "720p" }), 60n * CENT],
      ["by the defaults", () => generate("acme/timed"), 40n * CENT],
      [
        "by the more expensive resolution",
        () => generate("acme/timed", { duration: "5", resolution: "1080p" }),
        100n * CENT,
      ],
      ["by the defaults of the client's dialect", () => interact("acme/timed"), 100n * CENT],
      ["by seconds of a long video", () => predict("acme/timed-long", { durationSeconds: "4" }), 40n * CENT],
      ["by the longest where the model chooses", () => task("acme/timed-task", { resolution: "720p" }), 300n * CENT],
      [
        "by the longest source of an edit, whatever its size",
        () => generate("acme/timed", { video: { url } }, "/v1/videos/edits"),
        18n * 20n * CENT,
      ],
      [
        "by the source and its extension",
        () => generate("acme/timed", { video: { url }, duration: 4 }, "/v1/videos/extensions"),
        34n * 20n * CENT,
      ],
      [
        "by the defaults of an extension",
        () => generate("acme/timed", { video: { url } }, "/v1/videos/extensions"),
        36n * 20n * CENT,
      ],
      [
        "by the other name of its length only where there is no length",
        () => generate("acme/timed", { duration: 6, seconds: 12, resolution: "720p" }),
        60n * CENT,
      ],
      ["by the defaults in parameters", () => predict("acme/timed-long"), 80n * CENT],
      [
        "by tokens of its resolution",
        () => task("acme/counted", { duration: 5, resolution: "480p" }),
        5n * 10_044n * A_TOKEN,
      ],
      [
        "by tokens of the longest",
        () => task("acme/counted", { duration: -1, resolution: "720p" }),
        15n * 21_736n * A_TOKEN,
      ],
      ["by the call", () => generate("acme/by-call"), 25n * CENT],
      ["by the defaults of the family", () => task("acme/timed-P1.0"), 5n * 20n * CENT],
      ["by its tokens", () => task("acme/counted-P1.0"), 5n * 48_900n * A_TOKEN],
      [
        "by the requested resolution in its place",
        () => task("acme/timed-P1.0", { resolution: "480p", duration: 12 }),
        12n * 5n * CENT,
      ],
      [
        "by the defaults of another dialect, which are sent to the family",
        () => generate("acme/timed-P1.0"),
        8n * 5n * CENT,
      ],
      ["by frames, whatever the default length", () => task("acme/timed-P1.0", { frames: 289 }), 13n * 20n * CENT],
      ["by the default length of a family", () => task("acme/timed-P2.0"), 5n * 10n * CENT],
      [
        "by the default length with the references at their longest",
        () => task("acme/timed-P2.0", shown()),
        (5n + 15n) * 10n * CENT,
      ],
      [
        "by the longest extension",
        () => task("acme/timed-P2.0", { ...shown(), omni_reference_task_type: "extend", ratio: "adaptive" }),
        30n * 10n * CENT,
      ],
      ["by the size of drafts", () => task("acme/timed-P1.5-pro", { draft: true }), 5n * 5n * CENT],
      ["by the size of drafts of the longest", () => task("acme/timed-task", { draft: true }), 30n * 5n * CENT],
      ["by a final video at the size of its draft", () => finish("acme/timed-task"), 30n * 20n * CENT],
      ["by a final video at its largest, where it may be any", () => finish("acme/timed-P1.5-pro"), 12n * 20n * CENT],
      [
        "by a final video at the requested size",
        () => finish("acme/timed-P1.5-pro", { resolution: "720p" }),
        12n * 10n * CENT,
      ],
      [
        "by an edit and its source, at their longest",
        () => interact("acme/timed-interaction", { input: changed() }),
        20n * 10n * CENT,
      ],
      [
        "by frames, for their duration",
        () => task("acme/timed-P1.0", { frames: 121, resolution: "480p" }),
        6n * 5n * CENT,
      ],
      ["by the fewest frames", () => task("acme/timed-P1.0", { frames: 29, resolution: "720p" }), 2n * 10n * CENT],
      [
        "by frames alone where the family counts them",
        () => task("acme/timed-P1.0", { frames: 29, duration: 10, resolution: "480p" }),
        2n * 5n * CENT,
      ],
      [
        "by frames alone, although the length is left to the model",
        () => task("acme/timed-P1.0", { frames: 57, duration: -1, resolution: "480p" }),
        3n * 5n * CENT,
      ],
      [
        "by seconds where frames take no longer and may not count",
        () => task("acme/timed-any", { frames: 29, duration: 10, resolution: "480p" }),
        10n * 5n * CENT,
      ],
    ] as [string, () => Promise<string>, bigint][]) {
      it(what, async () => expect((await ledger().holdOf(await begin())).ticks).to.equal(ticks));
    }
  });

  describe("is charged", () => {
    for (const [what, begin, charged, estimated] of [
      [
        "by the seconds that were made",
        () => generate("acme/timed", { duration: 10, resolution: "720p" }),
        60n * CENT,
        false,
      ],
      [
        "by the requested seconds, where none are reported",
        () => predict("acme/timed-long", { durationSeconds: 4 }),
        40n * CENT,
        false,
      ],
      [
        "by the resolution that was made",
        () => task("acme/timed-task", { resolution: "1080p", duration: 10 }),
        50n * CENT,
        false,
      ],
      ["by the reported tokens", () => task("acme/counted", { duration: 10 }), 108_900n * A_TOKEN, false],
      [
        "by no tokens of a prompt that are not counted",
        () => task("acme/counted-in", { duration: 10 }),
        108_900n * A_TOKEN,
        false,
      ],
      ["by the tokens of reasoning too", () => interact("acme/counted-interaction"), (17_376n + 412n) * A_TOKEN, false],
      ["by the hold, where no tokens are reported", () => predict("acme/counted-long"), 8n * 22_000n * A_TOKEN, true],
      ["by the call", () => generate("acme/by-call"), 25n * CENT, false],
      ["by the values that the defaults led to", () => task("acme/timed-P1.0"), 50n * CENT, false],
      ["by the result of a draft", () => finish("acme/timed-task"), 50n * CENT, false],
      [
        "by the length that tokens imply for an edit",
        () => interact("acme/timed-interaction", { input: changed() }),
        30n * CENT,
        false,
      ],
      [
        "by its tokens at the requested size",
        () =>
          interact("acme/timed-interaction", {
            input: changed(),
            response_format: { type: "video", resolution: "1080p" },
          }),
        40n * CENT,
        false,
      ],
      [
        "by its tokens, to the frame",
        () =>
          interact("acme/timed-interaction", {
            input: changed(),
            response_format: { type: "video", resolution: "360p" },
          }),
        50n * CENT,
        false,
      ],
      [
        "by the requested length, whatever tokens imply",
        () => interact("acme/timed-interaction", { response_format: { type: "video", duration: "4s" } }),
        40n * CENT,
        false,
      ],
      ["nothing for a failure", () => generate("acme/timed", videos("fails")), null, false],
      ["nothing for a failure of a task", () => task("acme/counted", reported("fails")), null, false],
      ["nothing for an expired task", () => generate("acme/timed", videos("expires")), null, false],
      [
        "the reported cost of a video that was withheld",
        () => generate("acme/timed", videos("moderated")),
        400_000_000n,
        false,
      ],
      [
        "the tokens of an answer in place of a video",
        () => interact("acme/counted-interaction", { input: "a paper boat [moderated]" }),
        (17_376n + 412n) * A_TOKEN,
        false,
      ],
      [
        "nothing for such an answer where videos are charged by seconds",
        () => interact("acme/timed-interaction", { input: "a paper boat [moderated]" }),
        null,
        false,
      ],
    ] as [string, () => Promise<string>, bigint | null, boolean][]) {
      it(what, async () => {
        const hold = await ledger().settled(await begin());
        expect(hold).to.deep.include({ charged, estimated, state: charged === null ? "released" : "settled" });
      });
    }
  });

  for (const [what, begin, output] of [
    ["no tokens, where no upstream reports them and no price uses them", () => generate("acme/timed"), null],
    ["the reported tokens, though no price uses them", () => task("acme/timed-P2.0"), 108_900n],
    ["the tokens of the request, where they are priced and not reported", () => predict("acme/counted-long"), 176_000n],
  ] as const)
    it(`counts ${what}`, async () => {
      const made = await begin();
      await ledger().settled(made);
      const hold: unknown = await ledger().database("holds").where({ call_id: made }).first("output_tokens");
      expect(hold).to.deep.equal({ output_tokens: output });
    });

  it("takes no tokens of its key's rate, where no price uses them and no family is known to count them", async () => {
    const { gateway } = open();
    const { json } = await operate(gateway, "POST", "/keys", { wallet: "test", tokens_per_minute: 100_000 });
    const { path, body } = requests.generate("acme/timed");
    for (let made = 0; made < 2; made += 1)
      expect((await call({ ...gateway, key: String(json.key) }, "POST", path, body)).status).to.equal(200);
  });

  for (const [what, usage, charged, estimated] of [
    [
      "at most the maximum length, whatever tokens imply",
      { total_output_tokens: 900_000, total_tokens: 900_000 },
      100n * CENT,
      false,
    ],
    ["the maximum length, where nothing is reported", undefined, 100n * CENT, true],
  ] as const) {
    it(`is that of an edit, ${what}`, async () => {
      const { videoUpstream } = open();
      const steps = [
        {
          type: "model_output",
          content: [{ type: "video", mime_type: "video/mp4", uri: `${videoUpstream.url}/videos/1.mp4` }],
        },
      ];
      videoUpstream.trouble = ({ method, url = "" }) =>
        method === "GET" && url.includes("/interactions/")
          ? { body: { id: videoUpstream.jobs.at(-1)?.id, status: "completed", steps, usage } }
          : undefined;
      try {
        const hold = await ledger().settled(await interact("acme/timed-interaction", { input: changed() }));
        expect(hold).to.include({ ticks: 200n * CENT, charged, estimated });
      } finally {
        videoUpstream.trouble = () => undefined;
      }
    });
  }

  it("is reported to the client as it was charged", async () => {
    const { gateway } = open();
    const made = await generate("acme/timed", { duration: 6, resolution: "720p" });
    await ledger().settled(made);
    const { json } = await call(gateway, "GET", `/v1/tasks/${made}`);
    expect(json.usage).to.deep.equal({ cost_in_usd_ticks: Number(60n * CENT) });
  });

  it("is reported as charged where a video was withheld", async () => {
    const made = await generate("acme/timed", videos("moderated"));
    await ledger().settled(made);
    const { json } = await call(open().gateway, "GET", `/v1/tasks/${made}`);
    expect(json).to.deep.include({ status: "failed", usage: { cost_in_usd_ticks: 400_000_000 } });
  });

  it("is released where a task was cancelled", async () => {
    const { videoUpstream, gateway } = open();
    videoUpstream.pollsUntilDone = 1_000;
    try {
      const made = await task("acme/counted", { duration: 5 });
      const { status } = await call(gateway, "DELETE", `/v1/contents/generations/tasks/${made}`);
      if (status === 200) expect(await ledger().settled(made)).to.include({ state: "released", charged: null });
      else expect(status).to.equal(409);
    } finally {
      videoUpstream.pollsUntilDone = 2;
    }
  });

  for (const [what, change] of [
    ["the price has changed", { pricing: { perSecond: 9 } }],
    ["the model was disabled", { enabled: false }],
  ] as const) {
    it(`is the agreed one although ${what}`, async () => {
      const { gateway, videoUpstream } = open();
      videoUpstream.pollsUntilDone = 20;
      const made = await generate("acme/timed", { duration: 6, resolution: "720p" });
      const usual = catalogOf(videoUpstream, "none", models);
      const changed = {
        ...usual,
        models: usual.models.map((model) => (model.id === "acme/timed" ? { ...model, ...change } : model)),
      };
      try {
        const applied = await operate(gateway, "POST", "/catalog/apply", changed);
        expect(applied.status, applied.text).to.equal(200);
        videoUpstream.pollsUntilDone = 2;
        expect(await ledger().settled(made)).to.include({ ticks: 60n * CENT, charged: 60n * CENT });
        const { json } = await call(gateway, "GET", `/v1/tasks/${made}`);
        expect(json).to.include({ status: "done" });
      } finally {
        videoUpstream.pollsUntilDone = 2;
        await operate(gateway, "POST", "/catalog/apply", {
          ...usual,
          models: usual.models.map((model) => ({ enabled: true, ...model })),
        });
      }
    });
  }

  it("is held before any upstream is called", async () => {
    const { gateway, videoUpstream } = open();
    const made = videoUpstream.jobs.length;
    const key = await strangersKey(gateway, "poor", "0.39");
    const { status, json } = await call({ ...gateway, key }, "POST", "/v1/videos/generations", {
      model: "acme/timed",
      prompt: "a paper boat",
    });
    expect([status, (json.error as { code: string }).code]).to.deep.equal([402, "insufficient_balance"]);
    expect(videoUpstream.jobs.length).to.equal(made);
  });

  it("is fully released when all videos have ended", async () => {
    await eventually(
      () => ledger().reserved(),
      (reserved) => reserved === 0n,
    );
  });
});

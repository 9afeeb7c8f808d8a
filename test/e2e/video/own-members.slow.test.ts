/** Members of a vendor that no other dialect has, for clients of its dialect and for all others. */
import { expect } from "chai";
import { openLedger } from "./ledger.js";
import { vendorForms } from "../../support/videos/video-forms.js";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";
import { dialectClients } from "../../support/videos/video-clients.js";

type Members = Record<string, unknown>;

/**
 * The members that an upstream sends beside the usual ones. `$id` is its own ID of the job, `$url` the address of its
 * video.
 */
interface Row {
  readonly dialect: string;
  /** The upstream, where it is a variant of the dialect. */
  readonly at?: string;
  readonly fate?: string;
  readonly reports: Members;
  /** The members that clients of the dialect get. */
  readonly reported: Members;
}

const text = (words: string) => ({ type: "text", text: words });
const video = { type: "video", mime_type: "video/mp4", uri: "$url" };
const output = (...content: unknown[]) => ({ type: "model_output", content });
const tokens = (modality: string, count: number) => [{ modality, tokens: count }];
const THOUGHT = { type: "thought", signature: "Eo8C", summary: [text("A boat of paper.")] };
const COUNTS = {
  total_input_tokens: 9,
  total_output_tokens: 17_376,
  total_thought_tokens: 412,
  total_cached_tokens: 0,
  total_tokens: 17_797,
};
const DETAILS = {
  total_tool_use_tokens: 3,
  input_tokens_by_modality: tokens("text", 9),
  output_tokens_by_modality: tokens("video", 17_376),
  cached_tokens_by_modality: tokens("text", 0),
  tool_use_tokens_by_modality: tokens("text", 3),
  grounding_tool_count: [{ type: "google_search", count: 1 }],
};

const IA = "video-interactions";
const LR = "video-long-running";
const BO = "video-long-running-by-operation";
const CT = "video-content-task";
const GV = "video-generation";

const rows: readonly (readonly [name: string, row: Row])[] = [
  ...["default", "flex"].map((tier): [string, Row] => [
    `the tier ${tier}`,
    { dialect: CT, reports: { service_tier: tier }, reported: { service_tier: tier } },
  ]),
  ["its position in the queue", { dialect: CT, reports: { priority: 0 }, reported: { priority: 0 } }],
  [
    "the end user",
    { dialect: CT, reports: { safety_identifier: "user-1" }, reported: { safety_identifier: "user-1" } },
  ],
  [
    "tools and their use",
    {
      dialect: CT,
      reports: {
        tools: [{ type: "web_search", limit: 2 }],
        usage: { completion_tokens: 7, total_tokens: 7, tool_usage: { web_search: 1 } },
      },
      reported: {
        tools: [{ type: "web_search", limit: 2 }],
        usage: { completion_tokens: 7, total_tokens: 7, tool_usage: { web_search: 1 } },
      },
    },
  ],
  [
    "the rewritten prompt",
    {
      dialect: CT,
      reports: { revised_prompt: "a boat", subdivisionlevel: "1", fileformat: "mp4" },
      reported: { revised_prompt: "a boat", subdivisionlevel: "1", fileformat: "mp4" },
    },
  ],
  [
    "tools that were used without a result",
    {
      dialect: CT,
      fate: "fails",
      reports: { service_tier: "flex" },
      reported: { status: "failed", service_tier: "flex" },
    },
  ],
  [
    "reasoning, and text beside the video",
    {
      dialect: IA,
      reports: { steps: [THOUGHT, output(text("Here it is."), { ...video, resolution: "720p" })] },
      reported: { steps: [THOUGHT, output(text("Here it is."), { ...video, resolution: "720p" })] },
    },
  ],
  [
    "outputs of text alone",
    {
      dialect: IA,
      reports: { steps: [output(text("One")), THOUGHT, output(video)] },
      reported: { steps: [output(text("One"), video), THOUGHT] },
    },
  ],
  [
    "tokens by their kinds",
    {
      dialect: IA,
      reports: { service_tier: "standard", usage: { ...COUNTS, ...DETAILS } },
      reported: { service_tier: "standard", usage: { ...COUNTS, ...DETAILS } },
    },
  ],
  [
    "the text of a refusal in its place",
    {
      dialect: IA,
      fate: "moderated",
      reports: { steps: [THOUGHT, output(text("No."))] },
      reported: { status: "failed", steps: [THOUGHT, output(text("No."))] },
    },
  ],
  [
    "faults with their own messages",
    {
      dialect: IA,
      fate: "fails",
      reports: {
        steps: [{ type: "model_output", error: { code: 9, message: "It broke." } }],
        errors: [{ code: "unavailable", message: "It broke." }],
      },
      reported: {
        steps: [{ type: "model_output", error: { code: 9, message: "It broke." } }],
        errors: [{ code: "unavailable", message: "It broke." }],
      },
    },
  ],
  [
    "the exact number of a fault",
    {
      dialect: LR,
      fate: "fails",
      reports: { error: { code: 9, message: "No.", status: "FAILED_PRECONDITION" } },
      reported: { done: true, error: { code: 9, message: "No.", status: "FAILED_PRECONDITION" } },
    },
  ],
  [
    "the number of a variant's fault",
    {
      dialect: LR,
      at: BO,
      fate: "fails",
      reports: { error: { code: 11, message: "No." } },
      reported: { done: true, error: { code: 11, message: "No." } },
    },
  ],
  [
    "how many videos were withheld",
    {
      dialect: LR,
      fate: "moderated",
      reports: {
        response: {
          generateVideoResponse: { raiMediaFilteredCount: 2, raiMediaFilteredReasons: ["The audio.", "A face."] },
        },
      },
      reported: {
        done: true,
        response: {
          generateVideoResponse: { raiMediaFilteredCount: 2, raiMediaFilteredReasons: ["The audio.", "A face."] },
        },
      },
    },
  ],
  [
    "how many were withheld beside a video",
    {
      dialect: LR,
      reports: {
        response: {
          generateVideoResponse: {
            raiMediaFilteredCount: 1,
            raiMediaFilteredReasons: ["A face."],
            generatedSamples: [{ video: { uri: "$url" } }],
          },
        },
      },
      reported: {
        response: {
          generateVideoResponse: {
            raiMediaFilteredCount: 1,
            raiMediaFilteredReasons: ["A face."],
            generatedSamples: [{ video: { uri: "$url" } }],
          },
        },
      },
    },
  ],
  [
    "the exact code of a fault",
    {
      dialect: GV,
      fate: "fails",
      reports: { error: { code: "failed_precondition", message: "No." } },
      reported: { status: "failed", error: { code: "failed_precondition", message: "No." } },
    },
  ],
  [
    "a video that was withheld",
    {
      dialect: GV,
      reports: { video: { url: "", duration: 6, respect_moderation: false } },
      reported: { status: "failed", video: { url: "", duration: 6, respect_moderation: false } },
    },
  ],
];

/** The upstream's own IDs in all places that are opaque here. */
const leaks: readonly (readonly [name: string, row: Row])[] = [
  [
    "in the use of tools",
    {
      dialect: CT,
      reports: {
        tools: [{ type: "web_search", of: { task: "$id" } }],
        usage: { completion_tokens: 7, total_tokens: 7, tool_usage: { $id: "$url" } },
      },
      reported: {},
    },
  ],
  [
    "in the rewritten prompt",
    {
      dialect: CT,
      reports: {
        revised_prompt: "for $id at $url by inner",
        draft_task_id: "$id",
        content: { video_url: "$url", file_url: "$url" },
      },
      reported: {},
    },
  ],
  [
    "in reasoning and text",
    {
      dialect: IA,
      reports: {
        name: "$id",
        previous_interaction_id: "$id",
        steps: [
          { ...THOUGHT, id: "$id", summary: [text("$id, $url")] },
          output(text("$id is at $url"), { ...video, name: "$id" }),
        ],
      },
      reported: {},
    },
  ],
  [
    "in faults",
    {
      dialect: LR,
      fate: "fails",
      reports: {
        metadata: { job: "$id" },
        error: { code: 9, message: "$id broke.", status: "$id", details: [{ job: "$id" }] },
      },
      reported: {},
    },
  ],
  [
    "in messages of faults",
    { dialect: GV, fate: "fails", reports: { error: { code: "$id", message: "$id" } }, reported: {} },
  ],
];

function filledIn<T>(value: T, names: Readonly<Record<string, string>>): T {
  return JSON.parse(
    Object.entries(names).reduce((reported, [name, word]) => reported.replaceAll(name, word), JSON.stringify(value)),
  ) as T;
}

describe("vendor members of a job", () => {
  const open = videoGateway();
  let reports: Members = {};
  const usual = new Map([...vendorForms].map(([dialect, { ended }]) => [dialect, ended]));
  before(() => {
    for (const form of vendorForms.values()) {
      const { ended } = form;
      form.ended = (job, url, video) => {
        const answer = ended(job, url, video);
        return { ...answer, body: { ...(answer.body as object), ...filledIn(reports, { $id: job.id, $url: url }) } };
      };
    }
  });
  after(() => {
    for (const [dialect, form] of vendorForms) form.ended = usual.get(dialect) ?? form.ended;
  });

  const ending = async (client: string, at: string, { fate, reports: more }: Row) => {
    reports = more;
    const { gateway, videoUpstream } = open();
    const dialectClient = dialectClients.get(client) ?? expect.fail(client);
    const prompt = `a paper boat ${fate === undefined ? "" : `[${fate}]`}`;
    const made = await call(gateway, "POST", dialectClient.path(modelAt(at)), dialectClient.body(modelAt(at), prompt));
    expect(made.status, made.text).to.equal(200);
    const { json, text: snapshot } = await eventually(
      () => call(gateway, "GET", `/v1/tasks/${dialectClient.taskOf(made.json)}`),
      (reported) => dialectClient.isOver(reported.json),
    );
    return { json, snapshot, url: dialectClient.videoOf(json) ?? "", job: videoUpstream.jobs.at(-1) };
  };

  for (const [name, row] of rows) {
    it(`reaches clients of ${row.dialect}: ${name}`, async () => {
      const { json, url } = await ending(row.dialect, row.at ?? row.dialect, row);
      for (const [member, want] of Object.entries(filledIn(row.reported, { $url: url })))
        expect(json[member], member).to.deep.equal(want);
    });
  }

  const STRANGE = [CT, IA].map((dialect) => {
    const all = rows.filter(([, row]) => row.dialect === dialect && row.fate === undefined);
    return {
      dialect,
      row: {
        dialect,
        reports: Object.assign({}, ...all.map(([, { reports: more }]) => more)) as Members,
        reported: {},
      },
    };
  });
  const ALONE =
    /flex|user-1|web_search|tool_usage|revised_prompt|Eo8C|One|by_modality|service_tier|grounding|subdivision/;
  for (const { dialect, row } of STRANGE) {
    for (const client of [...dialectClients.keys()].filter((one) => one !== dialect)) {
      it(`does not reach clients of ${client} from ${dialect}`, async () => {
        expect(JSON.stringify(row.reports)).to.match(ALONE);
        expect((await ending(client, dialect, row)).snapshot).not.to.match(ALONE);
      });
    }
  }

  for (const [name, row] of leaks) {
    it(`leaves upstream IDs out: ${name} in ${row.dialect}`, async () => {
      const { json, snapshot, job } = await ending(row.dialect, row.dialect, row);
      const { videoUpstream } = open();
      const video = dialectClients.get(row.dialect)?.videoOf(json) ?? "";
      expect(snapshot).not.to.contain(job?.id);
      expect(snapshot.replaceAll(video === "" ? "no video" : video, "")).not.to.contain(videoUpstream.url);
      expect(snapshot).not.to.match(/draft_task_id|file_url|\binner\b/);
    });
  }
});

describe("a final video from a draft", () => {
  const open = videoGateway({ models: [{ id: "acme/of-P2.5", dialect: CT, profile: "P2.5" }] });
  const ledger = openLedger(open);
  const make = async (body: object) => {
    const {
      status,
      json,
      text: reported,
    } = await call(open().gateway, "POST", "/v1/contents/generations/tasks", { model: "acme/of-P2.5", ...body });
    expect(status, reported).to.equal(200);
    const task = String(json.id);
    await eventually(
      () => ledger().stateOf(task),
      (state) => state === "succeeded",
    );
    return { task, reported: (await call(open().gateway, "GET", `/v1/tasks/${task}`)).json };
  };

  it("is named by its gateway ID, and never by its upstream ID", async () => {
    const draft = await make({ content: [text("a boat")], draft: true, resolution: "480p" });
    expect(draft.reported).not.to.have.property("draft_task_id");
    const { reported } = await make({
      content: [{ type: "draft_task", draft_task: { id: draft.task } }],
      resolution: "1080p",
    });
    expect(reported.draft_task_id).to.equal(draft.task);
    expect(JSON.stringify(reported)).not.to.match(/cgt-/);
  });
});

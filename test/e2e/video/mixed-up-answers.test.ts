/** A host or a proxy may mix answers up: an answer about another job does not count for this one. */
import { expect } from "chai";
import type { IncomingMessage } from "node:http";
import { type VendorForm, type VendorJob, vendorForms } from "../../support/videos/video-forms.js";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

/** The member with the job's ID in each vendor's answers, and spellings of one job's ID. */
const NAMES: Readonly<Record<string, { readonly at: string; readonly otherwise?: (name: string) => string }>> = {
  "video-generation": { at: "request_id" },
  "video-content-task": { at: "id" },
  "video-interactions": { at: "id", otherwise: (name) => `interactions/${name}` },
  "video-long-running": { at: "name", otherwise: (name) => name.replace("models/inner/", "") },
  "video-long-running-by-operation": { at: "name", otherwise: (name) => name.replace("projects/p/", "projects/4711/") },
};
const STRANGER = 7_777;
const MIXED_UP = 3;

describe("an answer to a poll", () => {
  const open = videoGateway();

  afterEach(() => {
    open().videoUpstream.trouble = () => undefined;
  });

  for (const vendor of vendors) {
    const form = vendorForms.get(vendor) as VendorForm;
    const { at = "", otherwise } = NAMES[vendor] ?? {};

    /** Makes a job that ends at its first poll, and answers the first polls with a modified end. */
    const make = async (times: number, report: (end: Record<string, unknown>, job: VendorJob) => object) => {
      const { gateway, videoUpstream } = open();
      const dialectClient = dialectClients.get(vendor.replace("-by-operation", "")) as DialectClient;
      const before = videoUpstream.jobs.length;
      let reported = 0;
      videoUpstream.trouble = (request: IncomingMessage) => {
        const job = videoUpstream.jobs[before];
        const isPoll =
          request.method !== "DELETE" &&
          request.url?.startsWith(`/${vendor}/`) === true &&
          !form.creates.test(request.url.slice(`/${vendor}${form.base}`.length));
        if (!isPoll || job === undefined || reported === times) return undefined;
        reported += 1;
        return {
          body: report(endOf(form, job, `${videoUpstream.url}/videos/${job.number}.mp4`, videoUpstream.video), job),
        };
      };
      const made = await call(
        gateway,
        "POST",
        dialectClient.path(modelAt(vendor)),
        dialectClient.body(modelAt(vendor), "a paper boat"),
      );
      expect(made.status, made.text).to.equal(200);
      const look = () => call(gateway, "GET", `/v1/tasks/${dialectClient.taskOf(made.json)}`);
      const { json, text } = await eventually(look, (answer) => dialectClient.isOver(answer.json));
      expect(dialectClient.hasWorked(json), text).to.equal(true);
      return { reported, video: String(dialectClient.videoOf(json)) };
    };

    it(`of ${vendor} about another job is retried`, async () => {
      const { gateway, videoUpstream } = open();
      const address = `${videoUpstream.url}/videos/${STRANGER}.mp4`;
      const { reported, video } = await make(MIXED_UP, (_, job) => ({
        ...endOf(form, { ...job, id: form.jobId(STRANGER) }, address, videoUpstream.video),
        [at]: form.jobId(STRANGER),
      }));
      expect(reported).to.equal(MIXED_UP);
      expect(video).not.to.contain(String(STRANGER));
      expect(videoUpstream.fetched.map(({ path }) => path).join()).not.to.contain(String(STRANGER));
      expect(gateway.logged()).to.contain('"reason":"The upstream\'s answer is about another job."');
    });

    it(`of ${vendor} without a job ID is accepted`, async () => {
      expect((await make(MIXED_UP, ({ [at]: _, ...end }) => end)).reported).to.equal(1);
    });

    if (otherwise === undefined) continue;
    it(`of ${vendor} with another spelling of the job ID is accepted`, async () => {
      expect((await make(MIXED_UP, (end, { id }) => ({ ...end, [at]: otherwise(id) }))).reported).to.equal(1);
    });
  }

  it("has the job's ID in the members that these tests use", () => {
    expect(Object.keys(NAMES)).to.have.members([...vendors]);
  });
});

function endOf(form: VendorForm, job: VendorJob, url: string, video: Buffer): Record<string, unknown> {
  return form.ended(job, url, video).body as Record<string, unknown>;
}

/** An upstream that is asked too often, or has too much to do, says when to ask again. */
import { expect } from "chai";
import { call, videoGateway, modelAt } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

const WAIT_MS = 2_000;
const DIALECT = "video-generation";

interface Case {
  readonly what: string;
  readonly status: number;
  retryAfter(): string;
}

const seconds = () => String(WAIT_MS / 1000);
/** Dates have whole seconds. */
const date = () => new Date(Date.now() + WAIT_MS + 1_000).toUTCString();
const cases: readonly Case[] = [429, 503, 529].flatMap((status) => [
  { what: "seconds", status, retryAfter: seconds },
  { what: "a date", status, retryAfter: date },
]);

describe("a poll that is refused for a while", () => {
  const open = videoGateway({ config: { tasks: { pollSeconds: [0.05] }, logs: { level: "debug" } } });
  /** When each task was polled, by the number in its prompt. */
  const polled: number[][] = cases.map(() => []);
  let made: readonly string[] = [];

  // All wait at once.
  before(async () => {
    const { videoUpstream, gateway } = open();
    videoUpstream.trouble = ({ method, url = "" }) => {
      const job = method === "GET" ? videoUpstream.jobs.find(({ id }) => url.endsWith(id)) : undefined;
      const number = /no\. (\d+)/.exec(JSON.stringify(job?.body ?? ""))?.[1];
      const [at, times] = number === undefined ? [] : [cases[Number(number)], polled[Number(number)]];
      if (at === undefined || times === undefined) return undefined;
      times.push(Date.now());
      const refusal = { status: at.status, body: { error: "Later." }, retryAfter: at.retryAfter() };
      return times.length === 1 ? refusal : undefined;
    };
    const answers = await Promise.all(
      cases.map((_, number) =>
        call(gateway, "POST", "/v1/videos/generations", { model: modelAt(DIALECT), prompt: `no. ${number}` }),
      ),
    );
    made = answers.map(({ json }) => String(json.request_id));
  });

  for (const [number, { what, status }] of cases.entries()) {
    it(`is made again when retry-after is over: ${status}, with ${what}`, async () => {
      const times = await eventually(
        () => Promise.resolve(polled[number] ?? []),
        (seen) => seen.length > 1,
      );
      expect((times[1] ?? 0) - (times[0] ?? 0)).to.be.at.least(WAIT_MS - 100);
      const lines = open()
        .gateway.logged()
        .split("\n")
        .filter((line) => line.includes(made[number] ?? "none") && line.includes("task.poll_missed"));
      expect(lines.join()).to.contain(`The upstream answers ${status} when it is polled.`);
    });
  }
});

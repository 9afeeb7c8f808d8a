/** What a vendor's refusal of a poll means: only an answer about the job itself ends it. */
import { expect } from "chai";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt, type TaskAnswer, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";
import { vendorForms } from "../../support/videos/video-forms.js";

interface Refusal {
  readonly vendor: string;
  readonly reported: string;
  readonly status: number;
  readonly body: unknown;
}

/** A task to create, and how its vendor refuses the polls. */
interface PollRefusal {
  readonly dialectClient: DialectClient;
  readonly refusal: Refusal;
  /** The number of further polls that are refused, if it is polled as often. */
  left: number;
}

const google = (status: number, message: string, word = "INVALID_ARGUMENT") => ({
  error: { code: status, message, status: word },
});
const ark = (code: string, message = "No.") => ({ error: { code, message, param: "", type: "BadRequest" } });
const PAGE = "<html>400 The plain HTTP request was sent to HTTPS port</html>";

/** A proxy before the vendor, or a fault of the operator: the job may be fine. */
const passing: readonly Refusal[] = [
  ...vendors.flatMap((vendor): Refusal[] => [
    { vendor, reported: "a proxy's page", status: 400, body: PAGE },
    { vendor, reported: "nothing", status: 400, body: "" },
    { vendor, reported: "a bare 413", status: 413, body: "" },
    { vendor, reported: "a proxy's plain text", status: 400, body: "Bad Request" },
    { vendor, reported: "a front end's JSON", status: 400, body: { message: "no route matched" } },
    { vendor, reported: "a young job that is not known yet", status: 404, body: "" },
  ]),
  {
    vendor: "video-generation",
    reported: "a wrong key",
    status: 400,
    body: { code: "invalid-argument", error: "Incorrect API key provided: xa***" },
  },
  {
    vendor: "video-generation",
    reported: "a key that may not",
    status: 403,
    body: { code: "permission-denied", error: "Your team has no credits." },
  },
  {
    vendor: "video-generation",
    reported: "a limit with a text about moderation",
    status: 429,
    body: { error: "content moderation is busy" },
  },
  {
    vendor: "video-interactions",
    reported: "an account that may not, as a bad request",
    status: 400,
    body: google(400, "The project may not use this.", "PERMISSION_DENIED"),
  },
  {
    vendor: "video-interactions",
    reported: "two credentials",
    status: 400,
    body: google(400, "Multiple authentication credentials received. Please pass only one."),
  },
  {
    vendor: "video-interactions",
    reported: "a young job that is not known yet, as a bad request",
    status: 400,
    body: { error: { code: "invalid_request", message: "Invalid interaction name" } },
  },
  {
    vendor: "video-long-running",
    reported: "two credentials",
    status: 400,
    body: google(400, "Multiple authentication credentials received. Please pass only one."),
  },
  {
    vendor: "video-long-running",
    reported: "a refused key",
    status: 400,
    body: google(400, "API key not valid. Please pass a valid API key."),
  },
  ...["video-long-running", "video-long-running-by-operation"].map((vendor) => ({
    vendor,
    reported: "an account that is not in order",
    status: 400,
    body: google(400, "Precondition check failed.", "FAILED_PRECONDITION"),
  })),
  ...["video-long-running", "video-interactions"].flatMap((vendor): Refusal[] => [
    {
      vendor,
      reported: "an account without billing",
      status: 400,
      body: google(400, "Please enable billing on your project.", "FAILED_PRECONDITION"),
    },
    {
      vendor,
      reported: "an account in the wrong place",
      status: 400,
      body: google(400, "User location is not supported for the API use.", "FAILED_PRECONDITION"),
    },
  ]),
  {
    vendor: "video-long-running",
    reported: "a key that may not",
    status: 403,
    body: google(403, "The caller does not have permission", "PERMISSION_DENIED"),
  },
  {
    vendor: "video-content-task",
    reported: "an account that is overdue",
    status: 403,
    body: ark("AccountOverdueError"),
  },
  {
    vendor: "video-content-task",
    reported: "the same as a bad request",
    status: 400,
    body: ark("AccountOverdueError"),
  },
];

const unsafe: readonly Refusal[] = [
  {
    vendor: "video-generation",
    reported: "moderation",
    status: 400,
    body: { code: "invalid-argument", error: "Generated video rejected by content moderation." },
  },
  {
    vendor: "video-generation",
    reported: "moderation",
    status: 403,
    body: { code: "permission-denied", error: "Generated video rejected by content moderation." },
  },
  {
    vendor: "video-generation",
    reported: "moderation in its other form",
    status: 403,
    body: { error: { code: "permission_denied", message: "Content violates usage guidelines." } },
  },
  {
    vendor: "video-interactions",
    reported: "a word of safety",
    status: 400,
    body: google(400, "It was blocked: PROHIBITED_CONTENT"),
  },
  {
    vendor: "video-long-running",
    reported: "a word of safety",
    status: 400,
    body: google(400, "The prompt violates Google's Responsible AI practices."),
  },
  {
    vendor: "video-long-running-by-operation",
    reported: "a word of safety",
    status: 400,
    body: google(400, "The prompt violates the usage guidelines."),
  },
  {
    vendor: "video-content-task",
    reported: "sensitive content",
    status: 400,
    body: ark("OutputVideoSensitiveContentDetected"),
  },
  {
    vendor: "video-content-task",
    reported: "sensitive content",
    status: 403,
    body: ark("OutputVideoSensitiveContentDetected.PolicyViolation"),
  },
];

const invalid: readonly Refusal[] = [
  {
    vendor: "video-generation",
    reported: "its own fault",
    status: 400,
    body: { code: "invalid-argument", error: "The image could not be decoded." },
  },
  {
    vendor: "video-interactions",
    reported: "its own fault",
    status: 400,
    body: [google(400, "The image could not be decoded.")],
  },
  {
    vendor: "video-long-running",
    reported: "its own fault",
    status: 400,
    body: google(400, "The image could not be decoded."),
  },
  {
    vendor: "video-content-task",
    reported: "its own fault",
    status: 400,
    body: ark("InvalidParameter", "The image could not be decoded."),
  },
];

/** How each dialect reports a withheld video to its clients. */
const WITHHELD: Readonly<Record<string, RegExp>> = {
  "video-generation": /"status":"failed".*"code":"invalid_argument"/,
  "video-interactions": /"code":"safety"/,
  "video-long-running": /"raiMediaFilteredCount":1/,
  "video-content-task": /"code":"Output\w*SensitiveContentDetected/,
};
const MISTAKEN: Readonly<Record<string, RegExp>> = {
  "video-generation": /"code":"invalid_argument"/,
  "video-interactions": /"code":"invalid_request"/,
  "video-long-running": /"error":\{"code":3/,
  "video-content-task": /"code":"InvalidParameter"/,
};

describe("a poll that the vendor refuses", () => {
  const open = videoGateway();
  const isPoll = ({ method, url = "" }: { method?: string | undefined; url?: string | undefined }) =>
    (method === "GET" && !url.startsWith("/videos/")) || url.endsWith(":fetchPredictOperation");
  const inputs: PollRefusal[] = [];
  /** The answers to the creations, in the order of the requests. */
  let made: TaskAnswer[] = [];

  /** The request that a vendor's job belongs to, by the number in its prompt. */
  const requestedVideoOf = (path: string, body: string) => {
    const [, vendor = ""] = path.split("/");
    const named = vendorForms.get(vendor)?.named?.(body) ?? path;
    const job = open().videoUpstream.jobs.find(({ id }) => named.endsWith(id));
    const number = /paper boat no\. (\d+);/.exec(JSON.stringify(job?.body))?.[1];
    return number === undefined ? undefined : inputs[Number(number)];
  };

  // All are made together and refused each in its own way, because a task mostly waits for polls.
  before(async () => {
    const { videoUpstream, gateway } = open();
    videoUpstream.trouble = (request, body) => {
      const input = isPoll(request) ? requestedVideoOf((request.url ?? "").split("?")[0] ?? "", body) : undefined;
      if (input === undefined || input.left === 0) return undefined;
      input.left -= 1;
      return { status: input.refusal.status, body: input.refusal.body };
    };
    const make = ({ dialectClient, refusal: { vendor } }: PollRefusal, number: number) =>
      call(
        gateway,
        "POST",
        dialectClient.path(modelAt(vendor)),
        dialectClient.body(modelAt(vendor), `a paper boat no. ${number};`),
      );
    made = await Promise.all(inputs.map(make));
  });

  /** A task whose first polls are refused. Returns a way to get its result. */
  const input = (dialect: string, refusal: Refusal, times = 2) => {
    const dialectClient = dialectClients.get(dialect) as DialectClient;
    const planned: PollRefusal = { dialectClient, refusal, left: times };
    const number = inputs.push(planned) - 1;
    return async () => {
      const { json = {}, text } = made[number] ?? {};
      expect(json, text).not.to.have.property("error");
      const answer = await eventually(
        () => call(open().gateway, "GET", dialectClient.alias(dialectClient.taskOf(json))),
        (now) => dialectClient.isOver(now.json),
      );
      expect(planned.left, "its vendor never refused").to.be.below(times);
      return { ...answer, dialectClient };
    };
  };

  for (const refusal of passing) {
    const end = input(refusal.vendor.replace("-by-operation", ""), refusal, 1);
    it(`is retried: ${refusal.vendor} with ${refusal.reported}, ${refusal.status}`, async () => {
      const { dialectClient, json, text } = await end();
      expect(dialectClient.hasWorked(json), text).to.equal(true);
    });
  }

  for (const refusal of unsafe) {
    for (const dialect of dialectClients.keys()) {
      const end = input(dialect, refusal);
      const { vendor, reported, status } = refusal;
      it(`has withheld the video: ${vendor} with ${reported}, ${status}, ${dialect}`, async () => {
        const { text } = await end();
        expect(text).to.match(WITHHELD[dialect] as RegExp);
      });
    }
  }

  for (const refusal of invalid) {
    const end = input(refusal.vendor, refusal);
    it(`reports why there is no video: ${refusal.vendor} with ${refusal.reported}`, async () => {
      const { text } = await end();
      expect(text)
        .to.match(MISTAKEN[refusal.vendor] as RegExp)
        .and.to.contain("could not be decoded");
    });
  }
});

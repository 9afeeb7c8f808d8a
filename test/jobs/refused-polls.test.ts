/** What it means that a vendor refuses to say how a job is doing: only its own word on the job ends it. */
import { expect } from "chai";
import { type Speaker, speakers } from "./speakers.js";
import { call, eventually, filming, modelAt, vendors } from "./support.js";

interface Refusal {
  readonly vendor: string;
  readonly told: string;
  readonly status: number;
  readonly body: unknown;
}

const google = (status: number, message: string, word = "INVALID_ARGUMENT") => ({ error: { code: status, message, status: word } });
const ark = (code: string, message = "No.") => ({ error: { code, message, param: "", type: "BadRequest" } });
const PAGE = "<html>400 The plain HTTP request was sent to HTTPS port</html>";

/** Whoever stands before the vendor, or the operator's own trouble: the job may be well. */
const passing: readonly Refusal[] = [
  ...vendors.flatMap((vendor): Refusal[] => [
    { vendor, told: "a proxy's page", status: 400, body: PAGE },
    { vendor, told: "nothing", status: 400, body: "" },
    { vendor, told: "a bare 413", status: 413, body: "" },
    { vendor, told: "a proxy's plain words", status: 400, body: "Bad Request" },
    { vendor, told: "a front end's JSON", status: 400, body: { message: "no route matched" } },
    { vendor, told: "a young job that is not known yet", status: 404, body: "" },
  ]),
  { vendor: "video-generation", told: "a wrong key", status: 400, body: { code: "invalid-argument", error: "Incorrect API key provided: xa***" } },
  { vendor: "video-generation", told: "a key that may not", status: 403, body: { code: "permission-denied", error: "Your team has no credits." } },
  { vendor: "video-generation", told: "a limit with words on moderation", status: 429, body: { error: "content moderation is busy" } },
  { vendor: "video-interactions", told: "two credentials", status: 400, body: google(400, "Multiple authentication credentials received. Please pass only one.") },
  { vendor: "video-interactions", told: "a young job that is not known yet, as a bad request", status: 400, body: { error: { code: "invalid_request", message: "Invalid interaction name" } } },
  { vendor: "video-long-running", told: "two credentials", status: 400, body: google(400, "Multiple authentication credentials received. Please pass only one.") },
  { vendor: "video-long-running", told: "a refused key", status: 400, body: google(400, "API key not valid. Please pass a valid API key.") },
  { vendor: "video-long-running", told: "a key that may not", status: 403, body: google(403, "The caller does not have permission", "PERMISSION_DENIED") },
  { vendor: "video-content-task", told: "an account that is overdue", status: 403, body: ark("AccountOverdueError") },
  { vendor: "video-content-task", told: "the same as a bad request", status: 400, body: ark("AccountOverdueError") },
];

const unsafe: readonly Refusal[] = [
  { vendor: "video-generation", told: "moderation", status: 400, body: { code: "invalid-argument", error: "Generated video rejected by content moderation." } },
  { vendor: "video-generation", told: "moderation", status: 403, body: { code: "permission-denied", error: "Generated video rejected by content moderation." } },
  { vendor: "video-generation", told: "moderation in its other form", status: 403, body: { error: { code: "permission_denied", message: "Content violates usage guidelines." } } },
  { vendor: "video-interactions", told: "a word of safety", status: 400, body: google(400, "It was blocked: PROHIBITED_CONTENT") },
  { vendor: "video-long-running", told: "a word of safety", status: 400, body: google(400, "The prompt violates Google's Responsible AI practices.") },
  { vendor: "video-long-running-by-operation", told: "a word of safety", status: 400, body: google(400, "The prompt violates the usage guidelines.") },
  { vendor: "video-content-task", told: "sensitive content", status: 400, body: ark("OutputVideoSensitiveContentDetected") },
  { vendor: "video-content-task", told: "sensitive content", status: 403, body: ark("OutputVideoSensitiveContentDetected.PolicyViolation") },
];

const invalid: readonly Refusal[] = [
  { vendor: "video-generation", told: "its own fault", status: 400, body: { code: "invalid-argument", error: "The picture could not be decoded." } },
  { vendor: "video-interactions", told: "its own fault", status: 400, body: [google(400, "The picture could not be decoded.")] },
  { vendor: "video-long-running", told: "its own fault", status: 400, body: google(400, "The picture could not be decoded.") },
  { vendor: "video-content-task", told: "its own fault", status: 400, body: ark("InvalidParameter", "The picture could not be decoded.") },
];

/** How each dialect tells its clients that a film was withheld. */
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

describe("a vendor that refuses to say how a job is doing", () => {
  const open = filming();
  const isPoll = ({ method, url = "" }: { method?: string | undefined; url?: string | undefined }) => (method === "GET" && !url.startsWith("/films/")) || url.endsWith(":fetchPredictOperation");

  afterEach(() => {
    open().studio.trouble = () => undefined;
  });

  /** What becomes of a task whose first polls are refused. */
  const end = async (dialect: string, { vendor, status, body }: Refusal, times = 2) => {
    const { studio, gateway } = open();
    const speaker = speakers.get(dialect) as Speaker;
    let refused = 0;
    studio.trouble = (request) => (isPoll(request) && refused++ < times ? { status, body } : undefined);
    const { json, text } = await call(gateway, "POST", speaker.path(modelAt(vendor)), speaker.body(modelAt(vendor), "a paper boat"));
    expect(json, text).not.to.have.property("error");
    const told = await eventually(() => call(gateway, "GET", speaker.alias(speaker.taskOf(json))), (now) => speaker.isOver(now.json));
    return { ...told, speaker };
  };

  for (const refusal of passing) {
    it(`is asked again: ${refusal.vendor} with ${refusal.told}, ${refusal.status}`, async () => {
      const { speaker, json, text } = await end(refusal.vendor.replace("-by-operation", ""), refusal, 1);
      expect(speaker.hasWorked(json), text).to.equal(true);
    });
  }

  for (const refusal of unsafe) {
    for (const dialect of speakers.keys()) {
      it(`has withheld the film: ${refusal.vendor} with ${refusal.told}, ${refusal.status}, to clients of ${dialect}`, async () => {
        const { text } = await end(dialect, refusal);
        expect(text).to.match(WITHHELD[dialect] as RegExp);
      });
    }
  }

  for (const refusal of invalid) {
    it(`tells why there is no film: ${refusal.vendor} with ${refusal.told}`, async () => {
      const { text } = await end(refusal.vendor, refusal);
      expect(text).to.match(MISTAKEN[refusal.vendor] as RegExp).and.to.contain("could not be decoded");
    });
  }
});

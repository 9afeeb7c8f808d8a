/** The messages of a vendor that clients get: all except what only the vendor's staff can use. */
import { expect } from "chai";
import { type DialectClient, dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway, modelAt, vendors } from "../../support/videos/video-gateway.js";
import { eventually } from "../../support/until.js";

/** A refusal in each form of a vendor. */
const refusals: Readonly<Record<string, readonly ((message: string) => unknown)[]>> = {
  "video-generation": [
    (error) => ({ code: "invalid-argument", error }),
    (message) => ({ error: { message, code: "invalid_argument" } }),
    (error) => ({ error }),
  ],
  "video-interactions": [
    (message) => ({ error: { message, code: "invalid_request" } }),
    (message) => [{ error: { code: 400, message, status: "INVALID_ARGUMENT" } }],
  ],
  "video-long-running": [(message) => ({ error: { code: 400, message, status: "INVALID_ARGUMENT", details: [] } })],
  "video-long-running-by-operation": [(message) => ({ error: { code: 400, message, status: "INVALID_ARGUMENT" } })],
  "video-content-task": [
    (message) => ({ error: { code: "InvalidParameter", message, param: "", type: "BadRequest" } }),
  ],
};

const phrases: readonly [reported: string, shown: string][] = [
  ["The image is too small. Request id: 02176acme", "The image is too small."],
  ["The image is too small (request id: 02176acme)", "The image is too small"],
  ["The image is too small, request_id=02176acme", "The image is too small"],
  ["The image is too small. Trace ID: 02176acme4f", "The image is too small."],
  ["For the request ID 02176acme4f it is too small.", "For the request ID [removed] it is too small."],
];

describe("a vendor's error messages about a video", () => {
  const open = videoGateway();

  const create = (dialect: string, vendor: string) => {
    const dialectClient = dialectClients.get(dialect) as DialectClient;
    return call(
      open().gateway,
      "POST",
      dialectClient.path(modelAt(vendor)),
      dialectClient.body(modelAt(vendor), "a paper boat"),
    );
  };
  const isCreation = ({ method, url = "" }: { method?: string | undefined; url?: string | undefined }) =>
    method === "POST" && !url.endsWith(":fetchPredictOperation");

  afterEach(() => {
    open().videoUpstream.trouble = () => undefined;
  });

  for (const vendor of vendors) {
    for (const [index, form] of (refusals[vendor] ?? []).entries()) {
      it(`that refuses it, of ${vendor} in form ${index + 1}, is reported without upstream request IDs`, async () => {
        for (const [output, shown] of phrases) {
          open().videoUpstream.trouble = () => ({ status: 400, body: form(output) });
          for (const dialect of dialectClients.keys()) {
            const { status, text, json } = await create(dialect, vendor);
            expect(status, text).to.equal(400);
            expect((json.error as { message: string }).message, dialect).to.match(
              new RegExp(`${shown.replaceAll(/[.[\]]/g, "\\$&")}$`),
            );
            expect(text).not.to.contain("02176");
          }
        }
      });
    }
  }

  for (const [vendor, body] of [
    ["video-generation", { code: "permission-denied", error: "The prompt was rejected by Content Moderation." }],
    ["video-generation", { error: { message: "This goes against our usage guidelines.", code: "forbidden" } }],
    [
      "video-content-task",
      {
        error: {
          code: "InputTextSensitiveContentDetected",
          message: "The input text may contain sensitive information.",
        },
      },
    ],
  ] as const) {
    it(`of ${vendor} that refuses an option is no authentication error: ${JSON.stringify(body)}`, async () => {
      open().videoUpstream.trouble = () => ({ status: 403, body });
      for (const dialect of dialectClients.keys())
        expect((await create(dialect, vendor)).status, dialect).to.equal(400);
    });
  }

  for (const vendor of vendors) {
    it(`on its failure, of ${vendor}, is reported without them too`, async () => {
      const { videoUpstream, gateway } = open();
      const { json } = await create(vendor.replace("-by-operation", ""), vendor);
      const dialectClient = dialectClients.get(vendor.replace("-by-operation", "")) as DialectClient;
      const [form] = refusals[vendor] ?? [];
      videoUpstream.trouble = (request) =>
        isCreation(request)
          ? undefined
          : { status: 400, body: form?.("Rejected by content moderation. Request id: 02176acme") };
      const { text } = await eventually(
        () => call(gateway, "GET", dialectClient.alias(dialectClient.taskOf(json))),
        (reported) => dialectClient.isOver(reported.json),
      );
      expect(text)
        .to.contain("Rejected by content moderation.")
        .and.not.to.match(/request id/i);
    });
  }

  it("hides a vendor's endpoints and media hosts", async () => {
    const { videoUpstream, gateway } = open();
    const { json } = await create("video-content-task", "video-content-task");
    const dialectClient = dialectClients.get("video-content-task") as DialectClient;
    const message =
      "The endpoint ep-20261118170000-abcde failed, see " +
      "https://ark-content.tos.test/v.mp4?X-Tos-Signature=abc for more.";
    videoUpstream.trouble = (request) =>
      isCreation(request)
        ? undefined
        : { body: { status: "failed", error: { code: "InternalServiceError", message } } };
    const { text } = await eventually(
      () => call(gateway, "GET", dialectClient.alias(dialectClient.taskOf(json))),
      (reported) => dialectClient.isOver(reported.json),
    );
    expect(text).to.contain("The endpoint [removed] failed, see [removed] for more.");
  });
});

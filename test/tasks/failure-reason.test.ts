import { expect } from "chai";
import { MediaNotReadyError } from "../../src/media/archive-media.js";
import { MediaError } from "../../src/media/media-error.js";
import { failureReason } from "../../src/tasks/upstream/failure-reason.js";
import { ConnectError, UpstreamError } from "../../src/upstream/upstream-error.js";
import { RetryLaterError } from "../../src/workers/retry-later-error.js";

const coded = (code: string) => Object.assign(new Error("at http://inner.test"), { code });
const missed = new UpstreamError("unreadable", "The upstream answers 429 when it is polled.");
const broken = new MediaError("broken", { cause: coded("DEPTH_ZERO_SELF_SIGNED_CERT") });

describe("the reason of a failed poll, for the log", () => {
  const cases: [string, unknown, string][] = [
    ["an answer that is none", missed, "The upstream answers 429 when it is polled."],
    ["a poll to be made later", new RetryLaterError(1_000, { cause: missed }), missed.message],
    [
      "a connection that was not made",
      new ConnectError(coded("CERT_HAS_EXPIRED")),
      "The upstream could not be reached. (CERT_HAS_EXPIRED)",
    ],
    ["a medium that cannot be fetched", new MediaNotReadyError(broken, 1_000), "broken (DEPTH_ZERO_SELF_SIGNED_CERT)"],
    ["a medium that is none", new MediaNotReadyError(new MediaError("wrong_type"), 1_000), "wrong_type"],
    ["an error of the database", coded("SQLITE_BUSY"), "SQLITE_BUSY"],
    ["an unexpected error", new TypeError("with a text"), "TypeError"],
  ];
  for (const [name, error, reason] of cases)
    it(`says what is wrong with ${name}`, () => expect(failureReason(error)).to.equal(reason));
});

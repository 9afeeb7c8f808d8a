import { isoTime } from "../../../src/conversion/transforms/iso-time.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("isoTime", () => {
  reads(isoTime, [
    ["a time", "2026-11-21T00:00:00Z", 1_795_219_200],
    ["fractions of a second", "2026-11-21T00:00:00.999Z", 1_795_219_200],
    ["a time in another time zone", "2026-11-21T05:45:00+05:45", 1_795_219_200],
    ["what is no time", "yesterday", undefined],
    ["a number", 1_795_219_200, undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(isoTime, [
    ["a time", 1_795_219_200, "2026-11-21T00:00:00.000Z"],
    ["nothing", undefined, undefined],
    ["milliseconds", 1_753_879_075_170, "2025-07-30T12:37:55.170Z"],
    ["microseconds", 1_753_879_075_170_000, "2025-07-30T12:37:55.170Z"],
    ["nanoseconds", 1_753_879_075_170_000_000, "2025-07-30T12:37:55.170Z"],
    ["before the epoch", -1e300, "1970-01-01T00:00:00.000Z"],
    ["what is no time at all", Number.POSITIVE_INFINITY, undefined],
  ]);
  keeps(isoTime, [
    ["a time", 1_795_219_200],
    ["the epoch", 0],
  ]);
});

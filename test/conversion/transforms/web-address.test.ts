import { webAddress } from "../../../src/conversion/transforms/web-address.js";
import { keeps, reads } from "../../support/conversion/transform-cases.js";

describe("webAddress", () => {
  reads(webAddress, [
    ["an address", "https://host.test/a.mp4", "https://host.test/a.mp4"],
    ["an address without TLS", "HTTP://host.test/a.mp4", "HTTP://host.test/a.mp4"],
    ["a storage address", "gs://bucket/a.mp4", undefined],
    ["an empty text", "", undefined],
    ["null", null, undefined],
  ]);
  keeps(webAddress, [["an address", "https://host.test/a.mp4"]]);
});

import { unreachableAddress, webAddress } from "../../../src/conversion/transforms/web-address.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("webAddress", () => {
  reads(webAddress, [
    ["an address", "https://host.test/a.mp4", "https://host.test/a.mp4"],
    ["an address without a seal", "HTTP://host.test/a.mp4", "HTTP://host.test/a.mp4"],
    ["a place in a storage", "gs://bucket/a.mp4", undefined],
    ["an empty text", "", undefined],
    ["null", null, undefined],
  ]);
  keeps(webAddress, [["an address", "https://host.test/a.mp4"]]);
});

describe("unreachableAddress", () => {
  const words = "The model's host put the video into a storage of its own, where it cannot be fetched.";
  reads(unreachableAddress, [
    ["a place in a storage", "gs://bucket/a.mp4", words],
    ["an address, which is no such place", "https://host.test/a.mp4", undefined],
    ["an empty text", "", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(unreachableAddress, [["nothing", words, undefined]]);
});

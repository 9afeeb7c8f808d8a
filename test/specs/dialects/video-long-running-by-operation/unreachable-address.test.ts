import { unreachableAddress } from "../../../../specs/dialects/video-long-running-by-operation/functions.js";
import { reads, writes } from "../../../support/conversion/transform-cases.js";

describe("unreachableAddress", () => {
  const words = "The model's host put the video into a storage of its own, where it cannot be fetched.";
  reads(unreachableAddress, [
    ["a storage address", "gs://bucket/a.mp4", words],
    ["a web address, which can be reached", "https://host.test/a.mp4", undefined],
    ["an empty text", "", undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(unreachableAddress, [["nothing", words, undefined]]);
});

import { mediumOfType } from "../../../src/conversion/transforms/medium-of-type.js";
import { reads, writes } from "./transform-cases.js";

describe("mediumOfType", () => {
  reads(mediumOfType, [
    ["an image", "image/png", "image"],
    ["a sound", "audio/wav", "audio"],
    ["a video", "video/mp4", "video"],
    ["a document", "application/pdf", "document"],
    ["words", "text/plain", "document"],
    ["what is no media type", "image", "document"],
    ["nothing", undefined, "document"],
  ]);
  writes(mediumOfType, [["nothing: the bytes tell it", "image", undefined]]);
});

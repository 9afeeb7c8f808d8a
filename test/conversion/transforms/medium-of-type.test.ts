import { mediumOfType } from "../../../src/conversion/transforms/medium-of-type.js";
import { reads, writes } from "./transform-cases.js";

describe("mediumOfType", () => {
  reads(mediumOfType, [
    ["a picture", "image/png", "image"],
    ["a sound", "audio/wav", "audio"],
    ["a film", "video/mp4", "video"],
    ["a document", "application/pdf", "document"],
    ["words", "text/plain", "document"],
    ["what is no media type", "image", "document"],
    ["nothing", undefined, "document"],
  ]);
  writes(mediumOfType, [["nothing: the bytes tell it", "image", undefined]]);
});

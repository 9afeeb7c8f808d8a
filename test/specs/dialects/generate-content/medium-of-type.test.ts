import { mediumOfType } from "../../../../specs/dialects/generate-content/functions.js";
import { reads, writes } from "../../../support/conversion/transform-cases.js";

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
  writes(mediumOfType, [["nothing: the bytes contain it", "image", undefined]]);
});

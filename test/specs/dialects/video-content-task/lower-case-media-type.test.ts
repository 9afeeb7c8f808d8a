import { lowerCaseMediaType } from "../../../../specs/dialects/video-content-task/functions.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("lowerCaseMediaType", () => {
  reads(lowerCaseMediaType, [
    ["an address", "https://Host.test/A.png", "https://Host.test/A.png"],
    ["null", null, undefined],
  ]);
  writes(lowerCaseMediaType, [
    ["an address as it is", "https://Host.test/data:A,B", "https://Host.test/data:A,B"],
    [
      "the head of a data URI in small letters, and its bytes as they are",
      "Data:Image/PNG;BASE64,AbC=",
      "data:image/png;base64,AbC=",
    ],
    ["nothing", undefined, undefined],
  ]);
  keeps(lowerCaseMediaType, [["a data URI", "data:image/png;base64,AbC="]]);
});

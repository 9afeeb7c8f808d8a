import { smallMediaType } from "../../../src/conversion/transforms/small-media-type.js";
import { keeps, reads, writes } from "./transform-cases.js";

describe("smallMediaType", () => {
  reads(smallMediaType, [
    ["an address", "https://Host.test/A.png", "https://Host.test/A.png"],
    ["null", null, undefined],
  ]);
  writes(smallMediaType, [
    ["an address as it is", "https://Host.test/data:A,B", "https://Host.test/data:A,B"],
    [
      "the head of a data URI in small letters, and its bytes as they are",
      "Data:Image/PNG;BASE64,AbC=",
      "data:image/png;base64,AbC=",
    ],
    ["nothing", undefined, undefined],
  ]);
  keeps(smallMediaType, [["a data URI", "data:image/png;base64,AbC="]]);
});

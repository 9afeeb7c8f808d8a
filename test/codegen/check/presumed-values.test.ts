import { video } from "../../support/codegen/video-specs.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const mapping = "dialects/reels/mapping.yaml";
const reels = (duration: unknown, mode?: unknown): ReturnType<typeof video> =>
  video({
    name: "reels",
    request: {
      duration: { at: "seconds", read_default: duration },
      mode: {
        at: "kind",
        values: { edit: "edit", "text, image, frames, reference, extend, draft": [] },
        ...(mode !== undefined && { read_default: mode }),
      },
    },
    more: { rules: { duration: { values: [5, 10], essential: true, message: "may be 5 or 10 seconds" } } },
  });

describe("presumedValues: what is presumed of silent clients is a value that the dialect accepts", () => {
  faultCases([
    [
      "a text in place of a whole number",
      [...reels("5s"), [mapping, '"read_default": "5s"', '▸"read_default": "5s"']],
      '"5s" is no value of "duration", which is a whole number',
      "write what the concept holds, and not what the dialect writes",
    ],
    [
      "a value of a meaning that the rule does not accept",
      [...reels({ by: "mode", edit: 7, else: 5 }), [mapping, '"edit": 7', '▸"edit": 7']],
      'the rules of "duration" do not accept 7, which is presumed where it is missing',
      "write a value that request.rules accepts: may be 5 or 10 seconds",
    ],
    [
      "a word that is no meaning",
      [...reels(5, "edits"), [mapping, '"read_default": "edits"', '▸"read_default": "edits"']],
      '"edits" is no value of "mode", which is a word',
      'did you mean "edit"?',
    ],
  ]);
});

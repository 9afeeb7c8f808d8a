import type { Part } from "../../../generated/interlingua/text.js";
import { mediaBesideResults } from "../../../src/conversion/conversation/media-beside-results.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { image, result, text, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

const sound: Part = { kind: "media", medium: "audio", source: { mime: "audio/wav", data: "AA==" } };
const shown = (id: string, ...parts: Part[]): Part => ({ kind: "result", id, parts });

describe("mediaBesideResults", () => {
  passCases(
    (turns) => mediaBesideResults(turns, noLoss, {}),
    [
      ["results of words are left alone", [user(result("a"), "thanks")], [user(result("a"), "thanks")]],
      [
        "an image moves out of its result, behind the turn's parts",
        [user(shown("a", text("see"), image()), "thanks")],
        [user(shown("a", text("see")), "thanks", image())],
      ],
      ["a result of an image alone stays as an empty one", [user(shown("a", image()))], [user(shown("a"), image())]],
      [
        "images of several results keep their order",
        [user(shown("a", image("AA==")), shown("b", image("AB==")))],
        [user(shown("a"), shown("b"), image("AA=="), image("AB=="))],
      ],
      ["an image that stands in the turn itself stays there", [user(image(), "hi")], [user(image(), "hi")]],
    ],
  );

  passCases(
    (turns) => mediaBesideResults(turns, noLoss, { move: ["audio"] }),
    [
      ["media that results take stay in them", [user(shown("a", image()))], [user(shown("a", image()))]],
      ["those that they do not take move", [user(shown("a", image(), sound))], [user(shown("a", image()), sound)]],
    ],
  );
});

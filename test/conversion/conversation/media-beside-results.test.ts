import type { Part } from "../../../generated/interlingua/text.js";
import { mediaBesideResults } from "../../../src/conversion/conversation/media-beside-results.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, image, result, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const sound: Part = { kind: "media", medium: "audio", source: { mime: "audio/wav", data: "AA==" } };
const shown = (id: string, ...parts: Part[]): Part => ({ kind: "result", id, parts });

const follows = (words: string): Part => text(`The result is the media that follow: ${words}.`);
const given = (words: string): Part => text(`The result is the media given with it: ${words}.`);
const named = (name: string, id: string): Part => text(`Media from the result of ${name} (call ${id}):`);

describe("mediaBesideResults", () => {
  passCases(
    (turns) => mediaBesideResults(turns, noLoss),
    [
      ["results of text do not change", [user(result("a"), "thanks")], [user(result("a"), "thanks")]],
      [
        "an image moves out of its result, after the parts of the turn",
        [user(shown("a", text("see"), image()), "thanks")],
        [user(shown("a", text("see")), "thanks", "Media from the result of call a:", image())],
      ],
      [
        "a result of an image alone gets a text that names what follows",
        [assistant(call("a", "look")), user(shown("a", image()))],
        [assistant(call("a", "look")), user(shown("a", follows("1 image")), named("look", "a"), image())],
      ],
      [
        "blank text does not count as text",
        [user(shown("a", text(""), image()))],
        [user(shown("a", follows("1 image")), "Media from the result of call a:", image())],
      ],
      [
        "images of several results keep their order, each with its call",
        [
          assistant(call("a", "look"), call("b", "listen")),
          user(shown("a", image("AA=="), image("AB==")), shown("b", image("AC=="), sound)),
        ],
        [
          assistant(call("a", "look"), call("b", "listen")),
          user(
            shown("a", follows("2 images")),
            shown("b", follows("1 image, 1 audio")),
            named("look", "a"),
            image("AA=="),
            image("AB=="),
            named("listen", "b"),
            image("AC=="),
            sound,
          ),
        ],
      ],
      [
        "a result with the name of its tool",
        [user({ ...shown("a", image()), name: "look" } as Part)],
        [user({ ...shown("a", follows("1 image")), name: "look" } as Part, named("look", "a"), image())],
      ],
      ["an empty result stays empty", [user(shown("a"))], [user(shown("a"))]],
      ["an image in the turn itself stays there", [user(image(), "hi")], [user(image(), "hi")]],
    ],
  );

  passCases(
    (turns) => mediaBesideResults(turns, noLoss, ["audio"]),
    [
      [
        "media that results accept stay in them",
        [user(shown("a", image()))],
        [user(shown("a", given("1 image"), image()))],
      ],
      [
        "beside text they need no replacement text",
        [user(shown("a", text("see"), image()))],
        [user(shown("a", text("see"), image()))],
      ],
      [
        "media that results do not accept move",
        [user(shown("a", image(), sound))],
        [user(shown("a", given("1 image"), follows("1 audio"), image()), "Media from the result of call a:", sound)],
      ],
    ],
  );

  const words: Part = { kind: "media", medium: "document", source: { mime: "text/plain", text: "words" } };
  passCases(
    (turns) => mediaBesideResults(turns, noLoss),
    [["documents of plain text stay in their results", [user(shown("a", words))], [user(shown("a", words))]]],
  );
});

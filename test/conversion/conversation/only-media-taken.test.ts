import { onlyMediaTaken } from "../../../src/conversion/conversation/only-media-taken.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, image, system, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const missing = "Left out here, because this model does not take it: image.";

describe("onlyMediaTaken", () => {
  passCases(
    (turns) =>
      onlyMediaTaken(turns, noLoss, undefined, { model: "m", stream: false }, ({ source }) => source.data === "AA=="),
    [
      ["media that can be written stay", [user("see", image())], [user("see", image())]],
      ["others are dropped", [user("see", image("BB=="))], [user("see")]],
      ["a turn of them alone states what is missing", [user(image("BB=="))], [user(missing)]],
      [
        "beside another turn of its role it stays without content",
        [user("see"), user(image("BB==")), assistant("so"), user(image("BB=="))],
        [user("see"), user(), assistant("so"), user(missing)],
      ],
      [
        "but not beside another turn of such media alone",
        [user(image("BB==")), user(image("BB=="))],
        [user(missing), user(missing)],
      ],
      [
        "a result of them alone states it too",
        [user({ kind: "result", id: "a", parts: [image("BB==")] })],
        [user({ kind: "result", id: "a", parts: [text(missing)] })],
      ],
      [
        "other turns do not change",
        [system(image("BB==")), assistant(image("BB=="))],
        [system(image("BB==")), assistant(image("BB=="))],
      ],
    ],
  );
});

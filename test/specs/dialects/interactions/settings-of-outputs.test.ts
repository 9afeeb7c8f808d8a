import { expect } from "chai";
import { settingsInOutputs, settingsOfOutputs } from "../../../../specs/dialects/interactions/functions.js";
import type { Request } from "../../../../generated/interlingua/text.js";
import { Loss } from "../../../../src/conversion/loss.js";
import { plain } from "../../../support/conversion/turns.js";

type Fields = Omit<Request, "turns">;
type Case = [name: string, given: Fields, want: Fields];

const wide = { kind: "image", aspect_ratio: "16:9", size: "2K" } as const;

describe("settingsOfOutputs", () => {
  const cases: Case[] = [
    [
      "lifts the settings of images",
      { outputs: [wide] },
      { outputs: [{ kind: "image" }], image_ratio: "16:9", image_size: "2K" },
    ],
    [
      "counts texts as an output where their form is given",
      { outputs: [{ kind: "image" }], output_format: { kind: "json" } },
      { outputs: [{ kind: "text" }, { kind: "image" }], output_format: { kind: "json" } },
    ],
    [
      "keeps one output of each kind",
      { outputs: [{ kind: "audio" }, wide, { kind: "image", size: "1K" }, { kind: "audio" }] },
      { outputs: [{ kind: "audio" }, { kind: "image" }], image_ratio: "16:9", image_size: "2K" },
    ],
    ["leaves texts alone as they are", { output_format: { kind: "json" } }, { output_format: { kind: "json" } }],
  ];
  for (const [name, given, want] of cases)
    it(name, () =>
      expect(plain(settingsOfOutputs({ turns: [], ...given }, new Loss({}, {})))).to.deep.equal({ turns: [], ...want }),
    );
});

describe("settingsInOutputs", () => {
  const cases: Case[] = [
    [
      "moves the settings into the images",
      { outputs: [{ kind: "image" }], image_ratio: "16:9", image_size: "2K" },
      { outputs: [wide] },
    ],
    [
      "gives texts a form where they come beside images",
      { outputs: [{ kind: "text" }, { kind: "image" }] },
      { outputs: [{ kind: "image" }], output_format: { kind: "text" } },
    ],
    [
      "takes both for requested where there are settings alone",
      { image_ratio: "16:9", image_size: "2K" },
      { outputs: [wide], output_format: { kind: "text" } },
    ],
    [
      "keeps the form of texts",
      { outputs: [{ kind: "text" }, { kind: "image" }], output_format: { kind: "json" } },
      { outputs: [{ kind: "image" }], output_format: { kind: "json" } },
    ],
  ];
  for (const [name, given, want] of cases)
    it(name, () => {
      const {
        image_ratio: _ratio,
        image_size: _size,
        ...rest
      } = settingsInOutputs({ turns: [], ...given }, new Loss({}, {}));
      expect(plain(rest)).to.deep.equal({ turns: [], ...want });
    });
});

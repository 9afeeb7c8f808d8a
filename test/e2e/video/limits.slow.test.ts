/**
 * How long, how large and of which shape videos of a family are. Values beyond that are refused to clients of every
 * dialect.
 */
import { expect } from "chai";
import { dialectClients } from "../../support/videos/video-clients.js";
import { call, videoGateway } from "../../support/videos/video-gateway.js";

type Trait = "resolution" | "ratio" | "seconds";
type Limits = Readonly<Record<Trait, readonly (string | number)[]>>;

/** Where a dialect has a setting, and its possible values. */
interface Setting {
  readonly least: (model: string) => Record<string, unknown>;
  readonly field: Readonly<Record<Trait, string>>;
  readonly write: (trait: Trait, value: string | number) => Record<string, unknown>;
  readonly can: (trait: Trait, value: string | number) => boolean;
}

const GENERATION: Limits = {
  resolution: ["480p", "720p", "1080p"],
  ratio: ["1:1", "16:9", "9:16", "4:3", "3:4", "3:2", "2:3"],
  seconds: Array.from({ length: 15 }, (_, index) => index + 1),
};
const names = { resolution: "resolution", ratio: "aspect_ratio", seconds: "duration" };
const longNames = { resolution: "resolution", ratio: "aspectRatio", seconds: "durationSeconds" };
const taskNames = { resolution: "resolution", ratio: "ratio", seconds: "duration" };

const settings: Readonly<Record<string, Setting>> = {
  "video-generation": {
    least: (model) => ({ model, prompt: "a paper boat" }),
    field: names,
    write: (trait, value) => ({ [names[trait]]: value }),
    can: (trait, value) => GENERATION[trait].includes(value),
  },
  "video-interactions": {
    least: (model) => ({ model, input: "a paper boat" }),
    field: {
      resolution: "response_format.resolution",
      ratio: "response_format.aspect_ratio",
      seconds: "response_format.duration",
    },
    write: (trait, value) => ({
      response_format: { type: "video", [names[trait]]: trait === "seconds" ? `${value}s` : value },
    }),
    can: (_trait, value) => value !== "adaptive" && value !== -1,
  },
  "video-long-running": {
    least: () => ({ instances: [{ prompt: "a paper boat" }] }),
    field: {
      resolution: "parameters.resolution",
      ratio: "parameters.aspectRatio",
      seconds: "parameters.durationSeconds",
    },
    write: (trait, value) => ({ parameters: { [longNames[trait]]: value } }),
    can: (_trait, value) => value !== "adaptive" && value !== -1,
  },
  "video-content-task": {
    least: (model) => ({ model, content: [{ type: "text", text: "a paper boat" }] }),
    field: taskNames,
    write: (trait, value) => ({ [taskNames[trait]]: value }),
    can: (trait, value) => trait !== "ratio" || TASK_RATIOS.includes(String(value)),
  },
};

const TASK_RATIOS = ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive"];
const SCREEN = { ratio: ["16:9", "9:16"] };

interface Family {
  readonly dialect: string;
  readonly takes: Limits;
  readonly lacks: Limits;
}

const generation: Family = {
  dialect: "video-generation",
  takes: { ...GENERATION, seconds: [1, 8, 15] },
  lacks: { resolution: ["360p", "4k"], ratio: ["21:9", "5:4"], seconds: [0, 16, 30] },
};
const task = (
  takes: Pick<Limits, "resolution" | "seconds">,
  lacks: Pick<Limits, "resolution" | "seconds">,
  ratios = TASK_RATIOS,
): Family => ({
  dialect: "video-content-task",
  takes: { ...takes, ratio: ratios },
  lacks: { ...lacks, ratio: ["3:2", "2:3", "5:4"] },
});
const long = (sizes: string[], others: string[]): Family => ({
  dialect: "video-long-running",
  takes: { ...SCREEN, resolution: sizes, seconds: [4, 6, 8] },
  lacks: { resolution: others, ratio: ["1:1", "4:3", "21:9", "3:2"], seconds: [3, 5, 7, 9, 15] },
});

const families: Readonly<Record<string, Family>> = {
  "generation-video": generation,
  "generation-video-1.5": generation,
  "interactions-1.1": {
    dialect: "video-interactions",
    takes: { ...SCREEN, resolution: ["360p", "720p", "1080p", "4k"], seconds: [3, 10] },
    lacks: { resolution: ["480p", "2k"], ratio: ["1:1", "4:3", "21:9", "3:2"], seconds: [1, 2, 11, 15] },
  },
  "V3.1-standard": long(["720p", "1080p", "4k"], ["360p", "480p"]),
  "V3.1-fast": long(["720p", "1080p", "4k"], ["360p", "480p"]),
  "V3.1-lite": long(["720p", "1080p"], ["360p", "480p", "4k"]),
  "P2.5": task(
    { resolution: ["480p", "720p", "1080p"], seconds: [4, 30, -1] },
    { resolution: ["360p", "4k"], seconds: [0, 1, 3, 31] },
  ),
  "P2.0": task(
    { resolution: ["480p", "720p", "1080p", "4k"], seconds: [4, 15, -1] },
    { resolution: ["360p", "2k"], seconds: [0, 1, 3, 16] },
  ),
  "P1.5-pro": task(
    { resolution: ["480p", "720p", "1080p"], seconds: [4, 12, -1] },
    { resolution: ["360p", "4k"], seconds: [0, 1, 3, 13] },
  ),
  "P1.0": task(
    { resolution: ["480p", "720p", "1080p"], seconds: [2, 12] },
    { resolution: ["360p", "4k"], seconds: [0, 1, 13] },
    TASK_RATIOS.filter((ratio) => ratio !== "adaptive"),
  ),
};

describe("the limits of families of video models", () => {
  const modelOf = (profile: string) => `acme/of-${profile}`;
  // The tasks are not polled: their results do not matter.
  const open = videoGateway({
    config: { tasks: { pollSeconds: [600] } },
    models: Object.entries(families).map(([profile, { dialect }]) => ({ id: modelOf(profile), dialect, profile })),
  });

  const ask = (dialect: string, profile: string, more: object) => {
    const model = modelOf(profile);
    return call(open().gateway, "POST", dialectClients.get(dialect)?.path(model) ?? "", {
      ...settings[dialect]?.least(model),
      ...more,
    });
  };

  for (const [profile, { takes, lacks }] of Object.entries(families)) {
    for (const [dialect, { field, write, can }] of Object.entries(settings)) {
      for (const trait of ["resolution", "ratio", "seconds"] as const) {
        it(`of ${profile} hold for each ${trait} that is requested in ${dialect}`, async () => {
          for (const value of takes[trait].filter((one) => can(trait, one))) {
            const { status, text, headers } = await ask(dialect, profile, write(trait, value));
            expect([status, headers.get("x-dropped-params")], `${value}: ${text}`).to.deep.equal([200, null]);
          }
          const made = open().videoUpstream.jobs.length;
          for (const value of lacks[trait]) {
            const { status, text } = await ask(dialect, profile, write(trait, value));
            expect(status, `${value}: ${text}`).to.equal(400);
            // The dialect itself refuses values that no model supports, without naming the model's limit.
            const isOfNoDialect = dialect === "video-generation" && value === 0;
            expect(text)
              .to.contain(field[trait])
              .and.to.contain(isOfNoDialect ? "must be >= 1" : String(takes[trait][0]));
          }
          expect(open().videoUpstream.jobs.length).to.equal(made);
        });
      }

      it(`of ${profile} do not apply where nothing is requested in ${dialect}`, async () => {
        const { status, text, headers } = await ask(dialect, profile, {});
        expect([status, headers.get("x-dropped-params")], text).to.deep.equal([200, null]);
      });
    }
  }
});

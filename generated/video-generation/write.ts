// Made from specs/dialects/video-generation/mapping.yaml by "make generate". Change the specs, not this file.
import { emptyVideoUrl, reportProgress, wholeSeconds } from "../../specs/dialects/video-generation/functions.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { restoreOwn, type OwnRule } from "../../src/conversion/own.js";
import { explainFailure } from "../../src/conversion/results/index.js";
import { fitRules, type Rule } from "../../src/conversion/rules.js";
import { ticks, wholeNumber } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, merged, someOf, wordPart, writeAlone } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Medium, Request, Response, Usage, Video } from "../interlingua/video.js";
import type { components } from "./types.js";

const stateWords: ReadonlyMap<string, string> = new Map([
  ["queued", "pending"],
  ["running", "pending"],
  ["succeeded", "done"],
  ["failed", "failed"],
  ["cancelled", "failed"],
  ["expired", "expired"],
  ["incomplete", "failed"],
  ["exhausted", "failed"],
]);
const faultWords: ReadonlyMap<string, string> = new Map([
  ["invalid", "invalid_argument"],
  ["unsafe", "invalid_argument"],
  ["denied", "permission_denied"],
  ["overloaded", "service_unavailable"],
  ["internal", "internal_error"],
]);

/** What the dialect accepts, whatever the model. */
export const rules: readonly Rule[] = [
  {
    concept: "prompt",
    when: [{ concept: "mode", values: ["text", "reference", "edit", "extend"] }],
    required: true,
    essential: true,
    message: "is required here",
  },
  {
    concept: "reference_videos",
    when: [],
    direction: "write",
    values: [],
    essential: true,
    message: "this model takes no videos as references",
  },
  {
    concept: "draft_task",
    when: [],
    direction: "write",
    values: [],
    essential: true,
    message: "this model makes no drafts final",
  },
  { concept: "reference_audios", when: [], items: { most: 3 }, essential: true, message: "there may be three at most" },
  {
    concept: "duration",
    when: [],
    direction: "write",
    least: 0,
    message: "this model does not choose the length itself",
  },
  {
    concept: "duration",
    when: [{ concept: "mode", values: ["edit"] }],
    direction: "write",
    values: [],
    message: "a video that is changed keeps its length",
  },
  {
    concept: "duration",
    when: [{ concept: "mode", values: ["text", "image", "frames", "reference"] }],
    least: 1,
    most: 15,
    essential: true,
    message: "may be 1 to 15 seconds",
  },
  {
    concept: "duration",
    when: [{ concept: "mode", values: ["extend"] }],
    least: 2,
    most: 10,
    essential: true,
    message: "may be 2 to 10 seconds",
  },
  {
    concept: "resolution",
    when: [{ concept: "mode", values: ["edit", "extend"] }],
    direction: "write",
    values: [],
    message: "follows the video that is given",
  },
  {
    concept: "resolution",
    when: [],
    values: ["480p", "720p", "1080p"],
    essential: true,
    message: "may be 480p, 720p or 1080p",
  },
  {
    concept: "aspect_ratio",
    when: [{ concept: "mode", values: ["edit", "extend"] }],
    direction: "write",
    values: [],
    message: "follows the video that is given",
  },
  {
    concept: "aspect_ratio",
    when: [{ concept: "aspect_ratio", values: ["adaptive"] }],
    direction: "write",
    values: [],
    message: "videos adapt to an image by themselves",
  },
  {
    concept: "aspect_ratio",
    when: [],
    values: ["1:1", "16:9", "9:16", "4:3", "3:4", "3:2", "2:3"],
    essential: true,
    message: "may be 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3",
  },
  {
    concept: "audio",
    when: [{ concept: "mode", values: ["edit", "extend"] }],
    direction: "write",
    values: [],
    message: "follows the video that is given",
  },
];

/** A request in the words of the vocabulary as one of the video-generation dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...fitRules(rules, given, loss), model: context.model };
  loss.dropConcept(request, "reference_videos", request.reference_videos);
  loss.dropConcept(request, "draft_task", request.draft_task);
  loss.dropConcept(request, "draft", request.draft, false);
  loss.dropConcept(request, "frames", request.frames);
  loss.dropConcept(request, "seed", request.seed);
  loss.dropConcept(request, "watermark", request.watermark, false);
  loss.dropConcept(request, "format", request.format, "mp4");
  loss.dropConcept(request, "fixed_camera", request.fixed_camera, false);
  loss.dropConcept(request, "last_frame_wanted", request.last_frame_wanted, false);
  loss.dropConcept(request, "count", request.count, 1);
  loss.dropConcept(request, "tools", request.tools);
  return {
    model: request.model,
    prompt: request.prompt,
    image: request.first_frame && writeMedium(request.first_frame, loss),
    last_frame: request.last_frame && writeMedium(request.last_frame, loss),
    reference_images: someOf(request.reference_images?.map((item) => writeMedium(item, loss))),
    reference_audios: someOf(request.reference_audios?.map((item) => writeSound(item, loss))),
    video: request.source && writeMedium(request.source, loss),
    duration: wholeNumber.write(request.duration),
    resolution: request.resolution,
    aspect_ratio: request.aspect_ratio,
    generate_audio: request.audio,
    user: request.user,
  } satisfies Written<
    components["schemas"]["Request"] | components["schemas"]["EditRequest"] | components["schemas"]["ExtendRequest"]
  >;
}

/** The record "medium" in the first of its forms that can hold it. */
function writeMedium(medium: Medium, loss: Loss): Wire | undefined {
  if (medium.file !== undefined)
    throw new ConversionError(
      loss.pathOf(medium),
      "files of a host are known there only: give an address or a data URI",
    );
  return writeAddressMedium(medium, loss);
}

function writeAddressMedium(medium: Medium, loss: Loss): Wire | undefined {
  loss.dropConcept(medium, "file", medium.file);
  loss.dropConcept(medium, "voice", medium.voice);
  return compact({
    url: medium.url,
  });
}

/** The record "sound" in the first of its forms that can hold it. */
function writeSound(sound: Medium, loss: Loss): Wire | undefined {
  if (sound.voice !== undefined)
    throw new ConversionError(
      loss.pathOf(sound),
      "voices of a host are known there only: give an address or a data URI",
    );
  if (sound.file !== undefined)
    throw new ConversionError(
      loss.pathOf(sound),
      "files of a host are known there only: give an address or a data URI",
    );
  return writeAddressSound(sound, loss);
}

function writeAddressSound(sound: Medium, loss: Loss): Wire | undefined {
  loss.dropConcept(sound, "file", sound.file);
  loss.dropConcept(sound, "voice", sound.voice);
  return compact({
    url: sound.url,
  });
}

/** The record "video" in the first of its forms that can hold it. */
function writeVideo(video: Video, loss: Loss): Wire | undefined {
  return writeAddressVideo(video, loss);
}

function writeAddressVideo(video: Video, loss: Loss): Wire | undefined {
  loss.dropConcept(video, "data", video.data);
  loss.dropConcept(video, "mime", video.mime);
  return compact({
    url: video.url,
  });
}

const own: OwnRule = { members: [{ at: ["error", "code"], is: "string" }], lists: [] };

/** An answer in the words of the vocabulary as one of the video-generation dialect. */
export function writeResponse(given: Response, _echo: Wire = {}): Wire {
  let response = given;
  response = explainFailure(response);
  response = reportProgress(response);
  response = emptyVideoUrl(response);
  const loss = noLoss;
  return restoreOwn(
    "video-generation",
    own,
    {
      request_id: response.id,
      model: response.model,
      status: wordPart(stateWords.get(response.state ?? ""), 0) ?? "pending",
      progress: response.progress,
      video: merged(
        writeAlone(response.videos, (item) => writeVideo(item, loss)),
        compact({
          duration: wholeSeconds.write(response.seconds),
          respect_moderation: response.respected,
        }),
      ),
      error: compact({
        code: wordPart(faultWords.get(response.fault ?? ""), 0),
        message: response.explanation,
      }),
      usage: writeUsage(response.usage),
    } satisfies Written<components["schemas"]["Response"]>,
    response.own,
  );
}

/** What answers repeat of the request. */
export function echoOf(_body: Wire): Wire {
  return {};
}

/** What the answer took, as far as that was counted. */
export function writeUsage(usage: Usage | undefined): Wire | undefined {
  return usage === undefined
    ? undefined
    : compact({
        cost_in_usd_ticks: ticks.write(usage.cost),
      });
}

// Made from specs/dialects/video-long-running/mapping.yaml by "make generate". Change the specs, not this file.
import { ConversionError } from "../../src/conversion/conversion-error.js";
import type { Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { restoreOwn, type OwnRule } from "../../src/conversion/own.js";
import { explainFailure, stateFromVideos, withheldFromFault } from "../../src/conversion/results/index.js";
import { fitRules, type Rule } from "../../src/conversion/rules.js";
import { inlineMedium, webAddress, wholeNumber } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { answerWord, compact, flagPart, someOf } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Medium, Request, Response, Usage, Video } from "../interlingua/video.js";
import type { components } from "./types.js";

const faultWords: ReadonlyMap<string, string> = new Map([
  ["invalid", "3"],
  ["unsafe", "3"],
  ["denied", "7"],
  ["overloaded", "14"],
  ["internal", "13"],
]);
const stateWords: ReadonlyMap<string, string> = new Map([
  ["queued", "false"],
  ["running", "false"],
  ["succeeded", "true"],
  ["failed", "true/"],
  ["cancelled", "true/1"],
  ["expired", "true/4"],
  ["incomplete", "true/"],
  ["exhausted", "true/8"],
]);

/** What the dialect accepts, whatever the model. */
export const rules: readonly Rule[] = [
  { concept: "count", when: [], values: [1], direction: "read", message: "exactly one video is made to a call" },
  {
    concept: "prompt",
    when: [{ concept: "first_frame", values: "absent" }],
    required: true,
    direction: "read",
    message: "must describe the video, unless an image is given",
  },
  {
    concept: "last_frame",
    when: [],
    values: [],
    direction: "read",
    code: "unsupported_capability",
    message: "videos between two images are not offered",
  },
  {
    concept: "last_frame",
    when: [{ concept: "first_frame", values: "absent" }],
    values: [],
    direction: "write",
    essential: true,
    message: "this model needs an image to begin with beside one to end with",
  },
  {
    concept: "reference_images",
    when: [],
    values: [],
    direction: "read",
    code: "unsupported_capability",
    message: "videos of references are not offered",
  },
  {
    concept: "reference_images",
    when: [],
    items: { most: 3 },
    direction: "write",
    essential: true,
    message: "this model takes at most three references",
  },
  {
    concept: "source",
    when: [],
    values: [],
    direction: "read",
    code: "unsupported_capability",
    message: "videos of other videos are not offered",
  },
  {
    concept: "source",
    when: [],
    values: [],
    direction: "write",
    essential: true,
    message: "this model makes no videos from other videos",
  },
  {
    concept: "reference_videos",
    when: [],
    values: [],
    direction: "write",
    essential: true,
    message: "this model makes no videos from other videos",
  },
  {
    concept: "reference_audios",
    when: [],
    values: [],
    direction: "write",
    essential: true,
    message: "this model takes no sounds",
  },
  {
    concept: "draft_task",
    when: [],
    values: [],
    direction: "write",
    essential: true,
    message: "this model makes no drafts final",
  },
  { concept: "duration", when: [], direction: "read", least: 1, most: 60, message: "may be 1 to 60 seconds" },
  {
    concept: "duration",
    when: [],
    direction: "write",
    least: 0,
    message: "this model does not choose the length itself",
  },
  {
    concept: "duration",
    when: [],
    direction: "write",
    most: 8,
    essential: true,
    message: "videos have 8 seconds at most",
  },
  {
    concept: "seed",
    when: [],
    direction: "write",
    least: 0,
    most: 4294967295,
    message: "a seed may be 0 to 4294967295",
  },
  {
    concept: "resolution",
    when: [],
    direction: "write",
    values: ["720p", "1080p", "4k"],
    essential: true,
    message: "videos are made in 720p, 1080p or 4k",
  },
  {
    concept: "aspect_ratio",
    when: [{ concept: "aspect_ratio", values: ["adaptive"] }],
    direction: "write",
    values: [],
    message: "videos do not adapt to what is given",
  },
  {
    concept: "aspect_ratio",
    when: [],
    direction: "write",
    values: ["16:9", "9:16"],
    essential: true,
    message: "videos are made in 16:9 or 9:16",
  },
];

/** A request in the words of the vocabulary as one of the video-long-running dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...fitRules(rules, given, loss), model: context.model };
  loss.dropConcept(request, "reference_videos", request.reference_videos);
  loss.dropConcept(request, "reference_audios", request.reference_audios);
  loss.dropConcept(request, "draft_task", request.draft_task);
  loss.dropConcept(request, "draft", request.draft, false);
  loss.dropConcept(request, "frames", request.frames);
  loss.dropConcept(request, "audio", request.audio, true);
  loss.dropConcept(request, "watermark", request.watermark, false);
  loss.dropConcept(request, "format", request.format, "mp4");
  loss.dropConcept(request, "fixed_camera", request.fixed_camera, false);
  loss.dropConcept(request, "last_frame_wanted", request.last_frame_wanted, false);
  loss.dropConcept(request, "count", request.count, 1);
  loss.dropConcept(request, "tools", request.tools);
  loss.dropConcept(request, "user", request.user);
  return {
    instances: someOf([
      compact({
        prompt: request.prompt,
        image: request.first_frame && writeMedium(request.first_frame, loss),
        lastFrame: request.last_frame && writeMedium(request.last_frame, loss),
        referenceImages: someOf(request.reference_images?.map((item) => writeReference(item, loss))),
        video: request.source && writeVideoGiven(request.source, loss),
      }),
    ]),
    parameters: compact({
      durationSeconds: wholeNumber.write(request.duration),
      resolution: request.resolution,
      aspectRatio: request.aspect_ratio,
      seed: request.seed,
    }),
  } satisfies Written<components["schemas"]["Request"]>;
}

/** The record "medium" in the first of its forms that can hold it. */
function writeMedium(medium: Medium, loss: Loss): Wire | undefined {
  if (medium.url !== undefined) return writeBytesMedium(medium, loss);
  throw new ConversionError(loss.pathOf(medium), "a file or a voice of another host cannot be given to this model");
}

function writeBytesMedium(medium: Medium, loss: Loss): Wire | undefined {
  const urlValues = inlineMedium.write(medium.url, loss, medium);
  loss.dropConcept(medium, "file", medium.file);
  loss.dropConcept(medium, "voice", medium.voice);
  return compact({
    bytesBase64Encoded: urlValues[0],
    mimeType: urlValues[1],
  });
}

/** The record "reference" in the first of its forms that can hold it. */
function writeReference(reference: Medium, loss: Loss): Wire | undefined {
  if (reference.url !== undefined) return writeBytesReference(reference, loss);
  throw new ConversionError(loss.pathOf(reference), "a file or a voice of another host cannot be given to this model");
}

function writeBytesReference(reference: Medium, loss: Loss): Wire {
  const urlValues = inlineMedium.write(reference.url, loss, reference);
  loss.dropConcept(reference, "file", reference.file);
  loss.dropConcept(reference, "voice", reference.voice);
  return {
    referenceType: "asset",
    image: compact({
      bytesBase64Encoded: urlValues[0],
      mimeType: urlValues[1],
    }),
  };
}

/** The record "video_given" in the first of its forms that can hold it. */
function writeVideoGiven(videoGiven: Medium, loss: Loss): Wire | undefined {
  return writeBytesVideoGiven(videoGiven, loss);
}

function writeBytesVideoGiven(videoGiven: Medium, loss: Loss): Wire | undefined {
  const urlValues = inlineMedium.write(videoGiven.url, loss, videoGiven);
  loss.dropConcept(videoGiven, "file", videoGiven.file);
  loss.dropConcept(videoGiven, "voice", videoGiven.voice);
  return compact({
    encodedVideo: urlValues[0],
    encoding: urlValues[1],
  });
}

/** The record "video" in the first of its forms that can hold it. */
function writeVideo(video: Video, loss: Loss): Wire | undefined {
  if (video.url !== undefined) return writeLinkedVideo(video, loss);
  return loss.drop(video);
}

function writeLinkedVideo(video: Video, loss: Loss): Wire | undefined {
  loss.dropConcept(video, "mime", video.mime);
  loss.dropConcept(video, "data", video.data);
  return compact({
    video: compact({
      uri: webAddress.write(video.url),
    }),
  });
}

const own: OwnRule = {
  members: [
    { at: ["error", "code"], is: "integer" },
    { at: ["error", "status"], is: "string" },
  ],
  lists: [],
};

/** An answer in the words of the vocabulary as one of the video-long-running dialect. */
export function writeResponse(given: Response, _echo: Wire = {}): Wire {
  let response = given;
  response = stateFromVideos(response);
  response = explainFailure(response);
  response = withheldFromFault(response);
  const loss = noLoss;
  return restoreOwn(
    "video-long-running",
    own,
    {
      name: response.id,
      response: compact({
        generateVideoResponse: compact({
          generatedSamples: someOf(response.videos?.map((item) => writeVideo(item, loss))),
          raiMediaFilteredCount: response.withheld,
          raiMediaFilteredReasons: response.reasons,
        }),
      }),
      error: compact({
        code:
          answerWord(stateWords.get(response.state ?? ""), 1) ?? answerWord(faultWords.get(response.fault ?? ""), 0),
        message: response.explanation,
      }),
      done: flagPart(stateWords.get(response.state ?? ""), 0) ?? false,
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
  return usage === undefined ? undefined : compact({});
}

// Made from specs/dialects/video-content-task/mapping.yaml by "make generate". Change the specs, not this file.
import {
  codeOfFault,
  explicitMode,
  filesAsSchemeUrls,
  lowerCaseMediaType,
  omitNegative,
  requireVideoUrls,
  sourceAmongReferences,
} from "../../specs/dialects/video-content-task/functions.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import type { Wire } from "../../src/conversion/json.js";
import { eachOf } from "../../src/conversion/list-items.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { restoreOwn, type OwnRule } from "../../src/conversion/own.js";
import { explainFailure, stateFromVideos } from "../../src/conversion/results/index.js";
import { fitRules, type Rule } from "../../src/conversion/rules.js";
import { shortIdentifier, webAddress } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, itemWith, merged, someOf, wordPart, writeAlone } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Medium, Request, Response, Usage, Video } from "../interlingua/video.js";
import type { components } from "./types.js";

const stateWords: ReadonlyMap<string, string> = new Map([
  ["queued", "queued"],
  ["running", "running"],
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["cancelled", "cancelled"],
  ["expired", "expired"],
  ["incomplete", "failed"],
  ["exhausted", "failed"],
]);

/** What the dialect accepts, whatever the model. */
export const rules: readonly Rule[] = [
  {
    concept: "prompt",
    when: [{ concept: "mode", values: ["text"] }],
    required: true,
    essential: true,
    message: "a video of words alone needs words: give a text",
  },
  {
    concept: "first_frame",
    when: [{ concept: "last_frame", values: "present" }],
    required: true,
    essential: true,
    message: "a last_frame needs a first_frame",
  },
  {
    concept: "first_frame",
    when: [{ concept: "draft_task", values: "present" }],
    values: [],
    essential: true,
    message: "a draft_task is made final without media",
  },
  {
    concept: "last_frame",
    when: [{ concept: "draft_task", values: "present" }],
    values: [],
    essential: true,
    message: "a draft_task is made final without media",
  },
  {
    concept: "reference_images",
    when: [{ concept: "first_frame", values: "present" }],
    values: [],
    essential: true,
    message: "a first_frame or last_frame cannot be mixed with references",
  },
  {
    concept: "reference_images",
    when: [{ concept: "draft_task", values: "present" }],
    values: [],
    essential: true,
    message: "a draft_task is made final without media",
  },
  {
    concept: "reference_videos",
    when: [
      { concept: "mode", values: ["edit", "extend"] },
      { concept: "source", values: "absent" },
    ],
    required: true,
    essential: true,
    message: "edit and extend need a reference_video to work on",
  },
  {
    concept: "reference_videos",
    when: [{ concept: "first_frame", values: "present" }],
    values: [],
    essential: true,
    message: "a first_frame or last_frame cannot be mixed with references",
  },
  {
    concept: "reference_videos",
    when: [{ concept: "draft_task", values: "present" }],
    values: [],
    essential: true,
    message: "a draft_task is made final without media",
  },
  {
    concept: "reference_audios",
    when: [{ concept: "first_frame", values: "present" }],
    values: [],
    essential: true,
    message: "a first_frame or last_frame cannot be mixed with references",
  },
  {
    concept: "reference_audios",
    when: [{ concept: "draft_task", values: "present" }],
    values: [],
    essential: true,
    message: "a draft_task is made final without media",
  },
  {
    concept: "source",
    when: [{ concept: "first_frame", values: "present" }],
    values: [],
    essential: true,
    message: "a first_frame or last_frame cannot be mixed with references",
  },
  {
    concept: "source",
    when: [{ concept: "draft_task", values: "present" }],
    values: [],
    essential: true,
    message: "a draft_task is made final without media",
  },
  {
    concept: "mode",
    when: [
      { concept: "reference_images", values: "absent" },
      { concept: "reference_videos", values: "absent" },
      { concept: "reference_audios", values: "absent" },
    ],
    values: ["text", "image", "frames", "edit", "extend", "draft"],
    message: "reference needs something to refer to",
  },
  {
    concept: "mode",
    when: [{ concept: "first_frame", values: "present" }],
    values: ["image", "frames"],
    message: "a first_frame goes with auto only",
  },
  {
    concept: "resolution",
    when: [],
    direction: "write",
    values: ["480p", "720p", "1080p", "4k"],
    essential: true,
    message: "videos are made in 480p, 720p, 1080p or 4k",
  },
  {
    concept: "aspect_ratio",
    when: [{ concept: "mode", values: ["edit", "extend"] }],
    values: ["adaptive"],
    message: "edit and extend take adaptive only: the video keeps its shape",
  },
  {
    concept: "aspect_ratio",
    when: [],
    direction: "write",
    values: ["16:9", "4:3", "1:1", "3:4", "9:16", "21:9", "adaptive"],
    essential: true,
    message: "videos are made in 16:9, 4:3, 1:1, 3:4, 9:16 or 21:9",
  },
  {
    concept: "duration",
    when: [],
    least: 1,
    most: 60,
    or: [-1],
    essential: true,
    message: "may be 1 to 60 seconds, or -1 where the model is to choose",
  },
  {
    concept: "seed",
    when: [],
    direction: "write",
    least: 0,
    most: 2147483647,
    message: "a seed may be 0 to 2147483647",
  },
  {
    concept: "frames",
    when: [],
    least: 29,
    most: 289,
    step: { from: 25, by: 4 },
    message: "29 to 289 frames in steps of 4 are accepted: 29, 33, 37 and so on",
  },
  {
    concept: "draft",
    when: [{ concept: "draft_task", values: "present" }],
    values: [false],
    essential: true,
    message: "a draft_task is made final: it does not become a draft again",
  },
  {
    concept: "fixed_camera",
    when: [{ concept: "mode", values: ["reference", "edit", "extend"] }],
    values: [false],
    message: "the camera cannot be kept still beside references",
  },
];

/** A request in the words of the vocabulary as one of the video-content-task dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  let request: Request = { ...fitRules(rules, given, loss), model: context.model };
  request = filesAsSchemeUrls(request, loss, "asset://");
  if (request.source !== undefined || request.reference_videos !== undefined) request = requireVideoUrls(request, loss);
  if (request.source !== undefined) request = sourceAmongReferences(request, loss);
  loss.dropConcept(request, "count", request.count, 1);
  return {
    model: request.model,
    content: someOf([
      ...eachOf(request.prompt).map((item) => ({
        type: "text",
        text: item,
      })),
      ...eachOf(request.draft_task).map((item) => ({
        type: "draft_task",
        draft_task: {
          id: item,
        },
      })),
      ...eachOf(request.first_frame).map((item) =>
        itemWith(writeImage(item, loss), {
          type: "image_url",
          role: "first_frame",
        }),
      ),
      ...eachOf(request.last_frame).map((item) =>
        itemWith(writeImage(item, loss), {
          type: "image_url",
          role: "last_frame",
        }),
      ),
      ...eachOf(request.reference_images).map((item) =>
        itemWith(writeImage(item, loss), {
          type: "image_url",
          role: "reference_image",
        }),
      ),
      ...eachOf(request.reference_videos).map((item) =>
        itemWith(writeVideo(item, loss), {
          type: "video_url",
          role: "reference_video",
        }),
      ),
      ...eachOf(request.reference_audios).map((item) =>
        itemWith(writeSound(item, loss), {
          type: "audio_url",
          role: "reference_audio",
        }),
      ),
    ]),
    omni_reference_task_type: explicitMode.write(request.mode),
    resolution: request.resolution,
    ratio: request.aspect_ratio,
    duration: request.duration,
    frames: request.frames,
    generate_audio: request.audio,
    watermark: request.watermark,
    output_format: request.format,
    seed: omitNegative.write(request.seed),
    camera_fixed: request.fixed_camera,
    return_last_frame: request.last_frame_wanted,
    draft: request.draft,
    execution_expires_after: request.expires_after,
    safety_identifier: shortIdentifier.write(request.user),
    tools: request.tools,
  } satisfies Written<components["schemas"]["Request"]>;
}

/** The record "image" in the first of its forms that can hold it. */
function writeImage(image: Medium, loss: Loss): Wire | undefined {
  if (image.url !== undefined) return writeGivenImage(image, loss);
  throw new ConversionError(
    loss.pathOf(image),
    "this model takes images by their addresses or as data URIs, not as files of another host",
  );
}

function writeGivenImage(image: Medium, loss: Loss): Wire {
  loss.dropConcept(image, "file", image.file);
  loss.dropConcept(image, "voice", image.voice);
  return {
    type: "image_url",
    image_url: compact({
      url: lowerCaseMediaType.write(image.url),
    }),
  };
}

/** The record "video" in the first of its forms that can hold it. */
function writeVideo(video: Medium, loss: Loss): Wire | undefined {
  if (video.url !== undefined) return writeGivenVideo(video, loss);
  throw new ConversionError(
    loss.pathOf(video),
    "this model takes videos by their addresses, not as files of another host",
  );
}

function writeGivenVideo(video: Medium, loss: Loss): Wire {
  loss.dropConcept(video, "file", video.file);
  loss.dropConcept(video, "voice", video.voice);
  return {
    type: "video_url",
    video_url: compact({
      url: video.url,
    }),
  };
}

/** The record "sound" in the first of its forms that can hold it. */
function writeSound(sound: Medium, loss: Loss): Wire | undefined {
  if (sound.url !== undefined) return writeGivenSound(sound, loss);
  throw new ConversionError(
    loss.pathOf(sound),
    "this model takes sounds by their addresses or as data URIs, not as files or voices of another host",
  );
}

function writeGivenSound(sound: Medium, loss: Loss): Wire {
  loss.dropConcept(sound, "file", sound.file);
  loss.dropConcept(sound, "voice", sound.voice);
  return {
    type: "audio_url",
    audio_url: compact({
      url: lowerCaseMediaType.write(sound.url),
    }),
  };
}

/** The record "made" in the first of its forms that can hold it. */
function writeMade(made: Video, loss: Loss): Wire | undefined {
  return writeVideoMade(made, loss);
}

function writeVideoMade(made: Video, loss: Loss): Wire | undefined {
  loss.dropConcept(made, "data", made.data);
  loss.dropConcept(made, "mime", made.mime);
  return compact({
    video_url: made.url,
  });
}

const own: OwnRule = {
  members: [
    { at: ["service_tier"], is: "string" },
    { at: ["priority"], is: "integer" },
    { at: ["safety_identifier"], is: "string" },
    { at: ["tools"], is: "list" },
    { at: ["revised_prompt"], is: "string" },
    { at: ["subdivisionlevel"], is: "string" },
    { at: ["fileformat"], is: "string" },
    { at: ["usage", "tool_usage"], is: "object" },
  ],
  lists: [],
};

/** An answer in the words of the vocabulary as one of the video-content-task dialect. */
export function writeResponse(given: Response, _echo: Wire = {}): Wire {
  let response = given;
  response = stateFromVideos(response);
  response = explainFailure(response, ["failed", "incomplete", "exhausted"]);
  response = codeOfFault(response, {
    unsafe: "OutputVideoSensitiveContentDetected",
    invalid: "InvalidParameter",
    denied: "OperationDenied",
    overloaded: "ServerOverloaded",
    internal: "InternalServiceError",
  });
  const loss = noLoss;
  return restoreOwn(
    "video-content-task",
    own,
    {
      id: response.id,
      model: response.model,
      status: wordPart(stateWords.get(response.state ?? ""), 0),
      content: merged(
        writeAlone(response.videos, (item) => writeMade(item, loss)),
        compact({
          last_frame_url: webAddress.write(response.last_frame),
        }),
      ),
      draft_task_id: response.draft_task,
      usage: writeUsage(response.usage),
      error: compact({
        code: response.fault_code,
        message: response.explanation,
      }),
      created_at: response.created,
      updated_at: response.updated,
      resolution: response.resolution,
      ratio: response.aspect_ratio,
      duration: response.seconds,
      frames: response.frames,
      framespersecond: response.rate,
      seed: response.seed,
      generate_audio: response.audio,
      draft: response.draft,
      output_format: response.format,
      execution_expires_after: response.expires_after,
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
        completion_tokens: usage.output,
        total_tokens: usage.total,
      });
}

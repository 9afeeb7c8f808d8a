// Made from specs/dialects/video-interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { secondsText } from "../../specs/dialects/video-interactions/functions.js";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import type { Wire } from "../../src/conversion/json.js";
import { eachOf } from "../../src/conversion/list-items.js";
import { noLoss, type Loss } from "../../src/conversion/loss.js";
import { restoreOwn, type OwnRule } from "../../src/conversion/own.js";
import { explainFailure, stateFromVideos } from "../../src/conversion/results/index.js";
import { fitRules, type Rule } from "../../src/conversion/rules.js";
import { without } from "../../src/conversion/settle.js";
import { inlineMedium, isoTime } from "../../src/conversion/transforms/index.js";
import type { WriteContext } from "../../src/conversion/write-context.js";
import { compact, itemWith, someOf, within, wordFor, wordPart } from "../../src/conversion/write.js";
import type { Written } from "../../src/conversion/written.js";
import type { Medium, Request, Response, Usage, Video } from "../interlingua/video.js";
import type { components } from "./types.js";

const modeWords: ReadonlyMap<string, string> = new Map([
  ["text", "text_to_video"],
  ["image", "image_to_video"],
  ["reference", "reference_to_video"],
  ["edit", "edit"],
  ["extend", "extend"],
]);
const stateWords: ReadonlyMap<string, string> = new Map([
  ["queued", "queued"],
  ["running", "in_progress"],
  ["succeeded", "completed"],
  ["failed", "failed"],
  ["cancelled", "cancelled"],
  ["expired", "failed"],
  ["incomplete", "incomplete"],
  ["exhausted", "budget_exceeded"],
]);
const faultWords: ReadonlyMap<string, string> = new Map([
  ["invalid", "invalid_request"],
  ["unsafe", "safety"],
  ["denied", "permission_denied"],
  ["overloaded", "service_unavailable"],
  ["internal", "api_error"],
]);

/** What the dialect accepts, whatever the model. */
export const rules: readonly Rule[] = [
  {
    concept: "prompt",
    when: [{ concept: "mode", values: ["text", "edit"] }],
    required: true,
    direction: "read",
    message: "must describe the video in text",
  },
  {
    concept: "first_frame",
    when: [{ concept: "mode", values: ["image"] }],
    required: true,
    direction: "read",
    message: "must hold exactly one image for image_to_video",
  },
  {
    concept: "first_frame",
    when: [{ concept: "mode", values: ["text"] }],
    values: [],
    direction: "read",
    message: "text_to_video takes words only",
  },
  {
    concept: "first_frame",
    when: [{ concept: "source", values: "present" }],
    values: [],
    direction: "read",
    message: "an image is not taken beside a video",
  },
  {
    concept: "first_frame",
    when: [{ concept: "mode", values: ["reference"] }],
    values: [],
    direction: "write",
    essential: true,
    message: "a video of references does not begin with an image",
  },
  {
    concept: "source",
    when: [{ concept: "mode", values: ["edit"] }],
    required: true,
    direction: "read",
    message: "must hold exactly one video for edit",
  },
  {
    concept: "source",
    when: [{ concept: "mode", values: ["text", "image"] }],
    values: [],
    direction: "read",
    message: "a video is taken by the task edit only",
  },
  {
    concept: "reference_images",
    when: [],
    values: [],
    direction: "read",
    code: "unsupported_capability",
    message: "at most one image is taken: videos are not made of references or between images",
  },
  {
    concept: "reference_videos",
    when: [],
    values: [],
    direction: "read",
    code: "unsupported_capability",
    message: "at most one video is taken",
  },
  {
    concept: "reference_videos",
    when: [],
    values: [],
    direction: "write",
    essential: true,
    message: "this model accepts videos to edit, not as references",
  },
  {
    concept: "last_frame",
    when: [],
    values: [],
    direction: "write",
    essential: true,
    message: "this model makes no videos between two images",
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
  { concept: "duration", when: [], direction: "read", least: 1, most: 60, message: "may be 1s to 60s" },
  {
    concept: "duration",
    when: [],
    direction: "write",
    least: 0,
    message: "this model does not choose the length itself",
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
    concept: "resolution",
    when: [],
    direction: "write",
    values: ["360p", "720p", "1080p", "4k"],
    essential: true,
    message: "videos are made in 360p, 720p, 1080p or 4k",
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

/** A request in the words of the vocabulary as one of the video-interactions dialect. */
export function writeRequest(given: Request, loss: Loss, context: WriteContext): Wire {
  const request: Request = { ...fitRules(rules, given, loss), model: context.model };
  loss.dropConcept(request, "last_frame", request.last_frame);
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
    model: request.model,
    response_format: compact({
      type: request.model === undefined ? undefined : "video",
      delivery: request.model === undefined ? undefined : "uri",
      duration: secondsText.write(request.duration),
      resolution: request.resolution,
      aspect_ratio: request.aspect_ratio,
    }),
    input: someOf([
      ...eachOf(request.prompt).map((item) => ({
        type: "text",
        text: item,
      })),
      ...eachOf(request.first_frame).map((item) =>
        itemWith(writeMedium(item, loss), {
          type: "image",
        }),
      ),
      ...eachOf(request.reference_images).map((item) =>
        itemWith(writeMedium(item, loss), {
          type: "image",
        }),
      ),
      ...eachOf(request.source).map((item) =>
        itemWith(writeMedium(item, loss), {
          type: "video",
        }),
      ),
      ...eachOf(request.reference_videos).map((item) =>
        itemWith(writeMedium(item, loss), {
          type: "video",
        }),
      ),
    ]),
    generation_config: compact({
      video_config: compact({
        task: wordFor(modeWords, request.mode, () => loss.dropConcept(request, "mode", request.mode)),
      }),
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
    data: urlValues[0],
    mime_type: urlValues[1],
  });
}

/** The record "video" in the first of its forms that can hold it. */
function writeVideo(video: Video, loss: Loss): Wire | undefined {
  if (video.url !== undefined) return writeLinkedVideo(video, loss);
  return loss.drop(video);
}

function writeLinkedVideo(video: Video, loss: Loss): Wire {
  loss.dropConcept(video, "data", video.data);
  return {
    type: "video",
    uri: video.url,
    mime_type: video.mime ?? "video/mp4",
  };
}

const own: OwnRule = {
  members: [
    { at: ["service_tier"], is: "string" },
    { at: ["usage", "total_tool_use_tokens"], is: "integer" },
    { at: ["usage", "grounding_tool_count"], is: "list" },
  ],
  lists: [
    {
      at: ["steps"],
      items: [
        {
          when: { type: "thought" },
          beside: false,
          members: [
            { at: ["signature"], is: "string" },
            { at: ["summary"], is: "list" },
          ],
          lists: [],
        },
        {
          when: { type: "model_output" },
          beside: false,
          members: [
            { at: ["error", "code"], is: "integer" },
            { at: ["error", "message"], is: "string" },
          ],
          lists: [
            {
              at: ["content"],
              items: [
                { when: { type: "text" }, beside: false, members: [{ at: ["text"], is: "string" }], lists: [] },
                { when: { type: "video" }, beside: true, members: [{ at: ["resolution"], is: "string" }], lists: [] },
              ],
            },
          ],
        },
      ],
    },
    { at: ["errors"], items: [{ when: {}, beside: true, members: [{ at: ["code"], is: "string" }], lists: [] }] },
    {
      at: ["usage", "input_tokens_by_modality"],
      items: [
        {
          when: {},
          beside: false,
          members: [
            { at: ["modality"], is: "string" },
            { at: ["tokens"], is: "integer" },
          ],
          lists: [],
        },
      ],
    },
    {
      at: ["usage", "output_tokens_by_modality"],
      items: [
        {
          when: {},
          beside: false,
          members: [
            { at: ["modality"], is: "string" },
            { at: ["tokens"], is: "integer" },
          ],
          lists: [],
        },
      ],
    },
    {
      at: ["usage", "cached_tokens_by_modality"],
      items: [
        {
          when: {},
          beside: false,
          members: [
            { at: ["modality"], is: "string" },
            { at: ["tokens"], is: "integer" },
          ],
          lists: [],
        },
      ],
    },
    {
      at: ["usage", "tool_use_tokens_by_modality"],
      items: [
        {
          when: {},
          beside: false,
          members: [
            { at: ["modality"], is: "string" },
            { at: ["tokens"], is: "integer" },
          ],
          lists: [],
        },
      ],
    },
  ],
};

/** An answer in the words of the vocabulary as one of the video-interactions dialect. */
export function writeResponse(given: Response, _echo: Wire = {}): Wire {
  let response = given;
  response = stateFromVideos(response);
  response = explainFailure(response);
  const loss = noLoss;
  return restoreOwn(
    "video-interactions",
    own,
    {
      object: "interaction",
      id: response.id,
      model: response.model,
      status: wordPart(stateWords.get(response.state ?? ""), 0) ?? "in_progress",
      created: isoTime.write(response.created),
      updated: isoTime.write(response.updated),
      steps:
        within(someOf(response.videos?.map((item) => writeVideo(item, loss))), "content", { type: "model_output" }) ??
        [],
      errors: someOf([
        compact({
          code: wordPart(faultWords.get(response.fault ?? ""), 0),
          message: response.explanation,
        }),
      ]),
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
        total_input_tokens: usage.input,
        total_cached_tokens: usage.cached_input,
        total_output_tokens: without(usage.output, usage.reasoning),
        total_thought_tokens: usage.reasoning,
        total_tokens: usage.total,
      });
}

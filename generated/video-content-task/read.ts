// Made from specs/dialects/video-content-task/mapping.yaml by "make generate". Change the specs, not this file.
import {
  explicitMode,
  faultOfCode,
  lowerCaseMediaType,
  omitNegative,
  sourceFromReferences,
} from "../../specs/dialects/video-content-task/functions.js";
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { assignItems, itemsOf, readFirstItem, readItemTexts, readItems } from "../../src/conversion/list-items.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
import { readAlone } from "../../src/conversion/read.js";
import { inferMode, schemeUrlsAsFiles } from "../../src/conversion/request/index.js";
import { stateFromVideos } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { shortIdentifier, webAddress } from "../../src/conversion/transforms/index.js";
import {
  answerMeaning,
  asCount,
  asFlag,
  asInteger,
  asItems,
  asNumber,
  asText,
  asWire,
  inner,
  joinAnswerWords,
} from "../../src/conversion/values.js";
import type { Medium, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const stateMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["queued", "queued"],
  ["running", "running"],
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["cancelled", "cancelled"],
  ["canceled", "cancelled"],
  ["expired", "expired"],
]);
const requestKeys = membersOf(
  [
    "model",
    "content",
    "omni_reference_task_type",
    "resolution",
    "ratio",
    "duration",
    "frames",
    "generate_audio",
    "watermark",
    "output_format",
    "seed",
    "camera_fixed",
    "return_last_frame",
    "draft",
    "execution_expires_after",
    "safety_identifier",
    "tools",
    "callback_url",
  ],
  [
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const selectedPromptKeys = membersOf(["type", "text"]);
const selectedDraftTaskKeys = membersOf(["type", "draft_task"]);
const presumptions: readonly DialectDefault[] = [{ concept: "resolution", value: "720p" }];

/** A request of the video-content-task dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, requestKeys);
  const contentShares = assignItems(
    itemsOf(body.content, loss, body, "content"),
    [
      // prompt
      { is: (wire) => wire.type === "text", all: true },
      // draft_task
      { is: (wire) => wire.type === "draft_task", all: false },
      // first_frame
      { is: (wire) => wire.type === "image_url" && (wire.role === "first_frame" || wire.role == null), all: false },
      // last_frame
      { is: (wire) => wire.type === "image_url" && wire.role === "last_frame", all: false },
      // reference_images
      { is: (wire) => wire.type === "image_url" && wire.role === "reference_image", all: true },
      // reference_videos
      { is: (wire) => wire.type === "video_url" && (wire.role === "reference_video" || wire.role == null), all: true },
      // reference_audios
      { is: (wire) => wire.type === "audio_url" && (wire.role === "reference_audio" || wire.role == null), all: true },
    ],
    loss,
  );
  let request: Request = {
    origin: { from: body, form: "request" },
    model: asText(body.model),
    prompt: readItemTexts(contentShares[0], loss, selectedPromptKeys, (wire) => asText(wire.text), "\n"),
    draft_task: readItemTexts(contentShares[1], loss, selectedDraftTaskKeys, (wire) =>
      asText(inner(wire.draft_task).id),
    ),
    first_frame: readFirstItem(contentShares[2], (wire) => readImage(wire, loss, wire)),
    last_frame: readFirstItem(contentShares[3], (wire) => readImage(wire, loss, wire)),
    reference_images: readItems(contentShares[4], (wire) => readImage(wire, loss, wire)),
    reference_videos: readItems(contentShares[5], (wire) => readVideo(wire, loss, wire)),
    reference_audios: readItems(contentShares[6], (wire) => readSound(wire, loss, wire)),
    mode: explicitMode.read(body.omni_reference_task_type),
    resolution: asText(body.resolution),
    aspect_ratio: asText(body.ratio),
    duration: asInteger(body.duration),
    frames: asInteger(body.frames),
    audio: asFlag(body.generate_audio),
    watermark: asFlag(body.watermark),
    format: asText(body.output_format),
    seed: omitNegative.read(body.seed),
    fixed_camera: asFlag(body.camera_fixed),
    last_frame_wanted: asFlag(body.return_last_frame),
    draft: asFlag(body.draft),
    expires_after: asInteger(body.execution_expires_after),
    user: shortIdentifier.read(body.safety_identifier),
    tools: asItems(body.tools),
  };
  request = schemeUrlsAsFiles(request, loss, "asset://");
  if (request.reference_videos !== undefined) request = sourceFromReferences(request);
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

/** The record "image", read by the first of its forms that matches. */
function readImage(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "image_url") return readGivenImage(wire, loss);
  loss.at(wire);
  return undefined;
}

const givenImageKeys = membersOf(["type", "role", "image_url"]);
const givenImageImageUrlKeys = membersOf(["url"]);

function readGivenImage(wire: Wire, loss: Loss): Medium {
  const inImageUrl = inner(wire.image_url);
  loss.unmapped(wire, givenImageKeys);
  loss.unmapped(inImageUrl, givenImageImageUrlKeys);
  return {
    url: lowerCaseMediaType.read(inImageUrl.url),
    origin: { from: wire, form: "image.given" },
  };
}

/** The record "video", read by the first of its forms that matches. */
function readVideo(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "video_url") return readGivenVideo(wire, loss);
  loss.at(wire);
  return undefined;
}

const givenVideoKeys = membersOf(["type", "role", "video_url"]);
const givenVideoVideoUrlKeys = membersOf(["url"]);

function readGivenVideo(wire: Wire, loss: Loss): Medium {
  const inVideoUrl = inner(wire.video_url);
  loss.unmapped(wire, givenVideoKeys);
  loss.unmapped(inVideoUrl, givenVideoVideoUrlKeys);
  return {
    url: asText(inVideoUrl.url),
    origin: { from: wire, form: "video.given" },
  };
}

/** The record "sound", read by the first of its forms that matches. */
function readSound(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "audio_url") return readGivenSound(wire, loss);
  loss.at(wire);
  return undefined;
}

const givenSoundKeys = membersOf(["type", "role", "audio_url"]);
const givenSoundAudioUrlKeys = membersOf(["url"]);

function readGivenSound(wire: Wire, loss: Loss): Medium {
  const inAudioUrl = inner(wire.audio_url);
  loss.unmapped(wire, givenSoundKeys);
  loss.unmapped(inAudioUrl, givenSoundAudioUrlKeys);
  return {
    url: lowerCaseMediaType.read(inAudioUrl.url),
    origin: { from: wire, form: "sound.given" },
  };
}

/** The record "made", read by the first of its forms that matches. */
function readMade(value: Json | undefined, loss: Loss, from: object, member?: string | number): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readVideoMade(wire, loss);
}

const videoMadeKeys = membersOf(["last_frame_url", "video_url"]);

function readVideoMade(wire: Wire, loss: Loss): Video {
  loss.unmapped(wire, videoMadeKeys);
  return {
    url: asText(wire.video_url),
  };
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

/** An answer of the video-content-task dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  const inContent = inner(body.content);
  const inError = inner(body.error);
  let response: Response = {
    usage: reportedCounts(body.usage, readUsage),
    id: asText(body.id),
    model: asText(body.model),
    state: answerMeaning(stateMeanings, joinAnswerWords(body.status), "running"),
    videos: readAlone(body.content, loss, readMade, body, "content") ?? [],
    last_frame: webAddress.read(inContent.last_frame_url),
    draft_task: asText(body.draft_task_id),
    fault_code: asText(inError.code),
    explanation: asText(inError.message),
    created: asInteger(body.created_at),
    updated: asInteger(body.updated_at),
    resolution: asText(body.resolution),
    aspect_ratio: asText(body.ratio),
    seconds: asNumber(body.duration),
    frames: asInteger(body.frames),
    rate: asInteger(body.framespersecond),
    seed: asInteger(body.seed),
    audio: asFlag(body.generate_audio),
    draft: asFlag(body.draft),
    format: asText(body.output_format),
    expires_after: asInteger(body.execution_expires_after),
    own: keepOwn("video-content-task", own, body),
  };
  response = faultOfCode(response, {
    unsafe: ["SensitiveContentDetected", "ContentRisk"],
    invalid: ["InvalidParameter", "MissingParameter", "InvalidArgument"],
    denied: [
      "AccessDenied",
      "AccountOverdue",
      "AuthenticationError",
      "OperationDenied",
      "ModelNotOpen",
      "InvalidEndpointOrModel",
    ],
    overloaded: ["ServerOverloaded", "RateLimit", "QuotaExceeded", "RequestBurstTooFast"],
  });
  response = stateFromVideos(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    output: asCount(wire.completion_tokens),
    total: asCount(wire.total_tokens),
  };
}

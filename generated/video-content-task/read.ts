// Made from specs/dialects/video-content-task/mapping.yaml by "make generate". Change the specs, not this file.
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { assignItems, itemsOf, readFirstItem, readItemTexts, readItems } from "../../src/conversion/list-items.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
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
  readAlone,
} from "../../src/conversion/read.js";
import { inferMode, schemeUrlsAsFiles, sourceFromReferences } from "../../src/conversion/request/index.js";
import { faultOfCode, stateFromVideos } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import {
  explicitMode,
  lowerCaseMediaType,
  omitMinusOne,
  shortIdentifier,
} from "../../src/conversion/transforms/index.js";
import type { Medium, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const stateStatusMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["queued", "queued"],
  ["running", "running"],
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["cancelled", "cancelled"],
  ["canceled", "cancelled"],
  ["expired", "expired"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["content", "known"],
  ["omni_reference_task_type", "known"],
  ["resolution", "known"],
  ["ratio", "known"],
  ["duration", "known"],
  ["frames", "known"],
  ["generate_audio", "known"],
  ["watermark", "known"],
  ["output_format", "known"],
  ["seed", "known"],
  ["camera_fixed", "known"],
  ["return_last_frame", "known"],
  ["draft", "known"],
  ["execution_expires_after", "known"],
  ["safety_identifier", "known"],
  ["tools", "known"],
  ["callback_url", "known"],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const promptItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
]);
const draftTaskItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["draft_task", "known"],
]);
const presumptions: readonly DialectDefault[] = [{ concept: "resolution", value: "720p" }];

/** A request of the video-content-task dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  loss.unmapped(body, "", requestKeys);
  const contentShares = assignItems(
    itemsOf(body.content, "content", loss),
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
    origin: { path: "", form: "request" },
    model: asText(body.model),
    prompt: readItemTexts(contentShares[0], loss, promptItemKeys, (wire) => asText(wire.text), "\n"),
    draft_task: readItemTexts(contentShares[1], loss, draftTaskItemKeys, (wire) => asText(inner(wire.draft_task).id)),
    first_frame: readFirstItem(contentShares[2], (wire, place) => readImage(wire, place, loss)),
    last_frame: readFirstItem(contentShares[3], (wire, place) => readImage(wire, place, loss)),
    reference_images: readItems(contentShares[4], (wire, place) => readImage(wire, place, loss)),
    reference_videos: readItems(contentShares[5], (wire, place) => readVideo(wire, place, loss)),
    reference_audios: readItems(contentShares[6], (wire, place) => readSound(wire, place, loss)),
    mode: explicitMode.read(body.omni_reference_task_type),
    resolution: asText(body.resolution),
    aspect_ratio: asText(body.ratio),
    duration: asInteger(body.duration),
    frames: asInteger(body.frames),
    audio: asFlag(body.generate_audio),
    watermark: asFlag(body.watermark),
    format: asText(body.output_format),
    seed: omitMinusOne.read(body.seed),
    fixed_camera: asFlag(body.camera_fixed),
    last_frame_wanted: asFlag(body.return_last_frame),
    draft: asFlag(body.draft),
    expires_after: asInteger(body.execution_expires_after),
    user: shortIdentifier.read(body.safety_identifier),
    tools: asItems(body.tools),
  };
  request = schemeUrlsAsFiles(request, loss, { scheme: "asset://" });
  request = sourceFromReferences(request);
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

function readImage(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "image_url") return readGivenImage(wire, path, loss);
  loss.at(path);
  return undefined;
}

const givenImageKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["image_url", "known"],
]);
const givenImageImageUrlKeys: Unmapped = new Map<string, "known" | Json[]>([["url", "known"]]);

function readGivenImage(wire: Wire, path: string, loss: Loss): Medium {
  const inImageUrl = inner(wire.image_url);
  loss.unmapped(wire, path, givenImageKeys);
  loss.unmapped(inImageUrl, path + ".image_url", givenImageImageUrlKeys);
  return {
    url: lowerCaseMediaType.read(inImageUrl.url),
    origin: { path, form: "image.given" },
  };
}

function readVideo(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "video_url") return readGivenVideo(wire, path, loss);
  loss.at(path);
  return undefined;
}

const givenVideoKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["video_url", "known"],
]);
const givenVideoVideoUrlKeys: Unmapped = new Map<string, "known" | Json[]>([["url", "known"]]);

function readGivenVideo(wire: Wire, path: string, loss: Loss): Medium {
  const inVideoUrl = inner(wire.video_url);
  loss.unmapped(wire, path, givenVideoKeys);
  loss.unmapped(inVideoUrl, path + ".video_url", givenVideoVideoUrlKeys);
  return {
    url: asText(inVideoUrl.url),
    origin: { path, form: "video.given" },
  };
}

function readSound(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "audio_url") return readGivenSound(wire, path, loss);
  loss.at(path);
  return undefined;
}

const givenSoundKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["role", "known"],
  ["audio_url", "known"],
]);
const givenSoundAudioUrlKeys: Unmapped = new Map<string, "known" | Json[]>([["url", "known"]]);

function readGivenSound(wire: Wire, path: string, loss: Loss): Medium {
  const inAudioUrl = inner(wire.audio_url);
  loss.unmapped(wire, path, givenSoundKeys);
  loss.unmapped(inAudioUrl, path + ".audio_url", givenSoundAudioUrlKeys);
  return {
    url: lowerCaseMediaType.read(inAudioUrl.url),
    origin: { path, form: "sound.given" },
  };
}

function readMade(value: Json | undefined, path: string, loss: Loss): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readVideoMade(wire, path, loss);
}

const videoMadeKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["last_frame_url", "known"],
  ["video_url", "known"],
]);

function readVideoMade(wire: Wire, path: string, loss: Loss): Video {
  loss.unmapped(wire, path, videoMadeKeys);
  return {
    url: asText(wire.video_url),
    origin: { path, form: "made.video" },
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
    state: answerMeaning(stateStatusMeanings, joinAnswerWords(body.status), "running"),
    videos: readAlone(body.content, "content", (item, at) => readMade(item, at, loss)) ?? [],
    last_frame: asText(inContent.last_frame_url),
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
    faults: {
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
    },
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

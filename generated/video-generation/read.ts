// Made from specs/dialects/video-generation/mapping.yaml by "make generate". Change the specs, not this file.
import { wholeSeconds } from "../../specs/dialects/video-generation/functions.js";
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
import { readAlone, readEach } from "../../src/conversion/read.js";
import { inferMode } from "../../src/conversion/request/index.js";
import { faultOfWords, stateFromVideos } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { ticks, wholeNumber } from "../../src/conversion/transforms/index.js";
import {
  answerMeaning,
  asFlag,
  asInteger,
  asText,
  asWire,
  contradicts,
  first,
  inner,
  isPresent,
  joinAnswerWords,
} from "../../src/conversion/values.js";
import type { Fault, Medium, Mode, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const stateMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["pending", "running"],
  ["queued", "running"],
  ["processing", "running"],
  ["in_progress", "running"],
  ["done", "succeeded"],
  ["completed", "succeeded"],
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["error", "failed"],
  ["cancelled", "failed"],
  ["expired", "expired"],
]);
const faultMeanings: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ["invalid_argument", "invalid"],
  ["invalid-argument", "invalid"],
  ["failed_precondition", "invalid"],
  ["failed-precondition", "invalid"],
  ["permission_denied", "denied"],
  ["permission-denied", "denied"],
  ["service_unavailable", "overloaded"],
  ["service-unavailable", "overloaded"],
  ["resource-exhausted", "overloaded"],
  ["internal_error", "internal"],
  ["internal-error", "internal"],
]);
const modeAddresses: ReadonlyMap<string, Mode> = new Map<string, Mode>([
  ["edit", "edit"],
  ["extend", "extend"],
]);
const requestKeys = membersOf(
  [
    "model",
    "prompt",
    "image",
    "last_frame",
    "reference_images",
    "reference_audios",
    "video",
    "duration",
    "seconds",
    "resolution",
    "aspect_ratio",
    "generate_audio",
    "user",
    "callback_url",
  ],
  [
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const presumptions: readonly DialectDefault[] = [
  { concept: "duration", value: 8, by: "mode", cases: { edit: null, extend: 6 } },
  { concept: "resolution", value: "480p", by: "mode", cases: { edit: null, extend: null } },
];

/** A request of the video-generation dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss, operation?: string): Request {
  loss.unmapped(body, requestKeys);
  if (contradicts(body.seconds, body.duration)) loss.at(body, "seconds");
  let request: Request = {
    origin: { from: body, form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    mode: operation === undefined ? undefined : modeAddresses.get(operation),
    first_frame: readMedium(body.image, loss, body, "image"),
    last_frame: readMedium(body.last_frame, loss, body, "last_frame"),
    reference_images: readEach(body.reference_images, loss, readMedium),
    reference_audios: readEach(body.reference_audios, loss, readSound),
    source: readMedium(body.video, loss, body, "video"),
    duration: wholeNumber.read(first(body.duration, body.seconds)),
    resolution: asText(body.resolution),
    aspect_ratio: asText(body.aspect_ratio),
    audio: asFlag(body.generate_audio),
    user: asText(body.user),
  };
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

/** The record "medium", read by the first of its forms that matches. */
function readMedium(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.file_id != null && wire.url == null && wire.image_url == null) return readFileMedium(wire, loss);
  return readAddressMedium(wire, loss);
}

const fileMediumKeys = membersOf(["file_id", "url", "image_url"]);

function readFileMedium(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, fileMediumKeys);
  return {
    file: asText(wire.file_id),
    origin: { from: wire, form: "medium.file" },
  };
}

const addressMediumKeys = membersOf(["url", "image_url"]);

function readAddressMedium(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, addressMediumKeys);
  if (wire.image_url != null && isPresent(wire.url)) loss.at(wire, "image_url");
  return {
    url: asText(first(wire.url, wire.image_url)),
    origin: { from: wire, form: "medium.address" },
  };
}

/** The record "sound", read by the first of its forms that matches. */
function readSound(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.voice_id != null && wire.url == null) return readVoiceSound(wire, loss);
  return readAddressSound(wire, loss);
}

const voiceSoundKeys = membersOf(["voice_id", "url"]);

function readVoiceSound(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, voiceSoundKeys);
  return {
    voice: asText(wire.voice_id),
    origin: { from: wire, form: "sound.voice" },
  };
}

const addressSoundKeys = membersOf(["url"]);

function readAddressSound(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, addressSoundKeys);
  return {
    url: asText(wire.url),
    origin: { from: wire, form: "sound.address" },
  };
}

/** The record "video", read by the first of its forms that matches. */
function readVideo(value: Json | undefined, loss: Loss, from: object, member?: string | number): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readAddressVideo(wire, loss);
}

const addressVideoKeys = membersOf(["url"]);

function readAddressVideo(wire: Wire, loss: Loss): Video {
  loss.unmapped(wire, addressVideoKeys);
  return {
    url: asText(wire.url),
  };
}

const own: OwnRule = { members: [{ at: ["error", "code"], is: "string" }], lists: [] };

/** An answer of the video-generation dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  const inVideo = inner(body.video);
  const inError = inner(body.error);
  let response: Response = {
    usage: reportedCounts(body.usage, readUsage),
    id: asText(body.request_id),
    model: asText(body.model),
    state: answerMeaning(stateMeanings, joinAnswerWords(body.status), "running"),
    progress: asInteger(body.progress),
    videos: readAlone(body.video, loss, readVideo, body, "video") ?? [],
    seconds: wholeSeconds.read(inVideo.duration),
    respected: asFlag(inVideo.respect_moderation),
    fault: answerMeaning(faultMeanings, joinAnswerWords(inError.code), "internal"),
    fault_code: asText(inError.code),
    explanation: asText(first(inError.message, body.error)),
    own: keepOwn("video-generation", own, body),
  };
  response = faultOfWords(response, {
    unsafe: ["content moderation", "Content moderation", "usage guidelines", "SAFETY_CHECK"],
  });
  response = stateFromVideos(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(wire: Wire): Usage {
  return {
    cost: ticks.read(wire.cost_in_usd_ticks),
  };
}

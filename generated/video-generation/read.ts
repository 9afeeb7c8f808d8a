// Made from specs/dialects/video-generation/mapping.yaml by "make generate". Change the specs, not this file.
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
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
  readAlone,
  readEach,
} from "../../src/conversion/read.js";
import { inferMode } from "../../src/conversion/request/index.js";
import { faultOfWords, stateFromVideos } from "../../src/conversion/results/index.js";
import { reportedCounts } from "../../src/conversion/settle.js";
import { ticks, wholeNumber, wholeSeconds } from "../../src/conversion/transforms/index.js";
import type { Fault, Medium, Mode, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const stateStatusMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["pending", "running"],
  ["queued", "running"],
  ["processing", "running"],
  ["in_progress", "running"],
  ["done", "succeeded"],
  ["completed", "succeeded"],
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["error", "failed"],
  ["expired", "expired"],
]);
const faultErrorCodeMeanings: ReadonlyMap<string, Fault> = new Map<string, Fault>([
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
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["prompt", "known"],
  ["image", "known"],
  ["last_frame", "known"],
  ["reference_images", "known"],
  ["reference_audios", "known"],
  ["video", "known"],
  ["duration", "known"],
  ["seconds", "known"],
  ["resolution", "known"],
  ["aspect_ratio", "known"],
  ["generate_audio", "known"],
  ["user", "known"],
  ["callback_url", "known"],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const presumptions: readonly DialectDefault[] = [
  { concept: "duration", value: 8, by: "mode", cases: { edit: null, extend: 6 } },
  { concept: "resolution", value: "480p", by: "mode", cases: { edit: null, extend: null } },
];

/** A request of the video-generation dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss, operation?: string): Request {
  loss.unmapped(body, "", requestKeys);
  if (contradicts(body.seconds, body.duration)) loss.at("seconds");
  let request: Request = {
    origin: { path: "", form: "request" },
    model: asText(body.model),
    prompt: asText(body.prompt),
    // by the address
    mode: operation === undefined ? undefined : modeAddresses.get(operation),
    first_frame: readMedium(body.image, "image", loss),
    last_frame: readMedium(body.last_frame, "last_frame", loss),
    reference_images: readEach(body.reference_images, "reference_images", (item, at) => readMedium(item, at, loss)),
    reference_audios: readEach(body.reference_audios, "reference_audios", (item, at) => readSound(item, at, loss)),
    source: readMedium(body.video, "video", loss),
    // duration or seconds
    duration: wholeNumber.read(first(body.duration, body.seconds)),
    resolution: asText(body.resolution),
    aspect_ratio: asText(body.aspect_ratio),
    audio: asFlag(body.generate_audio),
    user: asText(body.user),
  };
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

function readMedium(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.file_id != null && wire.url == null && wire.image_url == null) return readFileMedium(wire, path, loss);
  return readAddressMedium(wire, path, loss);
}

const fileMediumKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["file_id", "known"],
  ["url", "known"],
  ["image_url", "known"],
]);

function readFileMedium(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, fileMediumKeys);
  return {
    file: asText(wire.file_id),
    origin: { path, form: "medium.file" },
  };
}

const addressMediumKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["url", "known"],
  ["image_url", "known"],
]);

function readAddressMedium(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, addressMediumKeys);
  if (wire.image_url != null && isPresent(wire.url)) loss.at(path + ".image_url");
  return {
    // url or image_url
    url: asText(first(wire.url, wire.image_url)),
    origin: { path, form: "medium.address" },
  };
}

function readSound(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.voice_id != null && wire.url == null) return readVoiceSound(wire, path, loss);
  return readAddressSound(wire, path, loss);
}

const voiceSoundKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["voice_id", "known"],
  ["url", "known"],
]);

function readVoiceSound(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, voiceSoundKeys);
  return {
    voice: asText(wire.voice_id),
    origin: { path, form: "sound.voice" },
  };
}

const addressSoundKeys: Unmapped = new Map<string, "known" | Json[]>([["url", "known"]]);

function readAddressSound(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, addressSoundKeys);
  return {
    url: asText(wire.url),
    origin: { path, form: "sound.address" },
  };
}

function readVideo(value: Json | undefined, path: string, loss: Loss): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readAddressVideo(wire, path, loss);
}

const addressVideoKeys: Unmapped = new Map<string, "known" | Json[]>([["url", "known"]]);

function readAddressVideo(wire: Wire, path: string, loss: Loss): Video {
  loss.unmapped(wire, path, addressVideoKeys);
  return {
    url: asText(wire.url),
    origin: { path, form: "video.address" },
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
    state: answerMeaning(stateStatusMeanings, joinAnswerWords(body.status), "running"),
    progress: asInteger(body.progress),
    videos: readAlone(body.video, "video", (item, at) => readVideo(item, at, loss)) ?? [],
    seconds: wholeSeconds.read(inVideo.duration),
    respected: asFlag(inVideo.respect_moderation),
    fault: answerMeaning(faultErrorCodeMeanings, joinAnswerWords(inError.code), "internal"),
    fault_code: asText(inError.code),
    // error.message or error
    explanation: asText(first(inError.message, body.error)),
    own: keepOwn("video-generation", own, body),
  };
  response = faultOfWords(response, {
    faults: { unsafe: ["content moderation", "Content moderation", "usage guidelines", "SAFETY_CHECK"] },
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

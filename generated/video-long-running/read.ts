// Made from specs/dialects/video-long-running/mapping.yaml by "make generate". Change the specs, not this file.
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
import { readEach } from "../../src/conversion/read.js";
import { inferMode } from "../../src/conversion/request/index.js";
import { faultOfWords, stateFromVideos } from "../../src/conversion/results/index.js";
import { inlineMedium, webAddress, wholeNumber } from "../../src/conversion/transforms/index.js";
import {
  answerMeaning,
  asFlag,
  asInteger,
  asList,
  asText,
  asTexts,
  asWire,
  contradicts,
  first,
  inner,
  joinAnswerWords,
} from "../../src/conversion/values.js";
import type { Fault, Medium, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const faultMeanings: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ["3", "invalid"],
  ["5", "invalid"],
  ["9", "invalid"],
  ["11", "invalid"],
  ["7", "denied"],
  ["16", "denied"],
  ["14", "overloaded"],
  ["8", "overloaded"],
  ["13", "internal"],
  ["2", "internal"],
  ["15", "internal"],
]);
const stateMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["false", "running"],
  ["true", "succeeded"],
  ["true/", "failed"],
  ["true/*", "failed"],
  ["/*", "failed"],
  ["true/1", "cancelled"],
  ["true/4", "expired"],
  ["true/8", "exhausted"],
]);
const requestKeys = membersOf(
  ["instances", "parameters", "callback_url", "model"],
  [
    ["labels", []],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestInstances0Keys = membersOf(["prompt", "image", "lastFrame", "referenceImages", "video"], [["mask", []]]);
const requestParametersKeys = membersOf(
  ["durationSeconds", "resolution", "aspectRatio", "seed", "generateAudio", "numberOfVideos", "sampleCount"],
  [
    ["enhancePrompt", []],
    ["personGeneration", []],
    ["fps", []],
    ["compressionQuality", []],
    ["resizeMode", []],
    ["negativePrompt", [""]],
    ["storageUri", []],
    ["pubsubTopic", []],
  ],
);
const presumptions: readonly DialectDefault[] = [
  { concept: "duration", value: 8 },
  { concept: "resolution", value: "720p" },
  { concept: "aspect_ratio", value: "16:9" },
];

/** A request of the video-long-running dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inInstances0 = inner(asList(body.instances)[0]);
  const inParameters = inner(body.parameters);
  loss.unmapped(body, requestKeys);
  loss.unmapped(inInstances0, requestInstances0Keys);
  loss.unmapped(inParameters, requestParametersKeys);
  if (contradicts(inParameters.sampleCount, inParameters.numberOfVideos)) loss.at(body, "parameters.sampleCount");
  let request: Request = {
    origin: { from: body, form: "request" },
    prompt: asText(inInstances0.prompt),
    first_frame: readMedium(inInstances0.image, loss, body, "instances[0].image"),
    last_frame: readMedium(inInstances0.lastFrame, loss, body, "instances[0].lastFrame"),
    reference_images: readEach(inInstances0.referenceImages, loss, readReference),
    source: readVideoGiven(inInstances0.video, loss, body, "instances[0].video"),
    duration: wholeNumber.read(inParameters.durationSeconds),
    resolution: asText(inParameters.resolution),
    aspect_ratio: asText(inParameters.aspectRatio),
    seed: asInteger(inParameters.seed),
    audio: asFlag(inParameters.generateAudio),
    count: asInteger(first(inParameters.numberOfVideos, inParameters.sampleCount)),
  };
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

/** The record "medium", read by the first of its forms that matches. */
function readMedium(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.inlineData != null) return readNestedMedium(wire, loss);
  if (wire.gcsUri != null) return readStoredMedium(wire, loss);
  return readBytesMedium(wire, loss);
}

const nestedMediumKeys = membersOf(["inlineData"]);
const nestedMediumInlineDataKeys = membersOf(["data", "mimeType"]);

function readNestedMedium(wire: Wire, loss: Loss): Medium {
  const inInlineData = inner(wire.inlineData);
  loss.unmapped(wire, nestedMediumKeys);
  loss.unmapped(inInlineData, nestedMediumInlineDataKeys);
  return {
    url: inlineMedium.read([inInlineData.data, inInlineData.mimeType]),
    origin: { from: wire, form: "medium.nested" },
  };
}

const storedMediumKeys = membersOf(["gcsUri", "mimeType"]);

function readStoredMedium(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, storedMediumKeys);
  return {
    file: asText(wire.gcsUri),
    origin: { from: wire, form: "medium.stored" },
  };
}

const bytesMediumKeys = membersOf(["bytesBase64Encoded", "mimeType"]);

function readBytesMedium(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, bytesMediumKeys);
  return {
    url: inlineMedium.read([wire.bytesBase64Encoded, wire.mimeType]),
    origin: { from: wire, form: "medium.bytes" },
  };
}

/** The record "reference", read by the first of its forms that matches. */
function readReference(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  return readBytesReference(wire, loss);
}

const bytesReferenceKeys = membersOf(["image"], [["referenceType", ["asset", "ASSET"]]]);
const bytesReferenceImageKeys = membersOf(["bytesBase64Encoded", "mimeType"]);

function readBytesReference(wire: Wire, loss: Loss): Medium {
  const inImage = inner(wire.image);
  loss.unmapped(wire, bytesReferenceKeys);
  loss.unmapped(inImage, bytesReferenceImageKeys);
  return {
    url: inlineMedium.read([inImage.bytesBase64Encoded, inImage.mimeType]),
    origin: { from: wire, form: "reference.bytes" },
  };
}

/** The record "video_given", read by the first of its forms that matches. */
function readVideoGiven(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member?: string | number,
): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.encodedVideo != null) return readBytesVideoGiven(wire, loss);
  return readStoredVideoGiven(wire, loss);
}

const bytesVideoGivenKeys = membersOf(["encodedVideo", "encoding"]);

function readBytesVideoGiven(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, bytesVideoGivenKeys);
  return {
    url: inlineMedium.read([wire.encodedVideo, wire.encoding]),
    origin: { from: wire, form: "video_given.bytes" },
  };
}

const storedVideoGivenKeys = membersOf(["encoding", "mimeType", "uri", "gcsUri"]);

function readStoredVideoGiven(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, storedVideoGivenKeys);
  return {
    url: asText(wire.uri),
    file: asText(wire.gcsUri),
    origin: { from: wire, form: "video_given.stored" },
  };
}

/** The record "video", read by the first of its forms that matches. */
function readVideo(value: Json | undefined, loss: Loss, from: object, member?: string | number): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (inner(wire.video).encodedVideo != null) return readBytesVideo(wire, loss);
  if (wire.bytesBase64Encoded != null) return readBareVideo(wire, loss);
  return readLinkedVideo(wire, loss);
}

const bytesVideoKeys = membersOf(["video"]);
const bytesVideoVideoKeys = membersOf(["encodedVideo", "encoding"]);

function readBytesVideo(wire: Wire, loss: Loss): Video {
  const inVideo = inner(wire.video);
  loss.unmapped(wire, bytesVideoKeys);
  loss.unmapped(inVideo, bytesVideoVideoKeys);
  return {
    data: asText(inVideo.encodedVideo),
    mime: asText(inVideo.encoding),
  };
}

const bareVideoKeys = membersOf(["bytesBase64Encoded", "mimeType"]);

function readBareVideo(wire: Wire, loss: Loss): Video {
  loss.unmapped(wire, bareVideoKeys);
  return {
    data: asText(wire.bytesBase64Encoded),
    mime: asText(wire.mimeType),
  };
}

const linkedVideoKeys = membersOf(["video"]);
const linkedVideoVideoKeys = membersOf(["encoding", "uri"]);

function readLinkedVideo(wire: Wire, loss: Loss): Video {
  const inVideo = inner(wire.video);
  loss.unmapped(wire, linkedVideoKeys);
  loss.unmapped(inVideo, linkedVideoVideoKeys);
  return {
    url: webAddress.read(inVideo.uri),
  };
}

const own: OwnRule = {
  members: [
    { at: ["error", "code"], is: "integer" },
    { at: ["error", "status"], is: "string" },
  ],
  lists: [],
};

/** An answer of the video-long-running dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  const inResponse = inner(body.response);
  const inResponseGenerateVideoResponse = inner(inResponse.generateVideoResponse);
  const inError = inner(body.error);
  let response: Response = {
    id: asText(body.name),
    videos: readEach(first(inResponseGenerateVideoResponse.generatedSamples, inResponse.videos), loss, readVideo) ?? [],
    fault: answerMeaning(faultMeanings, joinAnswerWords(inError.code), "internal"),
    state: answerMeaning(stateMeanings, joinAnswerWords(body.done, inError.code), "running"),
    explanation: asText(inError.message),
    withheld: asInteger(first(inResponseGenerateVideoResponse.raiMediaFilteredCount, inResponse.raiMediaFilteredCount)),
    reasons: asTexts(
      first(inResponseGenerateVideoResponse.raiMediaFilteredReasons, inResponse.raiMediaFilteredReasons),
    ),
    own: keepOwn("video-long-running", own, body),
  };
  response = faultOfWords(response, {
    unsafe: [
      "SAFETY",
      "PROHIBITED_CONTENT",
      "BLOCKLIST",
      "SPII",
      "safety filter",
      "usage guidelines",
      "Responsible AI",
      "Prohibited Use",
    ],
  });
  response = stateFromVideos(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(_wire: Wire): Usage {
  return {};
}

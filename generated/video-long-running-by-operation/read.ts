// Made from specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this
// file.
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
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
  isPresent,
  joinAnswerWords,
  readEach,
} from "../../src/conversion/read.js";
import { inferMode } from "../../src/conversion/request/index.js";
import { faultOfWords, stateFromVideos } from "../../src/conversion/results/index.js";
import { inlineMedium, unreachableAddress, webAddress, wholeNumber } from "../../src/conversion/transforms/index.js";
import type { Fault, Medium, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const faultErrorCodeMeanings: ReadonlyMap<string, Fault> = new Map<string, Fault>([
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
const stateDoneErrorCodeMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["false", "running"],
  ["true", "succeeded"],
  ["true/", "failed"],
  ["true/*", "failed"],
  ["/*", "failed"],
  ["true/1", "cancelled"],
  ["true/4", "expired"],
  ["true/8", "exhausted"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["instances", "known"],
  ["parameters", "known"],
  ["model", "known"],
  ["webhookConfig", "known"],
  ["labels", []],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestInstances0Keys: Unmapped = new Map<string, "known" | Json[]>([
  ["prompt", "known"],
  ["image", "known"],
  ["lastFrame", "known"],
  ["referenceImages", "known"],
  ["video", "known"],
  ["mask", []],
]);
const requestParametersKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["durationSeconds", "known"],
  ["resolution", "known"],
  ["aspectRatio", "known"],
  ["seed", "known"],
  ["generateAudio", "known"],
  ["numberOfVideos", "known"],
  ["sampleCount", "known"],
  ["negativePrompt", []],
  ["enhancePrompt", []],
  ["personGeneration", []],
  ["storageUri", []],
  ["fps", []],
  ["compressionQuality", []],
  ["resizeMode", []],
  ["pubsubTopic", []],
]);
const presumptions: readonly DialectDefault[] = [
  { concept: "duration", value: 8 },
  { concept: "resolution", value: "720p" },
  { concept: "aspect_ratio", value: "16:9" },
];

/** A request of the video-long-running-by-operation dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inInstances0 = inner(asList(body.instances)[0]);
  const inParameters = inner(body.parameters);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(inInstances0, "instances[0]", requestInstances0Keys);
  loss.unmapped(inParameters, "parameters", requestParametersKeys);
  if (contradicts(inParameters.sampleCount, inParameters.numberOfVideos)) loss.at("parameters.sampleCount");
  let request: Request = {
    origin: { path: "", form: "request" },
    prompt: asText(inInstances0.prompt),
    first_frame: readMedium(inInstances0.image, "instances[0].image", loss),
    last_frame: readMedium(inInstances0.lastFrame, "instances[0].lastFrame", loss),
    reference_images: readEach(inInstances0.referenceImages, "instances[0].referenceImages", (item, at) =>
      readReference(item, at, loss),
    ),
    source: readVideoGiven(inInstances0.video, "instances[0].video", loss),
    duration: wholeNumber.read(inParameters.durationSeconds),
    resolution: asText(inParameters.resolution),
    aspect_ratio: asText(inParameters.aspectRatio),
    seed: asInteger(inParameters.seed),
    audio: asFlag(inParameters.generateAudio),
    // parameters.numberOfVideos or parameters.sampleCount
    count: asInteger(first(inParameters.numberOfVideos, inParameters.sampleCount)),
  };
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

function readMedium(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.inlineData != null) return readNestedMedium(wire, path, loss);
  if (wire.gcsUri != null) return readStoredMedium(wire, path, loss);
  return readBytesMedium(wire, path, loss);
}

const nestedMediumKeys: Unmapped = new Map<string, "known" | Json[]>([["inlineData", "known"]]);
const nestedMediumInlineDataKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["data", "known"],
  ["mimeType", "known"],
]);

function readNestedMedium(wire: Wire, path: string, loss: Loss): Medium {
  const inInlineData = inner(wire.inlineData);
  loss.unmapped(wire, path, nestedMediumKeys);
  loss.unmapped(inInlineData, path + ".inlineData", nestedMediumInlineDataKeys);
  return {
    // inlineData.data and inlineData.mimeType
    url: inlineMedium.read([inInlineData.data, inInlineData.mimeType]),
    origin: { path, form: "medium.nested" },
  };
}

const storedMediumKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["gcsUri", "known"],
  ["mimeType", "known"],
]);

function readStoredMedium(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, storedMediumKeys);
  return {
    file: asText(wire.gcsUri),
    origin: { path, form: "medium.stored" },
  };
}

const bytesMediumKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["bytesBase64Encoded", "known"],
  ["mimeType", "known"],
]);

function readBytesMedium(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, bytesMediumKeys);
  return {
    // bytesBase64Encoded and mimeType
    url: inlineMedium.read([wire.bytesBase64Encoded, wire.mimeType]),
    origin: { path, form: "medium.bytes" },
  };
}

function readReference(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  return readBytesReference(wire, path, loss);
}

const bytesReferenceKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["referenceType", "known"],
  ["image", "known"],
]);
const bytesReferenceImageKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["bytesBase64Encoded", "known"],
  ["mimeType", "known"],
]);

function readBytesReference(wire: Wire, path: string, loss: Loss): Medium {
  const inImage = inner(wire.image);
  loss.unmapped(wire, path, bytesReferenceKeys);
  loss.unmapped(inImage, path + ".image", bytesReferenceImageKeys);
  return {
    // image.bytesBase64Encoded and image.mimeType
    url: inlineMedium.read([inImage.bytesBase64Encoded, inImage.mimeType]),
    origin: { path, form: "reference.bytes" },
  };
}

function readVideoGiven(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.encodedVideo != null) return readBytesVideoGiven(wire, path, loss);
  return readStoredVideoGiven(wire, path, loss);
}

const bytesVideoGivenKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["encodedVideo", "known"],
  ["encoding", "known"],
]);

function readBytesVideoGiven(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, bytesVideoGivenKeys);
  return {
    // encodedVideo and encoding
    url: inlineMedium.read([wire.encodedVideo, wire.encoding]),
    origin: { path, form: "video_given.bytes" },
  };
}

const storedVideoGivenKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["encoding", "known"],
  ["mimeType", "known"],
  ["uri", "known"],
  ["gcsUri", "known"],
]);

function readStoredVideoGiven(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, storedVideoGivenKeys);
  return {
    url: asText(wire.uri),
    file: asText(wire.gcsUri),
    origin: { path, form: "video_given.stored" },
  };
}

function readVideo(value: Json | undefined, path: string, loss: Loss): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.bytesBase64Encoded != null) return readBytesVideo(wire, path, loss);
  return readLinkedVideo(wire, path, loss);
}

const bytesVideoKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["bytesBase64Encoded", "known"],
  ["mimeType", "known"],
]);

function readBytesVideo(wire: Wire, path: string, loss: Loss): Video {
  loss.unmapped(wire, path, bytesVideoKeys);
  return {
    data: asText(wire.bytesBase64Encoded),
    mime: asText(wire.mimeType),
    origin: { path, form: "video.bytes" },
  };
}

const linkedVideoKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["uri", "known"],
  ["gcsUri", "known"],
  ["mimeType", "known"],
]);

function readLinkedVideo(wire: Wire, path: string, loss: Loss): Video {
  loss.unmapped(wire, path, linkedVideoKeys);
  if (wire.gcsUri != null && isPresent(wire.uri)) loss.at(path + ".gcsUri");
  return {
    // uri or gcsUri
    url: webAddress.read(first(wire.uri, wire.gcsUri)),
    mime: asText(wire.mimeType),
    origin: { path, form: "video.linked" },
  };
}

const own: OwnRule = {
  members: [
    { at: ["error", "code"], is: "integer" },
    { at: ["error", "status"], is: "string" },
  ],
  lists: [],
};

/** An answer of the video-long-running-by-operation dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  const inResponse = inner(body.response);
  const inResponseVideos0 = inner(asList(inResponse.videos)[0]);
  const inError = inner(body.error);
  let response: Response = {
    id: asText(body.name),
    videos: readEach(inResponse.videos, "response.videos", (item, at) => readVideo(item, at, loss)) ?? [],
    words: unreachableAddress.read(inResponseVideos0.gcsUri),
    fault: answerMeaning(faultErrorCodeMeanings, joinAnswerWords(inError.code), "internal"),
    // done or error.code
    state: answerMeaning(stateDoneErrorCodeMeanings, joinAnswerWords(body.done, inError.code), "running"),
    explanation: asText(inError.message),
    withheld: asInteger(inResponse.raiMediaFilteredCount),
    reasons: asTexts(inResponse.raiMediaFilteredReasons),
    own: keepOwn("video-long-running", own, body),
  };
  response = faultOfWords(response, {
    faults: {
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
    },
  });
  response = stateFromVideos(response);
  return response;
}

/** Tokens as the upstream counts them, in the vocabulary's way of counting. */
export function readUsage(_wire: Wire): Usage {
  return {};
}

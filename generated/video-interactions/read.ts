// Made from specs/dialects/video-interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { assignItems, itemsOf, readFirstItem, readItemTexts, readItems } from "../../src/conversion/list-items.js";
import { noLoss, type Loss, type Unmapped } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
import {
  answerMeaning,
  asCount,
  asInteger,
  asList,
  asText,
  asWire,
  first,
  firstAt,
  inner,
  itemsWithin,
  joinAnswerWords,
  readEach,
  readWord,
} from "../../src/conversion/read.js";
import { inferMode, schemeUrlsAsFiles } from "../../src/conversion/request/index.js";
import { faultOfWords, stateFromVideos } from "../../src/conversion/results/index.js";
import { including, reportedCounts } from "../../src/conversion/settle.js";
import { inlineMedium, isoTime, joinedText, secondsText } from "../../src/conversion/transforms/index.js";
import type { Fault, Medium, Mode, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const modeGenerationConfigVideoConfigTaskMeanings: ReadonlyMap<string, Mode> = new Map<string, Mode>([
  ["text_to_video", "text"],
  ["image_to_video", "image"],
  ["reference_to_video", "reference"],
  ["edit", "edit"],
  ["extend", "extend"],
]);
const stateStatusMeanings: ReadonlyMap<string, State> = new Map<string, State>([
  ["queued", "queued"],
  ["in_progress", "running"],
  ["completed", "succeeded"],
  ["failed", "failed"],
  ["requires_action", "failed"],
  ["requires_continuation", "failed"],
  ["cancelled", "cancelled"],
  ["incomplete", "incomplete"],
  ["budget_exceeded", "exhausted"],
]);
const faultErrors0CodeStepsErrorCodeMeanings: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ["invalid_request", "invalid"],
  ["invalid_request/*", "invalid"],
  ["invalid_argument/*", "invalid"],
  ["invalid_argument", "invalid"],
  ["*/3", "invalid"],
  ["*/9", "invalid"],
  ["*/11", "invalid"],
  ["safety", "unsafe"],
  ["safety/*", "unsafe"],
  ["*/safety", "unsafe"],
  ["*/prohibited_content", "unsafe"],
  ["*/spii", "unsafe"],
  ["*/blocklist", "unsafe"],
  ["*/content_blocked", "unsafe"],
  ["permission_denied", "denied"],
  ["permission_denied/*", "denied"],
  ["*/7", "denied"],
  ["*/16", "denied"],
  ["service_unavailable", "overloaded"],
  ["service_unavailable/*", "overloaded"],
  ["unavailable/*", "overloaded"],
  ["unavailable", "overloaded"],
  ["*/8", "overloaded"],
  ["*/14", "overloaded"],
  ["api_error", "internal"],
  ["api_error/*", "internal"],
  ["internal", "internal"],
  ["internal/*", "internal"],
  ["*/13", "internal"],
]);
const requestKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["model", "known"],
  ["input", "known"],
  ["generation_config", "known"],
  ["response_format", "known"],
  ["callback_url", "known"],
  ["stream", "known"],
  ["store", "known"],
  ["background", "known"],
  ["system_instruction", []],
  ["tools", []],
  ["response_modalities", [["video"], ["VIDEO"]]],
  ["response_mime_type", []],
  ["cached_content", []],
  ["service_tier", ["auto", "default", "standard", "standard_only"]],
  ["safety_settings", []],
  ["labels", []],
  ["serviceTier", ["auto", "default", "standard", "standard_only"]],
  ["speed", ["standard"]],
]);
const requestGenerationConfigKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["video_config", "known"],
  ["seed", "known"],
  ["max_output_tokens", []],
  ["thinking_level", []],
  ["thinking_summaries", []],
]);
const requestGenerationConfigVideoConfigKeys: Unmapped = new Map<string, "known" | Json[]>([["task", "known"]]);
const requestResponseFormatKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["duration", "known"],
  ["resolution", "known"],
  ["aspect_ratio", "known"],
  ["type", "known"],
  ["delivery", "known"],
  ["mime_type", []],
]);
const promptItemKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["text", "known"],
]);
const inputOuterKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["content", "known"],
]);
const presumptions: readonly DialectDefault[] = [
  { concept: "duration", value: 10, by: "mode", cases: { edit: null } },
  { concept: "resolution", value: "720p" },
  { concept: "aspect_ratio", value: "16:9", by: "mode", cases: { edit: null } },
];

/** A request of the video-interactions dialect in the words of the vocabulary. */
export function readRequest(body: Wire, loss: Loss): Request {
  const inGenerationConfig = inner(body.generation_config);
  const inGenerationConfigVideoConfig = inner(inGenerationConfig.video_config);
  const inResponseFormat = inner(body.response_format);
  loss.unmapped(body, "", requestKeys);
  loss.unmapped(inGenerationConfig, "generation_config", requestGenerationConfigKeys);
  loss.unmapped(
    inGenerationConfigVideoConfig,
    "generation_config.video_config",
    requestGenerationConfigVideoConfigKeys,
  );
  loss.unmapped(inResponseFormat, "response_format", requestResponseFormatKeys);
  loss.unmappedEach(body.response_format, "response_format", requestResponseFormatKeys);
  const inputShares = assignItems(
    itemsOf(body.input, "input", loss, {
      text: (item) => ({
        type: "text",
        text: item,
      }),
      inside: { is: (wire) => wire.type === "user_input", at: "content", keys: inputOuterKeys },
    }),
    [
      // prompt
      { is: (wire) => wire.type === "text", all: true },
      // first_frame
      { is: (wire) => wire.type === "image", all: false },
      // reference_images
      { is: (wire) => wire.type === "image", all: true },
      // source
      { is: (wire) => wire.type === "video", all: false },
      // reference_videos
      { is: (wire) => wire.type === "video", all: true },
    ],
    loss,
  );
  let request: Request = {
    origin: { path: "", form: "request" },
    model: asText(body.model),
    prompt: readItemTexts(inputShares[0], loss, promptItemKeys, (wire) => asText(wire.text), "\n"),
    mode: readWord(
      modeGenerationConfigVideoConfigTaskMeanings,
      inGenerationConfigVideoConfig.task,
      "generation_config.video_config.task",
      loss,
    ),
    first_frame: readFirstItem(inputShares[1], (wire, place) => readMedium(wire, place, loss)),
    reference_images: readItems(inputShares[2], (wire, place) => readMedium(wire, place, loss)),
    source: readFirstItem(inputShares[3], (wire, place) => readMedium(wire, place, loss)),
    reference_videos: readItems(inputShares[4], (wire, place) => readMedium(wire, place, loss)),
    // response_format.duration or response_format[*].duration
    duration: secondsText.read(
      first(inResponseFormat.duration, firstAt(body.response_format, ["duration"])),
      first(inResponseFormat.duration, firstAt(body.response_format, ["duration"])) === inResponseFormat.duration
        ? "response_format.duration"
        : "response_format[*].duration",
      loss,
    ),
    // response_format.resolution or response_format[*].resolution
    resolution: asText(first(inResponseFormat.resolution, firstAt(body.response_format, ["resolution"]))),
    // response_format.aspect_ratio or response_format[*].aspect_ratio
    aspect_ratio: asText(first(inResponseFormat.aspect_ratio, firstAt(body.response_format, ["aspect_ratio"]))),
    seed: asInteger(inGenerationConfig.seed),
  };
  request = schemeUrlsAsFiles(request, loss, { scheme: "gs://" });
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

function readMedium(value: Json | undefined, path: string, loss: Loss): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.uri != null) return readLinkedMedium(wire, path, loss);
  return readBytesMedium(wire, path, loss);
}

const linkedMediumKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["uri", "known"],
  ["type", "known"],
  ["mime_type", "known"],
  ["name", []],
  ["resolution", []],
  ["processing", []],
]);

function readLinkedMedium(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, linkedMediumKeys);
  return {
    url: asText(wire.uri),
    origin: { path, form: "medium.linked" },
  };
}

const bytesMediumKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["data", "known"],
  ["mime_type", "known"],
  ["name", []],
  ["resolution", []],
  ["processing", []],
]);

function readBytesMedium(wire: Wire, path: string, loss: Loss): Medium {
  loss.unmapped(wire, path, bytesMediumKeys);
  return {
    // data and mime_type
    url: inlineMedium.read([wire.data, wire.mime_type]),
    origin: { path, form: "medium.bytes" },
  };
}

function readVideo(value: Json | undefined, path: string, loss: Loss): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(path);
  if (wire.type === "video" && wire.data != null) return readBytesVideo(wire, path, loss);
  if (wire.type === "video") return readLinkedVideo(wire, path, loss);
  loss.at(path);
  return undefined;
}

const bytesVideoKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["data", "known"],
  ["mime_type", "known"],
]);

function readBytesVideo(wire: Wire, path: string, loss: Loss): Video {
  loss.unmapped(wire, path, bytesVideoKeys);
  return {
    data: asText(wire.data),
    mime: asText(wire.mime_type),
    origin: { path, form: "video.bytes" },
  };
}

const linkedVideoKeys: Unmapped = new Map<string, "known" | Json[]>([
  ["type", "known"],
  ["uri", "known"],
  ["mime_type", "known"],
]);

function readLinkedVideo(wire: Wire, path: string, loss: Loss): Video {
  loss.unmapped(wire, path, linkedVideoKeys);
  return {
    url: asText(wire.uri),
    mime: asText(wire.mime_type),
    origin: { path, form: "video.linked" },
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

/** An answer of the video-interactions dialect in the words of the vocabulary. */
export function readResponse(body: Wire): Response {
  const loss = noLoss;
  const inErrors0 = inner(asList(body.errors)[0]);
  const inError = inner(body.error);
  let response: Response = {
    usage: reportedCounts(body.usage, readUsage),
    id: asText(body.id),
    model: asText(body.model),
    state: answerMeaning(stateStatusMeanings, joinAnswerWords(body.status), "running"),
    created: isoTime.read(body.created),
    updated: isoTime.read(body.updated),
    videos:
      readEach(
        itemsWithin(body.steps, "content", (wire) => wire.type === "model_output"),
        "steps",
        (item, at) => readVideo(item, at, loss),
      ) ?? [],
    words: joinedText.read(itemsWithin(body.steps, "content", (wire) => wire.type === "model_output")),
    // errors[0].code or steps[*].error.code
    fault: answerMeaning(
      faultErrors0CodeStepsErrorCodeMeanings,
      joinAnswerWords(inErrors0.code, firstAt(body.steps, ["error", "code"])),
      "internal",
    ),
    // errors[0].code or error.status or steps[*].error.code
    fault_code: asText(first(inErrors0.code, inError.status, firstAt(body.steps, ["error", "code"]))),
    // errors[0].message or error.message or steps[*].error.message
    explanation: asText(first(inErrors0.message, inError.message, firstAt(body.steps, ["error", "message"]))),
    own: keepOwn("video-interactions", own, body),
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
export function readUsage(wire: Wire): Usage {
  return {
    input: asCount(wire.total_input_tokens),
    cached_input: asCount(wire.total_cached_tokens),
    output: including(asCount(wire.total_output_tokens), asCount(wire.total_thought_tokens)),
    reasoning: asCount(wire.total_thought_tokens),
    total: asCount(wire.total_tokens),
  };
}

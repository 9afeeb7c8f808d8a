// Made from specs/dialects/video-interactions/mapping.yaml by "make generate". Change the specs, not this file.
import { secondsText } from "../../specs/dialects/video-interactions/functions.js";
import { applyDefaults, type DialectDefault } from "../../src/conversion/defaults.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { assignItems, itemsOf, readFirstItem, readItemTexts, readItems } from "../../src/conversion/list-items.js";
import { membersOf, noLoss, type Loss } from "../../src/conversion/loss.js";
import { keepOwn, type OwnRule } from "../../src/conversion/own.js";
import { itemsWithin, readEach, readWord } from "../../src/conversion/read.js";
import { inferMode, schemeUrlsAsFiles } from "../../src/conversion/request/index.js";
import { faultOfWords, stateFromVideos } from "../../src/conversion/results/index.js";
import { including, reportedCounts } from "../../src/conversion/settle.js";
import { inlineMedium, isoTime, joinedText } from "../../src/conversion/transforms/index.js";
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
  joinAnswerWords,
} from "../../src/conversion/values.js";
import type { Fault, Medium, Mode, Request, Response, State, Usage, Video } from "../interlingua/video.js";

const modeMeanings: ReadonlyMap<string, Mode> = new Map<string, Mode>([
  ["text_to_video", "text"],
  ["image_to_video", "image"],
  ["reference_to_video", "reference"],
  ["edit", "edit"],
  ["extend", "extend"],
]);
const stateMeanings: ReadonlyMap<string, State> = new Map<string, State>([
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
const faultMeanings: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ["safety", "unsafe"],
  ["safety/*", "unsafe"],
  ["*/safety", "unsafe"],
  ["prohibited_content/*", "unsafe"],
  ["*/prohibited_content", "unsafe"],
  ["spii/*", "unsafe"],
  ["*/spii", "unsafe"],
  ["blocklist/*", "unsafe"],
  ["*/blocklist", "unsafe"],
  ["content_blocked/*", "unsafe"],
  ["*/content_blocked", "unsafe"],
  ["permission_denied", "denied"],
  ["permission_denied/*", "denied"],
  ["*/permission_denied", "denied"],
  ["*/PERMISSION_DENIED", "denied"],
  ["*/unauthenticated", "denied"],
  ["*/UNAUTHENTICATED", "denied"],
  ["*/7", "denied"],
  ["*/16", "denied"],
  ["service_unavailable", "overloaded"],
  ["service_unavailable/*", "overloaded"],
  ["*/service_unavailable", "overloaded"],
  ["unavailable", "overloaded"],
  ["unavailable/*", "overloaded"],
  ["*/unavailable", "overloaded"],
  ["*/UNAVAILABLE", "overloaded"],
  ["*/resource_exhausted", "overloaded"],
  ["*/RESOURCE_EXHAUSTED", "overloaded"],
  ["*/8", "overloaded"],
  ["*/14", "overloaded"],
  ["invalid_request", "invalid"],
  ["invalid_request/*", "invalid"],
  ["*/invalid_request", "invalid"],
  ["invalid_argument", "invalid"],
  ["invalid_argument/*", "invalid"],
  ["*/invalid_argument", "invalid"],
  ["*/INVALID_ARGUMENT", "invalid"],
  ["*/failed_precondition", "invalid"],
  ["*/FAILED_PRECONDITION", "invalid"],
  ["*/out_of_range", "invalid"],
  ["*/OUT_OF_RANGE", "invalid"],
  ["*/3", "invalid"],
  ["*/9", "invalid"],
  ["*/11", "invalid"],
  ["api_error", "internal"],
  ["api_error/*", "internal"],
  ["internal", "internal"],
  ["internal/*", "internal"],
  ["*/13", "internal"],
]);
const requestKeys = membersOf(
  ["model", "input", "generation_config", "response_format", "callback_url", "stream", "store", "background"],
  [
    ["system_instruction", []],
    ["tools", []],
    ["response_modalities", [["video"], ["VIDEO"]]],
    ["response_mime_type", []],
    ["cached_content", []],
    ["service_tier", ["auto", "default", "standard", "standard_only"]],
    ["safety_settings", []],
    ["labels", []],
    ["serviceTier", ["auto", "default", "standard", "standard_only", { type: "default" }]],
    ["speed", ["standard"]],
  ],
);
const requestGenerationConfigKeys = membersOf(
  ["video_config", "seed"],
  [
    ["max_output_tokens", []],
    ["thinking_level", []],
    ["thinking_summaries", []],
  ],
);
const requestGenerationConfigVideoConfigKeys = membersOf(["task"]);
const requestResponseFormatKeys = membersOf(
  ["duration", "resolution", "aspect_ratio", "type", "delivery"],
  [["mime_type", []]],
);
const selectedPromptKeys = membersOf(["type", "text"]);
const inputOuterKeys = membersOf(["type", "content"]);
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
  loss.unmapped(body, requestKeys);
  loss.unmapped(inGenerationConfig, requestGenerationConfigKeys);
  loss.unmapped(inGenerationConfigVideoConfig, requestGenerationConfigVideoConfigKeys);
  loss.unmapped(inResponseFormat, requestResponseFormatKeys);
  loss.unmappedEach(body.response_format, requestResponseFormatKeys);
  const inputShares = assignItems(
    itemsOf(body.input, loss, body, "input", {
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
    origin: { from: body, form: "request" },
    model: asText(body.model),
    prompt: readItemTexts(inputShares[0], loss, selectedPromptKeys, (wire) => asText(wire.text), "\n"),
    mode: readWord(modeMeanings, inGenerationConfigVideoConfig.task, loss, body, "generation_config.video_config.task"),
    first_frame: readFirstItem(inputShares[1], (wire) => readMedium(wire, loss, wire)),
    reference_images: readItems(inputShares[2], (wire) => readMedium(wire, loss, wire)),
    source: readFirstItem(inputShares[3], (wire) => readMedium(wire, loss, wire)),
    reference_videos: readItems(inputShares[4], (wire) => readMedium(wire, loss, wire)),
    duration: secondsText.read(
      first(inResponseFormat.duration, firstAt(body.response_format, ["duration"])),
      loss,
      body,
      first(inResponseFormat.duration, firstAt(body.response_format, ["duration"])) === inResponseFormat.duration
        ? "response_format.duration"
        : "response_format[*].duration",
    ),
    resolution: asText(first(inResponseFormat.resolution, firstAt(body.response_format, ["resolution"]))),
    aspect_ratio: asText(first(inResponseFormat.aspect_ratio, firstAt(body.response_format, ["aspect_ratio"]))),
    seed: asInteger(inGenerationConfig.seed),
  };
  request = schemeUrlsAsFiles(request, loss, "gs://");
  request = schemeUrlsAsFiles(request, loss, "files/");
  request = schemeUrlsAsFiles(request, loss, "https://generativelanguage.googleapis.com/");
  request = inferMode(request);
  return applyDefaults(request, presumptions);
}

/** The record "medium", read by the first of its forms that matches. */
function readMedium(value: Json | undefined, loss: Loss, from: object, member?: string | number): Medium | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.uri != null) return readLinkedMedium(wire, loss);
  return readBytesMedium(wire, loss);
}

const linkedMediumKeys = membersOf(
  ["uri", "type"],
  [
    ["mime_type", []],
    ["name", []],
    ["resolution", []],
    ["processing", []],
  ],
);

function readLinkedMedium(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, linkedMediumKeys);
  return {
    url: asText(wire.uri),
    origin: { from: wire, form: "medium.linked" },
  };
}

const bytesMediumKeys = membersOf(
  ["type", "data", "mime_type"],
  [
    ["name", []],
    ["resolution", []],
    ["processing", []],
  ],
);

function readBytesMedium(wire: Wire, loss: Loss): Medium {
  loss.unmapped(wire, bytesMediumKeys);
  return {
    url: inlineMedium.read([wire.data, wire.mime_type]),
    origin: { from: wire, form: "medium.bytes" },
  };
}

/** The record "video", read by the first of its forms that matches. */
function readVideo(value: Json | undefined, loss: Loss, from: object, member?: string | number): Video | undefined {
  const wire = asWire(value);
  if (wire === undefined) return value == null ? undefined : loss.other(from, member);
  if (wire.type === "video" && wire.data != null) return readBytesVideo(wire, loss);
  if (wire.type === "video") return readLinkedVideo(wire, loss);
  loss.at(wire);
  return undefined;
}

const bytesVideoKeys = membersOf(["type", "data", "mime_type"]);

function readBytesVideo(wire: Wire, loss: Loss): Video {
  loss.unmapped(wire, bytesVideoKeys);
  return {
    data: asText(wire.data),
    mime: asText(wire.mime_type),
  };
}

const linkedVideoKeys = membersOf(["type", "uri", "mime_type"]);

function readLinkedVideo(wire: Wire, loss: Loss): Video {
  loss.unmapped(wire, linkedVideoKeys);
  return {
    url: asText(wire.uri),
    mime: asText(wire.mime_type),
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
    state: answerMeaning(stateMeanings, joinAnswerWords(body.status), "running"),
    created: isoTime.read(body.created),
    updated: isoTime.read(body.updated),
    videos:
      readEach(
        itemsWithin(body.steps, "content", (wire) => wire.type === "model_output"),
        loss,
        readVideo,
      ) ?? [],
    words: joinedText.read(
      itemsWithin(body.steps, "content", (wire) => wire.type === "model_output"),
      loss,
    ),
    fault: answerMeaning(
      faultMeanings,
      joinAnswerWords(inErrors0.code, inError.code, inError.status, firstAt(body.steps, ["error", "code"])),
      "internal",
    ),
    fault_code: asText(first(inErrors0.code, inError.status, firstAt(body.steps, ["error", "code"]), inError.code)),
    explanation: asText(first(inErrors0.message, inError.message, firstAt(body.steps, ["error", "message"]))),
    own: keepOwn("video-interactions", own, body),
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
export function readUsage(wire: Wire): Usage {
  return {
    input: asCount(wire.total_input_tokens),
    cached_input: asCount(wire.total_cached_tokens),
    output: including(asCount(wire.total_output_tokens), asCount(wire.total_thought_tokens)),
    reasoning: asCount(wire.total_thought_tokens),
    total: asCount(wire.total_tokens),
  };
}

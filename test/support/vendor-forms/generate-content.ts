import {
  CALLS,
  INNER_MODEL,
  PIECES,
  type VendorAnswer,
  SIGNATURE,
  THOUGHTS,
  USAGE,
  type VendorForms,
  WORDS,
} from "./form.js";

type Part = Readonly<Record<string, unknown>>;

interface Ending {
  readonly finishReason: string;
  readonly reasoning?: number;
}

const STATUSES: Readonly<Record<number, string>> = {
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  500: "INTERNAL",
  503: "UNAVAILABLE",
};
const ENVELOPE = { modelVersion: INNER_MODEL, responseId: "mvdxaPTwJ4yqvdIPxbG2oAM" };
const PROMPT = {
  promptTokenCount: USAGE.input,
  cachedContentTokenCount: USAGE.cached,
  promptTokensDetails: [{ modality: "TEXT", tokenCount: USAGE.input }],
};

/** The vendor ends its lines with both characters. */
const event = (data: unknown) => `data: ${JSON.stringify(data)}\r\n\r\n`;
const chunk = (parts: readonly Part[], finishReason?: string, usageMetadata: object = PROMPT) =>
  event({
    candidates: [
      { content: { parts, role: "model" }, ...(finishReason === undefined ? {} : { finishReason }), index: 0 },
    ],
    usageMetadata,
    ...ENVELOPE,
  });

/** One event for each piece. The last one has the finish reason and the usage. */
function answerOf(
  whole: readonly Part[],
  pieces: readonly (readonly Part[])[],
  { finishReason, reasoning = 0 }: Ending,
): VendorAnswer {
  const thoughts = reasoning === 0 ? {} : { thoughtsTokenCount: reasoning };
  const usageMetadata = {
    ...PROMPT,
    candidatesTokenCount: USAGE.output - reasoning,
    ...thoughts,
    totalTokenCount: USAGE.input + USAGE.output,
  };
  return {
    body: {
      candidates: [{ content: { parts: whole, role: "model" }, finishReason, index: 0 }],
      usageMetadata,
      ...ENVELOPE,
    },
    stream: pieces.map((parts, index) =>
      index === pieces.length - 1 ? chunk(parts, finishReason, usageMetadata) : chunk(parts),
    ),
  };
}

const words = (finishReason: string) =>
  answerOf(
    [{ text: WORDS }],
    PIECES.map((text) => [{ text }]),
    { finishReason },
  );
const calls = CALLS.map(({ id, name, arguments: args }) => ({ functionCall: { id, name, args } }));

export const forms: VendorForms = {
  modelKey: "modelVersion",
  words: words("STOP"),
  calls: answerOf(calls, [...calls.map((call) => [call]), [{ text: "" }]], { finishReason: "STOP" }),
  reasoned: answerOf(
    [
      { text: THOUGHTS.join(""), thought: true },
      { text: WORDS, thoughtSignature: SIGNATURE },
    ],
    [
      ...THOUGHTS.map((text) => [{ text, thought: true }]),
      ...PIECES.map((text) => [{ text }]),
      [{ text: "", thoughtSignature: SIGNATURE }],
    ],
    { finishReason: "STOP", reasoning: USAGE.reasoning },
  ),
  cutShort: words("MAX_TOKENS"),
  stopped: words("STOP"),
  error: (code, message) => ({
    error: {
      code,
      message,
      status: STATUSES[code] ?? "INVALID_ARGUMENT",
      details: [{ "@type": "type.googleapis.com/google.rpc.DebugInfo", detail: "x" }],
    },
  }),
  errorEvent: (message) => event({ error: { code: 503, message, status: "UNAVAILABLE" } }),
  beginning: PIECES.slice(0, 2).map((text) => chunk([{ text }])),
};

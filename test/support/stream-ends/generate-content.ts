import type { RecordedStream } from "./recorded-stream.js";

const candidate = (text: string, more: object = {}) => ({
  candidates: [{ content: { role: "model", parts: [{ text }] }, index: 0, ...more }],
  usageMetadata: { promptTokenCount: 3, candidatesTokenCount: 2, totalTokenCount: 5 },
});

export const recordedStreams: readonly RecordedStream[] = [
  { events: [candidate("Hel"), candidate("lo"), candidate("", { finishReason: "STOP" })], closesAfter: 2 },
];

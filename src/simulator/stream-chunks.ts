import { type Response, type TextSink, writeResponseEvents } from "../registry.js";

/** One step of a stream. */
export type StreamStep = (sink: TextSink) => void;

type Piece = Parameters<TextSink["piece"]>[0];

const WORDS = /\s*\S+|\s+$/g;
const ARGUMENT_PIECES = /[^]{1,12}/g;

/** An answer as the steps of a stream: text word by word, arguments in fragments. */
export function chunksOf(response: Response): StreamStep[] {
  const steps: StreamStep[] = [];
  const add = (step: StreamStep) => void steps.push(step);
  writeResponseEvents(response, {
    start: (head) => add((sink) => sink.start(head)),
    piece: (piece) => fragmentsOf(piece).forEach((fragment) => add((sink) => sink.piece(fragment))),
    takesProbabilities: false,
    probabilities: () => undefined,
    endPieces: () => undefined,
    whole: (answer, place) => add((sink) => sink.whole(answer, place)),
    lose: (place) => add((sink) => sink.lose(place)),
    count: (usage) => add((sink) => sink.count(usage)),
    finish: (reason, detail) => add((sink) => sink.finish(reason, detail)),
    fail: (failure) => add((sink) => sink.fail(failure)),
    end: () => add((sink) => sink.end()),
  });
  return steps;
}

/** Only the last fragment closes the part and carries its state. */
function fragmentsOf(piece: Piece): Piece[] {
  if (piece.kind === "media") return [piece];
  const texts = (piece.text ?? "").match(piece.kind === "call" ? ARGUMENT_PIECES : WORDS) ?? [""];
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1;
    return isLast ? { ...piece, text } : { ...piece, text, signature: undefined, close: undefined };
  });
}

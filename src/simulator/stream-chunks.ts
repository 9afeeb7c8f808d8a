import { type Response, type TextSink, writeResponseEvents } from "../registry.js";

/** One thing that is told of a stream. */
export type Moment = (sink: TextSink) => void;

type Piece = Parameters<TextSink["piece"]>[0];

const WORDS = /\s*\S+|\s+$/g;
const ARGUMENT_PIECES = /[^]{1,12}/g;

/** An answer as a stream tells it, word by word; arguments come in fragments. */
export function chunksOf(response: Response): Moment[] {
  const moments: Moment[] = [];
  const tell = (moment: Moment) => void moments.push(moment);
  writeResponseEvents(response, {
    start: (head) => tell((sink) => sink.start(head)),
    piece: (piece) => fragmentsOf(piece).forEach((fragment) => tell((sink) => sink.piece(fragment))),
    count: (usage) => tell((sink) => sink.count(usage)),
    finish: (reason, detail) => tell((sink) => sink.finish(reason, detail)),
    fail: (failure) => tell((sink) => sink.fail(failure)),
    end: () => tell((sink) => sink.end()),
  });
  return moments;
}

/** Only the last fragment closes the part and carries its state. */
function fragmentsOf(piece: Piece): Piece[] {
  const texts = (piece.text ?? "").match(piece.kind === "call" ? ARGUMENT_PIECES : WORDS) ?? [""];
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1;
    return isLast ? { ...piece, text } : { ...piece, text, signature: undefined, close: undefined };
  });
}

/** Sends a question as a client does, and reports the exchange as it goes. */
import { useEffect, useRef, useState } from "preact/hooks";
import type {
  AnswerPart,
  AnswerReader,
  Question,
  TextReader,
  WrittenQuestion,
} from "../../../explorer/playground-contract.js";
import { playground } from "isogloss:explorer";
import { reached } from "../api.js";
import { PREFIX } from "../console-path.js";
import { forgetKeys } from "./keys.js";
import { addressed, sendable } from "./snippets.js";

type AnswerTurn = ReturnType<AnswerReader["turn"]>;

export interface Exchange {
  readonly question: WrittenQuestion;
  readonly status: number | undefined;
  readonly headers: readonly (readonly [string, string])[];
  /** The body of the answer so far. */
  readonly text: string;
  readonly parts: readonly AnswerPart[];
  /** What was sent, so that it can go on. */
  readonly asked: Question;
  /** The whole answer as a turn of the conversation. */
  readonly turn: AnswerTurn;
  readonly error: string | undefined;
  readonly firstByteMs: number | undefined;
  readonly milliseconds: number | undefined;
}

export interface Exchanging {
  readonly exchange: Exchange | undefined;
  readonly isBusy: boolean;
  /** What kept it from being sent. */
  readonly error: string | undefined;
  send(question: Question, findKey: () => Promise<string>): Promise<void>;
  /** Sends the next turn of the conversation to who answered the last one. */
  sendNext(next: NextTurn): Promise<void>;
  /** Sends the last question as it was. */
  sendAgain(): Promise<void>;
  stop(): void;
}

export type NextTurn = Pick<Question, "prompt" | "results">;

/** A page of text is enough to look at. */
const MOST_CHARACTERS = 200_000;
const STOPPED = "It was stopped.";

export function useExchange(): Exchanging {
  const [exchange, setExchange] = useState<Exchange | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const paying = useRef<() => Promise<string>>(undefined);
  const ending = useRef<AbortController | undefined>(undefined);
  const send: Exchanging["send"] = async (question, findKey) => {
    ending.current?.abort();
    paying.current = findKey;
    const controller = (ending.current = new AbortController());
    // The end of what another question has replaced is not shown.
    const report = (reported: Exchange) => ending.current === controller && setExchange(reported);
    setBusy(true);
    setError(undefined);
    try {
      const key = await findKey();
      if (!controller.signal.aborted) await run(question, key, controller.signal, report);
    } catch (reason) {
      if (controller.signal.aborted) return;
      setError(messageOf(reason));
      // The answer to another question is none of this one. A conversation stays, so that it can go on.
      if ((question.turns ?? []).length === 0) setExchange(undefined);
    } finally {
      if (ending.current === controller) setBusy(false);
    }
  };
  const sendNext: Exchanging["sendNext"] = async (next) => {
    if (exchange?.turn === undefined || paying.current === undefined) return;
    const turns = [...exchange.question.turns, exchange.turn];
    await send({ ...exchange.asked, image: "", ...next, turns }, paying.current);
  };
  const sendAgain = async () => {
    if (exchange !== undefined && paying.current !== undefined) await send(exchange.asked, paying.current);
  };
  // Nobody sees the rest when the page is left.
  useEffect(() => () => ending.current?.abort(), []);
  const stop = () => {
    ending.current?.abort();
    setBusy(false);
  };
  return { exchange, isBusy, error, send, sendNext, sendAgain, stop };
}

async function run(
  question: Question,
  key: string,
  signal: AbortSignal,
  report: (exchange: Exchange) => void,
): Promise<void> {
  const written = await playground.write(question);
  signal.throwIfAborted();
  const { url, headers } = addressed(location.origin + PREFIX, written, key);
  const request = new Request(url, { method: "POST", headers: sendable(headers), body: written.body, signal });
  let now: Exchange = { ...NOTHING, question: written, asked: question };
  const add = (more: Partial<Exchange>) => report((now = { ...now, ...more }));
  add({});
  try {
    for await (const more of exchanged(request, question.dialect)) add(more);
  } catch (reason) {
    add({ error: signal.aborted ? STOPPED : messageOf(reason) });
  }
}

/** What is known of an exchange, piece by piece. */
async function* exchanged(request: Request, dialect: string): AsyncGenerator<Partial<Exchange>> {
  const startedAt = performance.now();
  const response = await reached(fetch(request));
  const { status, ok } = response;
  if (status === 401) forgetKeys();
  yield { status, headers: [...response.headers], firstByteMs: performance.now() - startedAt };
  const isStream = ok && !(response.headers.get("content-type") ?? "").startsWith("application/json");
  const answer = await playground.openAnswer(dialect, isStream);
  let text = "";
  for await (const piece of textsOf(response, await playground.openText(dialect, isStream))) {
    text = (text + piece).slice(0, MOST_CHARACTERS);
    const parts = ok ? answer.push(piece) : [];
    yield { text, ...(parts.length > 0 && { parts }) };
  }
  const milliseconds = performance.now() - startedAt;
  if (!ok) return yield { error: await playground.refusal(dialect, status, text), milliseconds };
  const parts = answer.end();
  yield { parts, error: answer.fault, turn: answer.fault === undefined ? answer.turn() : undefined, milliseconds };
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

const NOTHING = {
  status: undefined,
  headers: [],
  text: "",
  parts: [],
  turn: undefined,
  error: undefined,
  firstByteMs: undefined,
  milliseconds: undefined,
};

const NO_MORE = { done: true, value: undefined } as const;

async function* textsOf(response: Response, texts: TextReader): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = await reached(reader?.read() ?? Promise.resolve(NO_MORE));
    if (done) break;
    yield texts.push(value);
  }
  yield texts.end();
}

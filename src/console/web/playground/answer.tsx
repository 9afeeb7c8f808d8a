import { useEffect, useState } from "preact/hooks";
import type { AnswerPart } from "../../../explorer/playground-contract.js";
import { api, unwrap } from "../api.js";
import { StatusBadge } from "../components/badge.js";
import { Region } from "../components/facts.js";
import { milliseconds } from "../format.js";
import { taskAddress } from "../pages/tasks.js";
import { Link } from "../router.js";
import { Conversation } from "./conversation.js";
import type { Exchanging } from "./exchange.js";
import { NextTurn } from "./next-turn.js";

/** What the model answered, for people. */
export function AnswerView({ exchanging }: { readonly exchanging: Exchanging }) {
  const { exchange, isBusy, error } = exchanging;
  return (
    <Region title="Answer">
      {exchange !== undefined && <Conversation turns={exchange.question.turns} />}
      <div aria-live="polite" aria-busy={isBusy}>
        {error !== undefined && <p class="error">{error}</p>}
        {exchange?.error !== undefined && <p class="error">{exchange.error}</p>}
        {exchange?.parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        {exchange === undefined && error === undefined && (
          <p class="muted">Send a prompt: the answer is here, and what was sent and received beside it.</p>
        )}
      </div>
      {exchange?.status !== undefined && (
        <p class="hint">
          <StatusBadge status={exchange.status} /> first byte {milliseconds(exchange.firstByteMs)}, all{" "}
          {milliseconds(exchange.milliseconds)}
        </p>
      )}
      {exchange?.turn !== undefined && !isBusy && <NextTurn key={exchange.text} exchanging={exchanging} />}
      <SendAgain exchanging={exchanging} />
    </Region>
  );
}

/** The form has the first question alone: a conversation whose turn failed would be at its end. */
function SendAgain({ exchanging: { exchange, isBusy, sendAgain } }: { readonly exchanging: Exchanging }) {
  const isTurn = (exchange?.asked.turns ?? []).length > 0;
  if (!isTurn || isBusy || exchange?.error === undefined) return null;
  return (
    <button type="button" onClick={() => void sendAgain()}>
      Send the turn again
    </button>
  );
}

function Part({ part }: { readonly part: AnswerPart }) {
  switch (part.kind) {
    case "image":
      return <img class="made" src={part.source} alt="What the model made" />;
    case "task":
      return <Task id={part.text} />;
    case "reasoning":
      return (
        <details>
          <summary>Reasoning</summary>
          <p class="answer muted">{part.text}</p>
        </details>
      );
    case "call":
      return (
        <p class="answer">
          Calls a tool: <code>{part.text}</code>
        </p>
      );
    case "text":
      return <p class="answer">{part.text}</p>;
  }
}

const LOOK_MS = 1_000;

/** A video is made in the background. It is shown as soon as it is there. */
function Task({ id }: { readonly id: string }) {
  const name = /task_[0-9A-Z]{26}/.exec(id)?.[0] ?? id;
  const [medium, setMedium] = useState<string | undefined>();
  const [state, setState] = useState("queued");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const look = async () => {
      const task = await unwrap(api.GET("/tasks/{id}", { params: { path: { id: name } }, signal }));
      setState(task.state);
      const video = task.media.find(({ mime }) => mime.startsWith("video/"));
      if (video !== undefined) setMedium(video.id);
      else if (task.finished_at === null) later();
    };
    const later = () => {
      if (!signal.aborted) timer = setTimeout(again, LOOK_MS);
    };
    const again = () => void look().catch(later);
    again();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [name]);
  return (
    <div>
      <p>
        The task <Link href={taskAddress(name)}>{name}</Link> is {state}.
      </p>
      {medium !== undefined && <video class="made" controls muted src={`/media/${medium}`} aria-label="The video" />}
    </div>
  );
}

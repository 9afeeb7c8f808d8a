/** The turns before the last one. */
import type { WrittenQuestion } from "../../../explorer/playground-contract.js";

type Turn = WrittenQuestion["turns"][number];
type Part = Turn["parts"][number];

export function Conversation({ turns }: Pick<WrittenQuestion, "turns">) {
  // A single prompt is in the form above.
  if (turns.length < 2) return null;
  return (
    <ol class="plain turns" aria-label="Conversation">
      {turns.map(({ role, parts }, index) => (
        <li key={index}>
          <strong>{role === "assistant" ? "Model" : "You"}</strong>
          {parts.map((part, at) => (
            <TurnPart key={at} part={part} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function TurnPart({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case "call":
      return (
        <p class="answer">
          Calls <code>{`${part.name}(${part.arguments})`}</code>
        </p>
      );
    case "result":
      return (
        <p class="answer">
          {part.name} returned <code>{wordsOf(part.parts)}</code>
        </p>
      );
    case "media":
      return <p class="muted">[{part.medium}]</p>;
    case "reasoning":
      return null;
    default:
      return <p class="answer">{part.text}</p>;
  }
}

function wordsOf(parts: readonly Part[]): string {
  return parts.map((part) => (part.kind === "text" ? part.text : "")).join("");
}

/** The conversation goes on: with what the tools returned, and with what the user says next. */
import { useState } from "preact/hooks";
import type { AnswerPart } from "../../../explorer/playground-contract.js";
import { TextArea } from "../components/field.js";
import type { Exchanging } from "./exchange.js";

type Call = Extract<AnswerPart, { kind: "call" }>;

export function NextTurn({ exchanging }: { readonly exchanging: Exchanging }) {
  const calls = (exchanging.exchange?.parts ?? []).filter((part): part is Call => part.kind === "call");
  const [prompt, setPrompt] = useState("");
  const [returned, setReturned] = useState<Readonly<Record<string, string>>>({});
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const results = calls.map(({ id, name }) => ({ id, name, text: returned[id] ?? "" }));
    void exchanging.sendNext({ prompt, results });
  };
  const isReady = calls.length === 0 ? prompt.trim() !== "" : calls.every(({ id }) => (returned[id] ?? "") !== "");
  return (
    <form class="form next-turn" onSubmit={send}>
      {calls.map(({ id, name }, index) => (
        <TextArea
          key={id}
          label={labelOf(name, calls, index)}
          rows={2}
          value={returned[id] ?? ""}
          onValue={(text) => setReturned((before) => ({ ...before, [id]: text }))}
          placeholder="What the tool returned, as text or JSON."
        />
      ))}
      <TextArea
        label="Next turn"
        rows={2}
        value={prompt}
        onValue={setPrompt}
        placeholder={calls.length === 0 ? "The conversation goes on." : "Nothing, or what you say beside the results."}
      />
      <div class="actions">
        <button type="submit" disabled={!isReady}>
          Continue
        </button>
      </div>
    </form>
  );
}

/** A tool may be called more than once. */
function labelOf(name: string, calls: readonly Call[], index: number): string {
  const before = calls.slice(0, index).filter((call) => call.name === name).length;
  const isOften = calls.filter((call) => call.name === name).length > 1;
  return `Result of ${name}${isOften ? ` (${before + 1})` : ""}`;
}

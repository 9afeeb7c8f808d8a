/**
 * What is written and not done yet. It outlasts its page, and a session that ends meanwhile. It is kept in this
 * document alone, for who wrote it.
 */
import { useState } from "preact/hooks";

const drafts = new Map<string, unknown>();
let writer: string | undefined;

/** Those of somebody else are forgotten. */
export function keepDraftsOf(name: string): void {
  if (writer !== name) drafts.clear();
  writer = name;
}

export function forgetDrafts(): void {
  drafts.clear();
}

export function hasDraft(name: string): boolean {
  return drafts.has(name);
}

/** A state that is kept. */
export function useDraft<Value>(name: string, first: Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(latest(name, first));
  const change = (next: Value) => {
    drafts.set(name, next);
    setValue(next);
  };
  return [value, change];
}

/** A state of several members that is kept. Each may be changed by itself. */
export function useDraftOf<Members extends object>(
  name: string,
  first: Members,
): readonly [Members, (changed: Partial<Members>) => void] {
  const [value, change] = useDraft(name, first);
  return [value, (changed) => change({ ...latest(name, first), ...changed })];
}

function latest<Value>(name: string, first: Value): Value {
  return drafts.has(name) ? (drafts.get(name) as Value) : first;
}

/** Browsers ask before the document is left where the draft would be lost with it. Returns what ends that. */
export function askBeforeLosing(name: string): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (drafts.has(name)) event.preventDefault();
  };
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}

/** What it was for is done, or there is nothing in it that is not stored. */
export function endDraft(name: string): void {
  drafts.delete(name);
}

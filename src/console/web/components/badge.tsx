/** A word with a colour. The word alone is enough to understand it. */
import type { ComponentChildren } from "preact";

export type Tone = "good" | "bad" | "warn" | "plain";

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

export function StatusBadge({ status }: { readonly status: number }) {
  return <Badge tone={status < 400 ? "good" : status < 500 ? "warn" : "bad"}>{status}</Badge>;
}

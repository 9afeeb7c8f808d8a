/** A word with a colour. The word alone is enough to understand it. */
import type { ComponentChildren } from "preact";

export type Tone = "good" | "bad" | "warn" | "plain";

export function Badge({ tone, children }: { readonly tone: Tone; readonly children: ComponentChildren }) {
  return <span class={`badge ${tone}`}>{children}</span>;
}

interface StatusProps {
  readonly status: number;
  /** What went wrong. A stream can fail after its status was sent. */
  readonly code?: string | null;
}

export function StatusBadge({ status, code = null }: StatusProps) {
  const tone = status >= 500 ? "bad" : status >= 400 ? "warn" : code === null ? "good" : "bad";
  return <Badge tone={tone}>{code === null ? status : `${status} ${code}`}</Badge>;
}

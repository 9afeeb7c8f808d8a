/** Spans of time below each other, each at its place of the whole. */
export interface Span {
  readonly name: string;
  /** In milliseconds from the beginning of the whole. */
  readonly from: number;
  readonly to: number;
  /** When it began, for people. */
  readonly at: string;
  /** For people. Absent for a moment. */
  readonly duration?: string;
  readonly tone?: "good" | "bad";
}

interface TimelineProps {
  readonly spans: readonly Span[];
  /** In milliseconds. */
  readonly whole: number;
}

export function Timeline({ spans, whole }: TimelineProps) {
  return (
    <ol class="timeline">
      {spans.map((span, index) => (
        <li key={index}>
          <span>{span.name}</span>
          <span class="track">
            <span class={span.tone === undefined ? "span" : `span ${span.tone}`} style={placeOf(span, whole)} />
          </span>
          <span class="number muted">{span.at}</span>
          <span class="number">{span.duration}</span>
        </li>
      ))}
    </ol>
  );
}

function placeOf({ from, to }: Span, whole: number) {
  const share = (value: number) => `${Math.min(100, (value / Math.max(1, whole)) * 100)}%`;
  return { left: share(from), width: share(to - from) };
}

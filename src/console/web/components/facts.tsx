/** Names with values. */
import type { ComponentChildren } from "preact";

export type Fact = readonly [name: string, value: ComponentChildren];

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <>
          <dt key={name}>{name}</dt>
          <dd>{value}</dd>
        </>
      ))}
    </dl>
  );
}

/** A part of a page with a heading, which screen readers list. */
export function Region({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The pairs of dialects of a vocabulary, with the number of fields that are carried and dropped. */
import type { DialectSummary, ExplorerIndex, PairSummary } from "../../../explorer/tables.js";
import { Link } from "../router.js";
import { addressOf } from "./choice.js";

const VOCABULARIES: Readonly<Record<string, string>> = {
  text: "Conversations",
  image: "Images",
  embedding: "Vectors",
  video: "Videos",
};

export function Matrices({ index }: { readonly index: ExplorerIndex }) {
  const vocabularies = [...new Set(index.dialects.map(({ vocabulary }) => vocabulary))];
  const bySize = vocabularies
    .map((name) => ({ name, dialects: index.dialects.filter(({ vocabulary }) => vocabulary === name) }))
    .sort((one, other) => other.dialects.length - one.dialects.length);
  return (
    <>
      <p class="legend">
        <span class="carried">carried</span> <span class="dropped">dropped</span> fields of a request of the row for an
        upstream of the column. Choose a cell to see them.
      </p>
      {bySize.map(({ name, dialects }) => (
        <section key={name} class="matrix-section" aria-label={VOCABULARIES[name] ?? name}>
          <h2>{VOCABULARIES[name] ?? name}</h2>
          <Matrix name={VOCABULARIES[name] ?? name} dialects={dialects} pairs={index.pairs} />
        </section>
      ))}
    </>
  );
}

interface MatrixProps {
  readonly name: string;
  readonly dialects: readonly DialectSummary[];
  readonly pairs: readonly PairSummary[];
}

function Matrix({ name, dialects, pairs }: MatrixProps) {
  return (
    <div class="table-box" role="region" aria-label={`${name}, scrollable`} tabIndex={0}>
      <table class="matrix" aria-label={`Pairs of dialects: ${name}`}>
        <thead>
          <tr>
            <th scope="col">from \ to</th>
            {dialects.map((to) => (
              <th key={to.name} scope="col">
                {to.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dialects
            .filter(({ isServed }) => isServed)
            .map((from) => (
              <tr key={from.name}>
                <th scope="row">{from.name}</th>
                {dialects.map((to) => (
                  <td key={to.name}>
                    <Cell from={from} to={to} pairs={pairs} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly from: DialectSummary;
  readonly to: DialectSummary;
  readonly pairs: readonly PairSummary[];
}

function Cell({ from, to, pairs }: CellProps) {
  const pair = pairs.find((one) => one.from === from.name && one.to === to.name);
  if (pair === undefined) return <span class="muted">as it came</span>;
  const { carried, dropped } = pair;
  const share = `${Math.round((100 * dropped) / Math.max(1, carried + dropped))}%`;
  return (
    <Link href={addressOf({ from: from.name, to: to.name })}>
      <span class="unseen">
        {from.name} to {to.name}:
      </span>{" "}
      <span class="carried">
        {carried}
        <span class="unseen"> carried,</span>
      </span>{" "}
      <span class="dropped">
        {dropped}
        <span class="unseen"> dropped</span>
      </span>
      <span class="share" aria-hidden="true">
        <span style={{ width: share }} />
      </span>
    </Link>
  );
}

/** The conversion tables as pages: one with all pairs, and one for each pair. */
import type { ExplorerIndex, ExplorerPair, ExplorerRow } from "../../src/explorer/tables.js";
import { escaped, relativePath } from "./html.js";
import { EXPLORER, TABLES } from "./pages.js";

export interface TablePage {
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

const TITLE = "Conversion tables";

export function tablePages(data: ReadonlyMap<string, string>): TablePage[] {
  const index = JSON.parse(data.get("index.json") ?? "") as ExplorerIndex;
  const pairs = index.pairs.map(({ from, to }) => JSON.parse(data.get(`${from}-to-${to}.json`) ?? "") as ExplorerPair);
  return [{ path: TABLES, title: TITLE, body: overview(index) }, ...pairs.map(pairPage)];
}

function pathOf({ from, to }: Pick<ExplorerPair, "from" | "to">): string {
  return `tables/${from}-to-${to}.html`;
}

function overview({ pairs, dialects }: ExplorerIndex): string {
  const served = dialects.filter(({ isServed }) => isServed).map(({ name }) => name);
  const rows = pairs
    .filter(({ from }) => served.includes(from))
    .map((pair) => {
      const link = `<a href="${escaped(relativePath(TABLES, pathOf(pair)))}">${pair.from} to ${pair.to}</a>`;
      return rowOf([link, String(pair.carried), String(pair.dropped), String(pair.handled)]);
    });
  return [
    `<h1>${TITLE}</h1>`,
    "<p>What a request of one dialect becomes for an upstream of another, as <code>isogloss explain</code> prints it.",
    `The <a href="${escaped(relativePath(TABLES, EXPLORER))}">explorer</a> shows the same, and converts what you`,
    "paste.</p>",
    tableOf(["Pair", "Carried", "Dropped", "Handled by the gateway, or refused"], rows),
  ].join("\n");
}

function pairPage(pair: ExplorerPair): TablePage {
  const { from, to, file, toFile, rows, answer, stream } = pair;
  const path = pathOf(pair);
  const explorer = `${relativePath(path, EXPLORER)}#from=${from}&to=${to}`;
  const body = [
    `<h1>${from} to ${to}</h1>`,
    `<p>The fields of a <code>${from}</code> request for a <code>${to}</code> upstream.`,
    `Lines are those of <code>${file}</code> and <code>${toFile}</code>.`,
    `<a href="${escaped(explorer)}">Open it in the explorer</a>, or see <a href="index.html">all tables</a>.</p>`,
    fieldTable(rows),
    ...section(
      "Answers",
      `The fields of an answer of <code>${to}</code> for a client of <code>${from}</code>.`,
      answer,
    ),
    ...section("Streams", "The fields of its events, after their names.", stream),
  ].join("\n");
  return { path, title: `${from} to ${to}`, body };
}

function section(title: string, words: string, rows: readonly ExplorerRow[]): string[] {
  return rows.length === 0 ? [] : [`<h2>${title}</h2>`, `<p>${words}</p>`, fieldTable(rows)];
}

function fieldTable(rows: readonly ExplorerRow[]): string {
  return tableOf(["Field", "Becomes", "How", "When", "Lines"], rows.map(fieldRow), "fields");
}

function fieldRow({ from, to, by = "", when = "", dropped, line, toLine }: ExplorerRow): string {
  const becomes = to !== undefined ? code(to) : dropped !== undefined ? "<strong>dropped</strong>" : "–";
  const lines = [line, toLine].map((one) => one ?? "–").join(" → ");
  return rowOf([code(from), becomes, escaped(dropped ?? by), escaped(when), lines]);
}

function code(text: string): string {
  return `<code>${escaped(text)}</code>`;
}

function rowOf(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
}

function tableOf(titles: readonly string[], rows: readonly string[], kind = "pairs"): string {
  const head = titles.map((title) => `<th scope="col">${escaped(title)}</th>`).join("");
  return [
    `<div class="table-box" role="region" aria-label="Table, scrollable" tabindex="0"><table class="${kind}">`,
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>\n${rows.join("\n")}\n</tbody>`,
    "</table></div>",
  ].join("\n");
}

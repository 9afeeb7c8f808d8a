/** Renders a page of Markdown. Links to other pages lead to those of the site, and pictures are files of it. */
import { posix } from "node:path";
import { Marked } from "marked";
import { anchorOf, escaped, relativePath } from "./html.js";
import { FILES, type MarkdownPage } from "./pages.js";

export interface RenderedPage {
  readonly title: string;
  readonly body: string;
  /** The files of the checkout that it refers to, and that are no pages. */
  readonly files: readonly string[];
}

const OUTSIDE = /^[a-z]+:/;

export function renderMarkdown(text: string, page: MarkdownPage, pages: readonly MarkdownPage[]): RenderedPage {
  let title = "";
  const anchors = new Map<string, number>();
  const files: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: plain }) {
        if (depth === 1) title = plain;
        const id = unique(anchorOf(plain.replace(/`/g, "")), anchors);
        return `<h${depth} id="${escaped(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        return `<a href="${escaped(siteLink(href, page, pages, files))}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text: alternative }) {
        const source = escaped(siteLink(href, page, pages, files));
        return `${PICTURE}<img src="${source}" alt="${escaped(alternative)}" /></span>`;
      },
      code({ text: code }) {
        return `<pre tabindex="0"><code>${escaped(code)}</code></pre>\n`;
      },
      html({ text: html }) {
        return html.startsWith("<!--") ? "" : escaped(html);
      },
    },
  });
  const body = marked.parse(text, { async: false });
  return { title, files, body: body.replace(/<table>/g, BOX).replace(/<\/table>/g, "</table></div>") };
}

/** Where the page is narrow, it scrolls: its words stay large enough to read. */
const PICTURE = '<span class="picture-box" role="region" aria-label="Picture, scrollable" tabindex="0">';
const BOX = '<div class="table-box" role="region" aria-label="Table, scrollable" tabindex="0"><table>';

function unique(anchor: string, anchors: Map<string, number>): string {
  const count = anchors.get(anchor) ?? 0;
  anchors.set(anchor, count + 1);
  return count === 0 ? anchor : `${anchor}-${count}`;
}

function siteLink(
  href: string,
  { source, path }: MarkdownPage,
  pages: readonly MarkdownPage[],
  files: string[],
): string {
  if (OUTSIDE.test(href) || href.startsWith("#")) return href;
  const [file = "", anchor] = href.split("#");
  const named = posix.join(posix.dirname(source), file);
  const target = pages.find((one) => one.source === named);
  if (target === undefined) files.push(named);
  return relativePath(path, target?.path ?? `${FILES}/${named}`) + (anchor === undefined ? "" : `#${anchor}`);
}

/** The pages of the documentation's site, in the order of its navigation. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

export interface MarkdownPage {
  /** Below the root of the checkout. */
  readonly source: string;
  /** Below the root of the site. */
  readonly path: string;
}

export interface Group {
  readonly title: string;
  readonly pages: readonly MarkdownPage[];
}

export const TABLES = "tables/index.html";
export const EXPLORER = "explorer.html";

/** Files of the checkout that pages refer to are copied there. */
export const FILES = "files";

/** The most wanted first; the others of docs/ follow. */
const FIRST = ["conversion", "clients", "configuration", "operations", "command-line", "console", "replicas", "backup"];

export function groupsOf(root: string): Group[] {
  const names = readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.replace(/\.md$/, ""));
  const ordered = [...FIRST.filter((name) => names.includes(name)), ...names.filter((name) => !FIRST.includes(name))];
  return [
    { title: "Start", pages: [{ source: "README.md", path: "index.html" }] },
    {
      title: "Manual",
      pages: [
        ...ordered.map((name) => ({ source: `docs/${name}.md`, path: `${name}.html` })),
        { source: "deploy/README.md", path: "deployment.html" },
      ],
    },
    {
      title: "Spec language",
      pages: [
        { source: "specs/README.md", path: "guide.html" },
        { source: "specs/REFERENCE.md", path: "reference.html" },
      ],
    },
  ];
}

/** The frame around every page of the site. */
import { escaped, relativePath } from "./html.js";
import { EXPLORER, TABLES } from "./pages.js";

export interface NavigationLink {
  readonly title: string;
  readonly path: string;
}

export interface NavigationGroup {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

export interface PageInput {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  readonly navigation: readonly NavigationGroup[];
  /** Below the root of the site. */
  readonly styles: string;
}

/** The tables and the explorer, which come from no Markdown. */
export const TOOLS: NavigationGroup = {
  title: "Dialects",
  links: [
    { title: "Conversion tables", path: TABLES },
    { title: "Explorer", path: EXPLORER },
  ],
};

export function pageOf({ path, title, body, navigation, styles }: PageInput): string {
  const to = (target: string) => escaped(relativePath(path, target));
  const links = navigation.map((group) => groupOf(group, path)).join("\n");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escaped(title === "Isogloss" ? title : `${title} · Isogloss`)}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${to(styles)}" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <div class="site">
      <header>
        <a class="brand" href="${to("index.html")}">Isogloss</a>
        <nav aria-label="Main">
${links}
        </nav>
      </header>
      <main id="content" tabindex="-1">
${body}
      </main>
    </div>
  </body>
</html>
`;
}

function groupOf({ title, links }: NavigationGroup, path: string): string {
  const items = links.map((link) => {
    const current = link.path === path ? ' aria-current="page"' : "";
    return `<li><a href="${escaped(relativePath(path, link.path))}"${current}>${escaped(link.title)}</a></li>`;
  });
  return `<h2>${escaped(title)}</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
}

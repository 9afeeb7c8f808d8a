/** Citations as a list of web pages: URLs, or objects with a URL and a title. */
import type { ReportedCitation } from "../citations.js";
import type { Json } from "../json.js";
import { asList, asText, inner } from "../read.js";

export const citedPages = {
  read(value: Json | undefined): ReportedCitation[] | undefined {
    const pages = asList(value).map((page) =>
      typeof page === "string" ? { url: page } : { url: asText(inner(page).url), title: asText(inner(page).title) },
    );
    return pages.filter(({ url }) => url !== undefined && url !== "");
  },

  /** Citations for clients are next to the text instead. */
  write: (): Json | undefined => undefined,
};

/**
 * Citations as a list of pages that an answer was looked up in: bare addresses, or objects that hold one and a title.
 */
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

  /** Clients are told what is cited beside the words. */
  write: (): Json | undefined => undefined,
};

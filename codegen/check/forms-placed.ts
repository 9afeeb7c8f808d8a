/** Forms of parts say where they are written: vendors accept texts in all lists of content, and other parts in some. */
import { writtenInContent } from "../model/forms-in-use.js";
import { problemOf } from "../model/line.js";
import type { Form } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import { contextsOf } from "../emit/write.js";
import type { Specs } from "./specs.js";

export function formsPlaced({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const places = contextsOf(mapping);
    if (places.length < 2) return [];
    const forms = writtenInContent(mapping);
    const others = forms.filter((form) => form.in === undefined && !isEverywhere(form, forms));
    return others.map((form) =>
      problemOf(
        form,
        `the form "${form.name}" does not say where it is written`,
        `add in: with some of these: ${places.join(", ")}; or write direction: read`,
        // A form of items is one of content where the reference to it is misspelt.
        { rank: 1 },
      ),
    );
  });
}

/** The one form of texts needs no places. Where there are several, each has its own. */
function isEverywhere({ kind }: Form, forms: readonly Form[]): boolean {
  return kind === "text" && forms.every((other) => other.kind !== kind || other.in === undefined);
}

/** Turns documents of plain text into text, for dialects whose documents are files. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

export function plainDocumentsAsText(turns: Turn[], loss: Loss): Turn[] {
  const asText = (part: Part): Part => {
    if (part.kind === "result" && part.parts.some(isPlain)) return { ...part, parts: part.parts.map(asText) };
    if (part.kind !== "media" || part.source.text === undefined) return part;
    loss.dropConcept(part, "title", part.title);
    loss.dropConcept(part, "detail", part.detail, "auto");
    loss.dropConcept(part.source, "mime", part.source.mime, "text/plain");
    const { signature, cache, origin } = part;
    return { kind: "text", text: part.source.text, signature, cache, origin };
  };
  return turns.map((turn) =>
    turn.parts.some((part) => isPlain(part) || part.kind === "result")
      ? { ...turn, parts: turn.parts.map(asText) }
      : turn,
  );
}

function isPlain(part: Part): boolean {
  return part.kind === "media" && part.source.text !== undefined;
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
plainDocumentsAsText.carries = {
  "media[medium=document, source.url=absent]": ["text.text"],
  "media[medium=document, source.url=absent].medium": ["text.text"],
  "media[medium=document, source.url=absent].signature": ["text.signature"],
  "media[medium=document, source.url=absent].cache": ["text.cache"],
  "media[medium=document, source.url=absent].source": ["text.text"],
  "media[medium=document, source.url=absent].source.text": ["text.text"],
  "media[medium=document, source.url=absent].source.data": ["text.text"],
  "media[medium=document, source.url=absent].source.mime": ["text.text"],
};

/** The condition under which it carries them. */
plainDocumentsAsText.carriesWhen = "of plain text";

/** Concepts that this pass drops, except under these conditions. */
plainDocumentsAsText.drops = { "media.title": "unless of plain text", "media.detail": "unless of plain text" };

/** Without these parts it changes nothing. */
plainDocumentsAsText.about = ["media"] as const;

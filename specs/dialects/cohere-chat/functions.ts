/** A pass that the cohere-chat dialect alone needs. */
import type { MediaPart, Request, Turn } from "../../../generated/interlingua/text.js";
import { stringifyExact } from "../../../src/conversion/exact.js";
import type { Json, Wire } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { asList, asText, asWire, inner } from "../../../src/conversion/read.js";

/**
 * Reads the documents beside a conversation as the first parts of the user's last words. Other vendors cannot cite a
 * document by its ID.
 */
export function attachDocuments(request: Request, loss: Loss): Request {
  const body = inner(asWire(request.origin?.from as Json | undefined));
  const documents = asList(body.documents);
  const parts = documents.flatMap((_, index) => documentPart(documents, index, loss) ?? []);
  if (parts.length === 0) return request;
  const place = request.turns.findLastIndex(holdsWords);
  const turn: Turn = request.turns[place] ?? { role: "user", parts: [] };
  const attached = { ...turn, parts: [...parts, ...turn.parts] };
  return { ...request, turns: place < 0 ? [...request.turns, attached] : request.turns.with(place, attached) };
}

/** A result of a tool is a turn of the user too. */
function holdsWords({ role, parts }: Turn): boolean {
  return role === "user" && !parts.some(({ kind }) => kind === "result");
}

function documentPart(documents: Json[], index: number, loss: Loss): MediaPart | undefined {
  const document = asWire(documents[index]);
  const { id, data = document } = document ?? {};
  const text = asText(documents[index]) ?? asText(data) ?? fieldsOf(asWire(data));
  if (text === undefined || text === "") return loss.other(documents, index);
  if (document !== undefined && id != null) loss.at(document, "id");
  const source = { text, mime: "text/plain" };
  return { kind: "media", medium: "document", source, origin: { from: documents, member: index, form: "document" } };
}

/** One field is the text itself. Several are a line each, with their names. */
function fieldsOf(data: Wire | undefined): string | undefined {
  const fields = Object.entries(data ?? {}).filter(([name, value]) => name !== "id" && value !== null);
  const texts = fields.map(([, value]) => (typeof value === "string" ? value : stringifyExact(value ?? null)));
  if (texts.length < 2) return texts[0];
  return texts.map((text, index) => `${fields[index]?.[0] ?? ""}: ${text}`).join("\n");
}

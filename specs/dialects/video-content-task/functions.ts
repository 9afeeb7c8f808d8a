/** Transforms and passes that the video-content-task dialect alone needs. */
import type { Fault, Mode, Request, Response } from "../../../generated/interlingua/video.js";
import { ConversionError } from "../../../src/conversion/conversion-error.js";
import type { Json } from "../../../src/conversion/json.js";
import type { Loss } from "../../../src/conversion/loss.js";
import { withLowerCaseType } from "../../../src/conversion/media-types.js";
import { asInteger, asText } from "../../../src/conversion/values.js";
import { changeMedia } from "../../../src/conversion/request/media.js";

const READ: readonly Mode[] = ["reference", "edit", "extend"];

/** A mode that is written only if the inputs do not determine it: a source video may be edited or extended. */
export const explicitMode = {
  read: (value: Json | undefined): Mode | undefined => READ.find((mode) => mode === value),
  write: (mode: Mode | undefined): string | undefined => (mode === "edit" || mode === "extend" ? mode : undefined),
};

/**
 * A whole number for which a negative one means any. Other dialects would take it as a number, so it is left out, which
 * means the same.
 */
export const omitNegative = {
  read(value: Json | undefined): number | undefined {
    const number = asInteger(value);
    return number === undefined || number < 0 ? undefined : number;
  },

  write(number: number | undefined): number | undefined {
    return number;
  },
};

/** A URL, or a data URI for a vendor that accepts only media types in lower case. */
export const lowerCaseMediaType = {
  read: (value: Json | undefined): string | undefined => asText(value),
  write: (url: string | undefined): Json | undefined => (url === undefined ? undefined : withLowerCaseType(url)),
};

/** Refuses videos as bytes, for dialects that accept only URLs of videos. */
export function requireVideoUrls(request: Request, loss: Loss): Request {
  const videos = [request.source, ...(request.reference_videos ?? [])];
  const inline = videos.find((video) => video?.url?.slice(0, 5).toLowerCase() === "data:");
  if (inline === undefined) return request;
  const path = loss.pathOf(inline);
  throw new ConversionError(
    path,
    `${path}: this model takes videos by their addresses and needs a hosted URL here, not a data URI.`,
  );
}

/** Without these members of the request it changes nothing. */
requireVideoUrls.about = ["source", "reference_videos"] as const;

type Kept = Pick<Request, "aspect_ratio" | "duration">;

/** Such a video keeps its shape, and an edited one keeps its length. This dialect needs that stated, others do not. */
function keptOf({ mode }: Request): Kept {
  return mode === "edit" ? { aspect_ratio: "adaptive", duration: -1 } : { aspect_ratio: "adaptive" };
}

/** Reads the first reference video as the source of an edit or an extension. */
export function sourceFromReferences(request: Request): Request {
  const [source, ...others] = request.reference_videos ?? [];
  if (source === undefined || (request.mode !== "edit" && request.mode !== "extend")) return request;
  const changed = { ...request, source, reference_videos: others.length > 0 ? others : undefined };
  for (const [concept, value] of Object.entries(keptOf(request)))
    if (changed[concept as keyof Kept] === value) changed[concept as keyof Kept] = undefined;
  return changed;
}

/** Without this member of the request it changes nothing. */
sourceFromReferences.about = ["reference_videos"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
sourceFromReferences.carries = { reference_videos: ["source.url"], "reference_videos.url": ["source.url"] } as const;

/** The condition under which it carries them. */
sourceFromReferences.carriesWhen = "to edit or extend" as const;

/** Writes the source of an edit or an extension as the first reference video. */
export function sourceAmongReferences(request: Request, loss: Loss): Request {
  const { source } = request;
  if (source === undefined) return request;
  const kept = keptOf(request);
  for (const concept of Object.keys(kept)) loss.dropConcept(request, concept, request[concept as keyof Kept]);
  return { ...request, ...kept, source: undefined, reference_videos: [source, ...(request.reference_videos ?? [])] };
}

/** Without this member of the request it changes nothing. */
sourceAmongReferences.about = ["source"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
sourceAmongReferences.carries = { source: ["reference_videos"] } as const;

/** Concepts that this pass drops, except under these conditions. */
sourceAmongReferences.drops = { aspect_ratio: "without a source", duration: "unless a video is edited" } as const;

/** Writes IDs of a host's files as URLs of its scheme. Files of another host stay files. */
export function filesAsSchemeUrls(request: Request, _loss: Loss, scheme: string): Request {
  return changeMedia(request, ({ file, ...medium }) =>
    file?.startsWith(scheme) === true ? { ...medium, url: file } : { ...medium, file },
  );
}

/** The texts of each fault. */
type Words = Readonly<Partial<Record<Fault, readonly string[]>>>;

/** Reads why an upstream job failed from a text inside the upstream's code. */
export function faultOfCode(response: Response, faults: Words): Response {
  const { fault_code: code, explanation } = response;
  if (response.fault !== undefined || (code === undefined && explanation === undefined)) return response;
  const known = Object.entries(faults).find(([, parts]) => parts.some((part) => code?.includes(part)));
  return { ...response, fault: (known?.[0] as Fault | undefined) ?? "internal" };
}

/**
 * Writes the dialect's code for the reason of a failure. A code that is spelled like the dialect's own codes is kept,
 * because it is more exact.
 */
export function codeOfFault(response: Response, codes: Readonly<Record<Fault, string>>): Response {
  const { fault, fault_code: code } = response;
  if (fault === undefined || (code !== undefined && spelling(code) === spelling(codes[fault]))) return response;
  return { ...response, fault_code: codes[fault] };
}

/** The case of a code: upper, lower, or neither. */
function spelling(code: string): string {
  return code.slice(0, 2).replace(/[A-Z]/g, "A").replace(/[a-z]/g, "a").replace(/[^Aa]/g, "-");
}

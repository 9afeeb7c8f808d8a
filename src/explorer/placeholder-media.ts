/** Media that the gateway would fetch. A page asks no other host for anything: their bytes are a placeholder. */
import type { MediaHosts } from "../calls/media-hosts.js";

/** Three bytes of nothing. */
const PLACEHOLDER = "AAAA";
const TYPES = { image: "image/png", video: "video/mp4", audio: "audio/mpeg", document: "application/pdf" } as const;

/** The URLs that are asked for are added to the list. */
export function placeholderHosts(fetched: string[]): MediaHosts {
  return {
    signal: new AbortController().signal,
    known: new Map(),
    lookAt: async () => undefined,
    fetch: async (url, kind) => {
      fetched.push(url);
      return { mime: TYPES[kind], bytes: { toString: () => PLACEHOLDER } };
    },
  };
}

/** The same as a data URI. */
export function placeholderUri(fetched: string[]): (url: string, kind: keyof typeof TYPES) => Promise<string> {
  return async (url, kind) => {
    fetched.push(url);
    return `data:${TYPES[kind]};base64,${PLACEHOLDER}`;
  };
}

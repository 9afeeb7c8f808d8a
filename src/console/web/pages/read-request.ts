/** Reads one request of the log. */
import { api, unwrap } from "../api.js";

export function readRequest(id: string) {
  return unwrap(api.GET("/requests/{id}", { params: { path: { id } } }));
}

export type RequestDetails = Awaited<ReturnType<typeof readRequest>>;

/** Reads one task. */
import { api, unwrap } from "../api.js";

export function readTask(id: string) {
  return unwrap(api.GET("/tasks/{id}", { params: { path: { id } } }));
}

export type Task = Awaited<ReturnType<typeof readTask>>;

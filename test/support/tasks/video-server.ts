import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Task } from "../../../src/stores/tasks/task-rows.js";
import type { Observation, TaskUpstream } from "../../../src/tasks/contract.js";
import { TaskRefusedError } from "../../../src/tasks/contract.js";
import type { AcceptedJob } from "../../../src/tasks/create-task.js";
import { type MediaArchive, storeMedia } from "../../../src/media/store-media.js";
import { nothingUsed } from "../../../src/money/quantities.js";

const VIDEO = "a video, more or less";

/** An upstream in a process of its own, which records its requests. */
export class VideoServer {
  /** The tasks that jobs were made for, by the jobs' IDs. */
  readonly jobs = new Map<string, string>();
  readonly polls = new Map<string, number>();
  url = "";
  readonly #server: Server = createServer((request, response) => {
    const [, place, id = ""] = (request.url ?? "").split("/");
    if (request.method === "POST") {
      void json(request).then((body) => {
        const { taskId, refuse } = body as { taskId: string; refuse: boolean };
        if (refuse) return response.writeHead(400).end("{}");
        const job = `job_${this.jobs.size + 1}`;
        this.jobs.set(job, taskId);
        return response.end(JSON.stringify({ id: job }));
      });
    } else if (place === "videos") response.end(VIDEO);
    else if (!this.jobs.has(id)) response.writeHead(404).end("{}");
    else {
      const polls = (this.polls.get(id) ?? 0) + 1;
      this.polls.set(id, polls);
      response.end(JSON.stringify({ state: polls > 1 ? "succeeded" : "running" }));
    }
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** How a gateway reaches it. */
export function videosAt(url: string, archive: MediaArchive): TaskUpstream {
  return {
    async poll({ upstreamId }: Task, signal: AbortSignal): Promise<Observation> {
      const answer = await fetch(`${url}/jobs/${upstreamId}`, { signal });
      if (!answer.ok) throw new Error("it has no such member");
      const { state } = (await answer.json()) as { state: "running" | "succeeded" };
      return { state, ...(state === "succeeded" && { used: { ...nothingUsed, seconds: [{ count: 4 }] } }) };
    },
    async collect(task: Task, observation: Observation, signal: AbortSignal): Promise<Observation> {
      const answer = await fetch(`${url}/videos`, { signal });
      // All in one turn: a body whose answer has no reference any more is emptied silently while the database is
      // awaited.
      const video = (async function* (bytes) {
        yield bytes;
      })(new Uint8Array(await answer.arrayBuffer()));
      const { url: address } = await storeMedia(
        archive,
        { task, kind: "video", mime: "video/mp4", mostBytes: 1_000 },
        video,
      );
      return { ...observation, details: { url: address } };
    },
  };
}

export async function sendVideo(url: string, { id }: Task, refuse = false): Promise<AcceptedJob> {
  const answer = await fetch(`${url}/jobs`, { method: "POST", body: JSON.stringify({ taskId: id, refuse }) });
  if (answer.status === 400) throw new TaskRefusedError(new Error("it is refused"));
  return { upstreamId: ((await answer.json()) as { id: string }).id, observation: { state: "queued" } };
}

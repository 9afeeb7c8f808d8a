/** How clients of each dialect request videos and read the answers, each in its own form. */

export interface DialectClient {
  path(model: string): string;
  body(model: string, prompt: string): Record<string, unknown>;
  /** The task's ID in the answer to a creation. */
  taskOf(reported: Record<string, unknown>): string;
  /** The address at which a task is read, beside the common lookup. */
  alias(task: string): string;
  isOver(reported: Record<string, unknown>): boolean;
  hasWorked(reported: Record<string, unknown>): boolean;
  videoOf(reported: Record<string, unknown>): string | undefined;
}

interface Named {
  readonly status?: string;
}

const generation: DialectClient = {
  path: () => "/v1/videos/generations",
  body: (model, prompt) => ({ model, prompt, duration: 6, resolution: "720p" }),
  taskOf: (reported) => String(reported.request_id),
  alias: (task) => `/v1/videos/${task}`,
  isOver: ({ status }: Named) => status !== "pending",
  hasWorked: ({ status }: Named) => status === "done",
  videoOf: (reported) => (reported.video as { url?: string } | undefined)?.url,
};

const interactions: DialectClient = {
  path: () => "/v1beta/interactions",
  body: (model, prompt) => ({
    model,
    input: prompt,
    response_format: { type: "video", duration: "8s", resolution: "720p", aspect_ratio: "16:9" },
  }),
  taskOf: (reported) => String(reported.id),
  alias: (task) => `/v1beta/interactions/${task}`,
  isOver: ({ status }: Named) => status !== "in_progress" && status !== "queued",
  hasWorked: ({ status }: Named) => status === "completed",
  videoOf(reported) {
    const steps = (reported.steps ?? []) as { type: string; content?: { type: string; uri?: string }[] }[];
    return steps.flatMap(({ content = [] }) => content).find(({ type }) => type === "video")?.uri;
  },
};

const longRunning: DialectClient = {
  path: (model) => `/v1beta/models/${model}:predictLongRunning`,
  body: (_model, prompt) => ({
    instances: [{ prompt }],
    parameters: { durationSeconds: 8, resolution: "720p", aspectRatio: "16:9" },
  }),
  taskOf: (reported) => String(reported.name),
  alias: (task) => `/v1beta/${task}`,
  isOver: (reported) => reported.done === true,
  hasWorked: (reported) => longRunning.videoOf(reported) !== undefined,
  videoOf(reported) {
    const response = reported.response as
      | { generateVideoResponse?: { generatedSamples?: { video: { uri: string } }[] } }
      | undefined;
    return response?.generateVideoResponse?.generatedSamples?.[0]?.video.uri;
  },
};

const contentTask: DialectClient = {
  path: () => "/v1/contents/generations/tasks",
  body: (model, prompt) => ({
    model,
    content: [{ type: "text", text: prompt }],
    duration: 8,
    resolution: "720p",
    ratio: "16:9",
  }),
  taskOf: (reported) => String(reported.id),
  alias: (task) => `/v1/contents/generations/tasks/${task}`,
  isOver: ({ status }: Named) => status !== "queued" && status !== "running",
  hasWorked: ({ status }: Named) => status === "succeeded",
  videoOf: (reported) => (reported.content as { video_url?: string } | undefined)?.video_url,
};

export const dialectClients: ReadonlyMap<string, DialectClient> = new Map([
  ["video-generation", generation],
  ["video-interactions", interactions],
  ["video-long-running", longRunning],
  ["video-content-task", contentTask],
]);

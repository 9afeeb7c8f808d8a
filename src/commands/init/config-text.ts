/** A new config file: every section with its default, and what it is for. */
import { DEFAULTS } from "../../config/defaults.js";

/** Sections in the order in which somebody meets them. Those that begin with # are to be considered, not needed. */
export function configText(): string {
  const { listen, database, catalog, media, logs, tasks, callbacks, limits } = DEFAULTS;
  const sections: readonly (readonly [comment: string, line: string])[] = [
    [
      "Where the gateway listens. Behind a proxy, publicUrl is the address that clients know.",
      `listen: ${flow(listen)}`,
    ],
    ["", "# publicUrl: https://models.example.com"],
    ["A file, or postgres://USER:PASSWORD@HOST/NAME for several processes.", `database: ${database}`],
    ["Providers, models and prices. Applied at every start.", `catalog: ${catalog}`],
    ["The token of the admin API and the console. Without it, the first start makes one and shows it once.", ""],
    ["", "# admin: { token: '${ISOGLOSS_ADMIN_TOKEN}' }"],
    ["Where videos and images are kept: a directory, or a bucket of S3.", `media: ${flow(media)}`],
    ["", "# media: { s3: { bucket: videos, region: eu-west-1 } }"],
    ["What is logged, and how long each call stays in the log of requests.", `logs: ${flow(logs)}`],
    ["How often videos are polled, when they are given up, and how long they are kept.", `tasks: ${flow(tasks)}`],
    ["When a callback is tried again, and whether it may go to private addresses.", `callbacks: ${flow(callbacks)}`],
    ["The largest bodies, and guesses of keys. concurrentCalls limits the calls under way.", `limits: ${flow(limits)}`],
  ];
  const lines = sections.flatMap(([comment, line]) => [
    ...(comment === "" ? [] : ["", `# ${comment}`]),
    ...(line === "" ? [] : [line]),
  ]);
  return [
    "# The config of Isogloss. Each key may be left out; docs/configuration.md describes all of them.",
    ...lines,
    "",
  ].join("\n");
}

/** A mapping on one line. JSON is YAML, but for what people expect of its keys. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{ ${members.map(([name, member]) => `${name}: ${flow(member)}`).join(", ")} }`;
}

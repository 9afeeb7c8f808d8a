/** Writes docs/log-events.md from the table of events: npx tsx tools/log-events.ts */
import { writeFileSync } from "node:fs";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import type { LogEvent } from "../src/observability/event-levels.js";
import { EVENTS } from "../src/observability/events.js";

const INTRODUCTION = `# Log events

Look up here what a line of the gateway's log means and what to do about it.

The log is JSON, one object per line, on standard error. Every line of the log has \`level\`, \`time\`, \`event\`,
\`msg\` and the fields of its event.
An \`event\` keeps its name from version to version: grep for it and set alerts on it. The text of \`msg\` may change.
Three kinds of lines on standard error are plain text, so a collector must pass over them:

- \`isogloss listening on …\`, when a start is complete;
- \`isogloss admin token, shown this once: …\`, at the first start without \`admin.token\`.
  **It is a secret:** set \`admin.token\` where a collector reads the log;
- the reason why a start failed: \`isogloss: …\`, or \`file:line:column: …\`.

In a terminal, the same fields are [readable](operations.md#the-programs-log), except with \`--json\`.
\`logs.level\` sets the lowest level that is written.
Levels are numbers: 20 debug, 30 info, 40 warn, 50 error, 60 fatal.

\`\`\`sh
isogloss serve 2>&1 | grep '"event":"hold.expired"'
\`\`\`

Some fields mean the same in every event:

- \`reason\`: the code or the kind of the error. Database errors are never quoted, because they
  can contain what a client sent.
- \`task\`, \`job\`, \`hold\`, \`wallet\`, \`provider\`: ids. A \`job\` is the id that the upstream gave.
- \`requestId\`: the id of the call. Clients get the same id as a response header.
- \`suppressed\`: the number of equal lines that were left out since the last one, because they came too fast.

| event | level | meaning | what to do |
| --- | --- | --- | --- |
`;

/** The page as it should be in docs/. */
export function eventsPage(): string {
  const rows = Object.entries<LogEvent>(EVENTS).map(
    ([name, { level, message, action }]) => `| \`${name}\` | ${level} | ${message} | ${action} |\n`,
  );
  return INTRODUCTION + rows.join("");
}

if (argv[1] === fileURLToPath(import.meta.url)) writeFileSync("docs/log-events.md", eventsPage());

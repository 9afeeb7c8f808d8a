/** Holds imports against the order of the rooms, so that a reader follows a call without turning back. */
import { posix, relative, sep } from "node:path";

/** The rooms of src/, from the top down: a room imports from those below it. */
const ROOMS = [
  "main.ts",
  "commands",
  "server",
  "admin-api",
  "calls",
  "tasks",
  "callbacks",
  "media",
  "routing",
  "streams",
  "request-log",
  "money",
  "upstream",
  "bodies",
  "workers",
  "stores",
  "simulator",
  "catalog",
  "config",
  "errors",
  "observability",
  "registry.ts",
];

/** What generated code calls stands beside the rooms: it knows none of them, and src/ sees it through the registry. */
const LIBRARY = "conversion";

const RULES = [
  {
    from: /^src\/(?!conversion\/|registry\.ts$)/,
    to: /^(generated|src\/conversion)\//,
    why: "src/ sees compiled dialects through src/registry.ts alone",
  },
  {
    from: /^src\//,
    to: /^(codegen|test|tools)\//,
    why: "the gateway runs without its compiler, its tests and its tools",
  },
  {
    from: /^codegen\//,
    to: /^src\/(?!conversion\/)/,
    why: "the compiler knows of the gateway what generated code calls, in src/conversion/, and nothing else",
  },
  {
    from: /^src\/conversion\//,
    to: /^src\/(?!conversion\/)/,
    why: "what generated code calls knows nothing of the gateway",
  },
];

const roomOf = (file) => file.split("/")[1];

/** The room of a test or of its helper: `money` of test/money/, `e2e/text` of test/e2e/text/. */
const testRoomOf = (file) => /^test\/((?:e2e\/)?[^/]+)\//.exec(file)?.[1];

/** Helpers that more than one room uses have one place, so that a reader knows where to look. */
function reasonAgainstHelper(from, to) {
  const room = testRoomOf(to);
  if (room === undefined || room === "support") return undefined;
  return testRoomOf(from) === room ? undefined : `what test/${room} shares with others belongs in test/support`;
}

/** Why a file may not import another; nothing where it may. Both are paths from the root of the project. */
function reasonAgainst(from, to) {
  const rule = RULES.find((one) => one.from.test(from) && one.to.test(to));
  if (rule !== undefined) return rule.why;
  if (to.startsWith("test/")) return reasonAgainstHelper(from, to);
  if (!from.startsWith("src/") || !to.startsWith("src/") || roomOf(to) === LIBRARY || roomOf(from) === LIBRARY)
    return undefined;
  const [upper, lower] = [ROOMS.indexOf(roomOf(from)), ROOMS.indexOf(roomOf(to))];
  if (upper < 0) return `src/${roomOf(from)} has no place in the order of rooms (tools/lint/rooms.js)`;
  return lower < upper ? `src/${roomOf(from)} stands below src/${roomOf(to)}: imports point down` : undefined;
}

export const rooms = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join("/");
    const check = (node) => {
      const path = node.source?.value;
      if (typeof path !== "string" || !path.startsWith(".")) return;
      const to = posix.join(posix.dirname(file), path).replace(/\.js$/, ".ts");
      const reason = reasonAgainst(file, to);
      if (reason !== undefined) context.report({ node, message: `${path}: ${reason}.` });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

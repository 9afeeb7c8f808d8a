/** Checks imports against the order of the folders of src/ and codegen/, so that calls lead in one direction. */
import { posix, relative, sep } from "node:path";

/** The folders, from the top down: a folder imports from those below it. */
const ROOMS = {
  src: [
    "main.ts",
    "commands",
    "server",
    "console",
    "explorer",
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
  ],
  codegen: [
    "main.ts",
    "compile.ts",
    "type-check",
    "check",
    "emit",
    "tables",
    "model",
    "print",
    "load",
    "cache",
    "typescript.ts",
    "checkout.ts",
  ],
};

/**
 * What generated code calls is beside these folders: it imports none of them, and src/ uses it through the registry.
 */
const LIBRARY = "conversion";

const RULES = [
  {
    // The explorer runs in browsers, with dialects that are loaded one by one.
    from: /^src\/(?!conversion\/|explorer\/|registry\.ts$)/,
    to: /^(generated|src\/conversion)\//,
    why: "src/ uses compiled dialects through src/registry.ts alone",
  },
  {
    from: /^src\//,
    to: /^(codegen|test|tools)\//,
    why: "the gateway runs without its compiler, its tests and its tools",
  },
  {
    from: /^codegen\//,
    to: /^src\/(?!conversion\/)/,
    why: "the compiler uses of the gateway only what generated code calls, in src/conversion/",
  },
  {
    from: /^specs\//,
    to: /^(?!specs\/|src\/conversion\/|generated\/interlingua\/)/,
    why: "functions beside a dialect know src/conversion/ and the types of vocabularies, and nothing else",
  },
  {
    from: /^src\//,
    to: /^specs\//,
    why: "the functions of a dialect are called by its generated code alone",
  },
  {
    from: /^src\/conversion\//,
    to: /^src\/(?!conversion\/)/,
    why: "what generated code calls uses nothing else of the gateway",
  },
];

const roomOf = (file) => file.split("/")[1];

/** The folder of a test or of its helper: `money` of test/money/, `e2e/text` of test/e2e/text/. */
const testRoomOf = (file) => /^test\/((?:e2e\/)?[^/]+)\//.exec(file)?.[1];

/** Helpers of more than one folder have one place, so that a reader knows where to look. */
function reasonAgainstHelper(from, to) {
  const room = testRoomOf(to);
  if (room === undefined || room === "support") return undefined;
  return testRoomOf(from) === room ? undefined : `what test/${room} shares with others belongs in test/support`;
}

/** Why a file may not import another. Undefined where it may. Both are paths from the root of the project. */
function reasonAgainst(from, to) {
  const rule = RULES.find((one) => one.from.test(from) && one.to.test(to));
  if (rule !== undefined) return rule.why;
  if (to.startsWith("test/")) return reasonAgainstHelper(from, to);
  const [tree] = from.split("/");
  const order = ROOMS[tree];
  if (order === undefined || !to.startsWith(`${tree}/`) || roomOf(to) === LIBRARY || roomOf(from) === LIBRARY)
    return undefined;
  const [upper, lower] = [order.indexOf(roomOf(from)), order.indexOf(roomOf(to))];
  if (upper < 0) return `${tree}/${roomOf(from)} has no place in the order of rooms (tools/lint/rooms.js)`;
  return lower < upper ? `${tree}/${roomOf(from)} is below ${tree}/${roomOf(to)}: imports point down` : undefined;
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

import tseslint from "typescript-eslint";
import { rooms } from "./tools/lint/rooms.js";
import { wireWords } from "./tools/lint/wire-words.js";

const NAMED_EXPORTS = { selector: "ExportDefaultDeclaration", message: "Exports have names." };

/** `log.warn(…)`, `this.#log.warn(…)`, `log[level](…)`: such a line has no event that an operator can grep for. */
const EVENTS_ONLY = ["callee.object.name", "callee.object.property.name"].map((logger) => ({
  selector: `CallExpression[${logger}=/^_?(log|logger)$/i]`,
  message: "Use logEvent(…) of src/observability/log-event.ts: each line of the log has an event with a name.",
}));

/** What runs in the explorer too has neither. */
const NOT_IN_BROWSERS = ["Buffer", "process"].map((name) => ({
  name,
  message: "The explorer runs this in browsers: use src/conversion/bytes.ts.",
}));

/** `database.raw(`… ${name}`)`: what a caller sent could become a part of the statement. */
const VALUES_BOUND = ["TemplateLiteral[expressions.length>0]", "BinaryExpression"].map((text) => ({
  selector: `CallExpression[callee.property.name=/^(raw|\\w+Raw)$/] > ${text}.arguments:first-child`,
  message: "Bind values with ? and names with ??: a statement is a constant.",
}));

/** SQLite has one connection: what a transaction does not run itself waits for the end of that transaction. */
const ON_THE_TRANSACTION = ["database", "inTransaction", "writerOf"].map((name) => ({
  selector: `:function[params.0.name="transaction"] CallExpression[callee.name="${name}"]`,
  message: "Inside of a transaction, statements run on it: transaction(…).",
}));

/** Node 22 and 24 end the whole process where a thread is terminated while the importer of such a module runs. */
const NO_AWAIT_OF_MODULES = {
  selector: "Program > :not(FunctionDeclaration) AwaitExpression",
  message: "Threads may be terminated: their modules do not wait at their top level.",
};

/** `list.push(...more)`: V8 takes some 120,000 arguments, and a body may have more items. */
const ONE_BY_ONE = {
  selector: "CallExpression[callee.property.name=/^(push|unshift|splice)$/] > SpreadElement.arguments",
  message: "Lists of bodies may be long: add their items one by one.",
};

/** `file.at(…)`, `mapping.file.value`: what reads the source knows its shorthands a second time. */
const MODEL_ONLY = [
  ":matches([object.name='file'], [object.property.name='file'])[property.name='at']",
  "[object.property.name='file'][object.object.name='mapping'][property.name='value']",
].map((source) => ({
  selector: `MemberExpression${source}`,
  message: "Emitters and tables go by the model: put there what they need of the source.",
}));

export default tseslint.config(
  { ignores: ["build/", ".compiled/", "generated/", "node_modules/", "data/", "src/console/web/admin-api.ts"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    plugins: { isogloss: { rules: { rooms, "wire-words": wireWords } } },
    rules: {
      "isogloss/rooms": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-restricted-syntax": ["error", NAMED_EXPORTS],
      "max-lines": ["error", { max: 560 }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  { files: ["src/**/*.{ts,tsx}", "codegen/**/*.ts"], rules: { "isogloss/wire-words": "error" } },
  {
    files: ["src/**/*.{ts,tsx}", "codegen/**/*.ts", "specs/**/*.ts"],
    rules: {
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 50 }],
    },
  },
  {
    files: ["codegen/{emit,tables}/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", NAMED_EXPORTS, ...MODEL_ONLY] },
  },
  {
    files: ["src/**/*.ts"],
    ignores: ["src/observability/**"],
    rules: {
      "no-restricted-syntax": ["error", NAMED_EXPORTS, ...EVENTS_ONLY, ...VALUES_BOUND, ...ON_THE_TRANSACTION],
    },
  },
  {
    files: ["src/**/*-thread.ts"],
    rules: {
      "no-restricted-syntax": ["error", NAMED_EXPORTS, ...EVENTS_ONLY, ...VALUES_BOUND, NO_AWAIT_OF_MODULES],
    },
  },
  {
    files: ["src/conversion/**/*.ts", "src/explorer/**/*.ts", "specs/**/*.ts"],
    ignores: ["src/conversion/bytes.ts", "src/conversion/stream/event-messages.ts"],
    rules: { "no-restricted-globals": ["error", ...NOT_IN_BROWSERS] },
  },
  {
    files: ["src/conversion/**/*.ts", "specs/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", NAMED_EXPORTS, ...EVENTS_ONLY, ONE_BY_ONE] },
  },
  {
    // Names of tables are put together there, of constants. No value of a caller is near.
    files: ["src/stores/migrations/**"],
    rules: { "no-restricted-syntax": ["error", NAMED_EXPORTS, ...EVENTS_ONLY] },
  },
  {
    files: ["test/**/*.ts"],
    rules: { "@typescript-eslint/no-unused-expressions": "off", "max-lines": ["error", { max: 400 }] },
  },
  {
    files: ["{src,codegen,specs}/**/*.{ts,tsx}", "test/**/*.{ts,cjs}", "tools/**/*.{ts,js}"],
    rules: { "max-len": ["error", { code: 120 }] },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);

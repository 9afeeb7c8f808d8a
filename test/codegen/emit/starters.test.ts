import { emitCases } from "../../support/codegen/emit-cases.js";

const provider = "providers/openai.yaml";

function starter(lines: string): readonly [file: string, lines: string, changed: string] {
  const head = 'dialects: [messages, chat]\nstarter:\n  variable: KEY\n  checked: "2026-01-31"\n';
  return [provider, "dialects: [chat]", `${head}  prices: https://vendor.test/prices\n${lines}`];
}

describe("starters: lines of specs and the generated code", () => {
  emitCases([
    [
      "a provider without one is left out",
      {
        given: starter("  models: [{ model: large }]"),
        made: ["starters.ts", "export const starters: Readonly<Record<string, Starter>> = { openai: {"],
      },
    ],
    [
      "where its prices come from",
      {
        given: starter("  models: [{ model: large }]"),
        made: [
          "starters.ts",
          'variable: "KEY", checked: "2026-01-31", prices: "https://vendor.test/prices", dialect: "messages",',
        ],
      },
    ],
    [
      "a dialect that is not the first",
      {
        given: starter("  dialect: chat\n  models: [{ model: large }]"),
        made: ["starters.ts", 'prices: "https://vendor.test/prices", dialect: "chat",'],
      },
    ],
    [
      "prices as a catalog has them",
      {
        given: starter(
          "  models: [{ model: large, input: 2, cached_input: 1, cache_write: 3, cache_write_hour: 4, output: 9 }]",
        ),
        made: [
          "starters.ts",
          'model: "large", pricing: { input: 2, cachedInput: 1, cacheWrite: 3, cacheWriteHour: 4, output: 9 } }',
        ],
      },
    ],
    [
      "prices that are not known",
      {
        given: starter("  models: [{ model: large, input: 2, output: 10 }, { model: small }]"),
        made: ["starters.ts", 'models: [{ model: "large", pricing: { input: 2, output: 10 } }, { model: "small" }],'],
      },
    ],
  ]);
});

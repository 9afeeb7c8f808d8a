import tseslint from "typescript-eslint";

/** What files may not import, and why. */
const banned = (files, ...patterns) => ({ files, rules: { "no-restricted-imports": ["error", { patterns }] } });

const toRegistry = { group: ["**/generated/**", "**/codegen/**"], message: "src/ sees compiled dialects through src/registry.ts alone." };

/** Imports point down this list, so that a reader follows a call without turning back. */
const floors = ["commands", "server", "console", "pipeline", "tasks", "metering", "stores", "upstream", "simulator", "catalog", "config", "faults"];
const downwards = floors.map((floor, index) =>
  banned(
    [`src/${floor}/**/*.ts`],
    toRegistry,
    ...floors.slice(0, index).map((above) => ({ group: [`**/${above}/**`], message: `src/${floor} stands below src/${above}: imports point down.` })),
  ),
);

export default tseslint.config(
  { ignores: ["build/", ".compiled/", "generated/", "node_modules/", "data/"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.ts"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-restricted-syntax": ["error", { selector: "ExportDefaultDeclaration", message: "Exports have names." }],
      "max-lines": ["error", { max: 400 }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  { files: ["test/**/*.ts"], rules: { "@typescript-eslint/no-unused-expressions": "off" } },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  banned(["codegen/**/*.ts"], { group: ["**/src/**"], message: "The compiler does not know the gateway." }),
  ...downwards,
);

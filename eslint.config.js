import tseslint from "typescript-eslint";

/** What a folder may not import, and why. */
const banned = (files, group, reason) => ({
  files: [files],
  rules: { "no-restricted-imports": ["error", { patterns: [{ group, message: reason }] }] },
});

const toRegistry = { group: ["**/generated/**", "**/codegen/**"], message: "src/ sees compiled dialects through src/registry.ts alone." };

/** Inside src/ imports point down this list. */
const floors = ["commands", "server", "pipeline", "metering", "stores", "upstream", "simulator"];

export default tseslint.config(
  { ignores: ["build/", "generated/", "node_modules/", "data/"] },
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
  banned("codegen/**/*.ts", ["**/src/**"], "The compiler does not know the gateway."),
  { files: ["src/**/*.ts"], ignores: ["src/registry.ts"], rules: { "no-restricted-imports": ["error", { patterns: [toRegistry] }] } },
);

import tseslint from "typescript-eslint";
import { rooms } from "./tools/lint/rooms.js";

export default tseslint.config(
  { ignores: ["build/", ".compiled/", "generated/", "node_modules/", "data/"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.ts"],
    plugins: { isogloss: { rules: { rooms } } },
    rules: {
      "isogloss/rooms": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "no-restricted-syntax": ["error", { selector: "ExportDefaultDeclaration", message: "Exports have names." }],
      "max-lines": ["error", { max: 560 }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: { "@typescript-eslint/no-unused-expressions": "off", "max-lines": ["error", { max: 900 }] },
  },
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
);

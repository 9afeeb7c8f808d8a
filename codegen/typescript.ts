/** TypeScript, as the CommonJS module that it is: `import` would first search its nine megabytes for names. */
import { createRequire } from "node:module";
import type ts from "typescript";

export const typescript: typeof ts = createRequire(import.meta.url)("typescript");

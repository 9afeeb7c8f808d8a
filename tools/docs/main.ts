/** Builds the documentation's site: `npx tsx tools/docs/main.ts OUT`. */
import { resolve } from "node:path";
import { buildSite } from "./build-site.js";

await buildSite(process.cwd(), resolve(process.argv[2] ?? "build/docs"));

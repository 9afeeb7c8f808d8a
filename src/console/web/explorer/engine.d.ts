/** The compiled dialects, as tools/browser-bundle.ts bundles them: their own types need Node, and pages have none. */
declare module "isogloss:explorer" {
  export const explorer: import("../../../explorer/contract.js").Explorer;
  export const playground: import("../../../explorer/playground-contract.js").Playground;
}

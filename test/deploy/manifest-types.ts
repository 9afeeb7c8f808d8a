/** Holds manifests against the types of their kinds, as a compiler holds literals: unknown members are faults. */
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { CHECKOUT } from "../support/checkout.js";

/** By the name of the file: where its type is, and the type. */
const TYPES: Readonly<Record<string, readonly [from: string, type: string]>> = {
  config: ["v1", "IConfigMap"],
  deployment: ["apps/v1", "IDeployment"],
  misspelt: ["apps/v1", "IDeployment"],
  "disruption-budget": ["policy/v1", "IPodDisruptionBudget"],
  service: ["v1", "IService"],
};

export function faultsOfTypes(directory: string, manifests: Readonly<Record<string, object>>): string[] {
  const modules = join(directory, "node_modules");
  if (!ts.sys.directoryExists(modules)) symlinkSync(join(CHECKOUT, "node_modules"), modules);
  const files = Object.entries(manifests).map(([name, manifest]) => {
    const [from = "", type = ""] = TYPES[name] ?? [];
    const file = join(directory, `${name}.ts`);
    const literal = JSON.stringify(manifest, null, 1);
    writeFileSync(
      file,
      `import type { ${type} } from "kubernetes-models/${from}";\nexport const manifest: ${type} = ${literal};\n`,
    );
    return file;
  });
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText, file }) => `${file?.fileName ?? ""}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`);
}

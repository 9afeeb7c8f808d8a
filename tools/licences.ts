/** Writes docs/licences.md: the licence of every package that runs with the gateway, from the lock file. */
import { readFileSync, writeFileSync } from "node:fs";

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The hash of its archive. */
  readonly integrity: string | undefined;
  /** It runs a script of its own when it is installed. */
  readonly hasInstallScript: boolean;
  /** It is there for development alone. */
  readonly isForDevelopment: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

const PAGE = "docs/licences.md";
const HEAD = [
  "# Licences",
  "",
  "This page lists the licences of the packages that run with the gateway. Packages for development are not listed.",
  "`make sbom` writes the same as a CycloneDX file, with the hash of each package, into `build/sbom.cdx.json`.",
  "",
  "The page is written by `npx tsx tools/licences.ts` from the lock file.",
  "",
];

/** Every package of the lock file, this one left out. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Readonly<Record<string, LockEntry>>;
  };
  return Object.entries(packages).flatMap(([path, entry]) => (path === "" ? [] : [packageAt(path, entry)]));
}

function packageAt(path: string, entry: LockEntry): LockedPackage {
  return {
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version: entry.version ?? "",
    licence: entry.license ?? writtenLicence(path),
    integrity: entry.integrity,
    hasInstallScript: entry.hasInstallScript ?? false,
    isForDevelopment: entry.dev === true || entry.devOptional === true,
  };
}

/** Old packages list their licences in another way, which the lock file leaves out. */
function writtenLicence(path: string): string {
  const { licenses = [] } = JSON.parse(readFileSync(`${path}/package.json`, "utf8")) as {
    licenses?: readonly { readonly type: string }[];
  };
  return licenses.map(({ type }) => type).join(" OR ") || "unknown";
}

export function licencesPage(): string {
  const byLicence = new Map<string, Set<string>>();
  for (const { name, version, licence, isForDevelopment } of lockedPackages()) {
    if (isForDevelopment) continue;
    const packages = byLicence.get(licence) ?? new Set();
    byLicence.set(licence, packages.add(`${name} ${version}`));
  }
  const rows = [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, packages]) => `| ${licence} | ${[...packages].sort().join(", ")} |`);
  return [...HEAD, "| licence | packages |", "|---|---|", ...rows, ""].join("\n");
}

if (process.argv[1] === import.meta.filename) writeFileSync(PAGE, licencesPage());

/** Prints how the source of this checkout reads: widths, casts, the path of a call, keys, prose and old words. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { libraryFunctions } from "../../codegen/model/functions.js";
import { measureConvertedStream } from "./converted-stream.js";
import { countCasts, countLines, countWords, type LineCounts } from "./count-code.js";
import { countProse, propertyNames } from "./count-text.js";
import { OLD_WORDS } from "./old-words.js";
import { isValidator, type SourceFile, sourceFiles } from "./source-files.js";

const LANGUAGE = "specs/language";
const PROSE = ["README.md", "specs/README.md"];

const perThousand = (count: number, lines: number): string => ((1000 * count) / Math.max(lines, 1)).toFixed(1);
const print = (name: string, value: string | number): void => console.log(`${name.padEnd(64)} ${value}`);

function printLines(name: string, { wide, lines, longest, longestAt }: LineCounts): void {
  print(`${name}: lines over 120 characters, per 1,000`, `${perThousand(wide, lines)} (${wide} of ${lines})`);
  print(`${name}: longest line`, `${longest} at ${longestAt}`);
}

function printCasts(name: string, files: readonly SourceFile[]): void {
  const { casts, throughUnknown } = countCasts(files);
  const { lines } = countLines(files);
  print(`${name}: casts per 1,000 lines`, `${perThousand(casts, lines)} (${casts}, ${throughUnknown} through unknown)`);
}

/**
 * The distinct keys of mappings, by the schemas of the language. Names of passes are those of a library, as names of
 * transforms are, so they do not count. What a pass is given does: each key inside it would be an option.
 */
function mappingKeys(): number {
  const schemas = readdirSync(LANGUAGE).filter((file) => /^(?:mapping.*|error-shapes|passes)\.json$/.test(file));
  const parsed = schemas.map((file) => JSON.parse(readFileSync(join(LANGUAGE, file), "utf8")) as unknown);
  const passes = (["request", "conversation", "results"] as const).flatMap((kind) => libraryFunctions.names(kind));
  return propertyNames(parsed, new Set(passes)).size;
}

const files = sourceFiles();
printLines("src", countLines(files.src));
printLines("compiler", countLines(files.compiler));
printLines("tests", countLines(files.tests));
printLines("tools", countLines(files.tools));
printLines("generated, without validators", countLines(files.generated.filter((file) => !isValidator(file))));
printCasts("src", files.src);
printCasts("compiler", files.compiler);
print("distinct keys of mappings", mappingKeys());
for (const path of PROSE) print(`${path}: words`, countProse(readFileSync(path, "utf8")));

const road = await measureConvertedStream();
print("one converted stream: files", road.files.length);
print("one converted stream: functions", road.functions.length);
if (process.argv.includes("--road")) for (const name of road.functions) console.log(`  ${name}`);

const { src, compiler, tests, tools } = files;
const inParts = [[...src], [...compiler], [...tests, ...tools]].map((part) => countWords(part, OLD_WORDS));
console.log("\nold words in identifiers (src / compiler / tests and tools)");
for (const word of OLD_WORDS) {
  const counts = inParts.map((part) => part.get(word) ?? 0);
  if (counts.some((count) => count > 0)) print(`  ${word}`, counts.join(" / "));
}

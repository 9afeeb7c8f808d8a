import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { type Alias, type Document, type Node, LineCounter, isAlias, isScalar, parseDocument, visit } from "yaml";
import { codeOf } from "../errors/error-code.js";
import { type Environment, shieldReferences } from "./interpolate.js";
import { type FileProblem, FileProblemsError, printProblem } from "./problems.js";

/** Something that may be meant, and is more likely a slip. */
export interface Doubt {
  /** A name of prices that nothing here knows, or a key that is not sent. */
  readonly about: "prices" | "keys";
  /** In the form of a warning. */
  readonly detail: string;
}

/** The message of the parser names a function of it. */
const ONE_DOCUMENT = "a file is one document: leave this --- and what is behind it out";

/** More problems than anybody mends at once. Reading ends there: an alias can repeat a problem very often. */
const MOST_PROBLEMS = 1_000;
/** How many characters aliases may repeat. Short files could otherwise be read for hours. */
const MOST_REPEATED = 16_777_216;

/** A YAML file that knows the line of each node and collects problems. */
export class YamlFile {
  readonly contents: Node | null;
  /** Possible mistakes, each as `file:line:column: message`. */
  readonly warnings: string[] = [];
  readonly doubts: Doubt[] = [];
  private readonly problems = new Map<string, FileProblem>();
  private readonly lines = new LineCounter();
  private readonly document: Document.Parsed;
  private readonly targets = new Map<Alias, Node>();
  private repeated = 0;

  constructor(
    readonly path: string,
    text: string,
    readonly environment: Environment,
  ) {
    // The parser itself compares each key with all others, and looks for the target of each alias in the whole file.
    const options = { lineCounter: this.lines, prettyErrors: false, uniqueKeys: false };
    this.document = parseDocument(shieldReferences(text), options);
    for (const { pos, code, message } of this.document.errors)
      this.reportAt(pos[0], code === "MULTIPLE_DOCS" ? ONE_DOCUMENT : message);
    this.look();
    this.throwProblems();
    this.contents = this.document.contents;
  }

  /** Records a problem. Reading continues, so that all problems are reported at once. */
  report(node: Node, message: string): void {
    this.reportAt(node.range?.[0] ?? 0, message);
  }

  /** Records a warning: the file is valid, but this may be a mistake. */
  warn(node: Node, message: string): void {
    this.warnings.push(`${this.placeOf(node)}: ${message}`);
  }

  /** Records what may be a slip, or of somebody whose names are not known. */
  doubt(node: Node, about: Doubt["about"], message: string): void {
    this.doubts.push({ about, detail: `${this.placeOf(node)}: ${message}` });
  }

  /** The place of a node, as `file:line:column`. */
  placeOf(node: Node): string {
    const { line, col } = this.lines.linePos(node.range?.[0] ?? 0);
    return `${this.path}:${line}:${col}`;
  }

  /** The node itself, or the node that its alias refers to. */
  resolve(node: Node): Node | undefined {
    if (!isAlias(node)) return node;
    const target = this.targets.get(node);
    const [from, to] = target?.range ?? [0, 0];
    this.repeated += to - from;
    return this.repeated <= MOST_REPEATED ? target : this.refuseAliases(node);
  }

  /** A node as plain values. */
  plain(node: Node): unknown {
    try {
      return node.toJS(this.document);
    } catch (error) {
      // Of the parser, which has a limit of its own for aliases.
      if (error instanceof ReferenceError) return this.refuseAliases(node);
      throw error;
    }
  }

  private refuseAliases(node: Node): undefined {
    this.report(node, "its aliases repeat too much of the file");
    return this.throwProblems();
  }

  /** Ends reading when anything was found wrong. */
  throwProblems(): undefined {
    if (this.problems.size === 0) return undefined;
    throw new FileProblemsError([...this.problems.values()].sort((a, b) => a.line - b.line || a.column - b.column));
  }

  /** Finds the targets of aliases, and keys that a mapping has twice. */
  private look(): void {
    const anchors = new Map<string, Node>();
    const anchor = (_key: unknown, node: Node & { anchor?: string | undefined }): void => {
      if (node.anchor !== undefined) anchors.set(node.anchor, node);
    };
    visit(this.document, {
      Alias: (_key, alias) => {
        const target = anchors.get(alias.source);
        if (target !== undefined) this.targets.set(alias, target);
      },
      Scalar: anchor,
      Seq: anchor,
      Map: (_key, map) => {
        anchor(_key, map);
        const known = new Set<unknown>();
        for (const { key } of map.items) {
          if (!isScalar(key)) continue;
          if (known.has(key.value)) this.reportAt(key.range?.[0] ?? 0, "Map keys must be unique");
          known.add(key.value);
        }
      },
    });
  }

  private reportAt(offset: number, message: string): void {
    const { line, col } = this.lines.linePos(offset);
    const problem = { file: this.path, line, column: col, message };
    this.problems.set(printProblem(problem), problem);
    if (this.problems.size === MOST_PROBLEMS) this.throwProblems();
  }
}

const UNREADABLE: ReadonlyMap<string | undefined, string> = new Map([
  ["ENOENT", "there is no such file"],
  ["EISDIR", "it is a folder"],
  ["EACCES", "this user may not read it"],
]);

/** The text of a file, or an error that names it. */
export function readTextFile(path: string): string {
  const bytes = readBytes(path);
  // Node would put another character in the place of each wrong byte, also inside a key.
  if (!isUtf8(bytes)) throw new Error(`cannot read ${path}: it is not UTF-8`);
  return bytes.toString();
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Error(`cannot read ${path}: ${UNREADABLE.get(codeOf(error)) ?? String(error)}`);
  }
}

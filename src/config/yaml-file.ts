import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { type Node, LineCounter, isAlias, parseDocument } from "yaml";
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

/** A YAML file that knows the line of each node and collects problems. */
export class YamlFile {
  readonly contents: Node | null;
  /** Possible mistakes, each as `file:line:column: message`. */
  readonly warnings: string[] = [];
  readonly doubts: Doubt[] = [];
  private readonly problems: FileProblem[] = [];
  private readonly lines = new LineCounter();
  private readonly document: ReturnType<typeof parseDocument>;

  constructor(
    readonly path: string,
    text: string,
    readonly environment: Environment,
  ) {
    this.document = parseDocument(shieldReferences(text), { lineCounter: this.lines, prettyErrors: false });
    for (const { pos, code, message } of this.document.errors)
      this.reportAt(pos[0], code === "MULTIPLE_DOCS" ? ONE_DOCUMENT : message);
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
    return isAlias(node) ? node.resolve(this.document) : node;
  }

  /** A node as plain values. */
  plain(node: Node): unknown {
    return node.toJS(this.document);
  }

  /** Ends reading when anything was found wrong. */
  throwProblems(): void {
    if (this.problems.length === 0) return;
    throw new FileProblemsError([...this.problems].sort((a, b) => a.line - b.line || a.column - b.column));
  }

  private reportAt(offset: number, message: string): void {
    const { line, col } = this.lines.linePos(offset);
    const problem = { file: this.path, line, column: col, message };
    const isReported = this.problems.some((other) => printProblem(other) === printProblem(problem));
    if (!isReported) this.problems.push(problem);
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

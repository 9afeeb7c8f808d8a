/** An object literal grown from paths: nested objects and one-item lists come of themselves. */
import { code, codeOf, joined, type Code, type Piece } from "../print/code.js";
import { printMember } from "./member.js";
import { write } from "./runtime.js";
import { segmentsOf } from "../model/names.js";

interface Node {
  expression?: Piece;
  constant: boolean;
  readonly members: Map<string | number, Node>;
}

const emptyNode = (): Node => ({ constant: false, members: new Map() });

export class ObjectTree {
  readonly #root = emptyNode();

  /** A constant keeps the object around it from being left out. At the empty path are further members. */
  set(path: string, expression: Piece, options: { readonly constant?: boolean } = {}): void {
    let node = this.#root;
    for (const segment of segmentsOf(path)) {
      const next = node.members.get(segment) ?? emptyNode();
      node.members.set(segment, next);
      node = next;
    }
    node.expression = expression;
    node.constant = options.constant === true;
  }

  /** Whether a constant keeps it from being left out. */
  get isConstant(): boolean {
    return hasConstant(this.#root);
  }

  /** What was set at a path. */
  at(path: string): Piece | undefined {
    return segmentsOf(path).reduce<Node | undefined>((node, segment) => node?.members.get(segment), this.#root)
      ?.expression;
  }

  /** The members, after those of another object where one is named. */
  print(base?: Piece): Code {
    const { expression } = this.#root;
    return printObject(this.#root, base, expression === undefined ? [] : [code`...${expression},`]);
  }
}

function printObject(node: Node, base?: Piece, more: readonly Code[] = []): Code {
  const members = [...node.members].map(
    ([key, member]) => code`${printMember({ name: String(key), expression: printValue(member) })},`,
  );
  return codeOf("{\n", joined([...(base === undefined ? [] : [code`...${base},`]), ...members, ...more], "\n"), "\n}");
}

function printValue(node: Node): Piece {
  if (node.members.size === 0) return node.expression ?? "undefined";
  if ([...node.members.keys()].some((key) => typeof key === "number")) {
    const list = code`[${joined([...node.members.values()].map(printValue))}]`;
    return hasConstant(node) ? list : code`${write.someOf}(${list})`;
  }
  const object = hasConstant(node) ? printObject(node) : code`${write.compact}(${printObject(node)})`;
  return node.expression === undefined ? object : code`${write.merged}(${node.expression}, ${object})`;
}

function hasConstant(node: Node): boolean {
  if (node.members.size === 0) return node.constant;
  return [...node.members.values()].some(hasConstant);
}

/** An object literal grown from paths: nested objects and one-item lists come of themselves. */
import { code, codeOf, joined, type Code, type Piece } from "../print/code.js";
import { noteLine } from "./member.js";
import { write } from "./runtime.js";
import { memberName, segmentsOf } from "./text.js";

interface Node {
  expression?: Piece;
  constant: boolean;
  note?: string | undefined;
  readonly members: Map<string | number, Node>;
}

const emptyNode = (): Node => ({ constant: false, members: new Map() });

export class ObjectTree {
  readonly #root = emptyNode();

  /** A constant keeps the object around it from being left out. */
  set(path: string, expression: Piece, options: { readonly constant?: boolean; readonly note?: string } = {}): void {
    let node = this.#root;
    for (const segment of segmentsOf(path)) {
      const next = node.members.get(segment) ?? emptyNode();
      node.members.set(segment, next);
      node = next;
    }
    node.expression = expression;
    node.constant = options.constant === true;
    node.note = options.note;
  }

  /** What was set at a path. */
  at(path: string): Piece | undefined {
    return segmentsOf(path).reduce<Node | undefined>((node, segment) => node?.members.get(segment), this.#root)
      ?.expression;
  }

  /** The members, after those of another object where one is named. */
  print(base?: Piece): Code {
    return printObject(this.#root, base);
  }
}

function printObject(node: Node, base?: Piece): Code {
  const members = [...node.members].map(
    ([key, member]) => code`${noteLine(member.note)}${memberName(String(key))}: ${printValue(member)},`,
  );
  return codeOf("{\n", joined([...(base === undefined ? [] : [code`...${base},`]), ...members], "\n"), "\n}");
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

/** An object literal grown from paths: nested objects and one-item lists come of themselves. */
import { memberName, segmentsOf } from "./text.js";

type Node = { expression?: string; constant: boolean; note?: string | undefined; members: Map<string | number, Node> };

const emptyNode = (): Node => ({ constant: false, members: new Map() });

export class ObjectTree {
  readonly #root = emptyNode();

  /** A constant keeps the object around it from being left out. */
  set(path: string, expression: string, options: { constant?: boolean; note?: string } = {}): void {
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
  at(path: string): string | undefined {
    return segmentsOf(path).reduce<Node | undefined>((node, segment) => node?.members.get(segment), this.#root)
      ?.expression;
  }

  /** The members, after those of another object where one is named. */
  print(base?: string): string {
    return printObject(this.#root, base);
  }
}

function printObject(node: Node, base?: string): string {
  const members = [...node.members].map(([key, member]) => {
    const note = member.note === undefined ? "" : ` // ${member.note}`;
    return `${memberName(String(key))}: ${printValue(member)},${note}`;
  });
  return `{\n${[...(base === undefined ? [] : [`...${base},`]), ...members].join("\n")}\n}`;
}

function printValue(node: Node): string {
  if (node.members.size === 0) return node.expression ?? "undefined";
  if ([...node.members.keys()].some((key) => typeof key === "number")) {
    const list = `[${[...node.members.values()].map(printValue).join(", ")}]`;
    return hasConstant(node) ? list : `someOf(${list})`;
  }
  const object = hasConstant(node) ? printObject(node) : `compact(${printObject(node)})`;
  return node.expression === undefined ? object : `merged(${node.expression}, ${object})`;
}

function hasConstant(node: Node): boolean {
  if (node.members.size === 0) return node.constant;
  return [...node.members.values()].some(hasConstant);
}

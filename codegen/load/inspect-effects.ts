/** What a function declares beside its code: constants, each of a name and of a form that the compiler knows. */
import type ts from "typescript";
import { typescript } from "../typescript.js";
import type { FunctionEffects, FunctionKind } from "./dialect-functions.js";
import { type Constant, FLAGS, FURTHER, isEffect, membersOf, shapeOf } from "./effect-shapes.js";
import { hintFor } from "./nearest.js";

/** What is wrong with a member of a function, and where it is. */
export interface EffectFault {
  readonly message: string;
  readonly hint: string;
  readonly node: ts.Node | undefined;
}

export interface Inspected {
  readonly effects: FunctionEffects;
  /** Where each is declared. */
  readonly nodes: ReadonlyMap<string, ts.Node>;
  readonly faults: readonly EffectFault[];
}

/** Constants beside a pass, or in a transform: `clean.drops = { stop: "with a letter" } as const`. */
export function inspectEffects(name: string, kind: FunctionKind, type: ts.Type, checker: ts.TypeChecker): Inspected {
  const effects: Record<string, Constant> = {};
  const nodes = new Map<string, ts.Node>();
  const faults: EffectFault[] = [];
  for (const member of type.getProperties()) {
    const [node] = member.declarations ?? [];
    if (node !== undefined) nodes.set(member.name, node);
    const found = membersOf(kind).includes(member.name)
      ? valueOf(member, name, kind, checker)
      : { fault: unknownMember(member.name, name, kind) };
    if ("fault" in found) faults.push({ ...found.fault, node });
    else if (found.value !== undefined) effects[member.name] = found.value;
  }
  return { effects, nodes, faults };
}

type Fault = Pick<EffectFault, "message" | "hint">;

function unknownMember(member: string, of: string, kind: FunctionKind): Fault {
  const isElsewhere = isEffect(member) || FLAGS.includes(member);
  return {
    message: isElsewhere
      ? `"${member}" of "${of}" has no effect: functions of this kind do not declare it`
      : `"${of}" declares "${member}", which has no effect`,
    hint:
      hintFor(
        member,
        membersOf(kind).filter((name) => !FURTHER.includes(name)),
      ) ?? "leave it out",
  };
}

/** The value of an effect, or what is wrong with it; none of what is no effect. */
function valueOf(member: ts.Symbol, of: string, kind: FunctionKind, checker: ts.TypeChecker): Value {
  const { name } = member;
  if (FLAGS.includes(name)) return isTrue(member, checker) ? { value: undefined } : { fault: wrongFlag(name, of) };
  const shape = isEffect(name) ? shapeOf(name, kind) : undefined;
  if (shape === undefined) return { value: undefined };
  try {
    const value = constantOf(checker.getTypeOfSymbol(member), checker);
    return shape.fits(value) ? { value } : { fault: wrongForm(name, of, value, shape.example) };
  } catch (error) {
    if (!(error instanceof NotConstantError)) throw error;
    const message = `an effect of "${of}" is ${error.message}, which is no constant`;
    return { fault: { message, hint: 'write "as const" behind it' } };
  }
}

type Value = { readonly value: Constant | undefined } | { readonly fault: Fault };

function wrongForm(name: string, of: string, value: Constant, example: string): Fault {
  return {
    message: `"${name}" of "${of}" is ${JSON.stringify(value)}, which says nothing`,
    hint: `write ${name}: ${example}`,
  };
}

function wrongFlag(name: string, of: string): Fault {
  return { message: `"${name}" of "${of}" is not true`, hint: `write ${name}: true, or leave it out` };
}

/** Yes in an object is of the type of yes and no. */
function isTrue(member: ts.Symbol, checker: ts.TypeChecker): boolean {
  const [node] = member.declarations ?? [];
  if (node !== undefined && typescript.isPropertyAssignment(node))
    return checker.typeToString(checker.getTypeAtLocation(node.initializer)) === "true";
  return checker.typeToString(checker.getTypeOfSymbol(member)) === "true";
}

function constantOf(type: ts.Type, checker: ts.TypeChecker): Constant {
  if (type.isStringLiteral()) return type.value;
  if (type.flags & typescript.TypeFlags.BooleanLiteral) return checker.typeToString(type) === "true";
  if (checker.isTupleType(type))
    return checker.getTypeArguments(type as ts.TypeReference).map((item) => constantOf(item, checker));
  if (type.getProperties().length === 0 || type.flags & typescript.TypeFlags.StringLike || checker.isArrayType(type))
    throw new NotConstantError(checker.typeToString(type));
  return Object.fromEntries(
    type.getProperties().map((member) => [member.name, constantOf(checker.getTypeOfSymbol(member), checker)]),
  );
}

/** The type of an effect that the compiler cannot read. */
class NotConstantError extends Error {}

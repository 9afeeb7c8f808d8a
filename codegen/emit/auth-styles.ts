/** generated/auth-styles.ts: how providers' keys are sent. */
import type { AuthStylesSource } from "../load/sources/auth-styles.js";
import type { SpecFile } from "../load/spec-file.js";
import { code, object } from "../print/code.js";
import { constant, type Declaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { types } from "./runtime.js";
import { comment, literal, memberName } from "./text.js";

export function emitAuthStyles(files: readonly SpecFile<AuthStylesSource>[]): Module {
  const styles = files.flatMap(({ value }) => Object.entries(value.styles));
  const members = styles.map(([name, { description, ...place }]) => {
    const value = place.in === undefined ? "undefined" : literal(place);
    return `${comment(description)}\n${memberName(name)}: ${value}`;
  });
  const declarations: Declaration[] = [
    constant({
      name: "authStyleNames",
      isExported: true,
      value: `${literal(styles.map(([name]) => name))} as const`,
    }),
    { kind: "type", name: "AuthStyle", isExported: true, type: "(typeof authStyleNames)[number]" },
    constant({
      name: "authStyles",
      isExported: true,
      docs: "The place of the key. Without one, it is not sent.",
      type: code`Readonly<Record<AuthStyle, ${types.Credential} | undefined>>`,
      value: object(members),
    }),
  ];
  return { path: "auth-styles.ts", specs: files.map(({ name }) => name), declarations };
}

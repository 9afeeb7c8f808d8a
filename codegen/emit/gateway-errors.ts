/** The gateway's own errors: its codes, the faults of upstreams that it knows, and what every endpoint refuses. */
import type { ErrorsSource, RefusalsSource } from "../load/sources/errors.js";
import type { SpecFile } from "../load/spec-file.js";
import { code, list, object, type Code } from "../print/code.js";
import { constant, type Declaration } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { refusalTable } from "./refusal-table.js";
import { knownFaults, types } from "./runtime.js";
import { comment, literal, memberName, quote, quoteLong } from "./text.js";

type Codes = [code: string, declared: ErrorsSource["codes"][string]][];

export function emitErrorCodes(files: readonly SpecFile<ErrorsSource>[]): Module {
  const sources = files.map(({ value }) => value);
  const codes = sources.flatMap((source) => Object.entries(source.codes));
  const servers = sources.flatMap(({ server_faults: declared }) => (declared === undefined ? [] : [declared]));
  const declarations: Declaration[] = [
    constant({ name: "gatewayCodes", isExported: true, value: code`${codeTable(codes)} as const` }),
    { kind: "type", name: "GatewayErrorCode", isExported: true, type: "keyof typeof gatewayCodes" },
    constant({
      name: "knownFaults",
      isExported: true,
      docs: "Faults that upstreams report in words of their own.",
      type: code`readonly ${types.KnownFault}[]`,
      value: faultTable(codes),
    }),
    constant({
      name: "serverFaults",
      isExported: true,
      docs: "How upstreams report that a fault is their own.",
      type: types.ServerFaults,
      value: literal({ at: servers.flatMap(({ at }) => at), words: servers.flatMap(({ words }) => words) }),
    }),
  ];
  return { path: "error-codes.ts", specs: files.map(({ name }) => name), declarations };
}

function codeTable(codes: Codes): Code {
  return object(
    codes.map(
      ([name, { status, retry, description }]) =>
        `${comment(description)}\n${memberName(name)}: { status: ${status}, retry: ${String(retry)} }`,
    ),
  );
}

function faultTable(codes: Codes): Code {
  return list(
    codes.flatMap(([name, { status, words = [] }]) => {
      const texts = code`${list(words.map(quoteLong))}.map(${knownFaults.wordsOf})`;
      return words.length === 0 ? [] : [code`{ code: ${quote(name)}, status: ${status}, words: ${texts} }`];
    }),
  );
}

export function emitRefusals(files: readonly SpecFile<RefusalsSource>[]): Module {
  const refusals = constant({
    name: "refusals",
    isExported: true,
    type: code`readonly ${types.RefusalRule}[]`,
    value: refusalTable(files.flatMap(({ value }) => value.refuse)),
  });
  return { path: "refusals.ts", specs: files.map(({ name }) => name), declarations: [refusals] };
}

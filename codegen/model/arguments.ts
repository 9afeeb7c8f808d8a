/**
 * What the functions that specs name are called with. Each table has those that take more than their subject, with the
 * last thing that they take; that it is so is checked against the functions when the compiler is compiled.
 */
import type * as conversationPasses from "../../src/conversion/conversation/index.js";
import type * as requestPasses from "../../src/conversion/request/index.js";
import type * as resultPasses from "../../src/conversion/results/index.js";
import type * as transformFunctions from "../../src/conversion/transforms/index.js";

/** The last argument by the number of parameters. */
interface OfPass {
  0: "subject";
  1: "subject";
  2: "loss";
  3: "value";
  4: "context";
  5: "takes";
}

interface OfRequestPass extends Omit<OfPass, 5> {
  5: "schemas";
}

interface OfResultPass {
  0: "subject";
  1: "subject";
  2: "value";
  3: "echo";
}

interface OfTransform {
  0: "subject";
  1: "subject";
  2: "loss";
  4: "place";
}

type Last<Given, ByCount> = Given extends (...given: infer Parameters) => unknown
  ? ByCount[Required<Parameters>["length" & keyof Parameters] & keyof ByCount]
  : Given extends { readonly read: infer Read }
    ? Last<Read, ByCount>
    : never;

type Table<Functions, ByCount> = {
  readonly [Text in keyof Functions as Last<Functions[Text], ByCount> extends "subject" ? never : Text]: Last<
    Functions[Text],
    ByCount
  >;
};

/** Those that take more than a value and no value: there the argument of the value is always undefined. */
type WithoutValue<Functions> = {
  readonly [
    Text in keyof Functions as Functions[Text] extends (...given: infer Parameters) => unknown
      ? Parameters extends readonly [unknown, unknown, undefined, ...unknown[]]
        ? Text
        : never
      : never
  ]: true;
};

const withoutValue: {
  readonly conversation: WithoutValue<typeof conversationPasses>;
  readonly request: WithoutValue<typeof requestPasses>;
} = {
  conversation: { onlyMediaTaken: true },
  request: {
    describeAnswerConditions: true,
    describeConditions: true,
    describeGroups: true,
    formatBesideTools: true,
    jsonAsInstruction: true,
    jsonInWords: true,
    strictWhereTaken: true,
  },
};

const conversation: Table<typeof conversationPasses, OfPass> = {
  answerCalls: "loss",
  attachSignatures: "value",
  cleanCallIds: "value",
  detachSignatures: "value",
  dropEmptyText: "value",
  dropPlaceholderState: "value",
  dropTrailingReasoning: "value",
  hiddenAsState: "loss",
  linkResultsByName: "loss",
  mediaBesideResults: "value",
  onlyMediaTaken: "takes",
  onlyTypes: "value",
  plainDocumentsAsText: "loss",
  typeFiles: "loss",
  webAddressesOnly: "loss",
};

const request: Table<typeof requestPasses, OfRequestPass> = {
  budgetBesideCalls: "loss",
  cleanToolNames: "context",
  describeAnswerConditions: "schemas",
  describeConditions: "schemas",
  describeGroups: "context",
  dropBlankStops: "loss",
  dropEmptyStops: "loss",
  dropChoiceWithoutTools: "loss",
  dropFormatWithoutSchema: "loss",
  dropIdleProbabilities: "loss",
  dropHostedTools: "loss",
  fitReasoning: "context",
  flatToolSchemas: "loss",
  formatBesideTools: "context",
  jsonAsInstruction: "context",
  jsonInWords: "context",
  markCaches: "context",
  normaliseToolChoice: "loss",
  offerChosenTools: "value",
  samplingBesideReasoning: "loss",
  schemaAsInstruction: "schemas",
  schemeUrlsAsFiles: "value",
  strictForValidated: "loss",
  strictWhereTaken: "schemas",
  toolsAsFunctions: "context",
  withholdTools: "value",
};

const results: Table<typeof resultPasses, OfResultPass> = {
  explainFailure: "value",
  faultOfWords: "value",
};

const transforms: Table<typeof transformFunctions, OfTransform> = {
  cacheMark: "loss",
  documentText: "loss",
  joinedText: "loss",
  sourceAddresses: "place",
  typedSources: "place",
};

const PASS = ["subject", "loss", "value", "context"];

interface Library {
  readonly order: readonly string[];
  readonly last: Readonly<Record<string, string>>;
}

const libraries = {
  conversation: { order: [...PASS, "takes"], last: conversation },
  request: { order: [...PASS, "schemas"], last: request },
  results: { order: ["subject", "value", "echo"], last: results },
  transforms: { order: ["subject", "loss", "place"], last: transforms },
} satisfies Record<string, Library>;

/** How many of its arguments, in their order, a function takes. */
export function argumentCount(library: keyof typeof libraries, name: string): number {
  const { order, last }: Library = libraries[library];
  return order.indexOf(last[name] ?? "subject") + 1;
}

/** Whether a pass has a value in specs. Transforms have none. */
export function takesValue(library: keyof typeof libraries, name: string): boolean {
  const { order }: Library = libraries[library];
  const isWithout = library in withoutValue && name in withoutValue[library as keyof typeof withoutValue];
  return order.includes("value") && argumentCount(library, name) > order.indexOf("value") && !isWithout;
}

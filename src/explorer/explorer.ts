/** The compiled code for the pages of the explorer and the playground. A dialect is loaded when it is needed first. */
import { dialectLoaders } from "../../generated/load.js";
import { routes } from "../../generated/routes.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { orError } from "./client-error.js";
import type { AnswerInput, ConvertedAnswer, Explorer, Outcome, PairInput } from "./contract.js";
import { convertAnswer, convertStream } from "./convert-answer.js";
import { convertStored } from "./stored-media.js";
import { convertRequest, type Dialects, type RequestResult } from "./convert-request.js";

export { playground } from "./playground.js";

export const explorer: Explorer = {
  async convertRequest(input) {
    const dialects = await load(input);
    const sent = { ...input, operation: operationOf(input) };
    const convert = (request: string) =>
      orError(dialects.client, request, async () => (await convertRequest({ ...sent, request }, dialects)).converted);
    return input.isStored ? convertStored(input.request, convert) : convert(input.request);
  },
  convertAnswer: (input) => convertWith(input, convertAnswer),
  convertStream: (input) => convertWith(input, convertStream),
};

async function convertWith(
  input: AnswerInput,
  converted: (text: string, dialects: Dialects, request: RequestResult) => ConvertedAnswer,
): Promise<Outcome<ConvertedAnswer>> {
  const dialects = await load(input);
  return orError(dialects.client, input.request, async () => {
    const request = await convertRequest(input, dialects);
    return converted(input.answer, dialects, request);
  });
}

function operationOf({ from, operation, operationId }: PairInput): string | undefined {
  return operation ?? routes.find((route) => route.dialect === from && route.operationId === operationId)?.operation;
}

async function load({ from, to }: PairInput): Promise<Dialects> {
  const [client, upstream] = await Promise.all([dialectNamed(from), dialectNamed(to)]);
  return { client, upstream };
}

async function dialectNamed(name: string): Promise<AnyDialect> {
  const loader = dialectLoaders[name];
  if (loader === undefined) throw new RangeError(`There is no dialect "${name}".`);
  return loader();
}

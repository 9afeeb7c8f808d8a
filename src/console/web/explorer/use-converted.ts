/** Converts what stands in the page by the compiled code, which is loaded at the first use. */
import { useEffect, useState } from "preact/hooks";
import type { AnswerInput, ConvertedAnswer, ConvertedRequest, Explorer, Outcome } from "../../../explorer/contract.js";

/** People type several characters before they look up. */
const WAIT_MS = 120;

async function compiledCode(): Promise<Explorer> {
  return (await import("isogloss:explorer")).explorer;
}

export interface Converted {
  readonly request: Outcome<ConvertedRequest>;
  readonly answer: Outcome<ConvertedAnswer> | undefined;
  readonly stream: Outcome<ConvertedAnswer> | undefined;
}

export interface Texts extends Omit<AnswerInput, "answer"> {
  readonly answer: string;
  readonly streamed: string;
}

/** The last result stays until the next one is there. */
export function useConverted(texts: Texts): { readonly converted?: Converted; readonly error?: Error } {
  const [state, setState] = useState<{ converted?: Converted; error?: Error }>({});
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      convert(texts).then(
        (converted) => isCurrent && setState({ converted }),
        (error: Error) => isCurrent && setState({ error }),
      );
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, Object.values(texts));
  return state;
}

async function convert({ answer, streamed, ...input }: Texts): Promise<Converted> {
  const code = await compiledCode();
  const [request, whole, stream] = await Promise.all([
    code.convertRequest(input),
    answer.trim() === "" ? undefined : code.convertAnswer({ ...input, answer }),
    streamed.trim() === "" ? undefined : code.convertStream({ ...input, stream: true, answer: streamed }),
  ]);
  return { request, answer: whole, stream };
}

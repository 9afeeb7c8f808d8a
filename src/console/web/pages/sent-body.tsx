/** What the provider got: it is not stored, and is derived when somebody looks at a call. */
import type { PairInput } from "../../../explorer/contract.js";
import { Body } from "../components/body.js";
import { Region } from "../components/facts.js";
import { AfterLoading } from "../components/states.js";
import { useLoaded } from "../use-loaded.js";
import type { RequestDetails } from "./read-request.js";

export function SentBody({ row }: { readonly row: RequestDetails }) {
  const { dialect, upstream_dialect: upstream, upstream_model: model, request_body: request } = row;
  return (
    <Region title="Sent to the provider">
      {upstream === null || model === null ? (
        <p class="muted">Nothing was sent to a provider.</p>
      ) : upstream === dialect ? (
        <p>
          The body went on as it came, but for the name of the model, which is <code>{model}</code> there, and what the
          preset of the provider adds.
        </p>
      ) : request === null || request === "" ? (
        <p class="muted">No question is stored from which it could be derived.</p>
      ) : (
        <Derived input={inputOf(row, upstream, model, request)} />
      )}
    </Region>
  );
}

function inputOf(row: RequestDetails, to: string, upstreamModel: string, request: string): PairInput {
  const { dialect: from, operation: operationId, stream, model } = row;
  return { from, to, request, isStored: true, operationId, stream, upstreamModel, model: model ?? undefined };
}

function Derived({ input }: { readonly input: PairInput }) {
  const loaded = useLoaded(() => convert(input), [input.request]);
  return (
    <>
      <p class="hint">
        This body is not recorded. It is derived now from the stored question, by the converter of this version. A
        preset of the provider and a profile of the model can have changed it further. Media and secrets are
        placeholders.
      </p>
      <AfterLoading loaded={loaded}>
        {(outcome) =>
          "done" in outcome ? (
            <>
              <p>
                <code>POST {outcome.done.path}</code>
              </p>
              <Body text={outcome.done.text} />
            </>
          ) : (
            <p class="error">
              It cannot be derived, because what is stored is cut or has placeholders: {outcome.error.message}
            </p>
          )
        }
      </AfterLoading>
    </>
  );
}

async function convert(input: PairInput) {
  const { explorer } = await import("isogloss:explorer");
  return explorer.convertRequest(input);
}

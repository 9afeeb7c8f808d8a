/** How calls of the request log are shown to operators. */
import type { Counts } from "../stores/logs/counts.js";
import type { RequestDetails, RequestSummary } from "../stores/logs/request-rows.js";
import { chargesSchema, describeRequestCharges } from "./charge-descriptions.js";
import { timeOf } from "./descriptions.js";
import { type ValueOf, nullable, object, rows, text, ticks, time, truth, wholeNumber } from "./schema.js";

const countMembers = {
  input_tokens: nullable(wholeNumber("Input, cached input and what was written to a cache included.")),
  cached_input_tokens: nullable(wholeNumber("Of the input: read from a cache.")),
  cache_write_tokens: nullable(wholeNumber("Of the input: written to a cache.")),
  cache_write_hour_tokens: nullable(wholeNumber("Of what was written to a cache: what it keeps for an hour.")),
  output_tokens: nullable(wholeNumber("Output, reasoning included.")),
  reasoning_tokens: nullable(wholeNumber("Of the output: reasoning.")),
  images: nullable(wholeNumber("Images that were made.")),
  media_milliseconds: nullable(wholeNumber("How long the media that were made last.")),
};

const attemptSchema = object({
  provider: text("The provider."),
  model: text("The model's name there."),
  dialect: text("The provider's dialect."),
  outcome: text(
    "`success`, a kind of error (`connect`, `timeout`, `broken`), a status such as `503`, its class, `cancelled`, or " +
      "`unsuited` where the dialect cannot express the call and nothing was sent.",
  ),
  milliseconds: wholeNumber("How long it took until the provider began to answer, or until it failed."),
});

const requestMembers = {
  id: text("The row's ID."),
  request_id: text("The `x-request-id` of the answer."),
  created_at: time("When the call came in."),
  wallet: nullable(text("The name of the wallet.")),
  key_id: nullable(text("The key that called.")),
  model: nullable(text("The model that was called.")),
  provider: nullable(text("The last provider that the call was sent to.")),
  upstream_model: nullable(text("The model's name there.")),
  dialect: text("The dialect of the client."),
  upstream_dialect: nullable(text("The dialect of the provider.")),
  operation: text("The operation of the dialect."),
  stream: truth("Whether the answer was a stream."),
  attempts: rows(attemptSchema, "The requests to providers, in order."),
  status: wholeNumber("The status of the answer; 499 when the client hung up."),
  code: nullable(text("What went wrong, as the client saw it.")),
  cause: nullable(text("What went wrong behind that, which the client did not see.")),
  milliseconds: wholeNumber("How long the call took."),
  upstream_milliseconds: nullable(
    wholeNumber("When the provider was called, in milliseconds from the start of the call."),
  ),
  first_byte_milliseconds: nullable(wholeNumber("When the provider began to answer, from the beginning of the call.")),
  ...countMembers,
  estimated: truth("Whether some of what was used is an estimate."),
  cost_ticks: ticks("What the call cost."),
  hold_id: nullable(text("What was held for it.")),
  task_id: nullable(text("The task that it created, whose cost is its own.")),
  dropped: rows(text("A path in the client's body."), "What had no counterpart in the provider's dialect."),
  repeats: wholeNumber(
    "How many refusals came after it within a minute that were equal to it, and have no row of their own.",
  ),
};

export const requestSchema = object(requestMembers);

export const requestDetailsSchema = object({
  ...requestMembers,
  charges: chargesSchema,
  request_body: nullable(
    text("The request body; media and secrets are replaced by their size, and long bodies are cut."),
  ),
  response_body: nullable(text("What it was answered, in the same way.")),
});

export function describeRequest(row: RequestSummary): ValueOf<typeof requestSchema> {
  return {
    id: row.id,
    request_id: row.requestId,
    created_at: timeOf(row.createdAt),
    wallet: row.wallet ?? null,
    key_id: row.keyId ?? null,
    model: row.model ?? null,
    provider: row.provider ?? null,
    upstream_model: row.upstreamModel ?? null,
    dialect: row.dialect,
    upstream_dialect: row.upstreamDialect ?? null,
    operation: row.operation,
    stream: row.stream,
    attempts: row.attempts.map((attempt) => ({ ...attempt })),
    status: row.status,
    code: row.code ?? null,
    cause: row.cause ?? null,
    milliseconds: row.milliseconds,
    upstream_milliseconds: row.upstreamMilliseconds ?? null,
    first_byte_milliseconds: row.firstByteMilliseconds ?? null,
    ...describeCounts(row.quantities ?? {}),
    estimated: row.estimated,
    cost_ticks: row.costTicks,
    hold_id: row.holdId ?? null,
    task_id: row.taskId ?? null,
    dropped: row.dropped,
    repeats: row.repeats,
  };
}

export function describeRequestDetails(row: RequestDetails): ValueOf<typeof requestDetailsSchema> {
  return {
    ...describeRequest(row),
    charges: describeRequestCharges(row),
    request_body: row.requestBody ?? null,
    response_body: row.responseBody ?? null,
  };
}

function describeCounts({ input, cachedInput, cacheWrite, cacheWriteHour, output, ...others }: Counts) {
  const { reasoning, images, seconds } = others;
  return {
    input_tokens: input ?? null,
    cached_input_tokens: cachedInput ?? null,
    cache_write_tokens: cacheWrite ?? null,
    cache_write_hour_tokens: cacheWriteHour ?? null,
    output_tokens: output ?? null,
    reasoning_tokens: reasoning ?? null,
    images: images ?? null,
    media_milliseconds: seconds === undefined ? null : Math.round(seconds * 1000),
  };
}

/** The trace of one call: a span for it, and one for each request to an upstream. */
import { type Attributes, type Context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { MeasuredCall } from "../observability/measured-call.js";
import type { Telemetry } from "../observability/telemetry.js";
import { SUCCESS } from "../stores/logs/request-rows.js";
import { type Attempt, type BrokenAnswer, CANCELLED, type CallListener, type Sending } from "./call-observer.js";
import type { Target } from "../upstream/target.js";
import type { Inbound } from "./inbound.js";

/** Longer lists of dropped fields are in the request log. */
const MOST_DROPPED = 32;
const FIRST_SERVER_ERROR = 500;

type Operation = "chat" | "embeddings" | "generate_content";

/** The names of operations in the conventions for generative models, by what a model makes. */
const OPERATIONS: Readonly<Record<string, Operation>> = { text: "chat", embedding: "embeddings" };

export class CallTracer implements CallListener {
  readonly #telemetry: Telemetry;
  readonly #span: Span;
  readonly #context: Context;
  #operation: Operation = "chat";
  #model = "";
  /** Those under way, by their targets. */
  readonly #attempts = new Map<Target, Span>();

  constructor(telemetry: Telemetry, { request, requestId, dialect, route }: Inbound) {
    this.#telemetry = telemetry;
    const parent = telemetry.extract(request.headers);
    const attributes = {
      "http.request.method": request.method ?? "",
      "isogloss.request.id": requestId,
      "isogloss.dialect": dialect.name,
      "isogloss.operation": route.operationId,
    };
    this.#operation = OPERATIONS[dialect.vocabulary] ?? "generate_content";
    this.#span = telemetry.tracer.startSpan(this.#operation, { kind: SpanKind.SERVER, attributes }, parent);
    this.#context = trace.setSpan(parent, this.#span);
  }

  /** Found in the log too. */
  get traceId(): string {
    return this.#span.spanContext().traceId;
  }

  /** The headers by which an upstream continues the trace. */
  headersFor(target: Target): Readonly<Record<string, string>> {
    const attempt = this.#attempts.get(target);
    return this.#telemetry.inject(attempt === undefined ? this.#context : trace.setSpan(this.#context, attempt));
  }

  onModel(model: string, stream: boolean): void {
    this.#model = model;
    this.#span.updateName(`${this.#operation} ${model}`);
    this.#span.setAttributes({ "gen_ai.request.model": model, "gen_ai.request.stream": stream });
  }

  onRequestBody(describe: () => string | undefined): void {
    this.#keep("isogloss.request.body", describe);
  }

  onResponseBody(describe: () => string | undefined): void {
    this.#keep("isogloss.response.body", describe);
  }

  onSending({ target }: Sending): void {
    const { provider, model, dialect } = target.route;
    const attributes = {
      ...this.#common(provider),
      "gen_ai.response.model": model,
      "isogloss.upstream.dialect": dialect,
    };
    const options = { kind: SpanKind.CLIENT, attributes };
    const span = this.#telemetry.tracer.startSpan(`${this.#operation} ${this.#model}`, options, this.#context);
    this.#attempts.set(target, span);
  }

  /** The span of an attempt that was answered ends with the answer. */
  onAttempt({ target, outcome }: Attempt): void {
    if (outcome !== SUCCESS) this.onBrokenOff({ target, outcome });
  }

  onBrokenOff({ target, outcome }: BrokenAnswer): void {
    const span = this.#attempts.get(target)?.setAttribute("error.type", outcome);
    if (outcome !== CANCELLED) span?.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
    span?.end();
    this.#attempts.delete(target);
  }

  onFirstByte(): void {
    for (const span of this.#attempts.values()) span.addEvent("first_byte");
  }

  end(call: MeasuredCall): void {
    const { status, code, provider, tokens, dropped } = call;
    for (const span of this.#attempts.values()) span.end();
    this.#span.setAttributes({
      ...this.#common(provider),
      ...(tokens !== undefined && {
        "gen_ai.usage.input_tokens": tokens.input,
        "gen_ai.usage.output_tokens": tokens.output,
        "gen_ai.usage.cache_read.input_tokens": tokens.cached_input,
        "gen_ai.usage.cache_creation.input_tokens": tokens.cache_write,
      }),
      "http.response.status_code": status,
      "isogloss.cost.usd": call.usd,
      ...(dropped.length > 0 && { "isogloss.dropped_params": dropped.slice(0, MOST_DROPPED) }),
    });
    if (code !== "") this.#span.setAttribute("error.type", code);
    // What a client did wrong is no error of the server.
    if (code !== "" && status >= FIRST_SERVER_ERROR)
      this.#span.setStatus({ code: SpanStatusCode.ERROR, message: code });
    this.#span.end();
    this.#telemetry.callEnded(call, this.#operation);
  }

  #common(provider: string): Attributes {
    return {
      "gen_ai.operation.name": this.#operation,
      "gen_ai.request.model": this.#model,
      "gen_ai.provider.name": provider,
    };
  }

  #keep(name: string, describe: () => string | undefined): void {
    const text = this.#telemetry.keepsContent ? describe() : undefined;
    if (text !== undefined) this.#span.setAttribute(name, text);
  }
}

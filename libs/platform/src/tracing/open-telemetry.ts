import type * as Api from '@opentelemetry/api';
import type { NodeSDK } from '@opentelemetry/sdk-node';
import type { SpanKind, TraceSource, Tracing } from './tracing';

/** Messages of the broker return '' for a missing header. */
const GETTER: Api.TextMapGetter<TraceSource> = {
  get: (source, name) => source.get(name) || undefined,
  keys: () => [],
};

/** Tracing with the OpenTelemetry SDK; its packages are passed in, because they are loaded only when needed. */
export class OpenTelemetry implements Tracing {
  private readonly tracer: Api.Tracer;
  private readonly kinds: Record<SpanKind, Api.SpanKind>;

  constructor(
    private readonly api: typeof Api,
    private readonly sdk: NodeSDK,
  ) {
    this.tracer = api.trace.getTracer('pmp');
    const { SERVER: servidor, CLIENT: cliente, CONSUMER: consumidor } = api.SpanKind;
    this.kinds = { servidor, cliente, consumidor };
  }

  run<T>(name: string, kind: SpanKind, from: TraceSource | undefined, work: () => T): T {
    const parent = this.contextOf(from);
    const span = this.tracer.startSpan(name, { kind: this.kinds[kind] }, parent);
    try {
      const result = this.api.context.with(this.api.trace.setSpan(parent, span), work);
      if (result instanceof Promise) {
        result.then(
          () => span.end(),
          (error: unknown) => this.fail(span, error),
        );
      } else {
        span.end();
      }
      return result;
    } catch (error) {
      this.fail(span, error);
      throw error;
    }
  }

  record(name: string, kind: SpanKind, from: TraceSource | undefined, began: number): void {
    const parent = this.contextOf(from);
    if (!this.api.trace.getSpanContext(parent)) return;
    this.tracer.startSpan(name, { kind: this.kinds[kind], startTime: began }, parent).end();
  }

  inject(set: (name: string, value: string) => void): void {
    this.api.propagation.inject(this.api.context.active(), set, {
      set: (_carrier, name, value) => set(name, value),
    });
  }

  describe(name: string, attributes: Record<string, string>): void {
    this.api.trace.getActiveSpan()?.updateName(name).setAttributes(attributes);
  }

  traceId(): string | undefined {
    return this.api.trace.getActiveSpan()?.spanContext().traceId;
  }

  stop(): Promise<void> {
    return this.sdk.shutdown();
  }

  private contextOf(from: TraceSource | undefined): Api.Context {
    const active = this.api.context.active();
    return from ? this.api.propagation.extract(active, from, GETTER) : active;
  }

  private fail(span: Api.Span, error: unknown): void {
    span.recordException(error as Error);
    span.setStatus({ code: this.api.SpanStatusCode.ERROR, message: String(error) });
    span.end();
  }
}

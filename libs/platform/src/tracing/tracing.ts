/** Headers of a message or request that may name its trace (W3C Trace Context). */
export interface TraceSource {
  get(name: string): string;
}

export type SpanKind = 'servidor' | 'cliente' | 'consumidor';

/** What the platform needs from a tracer. */
export interface Tracing {
  /** Runs `work` as a span of the trace that `from` names; without one, of the current trace. */
  run<T>(name: string, kind: SpanKind, from: TraceSource | undefined, work: () => T): T;
  /** Records a span that began at `began` (ms since 1970) and ends now. */
  record(name: string, kind: SpanKind, from: TraceSource | undefined, began: number): void;
  /** Adds the headers that continue the trace in an outgoing message or request. */
  inject(set: (name: string, value: string) => void): void;
  /** Renames the current span and adds attributes to it. */
  describe(name: string, attributes: Record<string, string>): void;
  traceId(): string | undefined;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** null unless tracing is switched on; without it, nothing of OpenTelemetry is loaded. */
export const tracing = (): Tracing | null => current;

export function setTracing(next: Tracing | null): void {
  current = next;
}

/** While tracing is off this costs one variable read. Behaviour must never depend on whether it is on. */
export const inSpan = <T>(name: string, kind: SpanKind, from: TraceSource | undefined, work: () => T): T =>
  current ? current.run(name, kind, from, work) : work();

/** Headers of a message or a request that may say which trace it belongs to (W3C Trace Context). */
export interface TraceSource {
  get(name: string): string;
}

export type SpanKind = 'servidor' | 'cliente' | 'consumidor';

/** What the platform asks of a tracer. */
export interface Tracing {
  /** Runs `work` as a span: of the trace that `from` names, else of the one it is part of. */
  run<T>(name: string, kind: SpanKind, from: TraceSource | undefined, work: () => T): T;
  /** A span that began at `began` (ms since 1970) and ends now. */
  record(name: string, kind: SpanKind, from: TraceSource | undefined, began: number): void;
  /** Tells where the trace goes on to what is sent now. */
  inject(set: (name: string, value: string) => void): void;
  /** Names the span that is running and adds to what it says. */
  describe(name: string, attributes: Record<string, string>): void;
  traceId(): string | undefined;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

let current: Tracing | null = null;

/** null unless tracing is switched on: then nothing of OpenTelemetry is even loaded. */
export const tracing = (): Tracing | null => current;

export function setTracing(next: Tracing | null): void {
  current = next;
}

/** Costs a look at a variable while tracing is off; nothing else may depend on whether it is on. */
export const inSpan = <T>(name: string, kind: SpanKind, from: TraceSource | undefined, work: () => T): T =>
  current ? current.run(name, kind, from, work) : work();

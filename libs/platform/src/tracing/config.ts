/** Tracing is switched on only by OpenTelemetry's own variables; the SDK reads the rest of them itself. */
export const isTracingWanted = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none' &&
  Boolean(
    env['OTEL_TRACES_EXPORTER'] ||
    env['OTEL_EXPORTER_OTLP_ENDPOINT'] ||
    env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'],
  );

/** The name under which a process appears in traces. */
export const traceNameOf = (servicio: string, env: NodeJS.ProcessEnv = process.env): string =>
  env['OTEL_SERVICE_NAME'] || servicio;

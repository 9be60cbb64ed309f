import { describe, expect, it } from '@jest/globals';
import { isTracingWanted, traceNameOf } from './config';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

describe('isTracingWanted', () => {
  it.each<[boolean, Record<string, string>]>([
    [false, {}],
    [false, { OTEL_SERVICE_NAME: 'x', OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    [true, { OTEL_EXPORTER_OTLP_ENDPOINT }],
    [true, { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces` }],
    [true, { OTEL_TRACES_EXPORTER: 'console' }],
    [false, { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }],
    [false, { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'TRUE' }],
  ])('is %s with %j', (wanted, env) => {
    expect(isTracingWanted(env)).toBe(wanted);
  });
});

it('a process appears in traces under its configured name, else under its service', () => {
  expect(traceNameOf('sprints', {})).toBe('sprints');
  expect(traceNameOf('sprints', { OTEL_SERVICE_NAME: 'sprints-azul' })).toBe('sprints-azul');
});

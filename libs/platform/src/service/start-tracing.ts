import { createRequire } from 'node:module';
import { isTracingWanted, traceNameOf } from '../tracing/config';
import { OpenTelemetry } from '../tracing/open-telemetry';
import { setTracing, tracing } from '../tracing/tracing';

/** Paths that probes and scrapers call every few seconds. */
const UNTRACED = /^\/(metrics|salud|api\/salud)\b/;

/**
 * Called before the process listens. The SDK reads exporter, endpoint and sampler from the environment.
 *
 * The instrumentations hook `require`, but what they patch was loaded before. Requiring it again runs the hook, which
 * patches the prototypes that the running server and the open connections use. That makes a `--import` flag or a second
 * bundle unnecessary. `loadAgain` does so with what only some programs have.
 */
export async function startTracing(servicio: string, loadAgain: () => void): Promise<void> {
  if (!isTracingWanted() || tracing()) return;
  const [api, { NodeSDK }, { HttpInstrumentation }, { MongoDBInstrumentation }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-mongodb'),
  ]);
  const sdk = new NodeSDK({
    serviceName: traceNameOf(servicio),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.test(url) }),
      new MongoDBInstrumentation(),
    ],
  });
  sdk.start();
  createRequire(import.meta.url)('node:http');
  loadAgain();
  setTracing(new OpenTelemetry(api, sdk));
}

/** Sends what is still buffered; an unreachable receiver must not keep the process from ending. */
export async function stopTracing(): Promise<void> {
  await tracing()
    ?.stop()
    .catch(() => undefined);
}

import { createRequire } from 'node:module';
import { requireFromMongoose } from '../mongo/driver-repair';
import { isTracingWanted, traceNameOf } from '../tracing/config';
import { OpenTelemetry } from '../tracing/open-telemetry';
import { setTracing, tracing } from '../tracing/tracing';

/** Paths that probes and scrapers call every few seconds. */
const UNTRACED = /^\/(metrics|salud|api\/salud)\b/;

/** Modules whose prototypes the instrumentations patch when they are required. */
const DRIVER_FILES = ['connection.js', 'connect.js'];

/**
 * The instrumentations hook `require`, but both modules were loaded before. Requiring them again runs the hook, which
 * patches the prototypes that the running server and the open connections use. That makes a `--import` flag or a second
 * bundle unnecessary.
 */
function passThroughHooks(): void {
  createRequire(import.meta.url)('node:http');
  for (const file of DRIVER_FILES) requireFromMongoose(`mongodb/lib/cmap/${file}`);
}

/** Called before the process listens. The SDK reads exporter, endpoint and sampler from the environment. */
export async function startTracing(servicio: string): Promise<void> {
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
  passThroughHooks();
  setTracing(new OpenTelemetry(api, sdk));
}

/** Sends what is still buffered; an unreachable receiver must not keep the process from ending. */
export async function stopTracing(): Promise<void> {
  await tracing()
    ?.stop()
    .catch(() => undefined);
}

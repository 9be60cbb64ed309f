import { createRequire } from 'node:module';
import { requireFromMongoose } from '../mongo/driver-repair';
import { isTracingWanted, traceNameOf } from './config';
import { OpenTelemetry } from './open-telemetry';
import { setTracing, tracing } from './tracing';

/** Where probes and scrapers knock every few seconds. */
const UNTRACED = /^\/(metrics|salud|api\/salud)\b/;

/** Modules whose prototypes the instrumentations change when they are required. */
const DRIVER_FILES = ['connection.js', 'connect.js'];

/**
 * The instrumentations hook `require`, and both modules were loaded long ago: asked for once more they pass through
 * the hook, which changes the prototypes that the running server and the open connections use. So neither a
 * `--import` flag nor a second bundle is needed.
 */
function passThroughHooks(): void {
  createRequire(import.meta.url)('node:http');
  for (const file of DRIVER_FILES) requireFromMongoose(`mongodb/lib/cmap/${file}`);
}

/** Before the process listens. Exporter, endpoint and sampler are what the SDK reads from the environment. */
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

/** What was not sent yet goes out; a receiver that is away must not keep the process. */
export async function stopTracing(): Promise<void> {
  await tracing()
    ?.stop()
    .catch(() => undefined);
}

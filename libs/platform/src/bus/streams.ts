import {
  JetStreamApiError,
  jetstreamManager,
  type JetStreamManager,
  type StreamConfig,
} from '@nats-io/jetstream';
import { errors, nanos, type NatsConnection } from '@nats-io/transport-node';

const DAY_MS = 86_400_000;
/** The broker drops a message whose id it has already received within this time. */
const DUPLICATE_WINDOW_MS = 600_000;
const NAME_IN_USE = 10_058;

export const HECHOS = 'HECHOS';
export const ESTADO = 'ESTADO';
export const MUERTOS = 'MUERTOS';

/** Joins the two with an underscore: stream names must not contain dots, which separate the parts of a subject. */
export const streamName = (prefix: string, name: string): string =>
  prefix === '' ? name : `${prefix}_${name}`;

type Definition = Partial<StreamConfig> & Pick<StreamConfig, 'name' | 'subjects'>;

const definitions = (prefix: string, subject: (subject: string) => string): Definition[] => [
  {
    name: streamName(prefix, HECHOS),
    subjects: [subject('hecho.>')],
    max_age: nanos(7 * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  },
  {
    name: streamName(prefix, ESTADO),
    subjects: [subject('estado.>')],
    max_msgs_per_subject: 1,
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  },
  {
    name: streamName(prefix, MUERTOS),
    subjects: [subject('muerto.>')],
    max_age: nanos(30 * DAY_MS),
    duplicate_window: nanos(DUPLICATE_WINDOW_MS),
  },
];

/** NATS lets one service change a stream that exists; the others go on with it as it is. */
async function ensureStream(manager: JetStreamManager, definition: Definition): Promise<void> {
  try {
    await manager.streams.add(definition);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== NAME_IN_USE) throw error;
    await manager.streams.update(definition.name, definition).catch((refusal: unknown) => {
      if (!isForbidden(refusal)) throw refusal;
    });
  }
}

const isForbidden = (error: unknown): boolean =>
  error instanceof errors.PermissionViolationError ||
  (error instanceof Error && error.cause instanceof errors.PermissionViolationError);

/** Creates all streams. Every service does this, so that they can start in any order. */
export async function ensureStreams(
  connection: NatsConnection,
  prefix: string,
  subject: (subject: string) => string,
): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  for (const definition of definitions(prefix, subject)) await ensureStream(manager, definition);
  return manager;
}

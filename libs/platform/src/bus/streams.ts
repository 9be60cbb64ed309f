import {
  JetStreamApiError,
  jetstreamManager,
  type JetStreamManager,
  type StreamConfig,
} from '@nats-io/jetstream';
import { VIVO_SUBJECTS } from '@pmp/contracts/common';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import { isForbidden } from './forbidden';

const DAY_MS = 86_400_000;
/** The broker drops a message whose id it has already received within this time. */
const DUPLICATE_WINDOW_MS = 600_000;
const NAME_IN_USE = 10_058;

export const HECHOS = 'HECHOS';
export const ESTADO = 'ESTADO';
export const MUERTOS = 'MUERTOS';
/** What was told to open screens in the last minutes: a gateway that was cut off reads there what it has missed. */
export const VIVO = 'VIVO';
const VIVO_MAX_AGE_MS = 120_000;
const VIVO_MAX_BYTES = 64 * 1024 * 1024;

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

/** Nobody waits for it to be stored, and who does not find something there reads it from its owner. */
const vivo = (prefix: string, subject: (subject: string) => string): Definition => ({
  name: streamName(prefix, VIVO),
  subjects: VIVO_SUBJECTS.map(subject),
  max_age: nanos(VIVO_MAX_AGE_MS),
  max_bytes: VIVO_MAX_BYTES,
  duplicate_window: nanos(VIVO_MAX_AGE_MS),
  no_ack: true,
});

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

/** Creates all streams. Every service does this, so that they can start in any order. */
export async function ensureStreams(
  connection: NatsConnection,
  prefix: string,
  subject: (subject: string) => string,
): Promise<JetStreamManager> {
  const manager = await jetstreamManager(connection, { checkAPI: false });
  for (const definition of definitions(prefix, subject)) await ensureStream(manager, definition);
  // Permissions that somebody wrote themselves may not know of it yet; without it screens read again what they show.
  await ensureStream(manager, vivo(prefix, subject)).catch((refusal: unknown) => {
    if (!isForbidden(refusal)) throw refusal;
  });
  return manager;
}

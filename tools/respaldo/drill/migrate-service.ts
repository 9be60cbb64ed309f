import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Place } from '../../start/place.ts';

/** Migrating all data may take long, but one that never ends must not block the result. */
const LIMIT_MS = 15 * 60_000;

/** Runs the pending migrations of one built service; resolves to the reason for a failure, or null. */
export async function migrateService(place: Place, servicio: string): Promise<string | null> {
  const child = spawn(process.execPath, [`dist/apps/${servicio}/main.js`, '--migrar'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      MONGODB_URI: place.mongodbUri,
      MONGODB_BASE: place.base(servicio),
      NATS_URL: place.natsUrl,
    },
  });
  const gone = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await gone) === 0) return null;
  return (err.trim() || out.trim()).split('\n').at(-1) ?? 'sin explicación';
}

import fc from 'fast-check';
import type { Route } from '../api-document.ts';
import type { Answer, Shot } from '../door.ts';
import { register, type Person, type Role } from '../escena/people.ts';
import { digestOf, setScene, type Scene } from '../escena/scene.ts';
import type { Findings } from '../findings.ts';
import { faultsOf } from '../judge.ts';
import type { Target } from '../target.ts';
import { casesOf } from './cases.ts';
import { idsOf, type Ids } from './ids.ts';

const AT_ONCE = 8;
/** These may answer 503: there is no mail server, issuer or HTTPS, or the queue for hashing passwords is full. */
const MAY_BE_AWAY =
  /\/contrasena\/olvido|\/correo\/|\/login|\/register|\/contrasena|\/empresa\/|\/llaves\/nueva/;

const shown = ({ method, path, headers, body }: Shot, { status, text }: Answer): string =>
  `${method} ${path.slice(0, 200)} ${headers?.['content-type'] ?? ''} ${String(body ?? '').slice(0, 200)}\n    → ${status} ${text.slice(0, 300)}`;

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}

async function fuzzRoute(
  route: Route,
  shots: Shot[],
  scene: Scene,
  callers: (Person | null)[],
  findings: Findings,
): Promise<void> {
  await inParallel([...shots.entries()], async ([i, shot]) => {
    const token = callers[i % callers.length]?.token ?? null;
    const answer = await scene.door.send({ ...shot, token });
    const faults = faultsOf(answer, {
      away: MAY_BE_AWAY.test(route.path),
      jsonRpc: route.path === '/api/mcp',
    });
    findings.check(faults.length === 0, `${route.name}: ${faults.join('; ')}`, shown(shot, answer));
  });
}

/** Deletions go last, because deleted things can no longer be tried. */
const lastDeletions = (routes: readonly Route[]): Route[] =>
  routes.toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'));

/** The assistant accepts only so many questions per person. */
const SHOTS_PER_TALKER = 20;
/** Calls that change the account itself, so that the caller may lose it. */
const OWN_ACCOUNT = /^\/api\/usuarios\/(?:perfil|contrasena|sesiones)/;

async function callers(
  { path, method }: Route,
  shots: number,
  { door, people }: Scene,
  ...roles: Exclude<Role, 'nobody'>[]
): Promise<Person[]> {
  const talkers = path.startsWith('/api/ia/mensaje') ? Math.ceil(shots / SHOTS_PER_TALKER) : 0;
  if (talkers > 0) return Promise.all(Array.from({ length: talkers }, () => register(door)));
  if (method === 'GET' || !OWN_ACCOUNT.test(path)) return roles.map((role) => people[role]);
  return Promise.all(roles.map(() => register(door)));
}

export interface FuzzPlan {
  seed: number;
  perRoute: number;
}

/**
 * Sends wrong requests to every route: as strangers, who use the ids of the scene and must change nothing in it, and as
 * a member of another team, who may change that team's things.
 */
export async function fuzzRoutes(
  { door, scene, api, findings }: Target,
  { seed, perRoute }: FuzzPlan,
): Promise<void> {
  const own = await setScene(door);
  const before = await digestOf(scene);
  for (const route of lastDeletions(api.routes)) {
    const sample = (ids: Ids, count: number) => fc.sample(casesOf(route, ids), { seed, numRuns: count });
    const aimed = sample(idsOf(scene), Math.ceil(perRoute / 3));
    const strangers = [...(await callers(route, aimed.length, own, 'outsider')), null];
    await fuzzRoute(route, aimed, scene, strangers, findings);
    const insiders = await callers(route, perRoute, own, 'member', 'teamAdmin');
    await fuzzRoute(route, sample(idsOf(own), perRoute), scene, insiders, findings);
  }
  const after = await digestOf(scene);
  findings.check(
    after === before,
    'las peticiones de extraños han cambiado algo',
    firstDifference(before, after),
  );
}

function firstDifference(before: string, after: string): string {
  const at = [...before].findIndex((letter, i) => letter !== after[i]);
  return `${before.slice(Math.max(0, at - 80), at + 80)} → ${after.slice(Math.max(0, at - 80), at + 80)}`;
}

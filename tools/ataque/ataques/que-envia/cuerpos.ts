import fc from 'fast-check';
import { setTimeout } from 'node:timers/promises';
import type { JsonSchema, Route } from '../../api-document.ts';
import { register, type Person } from '../../escena/people.ts';
import { ownerOf } from '../../fuzz/cases.ts';
import { idFor, idsOf, type Ids } from '../../fuzz/ids.ts';
import { faultsOf } from '../../judge.ts';
import type { Target } from '../../target.ts';

const JSON_TYPE = 'application/json';
/** Somewhat less than a route takes. */
const BODY_BYTES = 240_000;
const MAX_DEPTH = 31;
/** How long somebody else may wait for an answer meanwhile. */
const MAX_MS = 500;
const ASK_EVERY_MS = 20;
/** There is no mail server, issuer or place in the queue for hashing passwords. */
const MAY_BE_AWAY = /\/contrasena\/olvido|\/correo\/|\/login|\/register|\/contrasena|\/empresa\//;
/** Of whoever calls, who would not be there for the next body. */
const OWN_ACCOUNT = /^\/api\/usuarios\/(?:perfil|contrasena|sesiones|datos)/;

type Fill = (schema: JsonSchema, bytes: number, name: string) => unknown;

const idOf = (name: string, ids: Ids, seed: number): string =>
  fc.sample(idFor(name, ids), { seed, numRuns: 1 })[0]!;

const variantOf = (schema: JsonSchema): JsonSchema => {
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return variants
    ? variantOf(variants.find(({ type }) => type === 'array' || type === 'object') ?? variants[0]!)
    : schema;
};

/** A value of about so many bytes; as far as the schema says, one that is taken. */
const filled =
  (word: string, ids: Ids, seed: number): Fill =>
  (given, bytes, name) => {
    const schema = variantOf(given);
    const fill = filled(word, ids, seed);
    if (schema.enum) return schema.enum[0];
    if (schema.type === 'array') {
      const one = fill(schema.items ?? {}, 100, name);
      const count = Math.max(1, Math.floor(bytes / (JSON.stringify(one)?.length ?? 10)));
      return Array.from({ length: count }, () => one);
    }
    if (schema.type === 'object') {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(
        fields.map(([field, child]) => [field, fill(child, bytes / fields.length, field)]),
      );
    }
    if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
    if (schema.type === 'boolean') return true;
    if (schema.pattern?.includes('[0-9a-f]{24}')) return idOf(name, ids, seed);
    return word.repeat(Math.max(1, Math.floor(bytes / word.length)));
  };

const deep = (): unknown => {
  let value: unknown = 'x';
  for (let level = 0; level < MAX_DEPTH - 1; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
};

/** Something large, something deep and something that repeats itself. */
function bodiesOf(schema: JsonSchema, ids: Ids, seed: number): Record<string, string> {
  const names = Object.keys(schema.properties ?? { x: 0 });
  const nested = Object.fromEntries(names.map((name) => [name, deep()]));
  return {
    grande: JSON.stringify(filled('a', ids, seed)(schema, BODY_BYTES, '')),
    repetitivo: JSON.stringify(filled('<b @Ana #1 ', ids, seed)(schema, BODY_BYTES, '')),
    hondo: JSON.stringify(nested),
  };
}

const pathOf = ({ path }: Route, ids: Ids, seed: number): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(ownerOf(path, name), ids, seed));

/** Sends each route that takes a body one that is hard to work on, while somebody else asks for something. */
export async function sendHeavyBodies(target: Target, { seed }: { seed: number }): Promise<void> {
  const { api, own, door } = target;
  const ids = idsOf(own);
  const stranger = await register(door);
  for (const route of api.routes) {
    const schema = route.bodies[JSON_TYPE];
    if (!schema || route.method === 'GET' || route.method === 'DELETE') continue;
    const person = OWN_ACCOUNT.test(route.path) ? stranger : own.people.member;
    for (const [what, body] of Object.entries(bodiesOf(schema, ids, seed)))
      await send(target, route, pathOf(route, ids, seed), person, what, body);
  }
}

async function send(
  { door, scene, findings }: Target,
  route: Route,
  path: string,
  { token }: Person,
  what: string,
  body: string,
): Promise<void> {
  let isOver = false;
  const headers = { 'content-type': JSON_TYPE };
  const sent = door
    .send({ method: route.method, path, token, headers, body })
    .finally(() => void (isOver = true));
  let slowest = 0;
  do {
    const { status, ms } = await door.json('GET', '/api/proyectos', scene.people.member.token);
    findings.check(
      status === 200,
      `mientras ${route.name} trata algo ${what} contesta ${status} a los demás`,
    );
    slowest = Math.max(slowest, ms);
    await setTimeout(ASK_EVERY_MS);
  } while (!isOver);
  findings.check(
    slowest < MAX_MS,
    `mientras ${route.name} trata algo ${what} los demás esperan ${Math.round(slowest)} ms`,
  );
  const answer = await sent;
  const faults = faultsOf(answer, { away: MAY_BE_AWAY.test(route.path), jsonRpc: route.path === '/api/mcp' });
  findings.check(
    !faults.length,
    `${route.name}, algo ${what}: ${faults.join('; ')}`,
    answer.text.slice(0, 300),
  );
}

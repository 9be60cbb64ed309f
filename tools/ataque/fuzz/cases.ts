import fc from 'fast-check';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Parameter, Route } from '../api-document.ts';
import type { Shot } from '../door.ts';
import { formOf } from '../escena/files.ts';
import { spoiled } from './from-schema.ts';
import { HOSTILE_TEXTS, hostileValue } from './hostile.ts';
import { idFor, type Ids } from './ids.ts';

const JSON_TYPE = 'application/json';
const TOO_LARGE = 300_000;

type Body = Pick<Shot, 'body' | 'headers'>;

const typed = (body: string | Buffer, type: string, extra: Record<string, string> = {}): Body => ({
  body,
  headers: { 'content-type': type, ...extra },
});

/** fast-check also produces values that JSON cannot represent; they are sent as their printed text. */
const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value, (_key, inner: unknown) =>
      typeof inner === 'bigint' || typeof inner === 'symbol' ? String(inner) : inner,
    );
  } catch {
    return '{"toJSON":1}';
  }
};

/** Bodies that contradict their header, or that a parser must give up on early. */
const BROKEN: readonly Body[] = [
  typed('', JSON_TYPE),
  typed('{', JSON_TYPE),
  typed('{"a":1}}', JSON_TYPE),
  typed("{'a':1}", JSON_TYPE),
  typed('\ufeff{}', JSON_TYPE),
  typed('null', JSON_TYPE),
  typed('"texto"', JSON_TYPE),
  typed('123', JSON_TYPE),
  typed('[]', JSON_TYPE),
  typed('[{}]', JSON_TYPE),
  typed('{"titulo":"a","titulo":"b"}', JSON_TYPE),
  typed('{"__proto__":{"rol":"admin"}}', JSON_TYPE),
  typed('{"constructor":{"prototype":{"rol":"admin"}}}', JSON_TYPE),
  typed('{"\\u005f_proto__":{"rol":"admin"}}', JSON_TYPE),
  typed('{"titulo":{"__proto__":{"a":1}}}', JSON_TYPE),
  typed(`${'['.repeat(100_000)}${']'.repeat(100_000)}`, JSON_TYPE),
  typed(`{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`, JSON_TYPE),
  typed(Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc0, 0x22, 0x7d]), JSON_TYPE),
  typed(Buffer.from('\ufeff{"titulo":"x"}', 'utf16le'), `${JSON_TYPE}; charset=utf-16`),
  typed('{"n":1e400,"m":-1e400,"o":0.1e-400}', JSON_TYPE),
  typed(`{"n":${'9'.repeat(5_000)}}`, JSON_TYPE),
  typed(JSON.stringify({ titulo: 'a'.repeat(TOO_LARGE) }), JSON_TYPE),
  typed('titulo=a&rol=admin', 'application/x-www-form-urlencoded'),
  typed('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>', 'text/xml'),
  typed('{"titulo":"a"}', 'text/plain'),
  typed('{"titulo":"a"}', 'application/json+problem'),
  typed('{"titulo":"a"}', 'a/b; q="'),
  typed('{"titulo":"a"}', 'multipart/form-data'),
  typed('{"titulo":"a"}', 'multipart/form-data; boundary='),
  typed('--x\r\n\r\n', 'multipart/form-data; boundary=x'),
  typed(
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
  typed(gzipSync('{"titulo":"a"}'), JSON_TYPE, { 'content-encoding': 'gzip' }),
  typed(gzipSync(Buffer.alloc(50_000_000)), JSON_TYPE, { 'content-encoding': 'gzip' }),
  typed(deflateSync('{"titulo":"a"}'), JSON_TYPE, { 'content-encoding': 'deflate' }),
  typed(brotliCompressSync('{"titulo":"a"}'), JSON_TYPE, { 'content-encoding': 'br' }),
];

const brokenBody: fc.Arbitrary<Body> = fc.constantFrom(...BROKEN);

const formBody: fc.Arbitrary<Body> = fc
  .dictionary(
    fc.constantFrom('titulo', 'proyecto', 'historiaId', 'estado', '__proto__', 'toString', 'a[b]', 'x'),
    fc.constantFrom(...HOSTILE_TEXTS),
  )
  .map((texts) => formOf(texts, [{ nombre: 'a.png', bytes: Buffer.from('GIF89a<script>') }]));

function bodyOf(route: Route, ids: Ids): fc.Arbitrary<Body> {
  const schema = route.bodies[JSON_TYPE];
  const takesForm = 'multipart/form-data' in route.bodies;
  const json = schema ? spoiled(schema, ids) : fc.dictionary(fc.string(), hostileValue, { maxKeys: 3 });
  if (route.method === 'GET') return fc.constant({});
  return fc.oneof(
    { weight: 7, arbitrary: json.map((value) => typed(asJson(value), JSON_TYPE)) },
    { weight: 1, arbitrary: hostileValue.map((value) => typed(asJson(value) ?? '', JSON_TYPE)) },
    { weight: 2, arbitrary: brokenBody },
    { weight: takesForm ? 3 : 1, arbitrary: formBody },
  );
}

/** A text as a path or query can carry it: encoded, even with lone surrogates. */
const encoded = (text: string): string => encodeURIComponent(Buffer.from(text).toString()).slice(0, 6_000);

const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS).map(encoded),
  fc.constantFrom(
    '%00',
    '%ff',
    '%',
    '%zz',
    '%2e%2e',
    '.',
    '..',
    '%c0%ae',
    '%252e',
    ';a=b',
    '~',
    '*',
    '%2f%2f',
  ),
);

const TIPOS = fc.constantFrom('proyecto', 'equipo', 'directo');

/** For a parameter called `id`, the owner is named in the path: `historias` in `/api/historias/{id}/historial`. */
export const ownerOf = (path: string, name: string): string =>
  name === 'id' ? (/([\w-]+)\/\{id\}/.exec(path)?.[1] ?? '') : name;

function pathOf(route: Route, ids: Ids): fc.Arbitrary<string> {
  const parameters = route.parameters.filter(({ in: where }) => where === 'path');
  const value = ({ name }: Parameter) =>
    fc.oneof(
      { weight: 4, arbitrary: name === 'tipo' ? TIPOS : idFor(ownerOf(route.path, name), ids) },
      { weight: 1, arbitrary: hostileSegment },
    );
  return fc
    .tuple(...parameters.map(value))
    .map((values) =>
      parameters.reduce((path, { name }, i) => path.replace(`{${name}}`, values[i]!), route.path),
    );
}

function queryOf(route: Route): fc.Arbitrary<string> {
  const names = route.parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
  const name = fc.constantFrom(...names, '__proto__', 'a');
  const text = fc.oneof(hostileSegment, fc.constantFrom('1', '0', '-5', '1e9', '1.5', 'yo', 'a'));
  const suffix = fc.constantFrom('', '', '', '[]', '[$gt]', '[a][b]');
  const pair = fc.tuple(name, suffix, text).map(([key, after, value]) => `${key}${after}=${value}`);
  return fc.array(pair, { maxLength: 4 }).map((pairs) => (pairs.length ? `?${pairs.join('&')}` : ''));
}

/** Requests to one route with one or several errors. */
export const casesOf = (route: Route, ids: Ids): fc.Arbitrary<Shot> =>
  fc
    .tuple(pathOf(route, ids), queryOf(route), bodyOf(route, ids))
    .map(([path, query, body]) => ({ method: route.method, path: `${path}${query}`, ...body }));

import { describe, expect, it } from '@jest/globals';
import type { Api, JsonSchema } from '../api-document.ts';
import type { Answer } from '../door.ts';
import { documentedBy } from './documented.ts';

const ID = '5f0000000000000000000001';
const JSON_TYPE = 'application/json';

const success: JsonSchema & object = {
  type: 'object',
  properties: { success: { const: true }, cosa: { $ref: '#/components/schemas/Cosa' } as JsonSchema },
  required: ['success', 'cosa'],
  additionalProperties: false,
} as JsonSchema;

const route = (name: string, replies: Api['routes'][number]['replies']): Api['routes'][number] => {
  const [method = '', path = ''] = name.split(' ');
  return { name, method, path, security: [], derecho: 'publico', parameters: [], bodies: {}, replies };
};

const api: Api = {
  routes: [
    route('GET /api/cosas', { 200: { [JSON_TYPE]: success }, 304: {}, default: { [JSON_TYPE]: success } }),
    route('GET /api/muda', { 200: {} }),
    route('GET /api/vacia', { 200: { [JSON_TYPE]: {} } }),
  ],
  schemas: {
    Cosa: {
      type: 'object',
      properties: { _id: { type: 'string', pattern: '^[0-9a-f]{24}$' } },
      required: ['_id'],
      additionalProperties: false,
    } as JsonSchema,
  },
  socketEvents: [],
};

const answer = (status: number, body: unknown): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  bytes: Buffer.alloc(0),
  text: JSON.stringify(body),
  path: '/api/x',
  ms: 1,
});

describe('documentedBy', () => {
  const documented = documentedBy(api);
  const faults = (status: number, body: unknown) =>
    documented.faultsOf('GET /api/cosas', answer(status, body));

  it('lists the routes that do not document their success', () => {
    expect(documented.silent).toEqual(['GET /api/muda', 'GET /api/vacia']);
  });

  it('accepts what the document allows', () => {
    expect(faults(200, { success: true, cosa: { _id: ID } })).toEqual([]);
    expect(faults(304, null)).toEqual([]);
  });

  it.each([
    ['a field missing', { success: true }],
    ['a field too many', { success: true, cosa: { _id: ID }, mas: 1 }],
    ['a field too many in a named shape', { success: true, cosa: { _id: ID, secreto: 1 } }],
    ['another value', { success: true, cosa: { _id: 'x' } }],
  ])('rejects %s', (_what, body) => {
    expect(faults(200, body)).not.toEqual([]);
  });

  it('rejects a status that is not in the document', () => {
    expect(faults(202, { success: true, cosa: { _id: ID } })).toEqual([
      'el documento no dice que conteste 202',
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { idFromIdempotencyKey } from './idempotency-key';

const ANA = 'a'.repeat(24);

const idOf = ({
  key = 'k1' as string | undefined,
  person = ANA,
  method = 'POST',
  url = '/api/epicas',
  body = {} as object,
} = {}) => {
  const sent: { _id?: string } = { ...body };
  idFromIdempotencyKey(
    { method, url, headers: key === undefined ? {} : { 'idempotency-key': key }, body: sent },
    person,
  );
  return sent._id;
};

describe('an idempotency key', () => {
  it('is one id for one person at one address, whatever the query and the rest of the body', () => {
    const id = idOf();
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(idOf({ url: '/api/epicas?x=1', body: { titulo: 'Otro' } })).toBe(id);
    for (const other of [{ key: 'k2' }, { person: 'b'.repeat(24) }, { url: '/api/historias' }])
      expect(idOf(other)).not.toBe(id);
  });

  it('leaves alone an id that the client has chosen, what creates nothing and a call without a key', () => {
    expect(idOf({ body: { _id: 'suyo' } })).toBe('suyo');
    expect(idOf({ method: 'PUT' })).toBeUndefined();
    expect(idOf({ key: ' ' })).toBeUndefined();
    const list: unknown[] = [];
    idFromIdempotencyKey({ method: 'POST', url: '/', headers: { 'idempotency-key': 'k' }, body: list }, ANA);
    expect(Object.keys(list)).toEqual([]);
  });
});

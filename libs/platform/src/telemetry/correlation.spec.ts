import { describe, expect, it } from '@jest/globals';
import { correlationIdFrom, currentActor, currentCorrelationId, withCorrelation } from './correlation';

describe('correlationIdFrom', () => {
  it('keeps a well-formed id', () => {
    expect(correlationIdFrom('peticion-0001')).toBe('peticion-0001');
  });

  it.each([
    undefined,
    '',
    'corto',
    'a'.repeat(65),
    'con espacio 123',
    'línea\nnueva-123',
    ['peticion-0001'],
    7,
  ])('replaces %j with a new id', (header) => {
    expect(correlationIdFrom(header)).toMatch(/^[\w-]{36}$/);
  });
});

describe('withCorrelation', () => {
  it('keeps the context through the awaits of the work and drops it afterwards', async () => {
    const seen = await withCorrelation(
      'correlacion-1',
      async () => {
        await Promise.resolve();
        return [currentCorrelationId(), currentActor()];
      },
      'ana',
    );
    expect(seen).toEqual(['correlacion-1', 'ana']);
    expect(currentActor()).toBeNull();
    expect(currentCorrelationId()).not.toBe('correlacion-1');
  });
});

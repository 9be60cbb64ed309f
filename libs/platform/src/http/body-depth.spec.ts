import { describe, expect, it } from '@jest/globals';
import { depthError, MAX_BODY_DEPTH } from './body-depth';

const nested = (levels: number): string => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;

describe('depthError', () => {
  it('takes what is as deep as allowed, and refuses one level more', () => {
    expect(depthError(nested(MAX_BODY_DEPTH))).toBeNull();
    expect(depthError(`[${nested(MAX_BODY_DEPTH)}]`)).toMatchObject({
      message: 'El cuerpo de la petición no puede tener más de 32 niveles, unos dentro de otros',
    });
  });

  it('refuses what is never closed', () => {
    expect(depthError('['.repeat(200_000))).not.toBeNull();
  });

  it('does not count what is in a text, nor what stands beside something', () => {
    expect(depthError(JSON.stringify({ texto: '[{'.repeat(100), cita: '\\"[[' }))).toBeNull();
    expect(depthError(JSON.stringify(Array.from({ length: 1_000 }, () => ({ a: [] }))))).toBeNull();
    expect(depthError(`["\\\\",${nested(MAX_BODY_DEPTH)}]`)).not.toBeNull();
  });
});

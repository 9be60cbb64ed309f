import { describe, expect, it } from '@jest/globals';
import { assertEditable } from './mensaje.rules';

const MINUTE = 60_000;
const mensaje = { emisor: 'ana', eliminado: false, timestamp: new Date(0) };

describe('assertEditable', () => {
  it('lets the sender change it for 15 minutes', () => {
    expect(() => assertEditable(mensaje, 'ana', new Date(15 * MINUTE))).not.toThrow();
  });

  it.each([
    ['of somebody else', mensaje, 'luis', 0, 'forbidden'],
    ['too late', mensaje, 'ana', 15 * MINUTE + 1, 'conflict'],
    ['of a deleted message', { ...mensaje, eliminado: true }, 'ana', 0, 'conflict'],
  ])('refuses a change %s', (_why, doc, persona, now, kind) => {
    expect(() => assertEditable(doc, persona, new Date(now))).toThrow(expect.objectContaining({ kind }));
  });
});

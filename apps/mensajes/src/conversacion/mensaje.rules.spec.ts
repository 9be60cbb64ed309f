import { describe, expect, it } from '@jest/globals';
import { assertDeletable, assertEditable } from './mensaje.rules';

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

describe('assertDeletable', () => {
  const late = new Date(60 * MINUTE);

  it('lets who administers the team delete any message at any time, once', () => {
    expect(() => assertDeletable(mensaje, 'luis', true, late)).not.toThrow();
    const gone = { ...mensaje, eliminado: true };
    expect(() => assertDeletable(gone, 'luis', true, late)).toThrow(
      expect.objectContaining({ kind: 'conflict' }),
    );
  });

  it.each([
    ['luis', 0, 'forbidden'],
    ['ana', 60 * MINUTE, 'conflict'],
  ])('refuses it to %s otherwise, after %d ms', (persona, now, kind) => {
    expect(() => assertDeletable(mensaje, persona, false, new Date(now))).toThrow(
      expect.objectContaining({ kind }),
    );
  });
});

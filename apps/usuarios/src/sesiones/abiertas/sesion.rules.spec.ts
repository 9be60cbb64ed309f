import { describe, expect, it } from '@jest/globals';
import { addCerrada, MAX_CERRADAS } from './sesion.rules';

const now = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-12-01T10:00:00Z');
const earlier = new Date('2026-11-20T09:59:59Z');

describe('the list of sessions closed one by one', () => {
  it('forgets sessions whose tokens have expired anyway', () => {
    const cerradas = [
      { sid: 'vieja', expira: earlier },
      { sid: 'vigente', expira: later },
    ];
    const sids = addCerrada(cerradas, { sid: 'nueva', expira: later }, now).map(({ sid }) => sid);
    expect(sids).toEqual(['vigente', 'nueva']);
  });

  it('never drops one to make room for another', () => {
    const full = Array.from({ length: MAX_CERRADAS }, (_, i) => ({ sid: `s${i}`, expira: later }));
    expect(() => addCerrada(full, { sid: 'nueva', expira: later }, now)).toThrow('Cerrar las demás');
    expect(addCerrada(full, { sid: 's0', expira: later }, now)).toHaveLength(MAX_CERRADAS);
  });
});

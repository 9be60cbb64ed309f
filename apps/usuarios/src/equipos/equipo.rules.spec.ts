import { describe, expect, it } from '@jest/globals';
import { diffMiembros, hasAdmin, type Miembro, resolveMiembros, withCreator } from './equipo.rules';

const ana: Miembro = { usuario: 'ana', rol: 'admin' };
const luis: Miembro = { usuario: 'luis', rol: 'miembro' };
const eva: Miembro = { usuario: 'eva', rol: 'miembro' };

describe('resolveMiembros', () => {
  it('keeps the role of a person sent without one', () => {
    expect(
      resolveMiembros(
        [ana, luis],
        [
          { usuario: 'ana', rol: undefined },
          { usuario: 'eva', rol: undefined },
        ],
      ),
    ).toEqual([ana, eva]);
  });

  it('uses a role that is sent', () => {
    expect(resolveMiembros([ana, luis], [{ usuario: 'luis', rol: 'admin' }])).toEqual([
      { usuario: 'luis', rol: 'admin' },
    ]);
  });

  it('counts a person once', () => {
    expect(
      resolveMiembros(
        [],
        [
          { usuario: 'eva', rol: undefined },
          { usuario: 'eva', rol: undefined },
        ],
      ),
    ).toEqual([eva]);
  });
});

describe('withCreator', () => {
  it('adds the creator as admin', () => {
    expect(withCreator([luis, eva], 'ana')).toEqual([ana, luis, eva]);
  });

  it('promotes a creator who was sent as an ordinary member', () => {
    expect(withCreator([{ usuario: 'ana', rol: 'miembro' }, luis], 'ana')).toEqual([ana, luis]);
  });
});

describe('hasAdmin', () => {
  it('tells a team with an admin from one without', () => {
    expect(hasAdmin([luis, ana])).toBe(true);
    expect(hasAdmin([luis, eva])).toBe(false);
  });
});

describe('diffMiembros', () => {
  it('lists who joined, who left and whose role changed', () => {
    const luisAdmin: Miembro = { usuario: 'luis', rol: 'admin' };
    expect(diffMiembros([ana, luis], [luisAdmin, eva])).toEqual({
      anadidos: [eva],
      retirados: [ana],
      cambiados: [luisAdmin],
    });
  });

  it('is empty for the same members in another order', () => {
    expect(diffMiembros([ana, luis], [luis, ana])).toEqual({ anadidos: [], retirados: [], cambiados: [] });
  });
});

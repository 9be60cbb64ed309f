import { describe, expect, it } from '@jest/globals';
import { definicionesOf, holds, written } from './definicion.rules';

const historia = {
  descripcion: '',
  comoUsuario: '',
  quiero: '',
  puntos: 0,
  responsable: null,
  avanceCriterios: { hechos: 0, total: 0 },
};
const punto = (regla: Parameters<typeof holds>[1]['regla']) => ({ _id: 'p', regla, texto: '' });

describe('a point of a definition', () => {
  it.each([
    ['criterios', historia, false],
    ['criterios', { ...historia, avanceCriterios: { hechos: 0, total: 1 } }, true],
    ['criteriosCumplidos', { ...historia, avanceCriterios: { hechos: 1, total: 2 } }, false],
    ['criteriosCumplidos', { ...historia, avanceCriterios: { hechos: 2, total: 2 } }, true],
    ['puntos', historia, false],
    ['puntos', { ...historia, puntos: 3 }, true],
    ['descripcion', { ...historia, quiero: 'pagar' }, true],
    ['responsable', historia, false],
    ['sinBloqueos', historia, true],
    ['sinBloqueos', { ...historia, bloqueadaPor: 2 }, false],
  ] as const)('%s of %j holds: %j', (regla, story, expected) => {
    expect(holds(story, punto(regla), undefined)).toBe(expected);
  });

  it('with a text holds once somebody has ticked it for the story', () => {
    expect(holds(historia, punto(null), new Set(['otro']))).toBe(false);
    expect(holds(historia, punto(null), new Set(['p']))).toBe(true);
  });

  it('that is a rule counts once, and a team that has written none asks for nothing', () => {
    const twice = written(
      { impide: true, puntos: [{ regla: 'puntos' }, { regla: 'puntos' }, { texto: 'x' }] },
      () => 'nuevo',
    );
    expect(twice.puntos.map(({ regla, texto }) => [regla, texto])).toEqual([
      ['puntos', ''],
      [null, 'x'],
    ]);
    expect(definicionesOf(null)).toMatchObject({ listo: { puntos: [] }, version: 0 });
  });
});

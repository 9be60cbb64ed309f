import { describe, expect, it } from '@jest/globals';
import { cambiosOf, definicionesOf, holds, written } from './definicion.rules';

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
    ['sinTareasAbiertas', historia, true],
    ['sinTareasAbiertas', { ...historia, tareasAbiertas: 0 }, true],
    ['sinTareasAbiertas', { ...historia, tareasAbiertas: 1 }, false],
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

describe('what is kept of a change', () => {
  const texto = (_id: string, said: string) => ({ _id, regla: null, texto: said });
  const puntos = { _id: 'r', regla: 'puntos' as const, texto: '' };
  const of = (before: object[], after: object[], impide = [false, false]) =>
    cambiosOf(
      { listo: { puntos: before as never, impide: impide[0]! }, hecho: { puntos: [], impide: true } },
      { listo: { puntos: after as never, impide: impide[1]! }, hecho: { puntos: [], impide: true } },
      { autor: 'ana', fecha: new Date(0) },
    ).map(({ cual, puestos, quitados, impide: now }) => [cual, puestos, quitados, now]);

  it('names what came and what went; another text is both, a rule under another id is neither', () => {
    const [old, other] = [texto('a', 'Uno'), texto('a', 'Dos')];
    expect(of([old, puntos], [{ ...puntos, _id: 's' }, other])).toEqual([['listo', [other], [old], null]]);
  });

  it('says whether it stops the sprint now, and is empty where only the order is another', () => {
    const [a, b] = [texto('a', 'Uno'), texto('b', 'Dos')];
    expect(of([a, b], [b, a])).toEqual([['listo', [], [], null]]);
    expect(of([a], [a], [false, true])).toEqual([['listo', [], [], true]]);
    expect(of([a], [a])).toEqual([]);
  });
});

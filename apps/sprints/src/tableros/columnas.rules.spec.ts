import { describe, expect, it } from '@jest/globals';
import {
  columnaDe,
  ESTADOS_HISTORIA,
  type ColumnasUpdate,
  type EstadoHistoria,
  type ReglaColumna,
} from '@pmp/contracts/sprints';
import { newId } from '@pmp/testing';
import { Types } from 'mongoose';
import { changeColumnas, columnasOf, dentroDe, isShared } from './columnas.rules';

const NOMBRES = ['Por hacer', 'En progreso', 'Completado'];
const start = () => columnasOf(NOMBRES.map((nombre) => ({ _id: new Types.ObjectId(), nombre })));
const idOf = (columnas: ReglaColumna[], nombre: string) =>
  columnas.find((each) => each.nombre === nombre)!._id;

/** `estado:Nombre` of each column from left to right; those that are gone, with where their cards go. */
const change = (current: ReglaColumna[], wanted: string[], gone: Record<string, string> = {}) => {
  const columnas = wanted.map((text) => {
    const [estado, nombre] = text.split(':') as [EstadoHistoria, string];
    const _id = current.find((each) => each.nombre === nombre)?._id;
    return { ...(_id && { _id }), nombre, estado, limite: null };
  });
  const ids = columnas.map(({ _id }) => _id ?? newId());
  const idNamed = (nombre: string) => ids[columnas.findIndex((each) => each.nombre === nombre)] ?? newId();
  const retiradas = Object.entries(gone).map(([from, to]) => ({
    _id: idOf(current, from),
    destino: idNamed(to),
  }));
  return changeColumnas(current, { columnas, retiradas }, ids);
};
const where = (columnas: ReglaColumna[], estado: EstadoHistoria, columna: string | null = null) =>
  columnaDe(columnas, { estado, columna }).nombre;

const REST = ['pendiente:Por hacer', 'completada:Completado'];
const designed = () => change(start(), ['en progreso:Diseño', 'en progreso:En progreso', ...REST]);

describe('the columns of a board', () => {
  it('are those of the specification, also on a board that was made before teams had their own', () => {
    expect(ESTADOS_HISTORIA.map((estado) => where(start(), estado))).toEqual([
      'Por hacer',
      'En progreso',
      'En progreso',
      'Completado',
    ]);
  });

  it('keep their cards when another column of the same state is put in front of them', () => {
    const columnas = designed();
    expect(where(columnas, 'en progreso')).toBe('En progreso');
    expect(where(columnas, 'en progreso', idOf(columnas, 'Diseño'))).toBe('Diseño');
    expect(where(columnas, 'pendiente', idOf(columnas, 'Diseño'))).toBe('Por hacer');
  });

  it('leave work in review with work in progress until it has a column', () => {
    const review = change(start(), ['en progreso:En progreso', 'en revisión:Revisión', ...REST]);
    expect(where(review, 'en revisión')).toBe('Revisión');
    const back = change(review, ['en progreso:En progreso', ...REST], { Revisión: 'En progreso' });
    expect(where(back, 'en revisión', idOf(review, 'Revisión'))).toBe('En progreso');
  });

  it('take over the cards of a removed one, those that were only shown in it too, and for good', () => {
    const both = designed();
    const one = change(both, ['en progreso:Diseño', ...REST], { 'En progreso': 'Diseño' });
    expect(where(one, 'en progreso', idOf(both, 'En progreso'))).toBe('Diseño');
    const next = change(one, ['en progreso:Diseño', 'en progreso:Pruebas', ...REST]);
    const last = change(next, ['en progreso:Otra', 'en progreso:Pruebas', ...REST], { Diseño: 'Pruebas' });
    expect(where(last, 'en progreso', idOf(both, 'En progreso'))).toBe('Pruebas');
    expect(where(last, 'en progreso')).toBe('Pruebas');
  });

  it('hold each story once, in the query as in the rule', () => {
    const columnas = designed();
    for (const estado of ESTADOS_HISTORIA)
      for (const columna of [null, newId(), ...columnas.map(({ _id }) => _id)]) {
        const holding = columnas.filter((each) =>
          dentroDe(each, columnas).some(
            (part) => part.estado === estado && part.columnas.includes(String(columna)) !== part.salvo,
          ),
        );
        expect(holding).toEqual([columnaDe(columnas, { estado, columna })]);
      }
    expect(columnas.filter((each) => isShared(each, columnas)).map(({ nombre }) => nombre)).toEqual([
      'Diseño',
      'En progreso',
    ]);
    expect(start().some((each, _at, all) => isShared(each, all))).toBe(false);
  });

  it('take the id that somebody has chosen for a new one, unless it was that of a column before', () => {
    const current = start();
    const rest = current.map(({ _id, nombre, estado }) => ({ _id, nombre, estado, limite: null }));
    const nueva = {
      _id: newId(),
      nueva: true,
      nombre: 'Diseño',
      estado: 'en progreso' as const,
      limite: null,
    };
    const put = (all: ReglaColumna[], columnas: ColumnasUpdate['columnas']) =>
      changeColumnas(
        all,
        { columnas, retiradas: [] },
        columnas.map(({ _id = newId() }) => _id),
      );
    expect(idOf(put(current, [...rest, nueva]), 'Diseño')).toBe(nueva._id);
    const refused = expect.objectContaining({ motivo: 'sprints.columnaDesconocida' });
    expect(() => put(current, [...rest, { ...nueva, nueva: false }])).toThrow(refused);
    const taken = current.map((each, at) => (at ? each : { ...each, sustituye: [nueva._id] }));
    expect(() => put(taken, [...rest, nueva])).toThrow(refused);
  });

  it.each<[string, () => unknown, string]>([
    [
      'no column for completed work',
      () => change(start(), ['pendiente:Por hacer', 'en progreso:X']),
      'faltaColumna',
    ],
    [
      'one name twice',
      () => change(start(), ['en progreso:Diseno', 'en progreso:DISEÑO', ...REST]),
      'columnaDuplicada',
    ],
    ['nowhere for the cards', () => change(designed(), ['en progreso:Diseño', ...REST]), 'columnaSinDestino'],
    [
      'another state for them',
      () => change(designed(), ['en progreso:Diseño', ...REST], { 'En progreso': 'Completado' }),
      'columnaSinDestino',
    ],
  ])('are refused with %s', (_what, work, motivo) => {
    expect(work).toThrow(expect.objectContaining({ motivo: `sprints.${motivo}` }));
  });
});

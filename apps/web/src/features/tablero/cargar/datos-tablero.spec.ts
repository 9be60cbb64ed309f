import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import type { Columna } from '@pmp/contracts/sprints';
import { replaceEqualDeep } from '@tanstack/react-query';
import { almacen } from '../../../shared/almacen/almacen';
import { pendientes } from '../../../shared/pendientes/pendientes';
import { cambios } from '../../../shared/vivo/cambios';
import { board, datosOf, h, letters } from '../letters';
import { columnasDe, historiasDe, reglasDe, takeTablero, type TableroLeido } from './datos-tablero';

const read = (columnas: Columna[]): TableroLeido =>
  takeTablero({ success: true, ...datosOf(columnas), columnas });
const columnasOf = (leido: TableroLeido) => columnasDe(reglasDe(leido, pendientes.all()), historiasDe(leido));
const shown = (leido: TableroLeido) => letters(columnasOf(leido));

const hear = (over: Partial<Cambio>) =>
  cambios.publish({
    entidad: 'historia',
    accion: 'actualizado',
    _id: 'a',
    version: 2,
    datos: null,
    autor: null,
    ...over,
  });
const change = (letter: string, over: Parameters<typeof h>[1]) =>
  hear({ _id: letter, datos: h(letter, { version: 2, ...over }) });

const mover = (historia: string, columna: string, despuesDe: string | null, estado: string) => ({
  accion: 'mover' as const,
  entidad: 'historia' as const,
  elemento: historia,
  proyecto: '',
  titulo: '',
  method: 'PUT' as const,
  path: `/api/tableros/mover-historia/${historia}`,
  body: { columnaDestinoId: columna, estado, despuesDe },
});
const underWay: (() => void)[] = [];
const sent = () => new Promise<void>((resolve) => underWay.push(resolve));
afterEach(async () => {
  underWay.splice(0).forEach((arrive) => arrive());
  await new Promise(setImmediate);
});

describe('a board after a change by somebody else', () => {
  it.each<[string, string[], string, Parameters<typeof h>[1]]>([
    ['ac|bd|', ['c', 'bad', ''], 'a', { estado: 'en revisión', orden: 'c' }],
    ['abc||', ['bac', '', ''], 'a', { orden: 'bb' }],
    ['a||b', ['', '', 'ba'], 'a', { estado: 'completada', orden: 'z' }],
    ['a||', ['az', '', ''], 'z', {}],
    ['a||', ['a', '', ''], 'z', { sprintId: null }],
  ])(
    'has in %s then %j: each story in its column, at its rank, if it belongs',
    (before, after, letter, over) => {
      const leido = read(board(...(before.split('|') as [string, string, string])));
      change(letter, over);
      expect(shown(leido)).toEqual(after);
    },
  );

  it('keeps its own sprint, as the story learns of it later', () => {
    const leido = read(board('a', '', ''));
    change('a', { sprintId: null, titulo: 'Otro' });
    expect(historiasDe(leido)[0]).toMatchObject({ titulo: 'Otro', sprintId: { nombre: 'Pagos' } });
  });

  it('has no story that is deleted', () => {
    const leido = read(board('ab', '', ''));
    hear({ accion: 'eliminado' });
    expect(shown(leido)).toEqual(['b', '', '']);
  });

  it('is not taken back by a reply that is older, and keeps the columns that stay as they are', () => {
    const asked = board('ab', 'c', '');
    const leido = read(asked);
    const before = columnasOf(leido);
    change('a', { version: 5, estado: 'completada', orden: 'a' });
    const after = columnasOf(replaceEqualDeep(leido, read(JSON.parse(JSON.stringify(asked)) as Columna[])));
    expect(letters(after)).toEqual(['b', 'c', 'a']);
    expect(after[1]).toBe(before[1]);
  });
});

describe('what is not confirmed, on a board', () => {
  it('puts cards where they are moved to, one after the other, and keeps the others still', () => {
    const leido = read(board('ab', 'c', ''));
    void pendientes.mostrar([mover('a', 'En progreso', null, 'en progreso')], sent);
    void pendientes.mostrar([mover('b', 'En progreso', 'a', 'en progreso')], sent);
    expect(shown(leido)).toEqual(['', 'abc', '']);
    void pendientes.mostrar([mover('c', 'En progreso', null, 'en progreso')], sent);
    expect(shown(leido)).toEqual(['', 'cab', '']);
    void pendientes.mostrar([mover('a', 'Completado', null, 'completada')], sent);
    expect(shown(leido)).toEqual(['', 'cb', 'a']);
    expect(almacen.said('historia', 'a')?.estado).toBe('pendiente');
  });

  it('puts two behind the same card with the later one first', () => {
    const leido = read(board('abz', 'c', ''));
    void pendientes.mostrar([mover('a', 'En progreso', 'c', 'en progreso')], sent);
    void pendientes.mostrar([mover('b', 'En progreso', 'c', 'en progreso')], sent);
    expect(shown(leido)).toEqual(['z', 'cba', '']);
  });

  it('takes a card where a changed estado belongs', () => {
    const leido = read(board('ab', '', ''));
    const pedido = {
      ...mover('b', '', null, ''),
      accion: 'editar' as const,
      path: '/api/historias/b',
      body: {},
    };
    void pendientes.mostrar([{ ...pedido, visto: { estado: 'completada' } }], sent);
    expect(shown(leido)).toEqual(['a', '', 'b']);
  });
});

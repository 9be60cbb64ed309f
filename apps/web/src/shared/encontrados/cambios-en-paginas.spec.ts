/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import { aHistoria, anEpica, aTarea } from '../testing/datos/builders';
import { asksAgain, keepNewer, patchPaginas } from './cambios-en-paginas';
import type { Paginas } from './paginas';

const epica = anEpica({ titulo: 'Pagos' });
const historia = aHistoria({ titulo: 'Cobrar', epicaId: epica });
const una = aTarea({ titulo: 'Una', version: 2, historiaId: historia._id });
const otra = aTarea({ titulo: 'Otra' });
const pagesOf = (...pages: object[][]) =>
  ({
    pages: pages.map((elementos) => ({ elementos, siguiente: null, total: 40 })),
    pageParams: [],
  }) as unknown as Paginas;
const paginas = pagesOf(
  [
    { entidad: 'epica', ...epica },
    { entidad: 'historia', ...historia },
  ],
  [
    { entidad: 'tarea', ...una },
    { entidad: 'tarea', ...otra },
  ],
);
const cambio = (over: Partial<Cambio>): Cambio => ({
  entidad: 'tarea',
  accion: 'actualizado',
  _id: una._id,
  version: 3,
  datos: { ...una, titulo: 'Nueva', version: 3 },
  autor: null,
  ...over,
});
const shown = ({ pages }: Paginas) => ({
  titulos: pages.flatMap(({ elementos }) => elementos.map(({ titulo }) => titulo)),
  total: pages[0]?.total,
});

describe('what has been read of a list, after a change', () => {
  it('is the newer version, where it stands, and never an older one', () => {
    const after = patchPaginas(paginas, cambio({}));
    expect(shown(after)).toEqual({ titulos: ['Pagos', 'Cobrar', 'Nueva', 'Otra'], total: 40 });
    expect(after.pages[1]?.elementos[0]?.entidad).toBe('tarea');
    expect(patchPaginas(paginas, cambio({ version: 2 }))).toBe(paginas);
    expect(patchPaginas(paginas, cambio({ _id: 'f'.repeat(24) }))).toBe(paginas);
    expect(shown(keepNewer(after, paginas)).titulos).toContain('Nueva');
    expect(keepNewer(undefined, paginas)).toBe(paginas);
  });

  it('keeps the epic of a task, which its own changes do not say and those of others do', () => {
    const con = { _id: epica._id, titulo: 'Pagos' };
    const read = pagesOf([{ entidad: 'tarea', ...una, epica: con }]);
    const after = (over: Partial<Cambio>) => patchPaginas(read, cambio(over)).pages[0]?.elementos[0];
    expect(after({})).toMatchObject({ titulo: 'Nueva', epica: con });
    const otraEpica = { _id: anEpica()._id, titulo: 'Otra' };
    const movida = { ...historia, epicaId: otraEpica };
    expect(after({ entidad: 'historia', _id: historia._id, datos: movida })).toMatchObject({
      epica: otraEpica,
    });
    const renombrada = { ...epica, titulo: 'Cobros' };
    expect(after({ entidad: 'epica', _id: epica._id, datos: renombrada })).toMatchObject({
      epica: { titulo: 'Cobros' },
    });
    const fuera = after({ datos: { ...una, historiaId: aHistoria()._id, version: 3 } });
    expect(fuera).not.toHaveProperty('epica');
  });

  it.each([
    ['tarea', una._id, ['Pagos', 'Cobrar', 'Otra'], 39],
    ['historia', historia._id, ['Pagos', 'Otra'], 38],
    ['epica', epica._id, ['Una', 'Otra'], 38],
    ['proyecto', otra.proyecto, ['Pagos', 'Cobrar', 'Una'], 39],
  ] as const)('loses what goes with a deleted %s', (entidad, _id, titulos, total) => {
    const after = patchPaginas(paginas, cambio({ entidad, _id, accion: 'eliminado', datos: null }));
    expect(shown(after)).toEqual({ titulos, total });
  });

  it.each<[string, Partial<Cambio>, boolean]>([
    ['tipo:tarea', {}, false],
    ['tipo:tarea', { accion: 'creado' }, true],
    ['tipo:tarea', { accion: 'eliminado' }, true],
    ['tipo:tarea,historia orden:-creada', { entidad: 'historia' }, false],
    ['tipo:tarea orden:titulo', {}, true],
    ['tipo:bug', {}, true],
    ['tipo:tarea abierta', {}, true],
    ['tipo:tarea', { entidad: 'proyecto', accion: 'eliminado' }, true],
    ['abierta', { entidad: 'proyecto' }, false],
    ['abierta', { entidad: 'sprint' }, false],
  ])('%s after %j asks the server again: %s', (q, over, asked) =>
    expect(asksAgain(q, cambio(over))).toBe(asked),
  );
});

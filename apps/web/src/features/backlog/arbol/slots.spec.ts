/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { aHistoria, anEpica, aTarea } from '../../../shared/testing/datos/builders';
import { backlogTree } from '../../../shared/arbol/backlog-tree';
import { backlogRows } from './rows';
import { lineRow, placeOf, slotAt, slotsOf } from './slots';

const a = anEpica({ titulo: 'A', orden: 'a' });
const b = anEpica({ titulo: 'B', orden: 'b' });
const uno = aHistoria({ epicaId: a, orden: 'a' });
const dos = aHistoria({ epicaId: a, orden: 'b' });
const tres = aHistoria({ epicaId: b, orden: 'c' });
const tarea = aTarea({ historiaId: uno._id });
const tree = backlogTree([a, b], [uno, dos, tres], [tarea]);
const rows = backlogRows(tree, { turned: new Set([uno._id]), filtered: false });
const ref = { entidad: 'historia', id: uno._id } as const;
const rowOf = (key: string) => {
  const row = rows.find((each) => each.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
};

describe('drop places', () => {
  it('go from top to bottom across epics', () => {
    expect(slotsOf(tree, ref)).toMatchObject({
      slots: [
        { padre: a._id, despuesDe: null },
        { padre: a._id, despuesDe: dos._id },
        { padre: b._id, despuesDe: null },
        { padre: b._id, despuesDe: tres._id },
      ],
      here: 0,
    });
  });

  it.each([
    ['upper half: before it', tres._id, false, { padre: b._id, despuesDe: null }],
    ['lower half: after it', tres._id, true, { padre: b._id, despuesDe: tres._id }],
    ['an epic: first in it', b._id, false, { padre: b._id, despuesDe: null }],
    ['its end: last in it', `${b._id}:anadir`, false, { padre: b._id, despuesDe: tres._id }],
    ['itself: nowhere', uno._id, true, undefined],
    ['right below itself: where it was', dos._id, false, { padre: a._id, despuesDe: null }],
  ])('over %s', (_case, key, lowerHalf, expected) => {
    expect(slotAt(tree, ref, rowOf(key), lowerHalf)).toEqual(expected);
  });

  it('puts a task dropped on a story first in it, and an epic dropped inside another epic beside that epic', () => {
    const task = { entidad: 'tarea', id: tarea._id } as const;
    expect(slotAt(tree, task, rowOf(tres._id), true)).toEqual({ padre: tres._id, despuesDe: null });
    const epic = { entidad: 'epica', id: a._id } as const;
    expect(slotAt(tree, epic, rowOf(tres._id), false)).toEqual({ padre: '', despuesDe: b._id });
  });

  it('end where what follows has not been read', () => {
    const part = backlogTree([a, b], [uno, dos, tres], [], {
      deEpica: (id) => (id === a._id ? { de: 'epica', count: 7 } : undefined),
      deHistoria: () => undefined,
    });
    const { slots, beside } = slotsOf(part, ref);
    expect(slots).toEqual(slotsOf(tree, ref).slots);
    expect([beside(0, 1), beside(1, 1), beside(2, -1), beside(2, 1)]).toEqual([
      { padre: a._id, despuesDe: dos._id },
      undefined,
      undefined,
      { padre: b._id, despuesDe: tres._id },
    ]);
    expect(slotsOf(tree, ref).beside(1, 1)).toEqual({ padre: b._id, despuesDe: null });
    const partRows = backlogRows(part, { turned: new Set(), filtered: false });
    for (const key of [`${a._id}:resto`, `${a._id}:anadir`]) {
      const row = partRows.find((each) => each.key === key);
      expect([key, row && slotAt(part, ref, row, true)]).toEqual([key, undefined]);
      expect(row).toBeDefined();
    }
    expect(placeOf(part, ref, { padre: a._id, despuesDe: dos._id })).toMatchObject({ posicion: 2, total: 9 });
  });

  it('is announced by its position', () => {
    expect(placeOf(tree, ref, { padre: b._id, despuesDe: tres._id })).toEqual({
      titulo: 'B',
      posicion: 2,
      total: 2,
    });
  });

  it('is drawn below everything inside the previous item', () => {
    expect(lineRow(rows, { entidad: 'historia', id: dos._id }, { padre: a._id, despuesDe: uno._id })).toBe(
      `${uno._id}:anadir`,
    );
    expect(lineRow(rows, ref, { padre: b._id, despuesDe: null })).toBe(b._id);
  });
});

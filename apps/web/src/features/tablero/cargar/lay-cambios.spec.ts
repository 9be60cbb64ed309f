/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { NuevoPendiente } from '../../../shared/pendientes/pendiente';
import { board, letters } from '../letters';
import { layCambios } from './lay-cambios';

const edit = (elemento: string, visto: Record<string, unknown>) =>
  ({ accion: 'editar', elemento, visto }) as unknown as NuevoPendiente;

it('shows a changed field at once, and takes a card where its new estado belongs', () => {
  const columnas = board('ab', 'c', '');
  const after = layCambios(columnas, [edit('a', { puntos: 8 }), edit('b', { estado: 'completada' })]);
  expect(letters(after)).toEqual(['a', 'c', 'b']);
  expect(after[0]?.historias[0]?.puntos).toBe(8);
});

it('keeps the columns as they are when there is nothing to show', () => {
  const columnas = board('ab', 'c', '');
  expect(layCambios(columnas, [edit('z', { puntos: 8 })])).toBe(columnas);
});

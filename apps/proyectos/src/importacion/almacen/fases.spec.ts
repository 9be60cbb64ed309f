import { expect, it } from '@jest/globals';
import { isMade } from './fases';

it('an import that stops has made the kinds before, and of its kind the documents before', () => {
  const at = { fase: 'historia', trozo: 2 } as const;
  expect(['epica', 'historia', 'tarea'].map((tipo) => isMade(at, tipo, 1))).toEqual([true, true, false]);
  expect(['epica', 'historia', 'tarea'].map((tipo) => isMade(at, tipo, 2))).toEqual([true, false, false]);
  expect(isMade({ fase: 'etiquetas', trozo: -1 }, 'epica', 0)).toBe(false);
  expect(isMade({ fase: 'enlaces', trozo: 0 }, 'tarea', 9)).toBe(true);
});

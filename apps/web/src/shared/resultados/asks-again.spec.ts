/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { Cambio } from '@pmp/contracts/common';
import { anId } from '../testing/datos/builders';
import { asksAgain } from './asks-again';

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
  ['abierta', { entidad: 'sprint' }, true],
  ['tipo:tarea', { entidad: 'sprint' }, false],
  ['tipo:tarea', { entidad: 'enlace', accion: 'creado' }, true],
  ['abierta', { entidad: 'tablero' }, false],
])('%s after %j asks the server again: %s', (q, over, asked) =>
  expect(
    asksAgain(q)({
      entidad: 'tarea',
      accion: 'actualizado',
      _id: anId(),
      version: 3,
      datos: {},
      autor: null,
      ...over,
    }),
  ).toBe(asked),
);

import { beforeEach, expect, it } from '@jest/globals';
import { PREFERENCIAS_INICIALES } from '@pmp/contracts/usuarios';
import { applyPreferencias } from './preferencias';
import { readProyectos, writeProyectos } from './proyectos-primero';

const A = '5eb791a2a41dbe81a5f37e15';
const B = '5eb791a2a41dbe81a5f37e16';

beforeEach(() => writeProyectos('favoritos', [A]));

it.each([
  { those: 'of the server take their place', proyectosFavoritos: [B], left: B },
  { those: 'are none once the last mark is taken away', proyectosFavoritos: [], left: '' },
  { those: 'stay that this browser marked before the server kept any', left: A },
])('favourites $those', async ({ proyectosFavoritos, left }) => {
  await applyPreferencias({ ...PREFERENCIAS_INICIALES, ...(proyectosFavoritos && { proyectosFavoritos }) });
  expect(readProyectos('favoritos')).toBe(left);
});

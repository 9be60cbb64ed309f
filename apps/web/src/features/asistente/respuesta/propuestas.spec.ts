import { expect, it } from '@jest/globals';
import { RUTAS_DE_PROPUESTA as CONTRACT_RUTAS } from '@pmp/contracts/ia';
import { fakeApi } from '../../../shared/testing/fake-api';
import { RUTAS_DE_PROPUESTA, runCambio } from './propuestas';

it('knows the calls of the contract', () => {
  expect(RUTAS_DE_PROPUESTA).toEqual(CONTRACT_RUTAS);
});

it('refuses any other call in a proposal', async () => {
  const api = fakeApi({});
  const cambio = { metodo: 'PUT' as const, ruta: '/api/usuarios/perfil', cuerpo: {}, descripcion: 'x' };
  await expect(runCambio(cambio)).rejects.toThrow('No es una llamada de propuesta');
  expect(api.calls).toEqual([]);
});

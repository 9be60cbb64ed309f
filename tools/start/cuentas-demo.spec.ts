import { expect, it } from '@jest/globals';
import { ADMIN_DEMO, CORREOS_DEMO } from '@pmp/contracts/usuarios';
import { personas } from '../demo/personas.ts';
import { DEMO_ADMIN } from './settings.ts';

it('the demonstration has no account but those that `usuarios` closes without it', () => {
  expect(DEMO_ADMIN).toEqual(ADMIN_DEMO);
  expect(personas.map(({ clave }) => `${clave}@demo.es`)).toEqual(CORREOS_DEMO);
});

import { describe, expect, it } from '@jest/globals';
import { correoKey, planAccountChange } from './usuario.rules';

describe('correoKey', () => {
  it.each([
    ['Ana@Ejemplo.ES', 'ana@ejemplo.es'],
    [' ana@ejemplo.es ', 'ana@ejemplo.es'],
    ['jose\u0301@ejemplo.es', 'jos\u00e9@ejemplo.es'],
  ])('%s is %s', (correo, key) => {
    expect(correoKey(correo)).toBe(key);
  });
});

describe('planAccountChange', () => {
  const admin = { rol: 'admin', estado: 'activo' } as const;
  const usuario = { rol: 'usuario', estado: 'activo' } as const;

  it.each([
    ['demotion', admin, { rol: 'usuario' }, true],
    ['deactivation', admin, { estado: 'inactivo' }, true],
    ['promotion', usuario, { rol: 'admin' }, false],
    ['deactivation of an ordinary account', usuario, { estado: 'inactivo' }, false],
    ['demotion of an inactive admin', { rol: 'admin', estado: 'inactivo' }, { rol: 'usuario' }, false],
    ['same values again', admin, { rol: 'admin', estado: 'activo' }, false],
  ] as const)('%s costs an active admin: %#', (_caso, antes, pedido, losesAdmin) => {
    expect(planAccountChange(antes, pedido).losesAdmin).toBe(losesAdmin);
  });

  it('keeps what was not sent', () => {
    expect(planAccountChange(admin, { estado: 'inactivo' }).despues).toEqual({
      rol: 'admin',
      estado: 'inactivo',
    });
  });

  it('ends the sessions only when the account becomes inactive', () => {
    expect(planAccountChange(usuario, { estado: 'inactivo' }).endsSessions).toBe(true);
    expect(
      planAccountChange({ rol: 'usuario', estado: 'inactivo' }, { estado: 'inactivo' }).endsSessions,
    ).toBe(false);
    expect(planAccountChange(usuario, { rol: 'admin' }).endsSessions).toBe(false);
  });

  it('reports that nothing changes', () => {
    expect(planAccountChange(usuario, {}).cambia).toBe(false);
    expect(planAccountChange(usuario, { rol: 'admin' }).cambia).toBe(true);
  });
});

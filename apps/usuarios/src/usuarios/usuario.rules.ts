import type { EstadoUsuario, Rol, UsuarioAdminUpdate } from '@pmp/contracts/usuarios';

export { correoKey } from '@pmp/contracts/usuarios';

export interface Cuenta {
  rol: Rol;
  estado: EstadoUsuario;
}

const isActiveAdmin = (cuenta: Cuenta): boolean => cuenta.rol === 'admin' && cuenta.estado === 'activo';

export interface AccountChange {
  despues: Cuenta;
  cambia: boolean;
  /** True if one active admin is lost; only allowed while another one remains. */
  losesAdmin: boolean;
  /** Tokens from before a deactivation stay invalid when the account is activated again. */
  endsSessions: boolean;
}

export const planAccountChange = (antes: Cuenta, pedido: UsuarioAdminUpdate): AccountChange => {
  const despues = { rol: pedido.rol ?? antes.rol, estado: pedido.estado ?? antes.estado };
  return {
    despues,
    cambia: despues.rol !== antes.rol || despues.estado !== antes.estado,
    losesAdmin: isActiveAdmin(antes) && !isActiveAdmin(despues),
    endsSessions: antes.estado === 'activo' && despues.estado === 'inactivo',
  };
};

import { rutasPerfil } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Every older token stops working; the reply carries a fresh one. */
export const updateContrasena = (actual: string, nueva: string): Promise<{ token: string }> =>
  pedir(rutasPerfil.cambiarContrasena, { body: { actual, nueva } });

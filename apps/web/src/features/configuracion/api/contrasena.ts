import { http } from '../../../shared/http/http';

/** Every older token stops working; the reply carries a fresh one. */
export const updateContrasena = (actual: string, nueva: string): Promise<{ token: string }> =>
  http.put('/api/usuarios/contrasena', { actual, nueva });

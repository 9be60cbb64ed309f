import type { Preferencias, PreferenciasUpdate } from '@pmp/contracts/usuarios';

/** A settings page sends every switch at each click: what is already so must not become a new version. */
export const hasNews = (actuales: Preferencias, pedido: PreferenciasUpdate): boolean =>
  Object.entries(pedido).some(([clave, valor]) => actuales[clave as keyof Preferencias] !== valor);

import type { Preferencias, PreferenciasUpdate } from '@pmp/contracts/usuarios';

/** The settings page sends every switch at each click; without a real change there must be no new version. */
export const hasNews = (actuales: Preferencias, pedido: PreferenciasUpdate): boolean =>
  Object.entries(pedido).some(([clave, valor]) => actuales[clave as keyof Preferencias] !== valor);

import type { Preferencias, PreferenciasUpdate } from '@pmp/contracts/usuarios';
import { isDeepStrictEqual } from 'node:util';

/** The settings page sends every switch at each click; without a real change there must be no new version. */
export const hasNews = (actuales: Preferencias, pedido: PreferenciasUpdate): boolean =>
  Object.entries(pedido).some(
    ([clave, valor]) => !isDeepStrictEqual(actuales[clave as keyof Preferencias], valor),
  );

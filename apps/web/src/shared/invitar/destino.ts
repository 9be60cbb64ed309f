import type { RolEquipo } from '@pmp/contracts/usuarios';

/** Where whoever comes in stands. */
export interface Destino {
  equipo?: string;
  rol?: RolEquipo;
  proyecto?: string;
}

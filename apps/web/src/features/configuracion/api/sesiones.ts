import type { SesionAbierta } from '@pmp/contracts/usuarios';
import { rutasSesiones } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getSesiones = async (signal: AbortSignal): Promise<SesionAbierta[]> =>
  (await pedir(rutasSesiones.listar, { signal })).sesiones;

export const closeSesion = (id: string): Promise<unknown> => pedir(rutasSesiones.cerrar, { params: { id } });

/** Every older token stops working; the reply carries a fresh one. */
export const closeOtherSesiones = async (): Promise<string> => (await pedir(rutasSesiones.cerrarDemas)).token;

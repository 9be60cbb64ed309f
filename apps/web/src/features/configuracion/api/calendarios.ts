import type { Calendario, TipoCalendario } from '@pmp/contracts/integraciones';
import { rutasCalendarios } from '@pmp/contracts/integraciones/rutas';
import { pedir } from '../../../shared/http/pedir';

export const CALENDARIOS = ['calendarios'] as const;

export interface NuevoCalendario {
  nombre: string;
  tipo: TipoCalendario;
  proyecto: string | null;
}

export interface CalendarioConRuta {
  calendario: Calendario;
  /** Its secret address without the host; shown this once. */
  ruta: string;
}

export const getCalendarios = async (signal: AbortSignal): Promise<Calendario[]> =>
  (await pedir(rutasCalendarios.listar, { signal })).calendarios;

export const createCalendario = (nuevo: NuevoCalendario): Promise<CalendarioConRuta> =>
  pedir(rutasCalendarios.crear, { body: nuevo });

export const renewCalendario = (id: string): Promise<CalendarioConRuta> =>
  pedir(rutasCalendarios.renovar, { params: { id } });

export const deleteCalendario = (id: string): Promise<unknown> =>
  pedir(rutasCalendarios.eliminar, { params: { id } });

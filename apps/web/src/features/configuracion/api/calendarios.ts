import type { Calendario, TipoCalendario } from '@pmp/contracts/integraciones';
import { http } from '../../../shared/http/http';

const PATH = '/api/calendarios';

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
  (await http.get<{ calendarios: Calendario[] }>(PATH, signal)).calendarios;

export const createCalendario = (nuevo: NuevoCalendario): Promise<CalendarioConRuta> =>
  http.post<CalendarioConRuta>(PATH, nuevo);

export const renewCalendario = (id: string): Promise<CalendarioConRuta> =>
  http.post<CalendarioConRuta>(`${PATH}/${id}/renovar`, {});

export const deleteCalendario = (id: string): Promise<unknown> => http.delete(`${PATH}/${id}`);

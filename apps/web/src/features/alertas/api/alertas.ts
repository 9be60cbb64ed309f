import { rutasAlertas } from '@pmp/contracts/ia/rutas';
import { pedir } from '../../../shared/http/pedir';

export const getAlertas = (proyecto: string, signal: AbortSignal) =>
  pedir(rutasAlertas.listar, { query: { proyecto }, signal });

/** Generates the alerts, also the first time. */
export const regenerateAlertas = (proyecto: string) => pedir(rutasAlertas.regenerar, { query: { proyecto } });

export const notifyAlerta = (alertaId: string, usuarios: string[]) =>
  pedir(rutasAlertas.notificar, { body: { alertaId, usuarios } });

export const deleteAlertas = (proyecto: string) => pedir(rutasAlertas.eliminar, { query: { proyecto } });

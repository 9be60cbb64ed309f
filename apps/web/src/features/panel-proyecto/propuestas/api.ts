import type { Propuesta } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http/http';

const PATH = '/api/propuestas';

export const clavePropuestas = (proyecto: string) => ['propuestas', proyecto] as const;

export const getPropuestas = async (proyecto: string, signal: AbortSignal): Promise<Propuesta[]> =>
  (await http.get<{ propuestas: Propuesta[] }>(`${PATH}?proyecto=${proyecto}`, signal)).propuestas;

export const decide = async (
  id: string,
  pedido: { tomar: string[]; rechazar: string[] },
): Promise<Propuesta> =>
  (await http.post<{ propuesta: Propuesta }>(`${PATH}/${id}/decidir`, pedido)).propuesta;

export const undo = async (id: string): Promise<Propuesta> =>
  (await http.post<{ propuesta: Propuesta }>(`${PATH}/${id}/deshacer`, {})).propuesta;

import type { Propuesta } from '@pmp/contracts/proyectos';
import { rutasPropuestas } from '@pmp/contracts/proyectos/rutas';
import { pedir } from '../../../shared/http/pedir';

export const clavePropuestas = (proyecto: string) => ['propuestas', proyecto] as const;

export const getPropuestas = async (proyecto: string, signal: AbortSignal): Promise<Propuesta[]> =>
  (await pedir(rutasPropuestas.listar, { query: { proyecto }, signal })).propuestas;

export const decide = async (
  id: string,
  pedido: { tomar: string[]; rechazar: string[] },
): Promise<Propuesta> => (await pedir(rutasPropuestas.decidir, { params: { id }, body: pedido })).propuesta;

export const undo = async (id: string): Promise<Propuesta> =>
  (await pedir(rutasPropuestas.deshacer, { params: { id } })).propuesta;

import type { Persona } from '@pmp/contracts/common';
import type { MensajeEncontrado } from '@pmp/contracts/mensajes';
import type { Resultado } from '@pmp/contracts/proyectos';
import { http } from '../../../shared/http';

export const searchTrabajo = async (q: string, signal: AbortSignal): Promise<Resultado[]> =>
  (await http.get<{ resultados: Resultado[] }>(`/api/proyectos/buscar?q=${encodeURIComponent(q)}`, signal))
    .resultados;

export const searchMensajes = async (q: string, signal: AbortSignal): Promise<MensajeEncontrado[]> =>
  (
    await http.get<{ resultados: MensajeEncontrado[] }>(
      `/api/mensajes/buscar?q=${encodeURIComponent(q)}&limite=6`,
      signal,
    )
  ).resultados;

export const getPersonas = async (signal: AbortSignal): Promise<Persona[]> =>
  (await http.get<{ usuarios: Persona[] }>('/api/mensajes/usuarios', signal)).usuarios;

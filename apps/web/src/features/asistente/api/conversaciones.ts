import type { Conversacion, ConversacionResumen, Verificar } from '@pmp/contracts/ia';
import { rutasAsistente, rutasConversaciones } from '@pmp/contracts/ia/rutas';
import { pedir } from '../../../shared/http/pedir';

export const verify = (signal: AbortSignal): Promise<Verificar> =>
  pedir(rutasAsistente.verificar, { signal });

export const getConversaciones = async (signal: AbortSignal): Promise<ConversacionResumen[]> =>
  (await pedir(rutasConversaciones.listar, { signal })).conversaciones;

export const getConversacion = async (id: string, signal: AbortSignal): Promise<Conversacion> =>
  (await pedir(rutasConversaciones.leer, { params: { id }, signal })).conversacion;

export const deleteConversacion = (id: string) => pedir(rutasConversaciones.eliminar, { params: { id } });

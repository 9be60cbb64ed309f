import type { ReplyOf } from '@pmp/contracts/common';
import type { LlaveCreate, OpcionesLlave } from '@pmp/contracts/usuarios';
import { rutasLlaves } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const beginLlave = async (): Promise<OpcionesLlave> => (await pedir(rutasLlaves.empezar)).opciones;

export const createLlave = (body: LlaveCreate): Promise<ReplyOf<typeof rutasLlaves.crear>> =>
  pedir(rutasLlaves.crear, { body });

export const renameLlave = (id: string, nombre: string): Promise<unknown> =>
  pedir(rutasLlaves.renombrar, { params: { id }, body: { nombre } });

export const removeLlave = (id: string): Promise<unknown> => pedir(rutasLlaves.quitar, { params: { id } });

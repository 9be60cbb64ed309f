import type { Forja, ForjaCreate, ForjaUpdate } from '@pmp/contracts/integraciones';
import { rutasForjas } from '@pmp/contracts/integraciones/rutas';
import { pedir } from '../../../shared/http/pedir';

export const FORJAS = ['forjas'] as const;

export interface ForjaConSecreto {
  forja: Forja;
  /** Shown this once. */
  secreto: string;
}

export const getForjas = async (signal: AbortSignal): Promise<Forja[]> =>
  (await pedir(rutasForjas.listar, { signal })).forjas;

export const createForja = (datos: ForjaCreate): Promise<ForjaConSecreto> =>
  pedir(rutasForjas.crear, { body: datos });

export const updateForja = async (id: string, cambios: ForjaUpdate): Promise<Forja> =>
  (await pedir(rutasForjas.cambiar, { params: { id }, body: cambios })).forja;

export const renewSecretoForja = (id: string): Promise<ForjaConSecreto> =>
  pedir(rutasForjas.renovarSecreto, { params: { id } });

export const deleteForja = (id: string): Promise<unknown> => pedir(rutasForjas.eliminar, { params: { id } });

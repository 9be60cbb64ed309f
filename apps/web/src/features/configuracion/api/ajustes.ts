import type { AjustesAcceso, AjustesAccesoUpdate } from '@pmp/contracts/usuarios';
import { rutasAjustes } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Of the installation; no other screen shows them. */
export const AJUSTES = ['ajustes-acceso'] as const;

export const getAjustes = async (signal: AbortSignal): Promise<AjustesAcceso> =>
  (await pedir(rutasAjustes.leer, { signal })).ajustes;

export const saveAjustes = async (body: AjustesAccesoUpdate): Promise<AjustesAcceso> =>
  (await pedir(rutasAjustes.cambiar, { body })).ajustes;

import type { ReplyOf } from '@pmp/contracts/common';
import type { Factores, FactorPedido } from '@pmp/contracts/usuarios';
import { rutasFactores } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** Of the person themself; no other screen shows them. */
export const FACTORES = ['factores'] as const;

export type Semilla = ReplyOf<typeof rutasFactores.empezar>;

export const getFactores = async (signal: AbortSignal): Promise<Factores> =>
  (await pedir(rutasFactores.leer, { signal })).factores;

export const beginFactor = (body: FactorPedido): Promise<Semilla> => pedir(rutasFactores.empezar, { body });

export const confirmFactor = async (codigo: string): Promise<string[]> =>
  (await pedir(rutasFactores.confirmar, { body: { codigo } })).codigos;

export const renewCodigos = async (body: FactorPedido): Promise<string[]> =>
  (await pedir(rutasFactores.renovarCodigos, { body })).codigos;

export const removeFactor = (body: FactorPedido): Promise<unknown> => pedir(rutasFactores.quitar, { body });

export const forgetDispositivo = (id: string): Promise<unknown> =>
  pedir(rutasFactores.olvidarDispositivo, { params: { id } });

/** Takes away another person's. */
export const resetFactor = (id: string): Promise<unknown> =>
  pedir(rutasFactores.restablecer, { params: { id } });

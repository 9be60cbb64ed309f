import type { ReplyOf } from '@pmp/contracts/common';
import type { EmpresaInicio, EmpresaInicioReply } from '@pmp/contracts/usuarios';
import { rutasEmpresa } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

/** A session, or what a second factor is asked for with. */
export type EmpresaReply = ReplyOf<typeof rutasEmpresa.entrar>;

export const beginEmpresa = (pedido: EmpresaInicio): Promise<EmpresaInicioReply> =>
  pedir(rutasEmpresa.iniciar, { body: pedido, anonymous: true });

export const finishEmpresa = (respuesta: string, clave: string): Promise<EmpresaReply> =>
  pedir(rutasEmpresa.entrar, { body: { respuesta, clave }, anonymous: true });

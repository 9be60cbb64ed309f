import type { EmpresaInicio, EmpresaInicioReply, EmpresaSesionReply } from '@pmp/contracts/usuarios';
import { rutasEmpresa } from '@pmp/contracts/usuarios/rutas';
import { pedir } from '../../../shared/http/pedir';

export const beginEmpresa = (pedido: EmpresaInicio): Promise<EmpresaInicioReply> =>
  pedir(rutasEmpresa.iniciar, { body: pedido, anonymous: true });

export const finishEmpresa = (respuesta: string, clave: string): Promise<EmpresaSesionReply> =>
  pedir(rutasEmpresa.entrar, { body: { respuesta, clave }, anonymous: true });

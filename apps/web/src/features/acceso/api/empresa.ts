import type { EmpresaInicio, EmpresaInicioReply, EmpresaSesionReply } from '@pmp/contracts/usuarios';
import { http } from '../../../shared/http/http';

export const beginEmpresa = (pedido: EmpresaInicio): Promise<EmpresaInicioReply> =>
  http.anonymous.post('/api/usuarios/empresa/inicio', pedido);

export const finishEmpresa = (respuesta: string, clave: string): Promise<EmpresaSesionReply> =>
  http.anonymous.post('/api/usuarios/empresa/sesion', { respuesta, clave });

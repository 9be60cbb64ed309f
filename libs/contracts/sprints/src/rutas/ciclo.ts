import { idParamSchema, ruta } from '@pmp/contracts/common';
import { verificacionFinalizacionSchema, verificacionInicioSchema } from '../verificacion';
import { sprintReplySchema } from '../replies';
import { alcanceSchema, finalizarSchema, trasladarSchema } from '../sprint';

export const verificarInicio = ruta('GET', 'sprints/:id/verificar-inicio', {
  params: idParamSchema,
  reply: verificacionInicioSchema,
  derecho: 'proyecto.ver',
});

export const verificarFinalizacion = ruta('GET', 'sprints/:id/verificar-finalizacion', {
  params: idParamSchema,
  reply: verificacionFinalizacionSchema,
  derecho: 'proyecto.ver',
});

export const iniciar = ruta('POST', 'sprints/:id/iniciar', {
  params: idParamSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const finalizar = ruta('POST', 'sprints/:id/finalizar', {
  params: idParamSchema,
  body: finalizarSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const cancelar = ruta('POST', 'sprints/:id/cancelar', {
  params: idParamSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const cambiarAlcance = ruta('POST', 'sprints/:id/alcance', {
  params: idParamSchema,
  body: alcanceSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const trasladarPendientes = ruta('POST', 'sprints/:id/trasladar-pendientes', {
  params: idParamSchema,
  body: trasladarSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

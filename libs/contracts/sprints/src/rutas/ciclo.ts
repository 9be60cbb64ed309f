import { idParamSchema, ruta } from '@pmp/contracts/common';
import { verificacionFinalizacionSchema, verificacionInicioSchema } from '../verificacion';
import { sprintReplySchema } from '../replies';
import { sprintHistoriasSchema, finalizarSchema, trasladarSchema } from '../sprint';

export const verificarInicio = ruta('GET', 'sprints/:id/verificar-inicio', {
  resumen: 'Dice si un sprint se puede iniciar, y qué conviene mirar antes',
  params: idParamSchema,
  reply: verificacionInicioSchema,
  derecho: 'proyecto.ver',
});

export const verificarFinalizacion = ruta('GET', 'sprints/:id/verificar-finalizacion', {
  resumen: 'Dice qué queda por terminar en un sprint antes de finalizarlo',
  params: idParamSchema,
  reply: verificacionFinalizacionSchema,
  derecho: 'proyecto.ver',
});

export const iniciar = ruta('POST', 'sprints/:id/iniciar', {
  resumen: 'Inicia un sprint',
  params: idParamSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const finalizar = ruta('POST', 'sprints/:id/finalizar', {
  resumen: 'Finaliza un sprint y decide adónde va lo que no se terminó',
  params: idParamSchema,
  body: finalizarSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const cancelar = ruta('POST', 'sprints/:id/cancelar', {
  resumen: 'Cancela un sprint',
  params: idParamSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
});

export const cambiarAlcance = ruta('POST', 'sprints/:id/alcance', {
  resumen: 'Mete historias en un sprint en curso, o las saca de él',
  params: idParamSchema,
  body: sprintHistoriasSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/historias/{id}/sprint',
});

export const trasladarPendientes = ruta('POST', 'sprints/:id/trasladar-pendientes', {
  resumen: 'Lleva las historias sin terminar de un sprint a otro o al backlog',
  params: idParamSchema,
  body: trasladarSchema,
  reply: sprintReplySchema,
  status: 200,
  derecho: 'proyecto.editar',
  proposedBy: 'PUT /api/historias/{id}/sprint',
});

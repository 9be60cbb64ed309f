import { idParamSchema, ruta } from '@pmp/contracts/common';
import {
  cumpleSchema,
  definicionDeHistoriaReplySchema,
  definicionesReplySchema,
  definicionesUpdateSchema,
  puntoParamSchema,
} from '../definicion';

export const leer = ruta('GET', 'sprints/proyecto/:id/definiciones', {
  params: idParamSchema,
  reply: definicionesReplySchema,
  derecho: 'proyecto.ver',
});

export const cambiar = ruta('PUT', 'sprints/proyecto/:id/definiciones', {
  params: idParamSchema,
  body: definicionesUpdateSchema,
  reply: definicionesReplySchema,
  derecho: 'proyecto.editar',
});

export const leerDeHistoria = ruta('GET', 'sprints/historias/:id/definiciones', {
  params: idParamSchema,
  reply: definicionDeHistoriaReplySchema,
  derecho: 'proyecto.ver',
});

export const marcar = ruta('PUT', 'sprints/historias/:id/definiciones/:puntoId', {
  params: puntoParamSchema,
  body: cumpleSchema,
  reply: definicionDeHistoriaReplySchema,
  derecho: 'proyecto.editar',
});

import { idParamSchema, ruta } from '@pmp/contracts/common';
import {
  cumpleSchema,
  definicionDeHistoriaReplySchema,
  definicionesReplySchema,
  definicionesUpdateSchema,
  puntoParamSchema,
} from '../definicion';

export const leer = ruta('GET', 'sprints/proyecto/:id/definiciones', {
  resumen: 'Lee cuándo está lista y cuándo está terminada una historia en un proyecto',
  params: idParamSchema,
  reply: definicionesReplySchema,
  derecho: 'proyecto.ver',
});

export const cambiar = ruta('PUT', 'sprints/proyecto/:id/definiciones', {
  resumen: 'Cambia cuándo está lista y cuándo está terminada una historia en un proyecto',
  params: idParamSchema,
  body: definicionesUpdateSchema,
  reply: definicionesReplySchema,
  derecho: 'proyecto.editar',
});

export const leerDeHistoria = ruta('GET', 'sprints/historias/:id/definiciones', {
  resumen: 'Lee qué puntos de las definiciones cumple una historia',
  params: idParamSchema,
  reply: definicionDeHistoriaReplySchema,
  derecho: 'proyecto.ver',
});

export const marcar = ruta('PUT', 'sprints/historias/:id/definiciones/:puntoId', {
  resumen: 'Marca un punto de las definiciones como cumplido por una historia, o lo desmarca',
  params: puntoParamSchema,
  body: cumpleSchema,
  reply: definicionDeHistoriaReplySchema,
  derecho: 'proyecto.editar',
});
